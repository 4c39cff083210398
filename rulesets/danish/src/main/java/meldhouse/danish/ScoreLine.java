package meldhouse.danish;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * One line of a round's score sheet, so that a player can check the sum with danish.md 5.
 *
 * @param kind what it is for
 * @param points what it brings; below 0 where it costs
 * @param name which one, where there are several: the meld's special name, {@code oneColour},
 *     {@code onlyHighOrWild}, {@code noAcesNoPictures}, or what a house rule calls it; else null
 * @param meld the number of the meld that it comes from; null: none
 * @param seat the seat that it comes from; null: the side, or a meld of several
 * @param times how often: the factor of a multiplier, the wilds rescued, the failed openings; else
 *     1
 * @param cards the cards that it comes from
 */
public record ScoreLine(
        Kind kind,
        int points,
        @Nullable String name,
        @Nullable Integer meld,
        @Nullable Integer seat,
        int times,
        List<DanishCard> cards) {
    public ScoreLine {
        cards = List.copyOf(cards);
    }

    /** What a line is for. */
    public enum Kind {
        /** The card value of an ordinary meld. */
        ORDINARY("ordinary"),
        /** What the multiplier adds to the finisher's cards in ordinary melds. */
        MULTIPLIER("multiplier"),
        /** The table value of a special meld. */
        SPECIAL("special"),
        /** The wilds rescued from a meld. */
        REDDE("redde"),
        /** The bonus for eight natural cards of 3 to 10. */
        EIGHT_NATURALS("eightNaturals"),
        /** The exact cut. */
        EXACT_CUT("exactCut"),
        /** The turned-up card. */
        TURNED_CARD("turnedCard"),
        /** Ending the round. */
        FINISH("finish"),
        /** One of the three conditions of a finish (danish.md 5.5). */
        FINISH_SPECIAL("finishSpecial"),
        /** Folding the hand in the first turn (a house rule). */
        FOLDING_THE_HAND("foldingTheHand"),
        /** The cards left in a hand. */
        HAND("hand"),
        /** Failed openings. */
        FAILED_OPENING("failedOpening"),
        /** Caught without a meld (a house rule). */
        NO_MELD("noMeld"),
        /** Pumba not said (a house rule). */
        PUMBA_MISSED("pumbaMissed"),
        /** What a function of the house rules gives or takes, by the name that it says. */
        HOUSE_RULE("houseRule");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        /** As on the wire: {@code failedOpening}. */
        @Override
        public String toString() {
            return word;
        }
    }
}
