package bezique;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Suit;
import meldhouse.api.game.Event;
import meldhouse.api.game.View;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/**
 * All that one viewer may know: the board and the viewer's own hand.
 *
 * @param seat whose view it is; null: a watcher's
 * @param toMove the seat to move; null where chance is to move, or nobody
 * @param hand the viewer's hidden cards, sorted
 */
public record BeziqueView(
        @Nullable Integer seat,
        @Nullable Integer toMove,
        int dealer,
        int leader,
        boolean declaring,
        @Nullable Suit trump,
        @Nullable Card turnedUp,
        int stock,
        List<Card> hand,
        List<Integer> counts,
        List<List<Lying>> open,
        List<Card> trick,
        List<Integer> brisques,
        List<Card> gone,
        List<Integer> totals,
        boolean over)
        implements View {
    public BeziqueView {
        hand = List.copyOf(hand);
        counts = List.copyOf(counts);
        open = open.stream().map(List::copyOf).toList();
        trick = List.copyOf(trick);
        brisques = List.copyOf(brisques);
        gone = List.copyOf(gone);
        totals = List.copyOf(totals);
    }

    static BeziqueView of(@Nullable Integer seat, List<Card> hand, Board board) {
        return new BeziqueView(
                seat,
                board.toMove(),
                board.dealer(),
                board.leader(),
                board.declaring(),
                board.trump(),
                board.turnedUp(),
                board.stock(),
                hand,
                board.counts(),
                board.open(),
                board.trick(),
                board.brisques(),
                board.gone(),
                board.totals(),
                board.over());
    }

    Board board() {
        return new Board(
                dealer, leader, declaring, trump, turnedUp, stock, counts, open, trick, brisques,
                gone, totals, over);
    }

    @Override
    public View after(Event event) {
        if (!(event instanceof BeziqueEvent told)) {
            throw new IllegalArgumentException("no event of Bezique: " + event);
        }
        List<Card> mine = new ArrayList<>(hand);
        switch (told) {
            case BeziqueEvent.Dealt(int at, int count, var cards) when isMe(at) ->
                    mine.addAll(cards);
            case BeziqueEvent.Drawn(int at, var cards) when isMe(at) -> mine.addAll(cards);
            case BeziqueEvent.Played(int at, Card card, boolean shown) when isMe(at) && !shown ->
                    mine.remove(card);
            case BeziqueEvent.Declared declared when isMe(declared.seat()) ->
                    declared.cards().forEach(mine::remove);
            case BeziqueEvent.Exchanged exchanged when isMe(exchanged.seat()) ->
                    mine.remove(exchanged.left());
            default -> {
                // The others are told in the board alone.
            }
        }
        return of(seat, mine.stream().sorted().toList(), board().after(told));
    }

    private boolean isMe(int other) {
        return seat != null && seat == other;
    }
}
