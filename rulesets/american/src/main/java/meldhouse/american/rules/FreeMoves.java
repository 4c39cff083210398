package meldhouse.american.rules;

import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanMove.DeclareOut;
import meldhouse.american.AmericanMove.Play;
import meldhouse.american.Origin;
import meldhouse.api.cards.Card;
import meldhouse.api.game.LegalMoves;

import java.util.List;

/**
 * The moves of a seat while there is a stock: other moves first, then a play for each card of the
 * hand and each on the table. Where a card lies is said if that is the table, or if it lies in
 * both; a play that says more is legal too.
 *
 * @param first melds, nines and the end of a turn to meld
 * @param hand the distinct cards of the hand; 0 where no card may be played
 * @param table those of the seat on the table
 * @param out whether the seat may declare out
 */
record FreeMoves(List<AmericanMove> first, int hand, int table, boolean out) implements LegalMoves {
    private static final DeclareOut OUT = new DeclareOut();
    private static final AmericanMove[] SOMEWHERE = plays(null);
    private static final AmericanMove[] OF_HAND = plays(Origin.HAND);
    private static final AmericanMove[] OF_TABLE = plays(Origin.TABLE);

    private static AmericanMove[] plays(@org.jspecify.annotations.Nullable Origin from) {
        AmericanMove[] plays = new AmericanMove[Deck.KINDS];
        for (int number = 0; number < plays.length; number++) {
            Card card = Deck.card(number);
            plays[number] = new Play(card, from);
        }
        return plays;
    }

    @Override
    public int size() {
        return first.size() + Integer.bitCount(hand) + Integer.bitCount(table) + (out ? 1 : 0);
    }

    @Override
    public AmericanMove get(int index) {
        int left = index;
        if (left < first.size()) {
            return first.get(left);
        }
        left -= first.size();
        if (left < Integer.bitCount(hand)) {
            int card = bit(hand, left);
            return (table >>> card & 1) == 0 ? SOMEWHERE[card] : OF_HAND[card];
        }
        left -= Integer.bitCount(hand);
        return left < Integer.bitCount(table) ? OF_TABLE[bit(table, left)] : OUT;
    }

    private static int bit(int mask, int index) {
        int rest = mask;
        for (int skipped = index; skipped > 0; skipped--) {
            rest &= rest - 1;
        }
        return Integer.numberOfTrailingZeros(rest);
    }

    @Override
    public boolean complete() {
        return false;
    }
}
