package meldhouse.american.rules;

import meldhouse.american.AmericanEvent.Played;
import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanMove.DeclareOut;
import meldhouse.american.AmericanMove.Play;
import meldhouse.american.Origin;
import meldhouse.american.Phase;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.Refusal;
import meldhouse.api.game.Turn;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * A seat is to play while there is a stock: any card, of the hand or of its melds on the table
 * (variants.md 4.2), that a function of the house rules does not forbid.
 *
 * @param trick the open trick, which may be empty
 */
record FreePlay(StockDeal deal, int trick) implements InDeal.Stocked {
    static final int NOWHERE = 0;
    static final int IN_HAND = 1;
    static final int ON_TABLE = 2;

    @Override
    public Phase phase() {
        return Phase.PLAY;
    }

    @Override
    public Turn turn() {
        return Turn.seat(Trick.toPlay(trick));
    }

    @Override
    public LegalMoves legalMoves() {
        int seat = Trick.toPlay(trick);
        int legal = legal();
        return new FreeMoves(
                List.of(),
                Hand.once(deal.hand(seat)) & legal,
                deal.open(seat).distinct() & legal,
                canDeclareOut());
    }

    /** A bit for each card that may be played: there are no duties, but a function may say. */
    private int legal() {
        TrumpGame play = deal.terms().play();
        if (play.restricting == null) {
            return Deck.ALL;
        }
        int seat = Trick.toPlay(trick);
        long held = Hand.plus(deal.hand(seat), deal.open(seat).hand());
        List<Integer> tricks = deal.tricks();
        return play.restricting.legalCards(
                held, trick, play.trump, tricks.get(0) + tricks.get(1), -1, Hand.once(held));
    }

    private boolean canDeclareOut() {
        return Trick.size(trick) == 0
                && deal.last() != Trick.NONE
                && deal.game().rules().draw().declareOut();
    }

    @Override
    public @Nullable Refusal refusal(AmericanMove move) {
        if (move instanceof DeclareOut && canDeclareOut()) {
            return null;
        }
        return move instanceof Play play
                ? refusal(play)
                : InDeal.Stocked.refusal(deal, move, "play a card");
    }

    private @Nullable Refusal refusal(Play play) {
        Refusal refusal = refusal(deal, Trick.toPlay(trick), play);
        int legal = legal();
        return refusal == null && (legal >>> Deck.number(play.card()) & 1) == 0
                ? Functions.notAllowed(play.card(), legal)
                : refusal;
    }

    /** Why a seat may not play a card; null: it may. */
    static @Nullable Refusal refusal(StockDeal deal, int seat, Play play) {
        int number = Deck.number(play.card());
        boolean held = number >= 0 && Hand.has(deal.hand(seat), number);
        boolean lies = number >= 0 && (deal.open(seat).distinct() >>> number & 1) != 0;
        String title = play.card().title();
        if (play.from() == null) {
            return held && lies
                    ? new Refusal(
                            "ambiguousCard",
                            "You have the %s in your hand and on the table: say which."
                                    .formatted(title))
                    : held || lies
                            ? null
                            : new Refusal("notHeld", "You do not have the %s.".formatted(title));
        }
        boolean there = play.from() == Origin.HAND ? held : lies;
        return there
                ? null
                : new Refusal(
                        "notHeld",
                        "You do not have the %s %s."
                                .formatted(
                                        title,
                                        play.from() == Origin.HAND
                                                ? "in your hand"
                                                : "on the table"));
    }

    @Override
    public AmericanPosition next(Move move) {
        if (move instanceof Play play) {
            int seat = Trick.toPlay(trick);
            int place = place(deal, seat, play);
            if (place != NOWHERE && (legal() >>> Deck.number(play.card()) & 1) != 0) {
                return played(Deck.number(play.card()), place == ON_TABLE, Story.SILENT);
            }
        }
        return InDeal.Stocked.super.next(move);
    }

    @Override
    public AmericanPosition make(AmericanMove move, Story story) {
        int seat = Trick.toPlay(trick);
        return move instanceof Play play
                ? played(Deck.number(play.card()), place(deal, seat, play) == ON_TABLE, story)
                : Ending.declaredOut(deal.terms(), seat, deal.tricks(), deal.points(), story);
    }

    /** Where a card is that a seat plays; {@link #NOWHERE}: it may not play it so. */
    static int place(StockDeal deal, int seat, Play play) {
        int card = Deck.number(play.card());
        if (card < 0) {
            return NOWHERE;
        }
        boolean held = Hand.has(deal.hand(seat), card) && play.from() != Origin.TABLE;
        boolean lies = (deal.open(seat).distinct() >>> card & 1) != 0 && play.from() != Origin.HAND;
        return held == lies ? NOWHERE : held ? IN_HAND : ON_TABLE;
    }

    /** The position after a card that may be played. */
    AmericanPosition played(int number, boolean lies, Story story) {
        int seat = Trick.toPlay(trick);
        Origin from = lies ? Origin.TABLE : Origin.HAND;
        story.tell(next -> new Played(seat, Deck.card(number), from, next));
        StockDeal less =
                lies
                        ? deal.with(seat, deal.open(seat).without(number))
                        : deal.with(seat, Hand.without(deal.hand(seat), number));
        int more = Trick.with(trick, number);
        return Trick.isComplete(more) ? less.complete(more, story) : new FreePlay(less, more);
    }
}
