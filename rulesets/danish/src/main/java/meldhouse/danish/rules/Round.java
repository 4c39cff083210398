package meldhouse.danish.rules;

import meldhouse.danish.CutMade;
import meldhouse.danish.DanishCard;
import meldhouse.danish.TableMeld;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * The cards of a round and where they lie (danish.md 1.6 and 2): immutable. Cards are numbers of
 * the {@link Pack}. What is not public: the hands, and the order of the stock.
 */
final class Round {
    static final byte[] NOTHING = {};

    final Ledger ledger;

    /** The cut; null: none is made. */
    final @Nullable CutMade cut;

    final Hand[] hands;

    /** For each seat the cards that everybody knows it to hold. */
    final Hand[] known;

    /** The stock in a window of this array: from {@link #top} to its end, the top card first. */
    final byte[] stock;

    final int top;

    /** From bottom to top. */
    final byte[] pile;

    /** By number; null where a meld became part of another. */
    final @Nullable Spread[] melds;

    /** The seat whose turn it is, or was when the round ended. */
    final int seat;

    /** From 1. */
    final int turn;

    /** Turns in a row without a draw from the stock and without a card laid. */
    final int idle;

    /** What the seat has drawn in this turn; null: it is yet to draw. */
    final byte @Nullable [] drawn;

    final boolean fromPile;

    /** Whether the seat has laid a card in this turn. */
    final boolean laidNow;

    final boolean openingFailed;

    /** By side. */
    final List<Integer> failedOpenings;

    /** By side. */
    final List<Integer> pumbaMissed;

    final int reshuffles;

    /** The kind of the card that was turned up. */
    final int turnedUp;

    /** The seat that holds it; -1: it lies in the pile, the stock or a meld. */
    final int markSeat;

    /** Whether everybody knows that that seat holds it. */
    final boolean markKnown;

    /** The first seat that took the pile with it; -1: nobody yet. */
    final int turnedUpTaken;

    Round(Draft draft) {
        ledger = draft.ledger;
        cut = draft.cut;
        hands = draft.hands;
        known = draft.known;
        stock = draft.stock;
        top = draft.top;
        pile = draft.pile;
        melds = draft.melds;
        seat = draft.seat;
        turn = draft.turn;
        idle = draft.idle;
        drawn = draft.drawn;
        fromPile = draft.fromPile;
        laidNow = draft.laidNow;
        openingFailed = draft.openingFailed;
        failedOpenings = draft.failedOpenings;
        pumbaMissed = draft.pumbaMissed;
        reshuffles = draft.reshuffles;
        turnedUp = draft.turnedUp;
        markSeat = draft.markSeat;
        markKnown = draft.markKnown;
        turnedUpTaken = draft.turnedUpTaken;
    }

    /**
     * A round whose cards have just been dealt.
     *
     * @param hands by seat
     * @param turnedUp the kind of the first card of the pile
     * @param stock kinds, the top card first
     */
    static Round dealt(
            Ledger ledger, @Nullable CutMade cut, Hand[] hands, int turnedUp, byte[] stock) {
        Draft draft = new Draft(ledger, cut, hands, turnedUp, stock);
        return draft.round();
    }

    /** A workbench with this round on it. */
    Draft draft() {
        return new Draft(this);
    }

    DanishRules rules() {
        return ledger.rules();
    }

    Chairs chairs() {
        return ledger.chairs();
    }

    int seats() {
        return hands.length;
    }

    /** The hand of the seat whose turn it is. */
    Hand hand() {
        return hands[seat];
    }

    int side() {
        return chairs().sideOf(seat);
    }

    int stockSize() {
        return stock.length - top;
    }

    /** The top card of the pile. */
    int topOfPile() {
        return pile[pile.length - 1];
    }

    /** The kind of the turned-up card if the seat holds it; -1: it does not. */
    int markIn(int seat) {
        return markSeat == seat ? turnedUp : -1;
    }

    boolean hasMeld(int side) {
        for (Spread meld : melds) {
            if (meld != null && meld.side() == side) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether the side of the seat has Barbele, or needs a minimum by a function, and has laid
     * nothing yet (danish.md 4.2).
     */
    boolean mustOpen() {
        int side = side();
        return (ledger.barbele().get(side) || ledger.minimums().get(side) > 0) && !hasMeld(side);
    }

    /** What the first melds of the side of the seat must be worth together. */
    int minimum() {
        return ledger.minimums().get(side());
    }

    /** Whether the seat has laid a card in an earlier turn of the round (danish.md 2.5). */
    boolean laidEarlier() {
        for (Spread meld : melds) {
            if (meld != null && meld.hasCardOf(seat, turn)) {
                return true;
            }
        }
        return false;
    }

    /** Whether it is the seat's first turn of the round. */
    boolean isFirstTurn() {
        return turn <= seats();
    }

    /** The seat that went out; -1: nobody. */
    int finisher() {
        return hands[seat].isEmpty() ? seat : -1;
    }

    List<TableMeld> tableMelds() {
        List<TableMeld> table = new ArrayList<>();
        for (int number = 0; number < melds.length; number++) {
            Spread meld = melds[number];
            if (meld != null) {
                table.add(meld.table(rules(), number));
            }
        }
        return table;
    }

    /** The pile as it is seen, from bottom to top. */
    List<DanishCard> seenPile() {
        return seen(pile);
    }

    static List<DanishCard> seen(byte[] cards) {
        List<DanishCard> seen = new ArrayList<>(cards.length);
        for (byte card : cards) {
            seen.add(Pack.seen(card));
        }
        return List.copyOf(seen);
    }

    List<DanishCard> seenHand(int seat) {
        return hands[seat].cards(markIn(seat));
    }

    List<DanishCard> seenKnown(int seat) {
        return known[seat].cards(markKnown ? markIn(seat) : -1);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Round round
                && seat == round.seat
                && turn == round.turn
                && idle == round.idle
                && fromPile == round.fromPile
                && laidNow == round.laidNow
                && openingFailed == round.openingFailed
                && reshuffles == round.reshuffles
                && turnedUp == round.turnedUp
                && markSeat == round.markSeat
                && markKnown == round.markKnown
                && turnedUpTaken == round.turnedUpTaken
                && Arrays.equals(hands, round.hands)
                && Arrays.equals(known, round.known)
                && Arrays.equals(
                        stock, top, stock.length, round.stock, round.top, round.stock.length)
                && Arrays.equals(pile, round.pile)
                && Arrays.equals(melds, round.melds)
                && Arrays.equals(drawn, round.drawn)
                && failedOpenings.equals(round.failedOpenings)
                && pumbaMissed.equals(round.pumbaMissed)
                && Objects.equals(cut, round.cut)
                && ledger.equals(round.ledger);
    }

    @Override
    public int hashCode() {
        int hash = Arrays.hashCode(hands);
        hash = 31 * hash + Arrays.hashCode(pile);
        hash = 31 * hash + Arrays.hashCode(melds);
        hash = 31 * hash + turn;
        for (int i = top; i < stock.length; i++) {
            hash = 31 * hash + stock[i];
        }
        return hash;
    }
}
