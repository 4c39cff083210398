package meldhouse.american.rules;

import meldhouse.american.AmericanEvent.Conceded;
import meldhouse.american.AmericanEvent.MoonAnnounced;
import meldhouse.american.AmericanEvent.Played;
import meldhouse.american.AmericanEvent.TrickTaken;
import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanMove.DeclareOut;
import meldhouse.american.AmericanMove.Dix;
import meldhouse.american.AmericanMove.Moon;
import meldhouse.american.AmericanMove.Play;
import meldhouse.american.Laid;
import meldhouse.american.Outcome;
import meldhouse.american.Phase;
import meldhouse.american.SeatMelds;
import meldhouse.american.TakenTrick;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.Refusal;
import meldhouse.api.game.Turn;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/**
 * A seat is to play a card (american.md 7). The hot part of every search: nothing but numbers, and
 * one reference to all that stays the same.
 *
 * <p>There are four places for hands, and never more players. Seat 4, where it plays, has the place
 * of the first seat that sits out.
 *
 * @param hand0 the hand of seat 0, and so on
 * @param trick the open trick, which may be empty
 * @param last the trick before it, or {@link Trick#NONE}
 * @param tricks the tricks taken, eight bits for each side, by the place of its first seat
 * @param points01 the points of the cards that the sides of places 0 and 1 have taken, the first in
 *     the lower half; and so on
 * @param legal what the rule answers for the seat to play: see {@link Duty}
 */
