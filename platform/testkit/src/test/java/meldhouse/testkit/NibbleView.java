package meldhouse.testkit;

import meldhouse.api.cards.Card;
import meldhouse.api.game.Event;
import meldhouse.api.game.View;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** All that one viewer may know of the toy game. */
public record NibbleView(
        @Nullable Integer me,
        int dealer,
        int stake,
        List<Card> hand,
        List<Integer> counts,
        int leader,
        List<Card> trick,
        int tricks,
        List<Integer> totals,
        boolean over)
        implements View {
    public NibbleView {
        hand = List.copyOf(hand);
        counts = List.copyOf(counts);
        trick = List.copyOf(trick);
        totals = List.copyOf(totals);
    }

    private boolean isMe(int seat) {
        return me != null && me == seat;
    }

    @Override
    public View after(Event event) {
        int seats = counts.size();
        return switch ((NibbleEvent) event) {
            case NibbleEvent.Dealt(int seat, int count, var cards) ->
                    new NibbleView(
                            me,
                            dealer,
                            stake,
                            isMe(seat) ? cards : hand,
                            changed(counts, seat, count),
                            (dealer + 1) % seats,
                            List.of(),
                            0,
                            totals,
                            over);
            case NibbleEvent.Staked(int seat, int amount) ->
                    new NibbleView(
                            me, dealer, amount, hand, counts, leader, trick, tricks, totals, over);
            case NibbleEvent.Played(int seat, Card card) ->
                    new NibbleView(
                            me,
                            dealer,
                            stake,
                            isMe(seat) ? NibblePosition.without(hand, card) : hand,
                            changed(counts, seat, counts.get(seat) - 1),
                            leader,
                            NibblePosition.with(trick, card),
                            tricks,
                            totals,
                            over);
            case NibbleEvent.TrickTaken(int seat, var cards, int points) ->
                    new NibbleView(
                            me,
                            dealer,
                            stake,
                            hand,
                            counts,
                            seat,
                            List.of(),
                            tricks + 1,
                            changed(totals, seat, totals.get(seat) + points),
                            over);
            case NibbleEvent.DealScored(var scores, int next, boolean end) ->
                    new NibbleView(
                            me,
                            next,
                            NibblePosition.UNSTAKED,
                            List.of(),
                            Collections.nCopies(seats, 0),
                            (next + 1) % seats,
                            List.of(),
                            0,
                            scores,
                            end);
        };
    }

    static List<Integer> changed(List<Integer> numbers, int at, int number) {
        List<Integer> changed = new ArrayList<>(numbers);
        changed.set(at, number);
        return changed;
    }
}
