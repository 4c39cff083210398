package meldhouse.danish;

import java.util.List;

/**
 * A side's score of a round (danish.md 5.1). The total is {@code ordinary + multiplierExtra +
 * special + redde + eightNaturals + exactCut + turnedCard + finish + finishSpecials + houseRules -
 * hand - exitPenalty}, and also the sum of the lines.
 *
 * @param ordinary the card value of the ordinary melds, counted once
 * @param multiplier the factor: 1 where nothing is multiplied
 * @param multiplierExtra what the factor adds
 * @param special the table values
 * @param redde the rescued wilds
 * @param eightNaturals the bonuses for eight natural cards
 * @param exactCut the bonus for the exact cut
 * @param turnedCard the bonus for the turned-up card
 * @param finish the bonus for ending the round, and for folding the hand where a house rule gives
 *     one
 * @param finishSpecials the conditions of danish.md 5.5
 * @param houseRules what a function of the house rules gives or takes
 * @param hand what the cards in hand cost, as a positive number
 * @param exitPenalty failed openings and other penalties, as a positive number
 * @param total the round's score
 * @param lines every part of it with its cards, zero ones left out
 */
public record SideScore(
        int ordinary,
        int multiplier,
        int multiplierExtra,
        int special,
        int redde,
        int eightNaturals,
        int exactCut,
        int turnedCard,
        int finish,
        int finishSpecials,
        int houseRules,
        int hand,
        int exitPenalty,
        int total,
        List<ScoreLine> lines) {
    public SideScore {
        lines = List.copyOf(lines);
    }
}