record Playing(
        Terms terms,
        long hand0,
        long hand1,
        long hand2,
        long hand3,
        int trick,
        int last,
        int tricks,
        long points01,
        long points23,
        int legal)
        implements InDeal {
    private static final int ONE_SIDE = 8;
    private static final int HALF = 32;

    static Playing start(Terms terms, Hands hands) {
        List<Integer> nothing = terms.game().sides().nothing();
        return resumed(terms, hands, terms.firstTrick(), Trick.NONE, nothing, nothing);
    }

    /** A position in the midst of the play. */
    static Playing resumed(
            Terms terms,
            Hands hands,
            int trick,
            int last,
            List<Integer> tricks,
            List<Integer> points) {
        int active = Trick.active(trick);
        long[] held = new long[Trick.MOST];
        for (int seat = 0; seat < Seating.MOST; seat++) {
            if ((active & 1 << seat) != 0) {
                held[place(active, seat)] = hands.of(seat);
            }
        }
        int taken = 0;
        long points01 = 0;
        long points23 = 0;
        for (int side = 0; side < tricks.size(); side++) {
            int seat = terms.game().sides().seats(side).getFirst();
            if ((active & 1 << seat) != 0) {
                int place = place(active, seat);
                taken |= tricks.get(side) << place * ONE_SIDE;
                long sum = (long) points.get(side) << (place & 1) * HALF;
                points01 |= place < 2 ? sum : 0;
                points23 |= place < 2 ? 0 : sum;
            }
        }
        return at(
                terms, held[0], held[1], held[2], held[3], trick, last, taken, points01, points23);
    }

    /** The place of a player. */
    private static int place(int active, int seat) {
        return seat < Trick.MOST ? seat : Integer.numberOfTrailingZeros(~active);
    }

    private static Playing at(
            Terms terms,
            long hand0,
            long hand1,
            long hand2,
            long hand3,
            int trick,
            int last,
            int tricks,
            long points01,
            long points23) {
        TrumpGame play = terms.play();
        int place = place(Trick.active(trick), Trick.toPlay(trick));
        long own = place < 2 ? place == 0 ? hand0 : hand1 : place == 2 ? hand2 : hand3;
        boolean broken = !play.isRestricted || terms.isBroken(hand0, hand1, hand2, hand3);
        int legal = duty(terms, own, trick, tricks, broken);
        if (play.restricting != null) {
            int declarer = terms.contract().declarer();
            legal =
                    play.restricting.legalCards(
                            own, trick, play.trump, taken(tricks), declarer, legal);
        }
        return new Playing(
                terms, hand0, hand1, hand2, hand3, trick, last, tricks, points01, points23, legal);
    }

    private static int duty(Terms terms, long own, int trick, int tricks, boolean broken) {
        TrumpGame play = terms.play();
        int friends = play.sparesFriends ? terms.friends(Trick.toPlay(trick)) : 0;
        return Duty.answer(
                play.rules, Hand.once(own), trick, play.trumps, friends, tricks == 0, broken);
    }

    /** What the duties alone say of the seat to play. */
    int duty() {
        boolean broken = !terms.play().isRestricted || terms.isBroken(hand0, hand1, hand2, hand3);
        return duty(terms, own(), trick, tricks, broken);
    }

    /** The place of a side: that of its first seat; -1 if it sits out. */
    private int placeOf(int side) {
        int seat = terms.game().sides().seats(side).getFirst();
        int active = Trick.active(trick);
        return (active & 1 << seat) == 0 ? -1 : place(active, seat);
    }

    int tricksOf(int side) {
        int place = placeOf(side);
        return place < 0 ? 0 : tricks >>> place * ONE_SIDE & (1 << ONE_SIDE) - 1;
    }

    int pointsOf(int side) {
        int place = placeOf(side);
        return place < 0 ? 0 : (int) ((place < 2 ? points01 : points23) >>> (place & 1) * HALF);
    }

    /** The tricks that all sides have taken. */
    private int taken() {
        return taken(tricks);
    }

    private static int taken(int tricks) {
        return (tricks & 0xFF) + (tricks >>> 8 & 0xFF) + (tricks >>> 16 & 0xFF) + (tricks >>> 24);
    }

    @Override
    public Ledger ledger() {
        return terms.ledger();
    }

    @Override
    public Phase phase() {
        return Phase.PLAY;
    }

    @Override
    public Turn turn() {
        return Turn.seat(Trick.toPlay(trick));
    }

    @Override
    public long hand(int seat) {
        int active = Trick.active(trick);
        return (active & 1 << seat) == 0 ? Hand.EMPTY : at(place(active, seat));
    }

    private long at(int place) {
        return place < 2 ? place == 0 ? hand0 : hand1 : place == 2 ? hand2 : hand3;
    }

    @Override
    public long widow() {
        return Hand.EMPTY;
    }

    @Override
    public @Nullable Said said() {
        return contract().said();
    }

    @Override
    public Contract contract() {
        return terms.contract();
    }

    /** Whether the declarer is about to make the first lead. */
    boolean isFirstLead() {
        return tricks == 0
                && Trick.size(trick) == 0
                && Trick.leader(trick) == contract().declarer();
    }

    @Override
    public LegalMoves legalMoves() {
        int cards = Duty.cards(legal) | (canClaimDix() ? PlayMoves.DIX : 0);
        if (Trick.size(trick) != 0) {
            return new PlayMoves(cards);
        }
        int more = 0;
        if (isFirstLead()) {
            more |= terms.canConcede() ? PlayMoves.CONCEDE : 0;
            more |= terms.canAnnounce() ? PlayMoves.MOON : 0;
        }
        return new PlayMoves(cards | more | (canDeclareOut() ? PlayMoves.DECLARE_OUT : 0));
    }

    /** Whether the seat to lead has just taken a trick, and that may end the match. */
    boolean canDeclareOut() {
        return terms.play().canDeclareOut && Trick.size(trick) == 0 && last != Trick.NONE;
    }

    /** Whether the seat to play may claim a nine of trump that it has not listed. */
    boolean canClaimDix() {
        return terms.play().hasLateDix && LateDix.isOpen(terms, Trick.toPlay(trick), own());
    }

    /** The hand of the seat to play. */
    long own() {
        return hand(Trick.toPlay(trick));
    }

    /** A bit for each card that may be played. */
    int playable() {
        return Duty.cards(legal);
    }

    @Override
    public @Nullable Refusal refusal(AmericanMove move) {
        return PlayRefusal.of(this, move);
    }

    @Override
    public AmericanPosition next(Move move) {
        if (move instanceof Play play && play.from() == null) {
            int card = Deck.number(play.card());
            if (card >= 0 && (Duty.cards(legal) >>> card & 1) != 0) {
                return with(card, Story.SILENT);
            }
        }
        return InDeal.super.next(move);
    }

    @Override
    public AmericanPosition make(AmericanMove move, Story story) {
        if (move instanceof Play play) {
            tell(play, story);
            return with(Deck.number(play.card()), story);
        }
        if (move instanceof Moon) {
            story.tell(next -> new MoonAnnounced(contract().declarer(), next));
            return with(terms.withMoon());
        }
        if (move instanceof Dix) {
            SeatMelds nine = LateDix.shown(terms, Trick.toPlay(trick));
            story.tellMelds(List.of(nine));
            return with(terms.with(nine));
        }
        if (move instanceof DeclareOut) {
            Sides sides = game().sides();
            return Ending.declaredOut(
                    terms,
                    Trick.toPlay(trick),
                    sides.each(this::tricksOf),
                    sides.each(this::pointsOf),
                    story);
        }
        story.tell(new Conceded(contract().declarer()));
        return terms.unplayed(Outcome.CONCEDED, story);
    }

    private Playing with(Terms changed) {
        return new Playing(
                changed, hand0, hand1, hand2, hand3, trick, last, tricks, points01, points23,
                legal);
    }

    /** The position after the seat to play has played a card that it may play. */
    private AmericanPosition with(int card, Story story) {
        int active = Trick.active(trick);
        int place = place(active, Trick.toPlay(trick));
        long first = place == 0 ? Hand.without(hand0, card) : hand0;
        long second = place == 1 ? Hand.without(hand1, card) : hand1;
        long third = place == 2 ? Hand.without(hand2, card) : hand2;
        long fourth = place == 3 ? Hand.without(hand3, card) : hand3;
        int more = Trick.with(trick, card);
        if (!Trick.isComplete(more)) {
            return at(terms, first, second, third, fourth, more, last, tricks, points01, points23);
        }
        TrumpGame play = terms.play();
        int winner = Trick.winningSeat(more, play.trumps);
        int side = play.isPartners ? winner & 1 : place(active, winner);
        long points = (long) play.points(more) << (side & 1) * HALF;
        long sum01 = side < 2 ? points01 + points : points01;
        long sum23 = side < 2 ? points23 : points23 + points;
        int count = tricks + (1 << side * ONE_SIDE);
        int open = Trick.after(trick, winner);
        if ((first | second | third | fourth) != Hand.EMPTY) {
            return at(terms, first, second, third, fourth, open, more, count, sum01, sum23);
        }
        return new Playing(terms, first, second, third, fourth, open, more, count, sum01, sum23, 0)
                .end(winner, story);
    }

    /** The position after the last trick, which this seat has taken. */
    private AmericanPosition end(int winner, Story story) {
        Sides sides = game().sides();
        return terms.played(sides.each(this::tricksOf), sides.each(this::pointsOf), winner, story);
    }

    private void tell(Play play, Story story) {
        int seat = Trick.toPlay(trick);
        story.tell(next -> new Played(seat, play.card(), next));
        int more = Trick.with(trick, Deck.number(play.card()));
        if (Trick.isComplete(more)) {
            TakenTrick trick = taken(more, taken() + 1);
            story.tell(next -> new TrickTaken(trick, next));
        }
    }

    private TakenTrick taken(int complete, int number) {
        int winner = Trick.winningSeat(complete, Deck.ofSuit(terms.trump()));
        return new TakenTrick(number, laid(complete), winner, terms.play().points(complete));
    }

    /** The trick before the open one; null: none yet. */
    @Nullable TakenTrick lastTrick() {
        return last == Trick.NONE ? null : taken(last, taken());
    }

    /** The cards of a trick in the order of play. */
    static List<Laid> laid(int trick) {
        List<Laid> laid = new ArrayList<>();
        for (int place = 0; place < Trick.size(trick); place++) {
            laid.add(new Laid(Trick.seat(trick, place), Deck.card(Trick.card(trick, place))));
        }
        return List.copyOf(laid);
    }
}
