package meldhouse.danish.rules;

import meldhouse.danish.CutMade;
import meldhouse.danish.DanishCard;
import meldhouse.danish.TableMeld;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;

/**
 * The cards of a round and where they lie (danish.md 1.6 and 2): immutable. Cards are numbers of
 * the {@link Pack}. What is not public: the hands, and the order of the stock.
 */
final class Round {
    private static final byte[] NOTHING = {};

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

    /** Whether the side of the seat has Barbele and has laid nothing yet (danish.md 4.2). */
    boolean mustOpen() {
        return ledger.barbele().get(side()) && !hasMeld(side());
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

    /** A round that is being changed; arrays are replaced, never written to. */
    static final class Draft {
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

        private Draft(Round round) {
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

        private Draft(
                Ledger ledger, @Nullable CutMade cut, Hand[] hands, int turnedUp, byte[] stock) {
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
            pile = NOTHING;
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

    /** What was read of a round, from a text or a view. */
    static final class Reading {
        @Nullable Ledger ledger;
        @Nullable CutMade cut;
        int turnedUp;
        List<List<DanishCard>> hands = List.of();
        List<List<DanishCard>> known = List.of();
        List<DanishCard> stock = List.of();
        List<DanishCard> pile = List.of();
        List<TableMeld> melds = List.of();

        /** How many melds were laid in all. */
        int numbers;

        int turn;
        int idle;
        int reshuffles;
        int turnedUpTaken;
        @Nullable List<DanishCard> drawn;
        boolean fromPile;
        boolean openingFailed;
        List<Integer> failedOpenings = List.of();
        List<Integer> pumbaMissed = List.of();

        /** The round; who is to move follows from the number of the turn. */
        Round round() {
            Ledger book = Objects.requireNonNull(ledger);
            Chairs chairs = book.chairs();
            Draft draft = new Draft(book, cut, packed(hands), turnedUp, numbers(stock));
            draft.known = packed(known);
            draft.pile = numbers(pile);
            draft.melds = new Spread[numbers];
            for (TableMeld meld : melds) {
                draft.melds[meld.number()] = Spread.of(meld);
            }
            int first = chairs.place(draft.seat);
            draft.seat = chairs.turnOrder().get((first + turn - 1) % chairs.seats());
            draft.turn = turn;
            draft.idle = idle;
            draft.drawn = drawn == null ? null : numbers(drawn);
            draft.fromPile = fromPile;
            draft.laidNow = drawn != null && melds.stream().anyMatch(this::isLaidNow);
            draft.openingFailed = openingFailed;
            draft.failedOpenings = failedOpenings;
            draft.pumbaMissed = pumbaMissed;
            draft.reshuffles = reshuffles;
            draft.turnedUpTaken = turnedUpTaken;
            for (int seat = 0; seat < hands.size(); seat++) {
                if (hands.get(seat).stream().anyMatch(DanishCard::turnedUp)) {
                    draft.markSeat = seat;
                    draft.markKnown = known.get(seat).stream().anyMatch(DanishCard::turnedUp);
                }
            }
            return draft.round();
        }

        private boolean isLaidNow(TableMeld meld) {
            return meld.cards().stream().anyMatch(card -> card.turn() == turn);
        }

        private static Hand[] packed(List<List<DanishCard>> hands) {
            return hands.stream().map(Hand::of).toArray(Hand[]::new);
        }

        private static byte[] numbers(List<DanishCard> cards) {
            byte[] numbers = new byte[cards.size()];
            for (int i = 0; i < numbers.length; i++) {
                numbers[i] = (byte) Pack.number(cards.get(i));
            }
            return numbers;
        }
    }
}
