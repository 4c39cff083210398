package meldhouse.danish.rules;

import meldhouse.api.cards.Card;
import meldhouse.danish.DanishCard;

import org.jspecify.annotations.Nullable;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What holds for every meld: the cards that there are, and how many of what (danish.md 3). */
final class MeldLimits {
    private static final int COPIES = 2;
    private static final int JOKERS = 4;

    private final DanishRules rules;

    MeldLimits(DanishRules rules) {
        this.rules = rules;
    }

    /** The pack has every card twice, and four jokers. */
    Ruling.@Nullable Not copies(List<DanishCard> cards) {
        Map<Card, Integer> counts = new HashMap<>();
        for (DanishCard card : cards) {
            int count = counts.merge(card.card(), 1, Integer::sum);
            if (count > (card.card().isJoker() ? JOKERS : COPIES)) {
                return Ruling.not(
                        "impossibleCards",
                        "The pack does not have the %s %d times.",
                        card.card().title(),
                        count);
            }
        }
        return null;
    }

    /** How many natural cards and wilds a meld has (D17). */
    Ruling.@Nullable Not wilds(List<DanishCard> cards) {
        int wilds = (int) cards.stream().filter(DanishCard::isWild).count();
        int least = rules.minNaturalsPerMeld();
        if (cards.size() - wilds < least) {
            return Ruling.not(
                    "tooFewNaturals",
                    "A meld needs %s; jokers and twos are none.",
                    least == 1 ? "a natural card" : least + " natural cards");
        }
        Integer most = rules.maxWildsPerMeld();
        if (most != null && wilds > most) {
            return Ruling.not(
                    "tooManyWilds",
                    "A meld may have %d wild cards at the most, and this has %d.",
                    most,
                    wilds);
        }
        return null;
    }

    /** How many cards a set may have (D19). */
    Ruling.@Nullable Not size(int cards) {
        Integer most = rules.maxSetSize();
        return most == null || cards <= most
                ? null
                : Ruling.not("setTooLarge", "A set may have %d cards at the most.", most);
    }
}
