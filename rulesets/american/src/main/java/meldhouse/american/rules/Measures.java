package meldhouse.american.rules;

import meldhouse.american.AmericanEvent.DealScored;
import meldhouse.american.AmericanEvent.DealVoid;
import meldhouse.american.DealScore;
import meldhouse.api.game.DealResult;
import meldhouse.api.game.Event;
import meldhouse.api.game.Measure;
import meldhouse.api.game.Measure.Kind;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** What is measured of a deal: for simulations, not for the score. */
final class Measures {
    static final List<Measure> ALL =
            List.of(
                    new Measure("passedOut", "passed out", Kind.SHARE, false),
                    new Measure("misdealt", "redeal claimed", Kind.SHARE, false),
                    new Measure("contract", "contract", Kind.COUNT, false),
                    new Measure("made", "contracts made", Kind.SHARE, false),
                    new Measure("bidderMeld", "meld of the bidding side", Kind.COUNT, false),
                    new Measure("bidderTricks", "trick points of the bidders", Kind.COUNT, false),
                    new Measure("defenderMeld", "meld of the defenders", Kind.COUNT, false),
                    new Measure("declared", "deals with the contract", Kind.SHARE, true),
                    new Measure("declaredMade", "own contracts made", Kind.SHARE, true),
                    new Measure("meld", "meld", Kind.COUNT, true),
                    new Measure("trickPoints", "trick points", Kind.COUNT, true),
                    new Measure("points", "deal points or chips, void deals 0", Kind.COUNT, true),
                    new Measure("checks", "checks of the deal", Kind.COUNT, true),
                    new Measure("kitty", "chips to the kitty", Kind.COUNT, false));

    private Measures() {}

    static Optional<DealResult> of(Event event) {
        if (event instanceof DealScored scored) {
            return Optional.of(of(scored.score()));
        }
        return event instanceof DealVoid end ? Optional.of(ofVoid(end)) : Optional.empty();
    }

    private static DealResult ofVoid(DealVoid end) {
        boolean passedOut = end.reason() == DealVoid.Reason.ALL_PASSED;
        Map<String, Integer> nothing = Map.of("points", 0);
        return new DealResult(
                Map.of("passedOut", passedOut ? 1 : 0, "misdealt", passedOut ? 0 : 1),
                Collections.nCopies(end.sides(), nothing));
    }

    private static DealResult of(DealScore score) {
        Integer bidders = score.biddingSide();
        Map<String, Integer> overall = new LinkedHashMap<>();
        overall.put("passedOut", 0);
        overall.put("misdealt", 0);
        if (bidders != null && score.bid() != null) {
            overall.put("contract", score.bid());
            overall.put("made", score.made() ? 1 : 0);
            overall.put("bidderMeld", score.meld().get(bidders));
            overall.put("defenderMeld", sum(score.meld()) - score.meld().get(bidders));
            if (score.outcome().played()) {
                overall.put("bidderTricks", score.trickPoints().get(bidders));
            }
        }
        if (score.units() != null) {
            overall.put("kitty", score.units().kitty());
        }
        return new DealResult(
                overall,
                IntStream.range(0, score.delta().size())
                        .mapToObj(side -> side(score, side))
                        .toList());
    }

    private static int sum(List<Integer> numbers) {
        return numbers.stream().mapToInt(number -> number).sum();
    }

    private static Map<String, Integer> side(DealScore score, int side) {
        Integer bidders = score.biddingSide();
        Map<String, Integer> numbers = new LinkedHashMap<>();
        if (bidders != null) {
            numbers.put("declared", bidders == side ? 1 : 0);
        }
        if (bidders != null && bidders == side) {
            numbers.put("declaredMade", score.made() ? 1 : 0);
        }
        numbers.put("meld", score.meld().get(side));
        if (score.outcome().played()) {
            numbers.put("trickPoints", score.trickPoints().get(side));
        }
        numbers.put("points", score.delta().get(side));
        if (score.checks() != null) {
            numbers.put("checks", score.checks().ledger().get(side));
        }
        return numbers;
    }
}
