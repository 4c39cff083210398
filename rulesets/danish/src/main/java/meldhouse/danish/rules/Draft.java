package meldhouse.danish.rules;

import meldhouse.danish.CutMade;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** A round that is being changed; arrays are replaced, never written to. */
final class Draft {
    final Ledger ledger;
    @Nullable CutMade cut;
    Hand[] hands;
    Hand[] known;
    byte[] stock;
    int top;
    byte[] pile;
    @Nullable Spread[] melds;
    int seat;
    int turn;
    int idle;
    byte @Nullable [] drawn;
    boolean fromPile;
    boolean laidNow;
    boolean openingFailed;
    List<Integer> failedOpenings;
    List<Integer> pumbaMissed;
    int reshuffles;
    int turnedUp;
    int markSeat;
    boolean markKnown;
    int turnedUpTaken;

    Draft(Round round) {
        ledger = round.ledger;
        cut = round.cut;
        hands = round.hands;
        known = round.known;
        stock = round.stock;
        top = round.top;
        pile = round.pile;
        melds = round.melds;
        seat = round.seat;
        turn = round.turn;
        idle = round.idle;
        drawn = round.drawn;
        fromPile = round.fromPile;
        laidNow = round.laidNow;
        openingFailed = round.openingFailed;
        failedOpenings = round.failedOpenings;
        pumbaMissed = round.pumbaMissed;
        reshuffles = round.reshuffles;
        turnedUp = round.turnedUp;
        markSeat = round.markSeat;
        markKnown = round.markKnown;
        turnedUpTaken = round.turnedUpTaken;
    }

    Draft(Ledger ledger, @Nullable CutMade cut, Hand[] hands, int turnedUp, byte[] stock) {
        int sides = ledger.chairs().sides().size();
        this.ledger = ledger;
        this.cut = cut;
        this.hands = hands;
        this.stock = stock;
        this.turnedUp = turnedUp;
        known = new Hand[hands.length];
        Arrays.fill(known, Hand.EMPTY);
        pile = new byte[] {(byte) (turnedUp | Pack.MARK)};
        melds = new Spread[0];
        seat = ledger.chairs().haand(ledger.dealer());
        turn = 1;
        failedOpenings = Collections.nCopies(sides, 0);
        pumbaMissed = failedOpenings;
        markSeat = -1;
        turnedUpTaken = -1;
    }

    Round round() {
        return new Round(this);
    }

    /** The seat draws the top card of the stock. */
    Draft drawFromStock() {
        byte card = stock[top++];
        drawn = new byte[] {card};
        fromPile = false;
        join(card, false);
        return this;
    }

    /** The seat takes the pile. */
    Draft takePile() {
        for (byte card : pile) {
            if (card >= Pack.MARK && turnedUpTaken < 0) {
                turnedUpTaken = seat;
            }
            join(card, true);
        }
        drawn = pile;
        fromPile = true;
        pile = Round.NOTHING;
        return this;
    }

    /** A card joins the hand of the seat. */
    private void join(int card, boolean seen) {
        int kind = card & Pack.KIND;
        hands = changed(hands, seat, hands[seat].with(kind));
        if (seen) {
            known = changed(known, seat, known[seat].with(kind));
        }
        if (card >= Pack.MARK) {
            markSeat = seat;
            markKnown = seen;
        }
    }

    /** A card leaves the hand of the seat, and everybody sees it. */
    private void leave(int card) {
        int kind = card & Pack.KIND;
        hands = changed(hands, seat, hands[seat].without(kind));
        boolean marked = card >= Pack.MARK;
        int marks = markKnown && markSeat == seat && kind == turnedUp ? 1 : 0;
        boolean wasKnown = marked ? marks > 0 : known[seat].count(kind) > marks;
        if (wasKnown) {
            known = changed(known, seat, known[seat].without(kind));
        }
        if (marked) {
            markSeat = -1;
            markKnown = false;
        }
    }

    /** The seat lays a new meld. */
    Draft lay(Spread meld) {
        for (int place = 0; place < meld.size(); place++) {
            leave(Spread.number(meld.laid(place)));
        }
        melds = Arrays.copyOf(melds, melds.length + 1);
        melds[melds.length - 1] = meld;
        laidNow = true;
        return this;
    }

    /** The seat lays cards onto a meld. */
    Draft layOff(int number, Spread after, int[] laid) {
        for (int card : laid) {
            leave(Spread.number(card));
        }
        melds = changed(melds, number, after);
        laidNow = true;
        return this;
    }

    /** The seat puts a natural card where a wild lay. */
    Draft redde(int number, Spread after, int natural, int wild, boolean inHand) {
        leave(natural);
        melds = changed(melds, number, after);
        laidNow = true;
        if (inHand) {
            join(wild, true);
        }
        return this;
    }

    /** A meld becomes part of another (danish.md 7.1, {@code mergeMelds}). */
    Draft join(int number, int gone, Spread joined) {
        melds = changed(melds, number, joined);
        melds[gone] = null;
        return this;
    }

    /** The seat showed cards in an opening that failed, and took them back. */
    Draft failOpening(int[] cards, int side) {
        Hand plain = Hand.EMPTY;
        int kept = markKnown && markSeat == seat ? 1 : 0;
        Hand before = kept > 0 ? known[seat].without(turnedUp) : known[seat];
        for (int card : cards) {
            if (card >= Pack.MARK) {
                markKnown = true;
                kept = 1;
            } else {
                plain = plain.with(card);
            }
        }
        Hand now = before;
        for (int kind : plain.list()) {
            if (now.count(kind) < plain.count(kind)) {
                now = now.with(kind);
            }
        }
        known = changed(known, seat, kept > 0 ? now.with(turnedUp) : now);
        openingFailed = true;
        failedOpenings = oneMore(failedOpenings, side);
        return this;
    }

    /**
     * The seat discards.
     *
     * @param another whether it is another copy than the one that is known
     */
    Draft discard(int card, boolean another) {
        Hand[] before = known;
        leave(card);
        known = another ? before : known;
        pile = Arrays.copyOf(pile, pile.length + 1);
        pile[pile.length - 1] = (byte) card;
        idle = !fromPile || laidNow ? 0 : idle + 1;
        return this;
    }

    Draft missPumba(int side) {
        pumbaMissed = oneMore(pumbaMissed, side);
        return this;
    }

    /** The turn goes to the next seat. */
    Draft pass() {
        seat = ledger.chairs().after(seat);
        turn++;
        drawn = null;
        fromPile = false;
        laidNow = false;
        openingFailed = false;
        return this;
    }

    /** The turn is over, and so is the round. */
    Draft stop() {
        drawn = null;
        fromPile = false;
        laidNow = false;
        openingFailed = false;
        return this;
    }

    /** The pile but for its top card becomes the stock. */
    Draft reshuffle(int[] order) {
        byte[] cards = new byte[order.length];
        for (int i = 0; i < cards.length; i++) {
            cards[i] = pile[order[i]];
        }
        stock = cards;
        top = 0;
        pile = new byte[] {pile[pile.length - 1]};
        reshuffles++;
        return this;
    }

    private static List<Integer> oneMore(List<Integer> counts, int index) {
        List<Integer> more = new ArrayList<>(counts);
        more.set(index, more.get(index) + 1);
        return List.copyOf(more);
    }

    private static <T extends @Nullable Object> T[] changed(T[] array, int index, T value) {
        T[] other = array.clone();
        other[index] = value;
        return other;
    }
}
