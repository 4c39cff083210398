package meldhouse.danish.rules;

import meldhouse.api.game.Turn;
import meldhouse.danish.MatchResult;
import meldhouse.danish.MatchResult.Reason;
import meldhouse.danish.Phase;
import meldhouse.danish.rules.Choices.SimultaneousCrossing;

import java.util.List;

/**
 * The match has ended (danish.md 5.8).
 *
 * @param tally the last round
 */
record MatchOver(Tally tally, MatchResult result) implements DanishPosition {

    static MatchOver of(Tally tally) {
        DanishRules rules = tally.end().rules();
        List<Integer> totals = tally.score().totals();
        Verdict verdict = tally.verdict();
        int winner = verdict.winner();
        int most = totals.get(winner);
        List<Integer> differences = totals.stream().map(total -> most - total).toList();
        return new MatchOver(
                tally,
                new MatchResult(
                        winner,
                        verdict.byFunction()
                                ? Reason.HOUSE_RULE
                                : reason(rules, totals, winner, tally.finisherSide()),
                        totals,
                        rules.differenceSettlement() ? differences : null));
    }

    private static Reason reason(
            DanishRules rules, List<Integer> totals, int winner, int finisher) {
        long there = totals.stream().filter(total -> total >= rules.targetScore()).count();
        if (there == 0) {
            return Reason.ROUNDS;
        }
        if (there == 1) {
            return Reason.TARGET;
        }
        long level = totals.stream().filter(total -> total >= totals.get(winner)).count();
        boolean finisherFirst =
                rules.simultaneousCrossing() == SimultaneousCrossing.FINISHER_WINS
                        && winner == finisher;
        return finisherFirst || level > 1 ? Reason.FINISHER : Reason.HIGHER_TOTAL;
    }

    @Override
    public DanishGame game() {
        return tally.end().ledger.game();
    }

    @Override
    public Phase phase() {
        return Phase.OVER;
    }

    @Override
    public Turn turn() {
        return Turn.OVER;
    }

    @Override
    public Chairs chairs() {
        return tally.end().chairs();
    }

    @Override
    public List<Integer> totals() {
        return tally.score().totals();
    }
}
