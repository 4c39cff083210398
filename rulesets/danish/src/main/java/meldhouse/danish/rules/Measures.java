package meldhouse.danish.rules;

import meldhouse.api.game.DealResult;
import meldhouse.api.game.Event;
import meldhouse.api.game.Measure;
import meldhouse.api.game.Measure.Kind;
import meldhouse.danish.DanishEvent.RoundScored;
import meldhouse.danish.RoundScore;
import meldhouse.danish.SideScore;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** What is measured of a round: for simulations, not for the score. */
final class Measures {
    static final List<Measure> ALL =
            List.of(
                    new Measure("blocked", "blocked", Kind.SHARE, false),
                    new Measure("folds", "folds", Kind.SHARE, false),
                    new Measure("firstTurnFolds", "folds in the first turn", Kind.SHARE, false),
                    new Measure("finished", "rounds ended", Kind.SHARE, true),
                    new Measure("melds", "ordinary melds, counted once", Kind.COUNT, true),
                    new Measure("multiplied", "added by the multiplier", Kind.COUNT, true),
                    new Measure("special", "special melds", Kind.COUNT, true),
                    new Measure("redde", "rescued wilds", Kind.COUNT, true),
                    new Measure("thousands", "conditions of a finish", Kind.COUNT, true),
                    new Measure("hand", "cards left in hand", Kind.COUNT, true),
                    new Measure("penalties", "failed openings and penalties", Kind.COUNT, true),
                    new Measure("points", "round points", Kind.COUNT, true));

    private Measures() {}

    static Optional<DealResult> of(Event event) {
        return event instanceof RoundScored scored
                ? Optional.of(of(scored.score()))
                : Optional.empty();
    }

    private static DealResult of(RoundScore score) {
        return new DealResult(
                Map.of(
                        "blocked",
                        score.finisher() == null ? 1 : 0,
                        "folds",
                        score.fold() ? 1 : 0,
                        "firstTurnFolds",
                        score.firstTurn() ? 1 : 0),
                IntStream.range(0, score.sides().size())
                        .mapToObj(side -> of(score, side))
                        .toList());
    }

    private static Map<String, Integer> of(RoundScore score, int number) {
        SideScore side = score.sides().get(number);
        Integer finisher = score.finisherSide();
        Map<String, Integer> numbers = new LinkedHashMap<>();
        numbers.put("finished", finisher != null && finisher == number ? 1 : 0);
        numbers.put("melds", side.ordinary());
        numbers.put("multiplied", side.multiplierExtra());
        numbers.put("special", side.special());
        numbers.put("redde", side.redde());
        numbers.put("thousands", side.finishSpecials());
        numbers.put("hand", side.hand());
        numbers.put("penalties", side.exitPenalty());
        numbers.put("points", side.total());
        return numbers;
    }
}
