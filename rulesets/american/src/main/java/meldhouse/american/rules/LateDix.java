package meldhouse.american.rules;

import meldhouse.american.MeldKind;
import meldhouse.american.SeatMelds;

/**
 * A nine of trump that its seat did not list when it was to, and claims in its own turn before it
 * plays a card (variants.md 5.6). Copies look alike, so a seat may claim one as long as it holds
 * more of them than it has claimed.
 */
final class LateDix {
    private LateDix() {}

    /** Whether a seat with these cards may claim one. */
    static boolean isOpen(Terms terms, int seat, long hand) {
        int nine = Deck.number(terms.trump(), Deck.NINE);
        int held = Hand.copies(terms.counting(seat, hand), nine);
        return held > 0
                && held > claimed(terms, seat)
                && (terms.contract().melding() & 1 << seat) != 0;
    }

    private static long claimed(Terms terms, int seat) {
        return terms.melds().stream()
                .filter(shown -> shown.seat() == seat)
                .flatMap(shown -> shown.melds().stream())
                .filter(meld -> meld.kind() == MeldKind.DIX)
                .count();
    }

    /** The claim. */
    static SeatMelds shown(Terms terms, int seat) {
        long nine = Hand.with(Hand.EMPTY, Deck.number(terms.trump(), Deck.NINE));
        long tally = Tally.with(Tally.NOTHING, Tally.DIX, 1);
        return terms.game().sheet().laid(seat, tally, nine, terms.trump());
    }
}
