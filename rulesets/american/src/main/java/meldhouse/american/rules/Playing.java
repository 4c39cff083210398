package meldhouse.american.rules;

import meldhouse.american.AmericanEvent.Conceded;
import meldhouse.american.AmericanEvent.Played;
import meldhouse.american.AmericanEvent.TrickTaken;
import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanMove.Concede;
import meldhouse.american.AmericanMove.Play;
import meldhouse.american.Laid;
import meldhouse.american.Outcome;
import meldhouse.american.Phase;
import meldhouse.american.TakenTrick;
import meldhouse.american.rules.Choices.TrumpLeadRestriction;
import meldhouse.api.cards.Card;
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
 * @param hand0 the hand of seat 0, and so on
 * @param trick the open trick, which may be empty
 * @param last the trick before it, or {@link Trick#NONE}
 * @param tricks the tricks taken by side 0, and above eight bits those of side 1
 * @param points0 the points of the cards that side 0 has taken, and so on
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
        int points0,
        int points1,
        int legal)
        implements InDeal {
    private static final int SECOND_SIDE = 8;
    private static final int ONE_SIDE = (1 << SECOND_SIDE) - 1;

    static Playing start(Terms terms, Hands hands) {
        return resumed(terms, hands, Trick.led(terms.leader()), Trick.NONE, 0, 0, 0);
    }

    /** A position in the midst of the play. */
    static Playing resumed(
            Terms terms, Hands hands, int trick, int last, int tricks, int points0, int points1) {
        return at(
                terms,
                hands.first(),
                hands.second(),
                hands.third(),
                hands.fourth(),
                trick,
                last,
                tricks,
                points0,
                points1);
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
            int points0,
            int points1) {
        AmericanRules rules = terms.rules();
        int trumps = Deck.ofSuit(terms.trump());
        int seat = Trick.toPlay(trick);
        long own = seat < 2 ? seat == 0 ? hand0 : hand1 : seat == 2 ? hand2 : hand3;
        boolean broken =
                rules.trumpLeadRestriction() == TrumpLeadRestriction.NONE
                        || isBroken(trumps, hand0, hand1, hand2, hand3);
        int legal = Duty.answer(rules, Hand.once(own), trick, trumps, tricks == 0, broken);
        return new Playing(
                terms, hand0, hand1, hand2, hand3, trick, last, tricks, points0, points1, legal);
    }

    /** Whether a trump has been played: whether one is missing from the hands. */
    private static boolean isBroken(int trumps, long... hands) {
        long both = trumps | (long) trumps << Deck.KINDS;
        int left = 0;
        for (long hand : hands) {
            left += Long.bitCount(hand & both);
        }
        return left < Long.bitCount(both);
    }

    static int tricks(int first, int second) {
        return first | second << SECOND_SIDE;
    }

    int tricksOf(int side) {
        return side == 0 ? tricks & ONE_SIDE : tricks >>> SECOND_SIDE;
    }

    int pointsOf(int side) {
        return side == 0 ? points0 : points1;
    }

    private int taken() {
        return (tricks & ONE_SIDE) + (tricks >>> SECOND_SIDE);
    }

    @Override
    public Ledger ledger() {
        return terms.contract().ledger();
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
        return seat < 2 ? seat == 0 ? hand0 : hand1 : seat == 2 ? hand2 : hand3;
    }

    @Override
    public @Nullable Said said() {
        return contract().said();
    }

    @Override
    public Contract contract() {
        return terms.contract();
    }

    /** Whether the declarer, about to make the first lead, may give up instead. */
    private boolean canConcede() {
        return tricks == 0
                && Trick.size(trick) == 0
                && terms.canConcede()
                && Trick.leader(trick) == contract().declarer();
    }

    @Override
    public LegalMoves legalMoves() {
        return new PlayMoves(Duty.cards(legal) | (canConcede() ? PlayMoves.CONCEDE : 0));
    }

    @Override
    public @Nullable Refusal refusal(AmericanMove move) {
        return switch (move) {
            case Play play -> refusal(play.card());
            case Concede ignored when canConcede() -> null;
            case Concede ignored ->
                    new Refusal(
                            "notThisRule",
                            terms.canConcede()
                                    ? "Only the declarer may concede, and only before the first"
                                            + " lead."
                                    : "Conceding is not part of these house rules.");
            case AmericanMove.Bid ignored -> InDeal.notNow("play a card");
            case AmericanMove.Pass ignored -> InDeal.notNow("play a card");
            case AmericanMove.Trump ignored -> InDeal.notNow("play a card");
            case AmericanMove.PassCards ignored -> InDeal.notNow("play a card");
            case AmericanMove.Declare ignored -> InDeal.notNow("play a card");
            case AmericanMove.ClaimMisdeal ignored -> InDeal.notNow("play a card");
            case AmericanMove.Decline ignored -> InDeal.notNow("play a card");
        };
    }

    private @Nullable Refusal refusal(Card card) {
        int number = Deck.number(card);
        long hand = hand(Trick.toPlay(trick));
        return number >= 0 && (Duty.cards(legal) >>> number & 1) != 0
                ? null
                : Misplay.refusal(card, hand, trick, terms.trump(), legal);
    }

    @Override
    public AmericanPosition next(Move move) {
        if (move instanceof Play play) {
            int card = Deck.number(play.card());
            if (card >= 0 && (Duty.cards(legal) >>> card & 1) != 0) {
                return with(card);
            }
        }
        return InDeal.super.next(move);
    }

    @Override
    public AmericanPosition after(AmericanMove move) {
        return move instanceof Play play
                ? with(Deck.number(play.card()))
                : terms.unplayed(Outcome.CONCEDED);
    }

    /** The position after the seat to play has played a card that it may play. */
    private AmericanPosition with(int card) {
        int seat = Trick.toPlay(trick);
        long first = seat == 0 ? Hand.without(hand0, card) : hand0;
        long second = seat == 1 ? Hand.without(hand1, card) : hand1;
        long third = seat == 2 ? Hand.without(hand2, card) : hand2;
        long fourth = seat == 3 ? Hand.without(hand3, card) : hand3;
        int more = Trick.with(trick, card);
        if (Trick.size(more) < Deck.SEATS) {
            return at(terms, first, second, third, fourth, more, last, tricks, points0, points1);
        }
        int winner = Trick.winningSeat(more, Deck.ofSuit(terms.trump()));
        int points = terms.game().points(more);
        boolean even = Deck.side(winner) == 0;
        int sum0 = even ? points0 + points : points0;
        int sum1 = even ? points1 : points1 + points;
        int count = tricks + (even ? 1 : 1 << SECOND_SIDE);
        if ((first | second | third | fourth) == Hand.EMPTY) {
            return terms.played(
                    List.of(count & ONE_SIDE, count >>> SECOND_SIDE),
                    List.of(sum0, sum1),
                    Deck.side(winner));
        }
        int open = Trick.led(winner);
        return at(terms, first, second, third, fourth, open, more, count, sum0, sum1);
    }

    @Override
    public void tell(AmericanMove move, Story story) {
        if (!(move instanceof Play play)) {
            story.tell(new Conceded(contract().declarer())).tellEnd();
            return;
        }
        int seat = Trick.toPlay(trick);
        story.tell(next -> new Played(seat, play.card(), next));
        int more = Trick.with(trick, Deck.number(play.card()));
        if (Trick.size(more) == Deck.SEATS) {
            TakenTrick trick = taken(more, taken() + 1);
            story.tell(next -> new TrickTaken(trick, next)).tellEnd();
        }
    }

    private TakenTrick taken(int complete, int number) {
        int winner = Trick.winningSeat(complete, Deck.ofSuit(terms.trump()));
        return new TakenTrick(number, laid(complete), winner, game().points(complete));
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
