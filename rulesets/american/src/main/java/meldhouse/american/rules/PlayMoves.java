package meldhouse.american.rules;

import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanMove.Concede;
import meldhouse.american.AmericanMove.DeclareOut;
import meldhouse.american.AmericanMove.Dix;
import meldhouse.american.AmericanMove.Moon;
import meldhouse.american.AmericanMove.Play;
import meldhouse.api.game.LegalMoves;

import java.util.List;
import java.util.stream.Stream;

/**
 * The moves of a seat that is to play a card: a mask over all moves there are, of which each exists
 * once.
 *
 * @param mask bit n for card n, and above them a bit for each other move
 */
record PlayMoves(int mask) implements LegalMoves {
    static final int CONCEDE = 1 << Deck.KINDS;
    static final int MOON = CONCEDE << 1;
    static final int DECLARE_OUT = MOON << 1;
    static final int DIX = DECLARE_OUT << 1;

    private static final AmericanMove[] MOVES =
            Stream.concat(
                            Deck.CARDS.stream().map(Play::new),
                            Stream.of(new Concede(), new Moon(), new DeclareOut(), new Dix(false)))
                    .toArray(AmericanMove[]::new);

    /** Every play once, by the card's number. */
    static final List<AmericanMove> PLAYS = List.of(MOVES).subList(0, Deck.KINDS);

    @Override
    public int size() {
        return Integer.bitCount(mask);
    }

    @Override
    public AmericanMove get(int index) {
        int rest = mask;
        for (int skipped = index; skipped > 0; skipped--) {
            rest &= rest - 1;
        }
        return MOVES[Integer.numberOfTrailingZeros(rest)];
    }
}
