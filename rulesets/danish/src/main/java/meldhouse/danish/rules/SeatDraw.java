package meldhouse.danish.rules;

import meldhouse.api.cards.Card;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The draw for seats (danish.md 1.3, D03): ace high, two low; a joker is put back, and those who
 * tie draw again among themselves.
 *
 * @param draws every card drawn, in order
 * @param ranked the drawers from the highest card down; those who still tie in their own order
 * @param tied who must draw again, as there was no card left to tell them apart
 */
record SeatDraw(List<Draw> draws, List<Integer> ranked, List<Integer> tied) {
    SeatDraw {
        draws = List.copyOf(draws);
        ranked = List.copyOf(ranked);
        tied = List.copyOf(tied);
    }

    /**
     * A card drawn.
     *
     * @param drawer from 0
     */
    record Draw(int drawer, Card card) {
        /** Whether the card is put back, and another drawn. */
        boolean isPutBack() {
            return card.isJoker();
        }
    }

    /** Where the cards come from. */
    @FunctionalInterface
    interface Source {
        /** The next card that this drawer draws; null: there is none. */
        @Nullable Card next(int drawer);
    }

    static SeatDraw of(int players, Source source) {
        List<Draw> draws = new ArrayList<>();
        List<Integer> tied = new ArrayList<>();
        List<Integer> all = IntStream.range(0, players).boxed().toList();
        return new SeatDraw(draws, ranked(all, source, draws, tied), tied);
    }

    private static List<Integer> ranked(
            List<Integer> drawers, Source source, List<Draw> draws, List<Integer> tied) {
        List<Draw> round = new ArrayList<>();
        for (int drawer : drawers) {
            Card card = source.next(drawer);
            while (card != null && card.isJoker()) {
                draws.add(new Draw(drawer, card));
                card = source.next(drawer);
            }
            if (card == null) {
                tied.addAll(drawers);
                return drawers;
            }
            round.add(new Draw(drawer, card));
        }
        draws.addAll(round);
        round.sort(Comparator.comparing((Draw draw) -> draw.card().rank()).reversed());
        List<Integer> ranked = new ArrayList<>();
        for (int from = 0; from < round.size(); ) {
            int to = from + 1;
            while (to < round.size()
                    && round.get(to).card().rank() == round.get(from).card().rank()) {
                to++;
            }
            List<Integer> level =
                    round.subList(from, to).stream().map(Draw::drawer).sorted().toList();
            ranked.addAll(level.size() == 1 ? level : ranked(level, source, draws, tied));
            from = to;
        }
        return ranked;
    }
}
