package meldhouse.american.rules;

import meldhouse.american.MatchResult;
import meldhouse.american.rules.Accounts.Brought;
import meldhouse.api.game.Question.Unanswerable;

import org.jspecify.annotations.Nullable;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The plain question how a match stands after some deals: each with its {@code delta} and, where
 * that matters, {@code declarer} or {@code bidTeam}, {@code made}, {@code winsMatch}, {@code
 * kitty}, {@code checks}; or {@code void}. {@code start} are totals to begin with.
 */
final class MatchQuestion {
    private final AmericanGame game;
    private Verdict verdict;
    private @Nullable Integer decided;

    private MatchQuestion(AmericanGame game, Accounts start) {
        this.game = game;
        verdict = new Verdict(start, null, false);
    }

    /** Answers {@code match}. */
    static Map<String, @Nullable Object> match(AmericanGame game, Given given) throws Unanswerable {
        Accounts start = Accounts.start(game);
        if (given.has("start")) {
            start = start.withTotals(given.wholes("start", game.sides().count()));
        }
        MatchQuestion question = new MatchQuestion(game, start);
        List<Given> deals = given.objects("deals");
        for (int index = 0; index < deals.size(); index++) {
            question.score(deals.get(index), index);
        }
        return question.answer();
    }

    private void score(Given deal, int index) throws Unanswerable {
        if (verdict.result() != null) {
            throw new Unanswerable(
                    "matchOver",
                    "Cannot score another deal: the match is over.",
                    Map.of("dealIndex", index));
        }
        if (deal.flag("void")) {
            return;
        }
        Sides sides = game.sides();
        Brought brought =
                new Brought(
                        deal.wholes("delta", sides.count()),
                        bidders(deal),
                        deal.flag("made"),
                        deal.has("winsMatch")
                                ? deal.upTo(sides.count() - 1, "winsMatch", "badTeam")
                                : null,
                        deal.has("kitty") ? deal.whole("kitty") : 0,
                        deal.has("checks")
                                ? deal.wholes("checks", sides.count())
                                : sides.nothing());
        verdict = Verdict.of(game, verdict.accounts(), brought);
        decided = verdict.result() == null ? null : index;
    }

    private int bidders(Given deal) throws Unanswerable {
        if (deal.has("declarer")) {
            return game.sides().of(deal.seat("declarer", game));
        }
        boolean needed = !game.rules().auction().isTurned() && !game.rules().score().isInUnits();
        return deal.has("bidTeam") || needed
                ? deal.upTo(game.sides().count() - 1, "bidTeam", "badTeam")
                : Settlement.NOBODY;
    }

    private Map<String, @Nullable Object> answer() {
        Accounts accounts = verdict.accounts();
        MatchResult result = verdict.result();
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("totals", accounts.totals());
        answer.put("target", accounts.target());
        answer.put("scoredDeals", accounts.deals());
        answer.put("over", result != null);
        answer.put("winner", result == null ? null : result.winner());
        answer.put("winners", result == null ? List.of() : result.winners());
        answer.put("reason", result == null ? null : result.reason().toString());
        answer.put("decidedAfterDeal", decided);
        answer.put("extraDeal", verdict.extra());
        answer.put("tieExtraDeal", verdict.extra());
        if (game.rules().score().isInUnits()) {
            answer.put("kitty", accounts.kitty());
        }
        if (game.rules().checks().checks() != Forms.PaidChecks.NONE) {
            answer.put("checks", accounts.checks());
        }
        if (result != null && result.kitty() != null) {
            answer.put("final", result.finals());
            answer.put("kittyLeft", result.kitty().left());
        }
        if (result != null && result.checks() != null) {
            answer.put("checks", result.checks().totals());
            answer.put("pointsWinner", result.checks().pointsWinner());
        }
        return answer;
    }
}
