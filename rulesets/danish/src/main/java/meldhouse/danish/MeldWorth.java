package meldhouse.danish;

import org.jspecify.annotations.Nullable;

/**
 * What a meld is worth (danish.md 5.1 to 5.4), before any multiplier.
 *
 * @param ordinary the card value of its cards where it is an ordinary meld, or where a house rule
 *     adds it to a special value; else 0
 * @param special its table value; 0 for an ordinary meld
 * @param specialName what gives it its table value or its bonus, as in {@code pinochleLater},
 *     {@code semiCleanOne}, {@code 8NaturalAces}, {@code eightNaturals}, or {@code houseRule} where
 *     a function gives the value; null: nothing does
 * @param eightNaturals the bonus for eight natural cards of 3 to 10
 * @param redde what its rescued wilds bring
 * @param total all of these together
 */
public record MeldWorth(
        int ordinary,
        int special,
        @Nullable String specialName,
        int eightNaturals,
        int redde,
        int total) {}
