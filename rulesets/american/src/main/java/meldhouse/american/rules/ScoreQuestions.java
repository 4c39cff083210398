package meldhouse.american.rules;

import meldhouse.american.Outcome;
import meldhouse.american.rules.Choices.Concede;
import meldhouse.api.game.Question.Unanswerable;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The plain question about the score of a partnership deal, and scores as plain data. */
final class ScoreQuestions {
    private ScoreQuestions() {}

    static Map<String, @Nullable Object> scoreDeal(AmericanGame game, Given given)
            throws Unanswerable {
        AmericanRules rules = game.rules();
        int bidders = given.side("bidTeam");
        int bid = given.whole("bid");
        List<Integer> meld =
                given.has("meldBySeat")
                        ? game.sides().sums(given.wholes("meldBySeat", game.seats()))
                        : given.wholes("meld", 2);
        Settlement.Claims claims = new Settlement.Claims(game, bidders, bid, meld);
        Outcome unplayed = Settlement.unplayed(rules, bid, meld.get(bidders));
        if (given.flag("conceded")) {
            if (rules.score().concede() == Concede.NONE) {
                throw new Unanswerable(
                        "concedeNotAllowed", "Conceding is not part of these house rules.");
            }
            unplayed = unplayed == null ? Outcome.CONCEDED : unplayed;
        }
        if (unplayed != null) {
            return told(Settlement.unplayed(claims, unplayed), bidders);
        }
        List<Integer> points = trickPoints(game, given);
        List<Integer> tricks =
                given.has("tricksWon")
                        ? given.wholes("tricksWon", 2)
                        : points.stream().map(taken -> taken > 0 ? 1 : 0).toList();
        return told(
                Settlement.played(claims, points, game.sides().nothing(), tricks, false), bidders);
    }

    /** What each side took, given as numbers or as piles of cards. */
    private static List<Integer> trickPoints(AmericanGame game, Given given) throws Unanswerable {
        List<Integer> points;
        if (given.has("captured")) {
            int last = given.side("lastTrickTeam");
            List<Integer> all = new ArrayList<>();
            List<Integer> sums = new ArrayList<>();
            for (Object pile : given.list("captured")) {
                List<Integer> cards = Given.cards("captured", pile);
                int bonus = sums.size() == last ? game.rules().points().lastTrickBonus() : 0;
                sums.add(cards.stream().mapToInt(game::pointsOf).sum() + bonus);
                all.addAll(cards);
            }
            Given.hand(game, all);
            if (sums.size() != 2) {
                throw Given.bad(
                        "badRequest", "captured", given.fields().get("captured"), "2 piles");
            }
            points = sums;
        } else {
            points = given.wholes("trickPoints", 2);
        }
        int total = game.rules().dealTotal();
        if (points.get(0) < 0 || points.get(1) < 0 || points.get(0) + points.get(1) != total) {
            throw new Unanswerable(
                    "trickPointsTotal",
                    "Cannot score the trick points %s: together they must be %d."
                            .formatted(points, total));
        }
        return points;
    }

    private static Map<String, @Nullable Object> told(Settlement settled, int bidders) {
        return told(
                settled.outcome(), bidders, settled.trickPoints(), settled.meld(), settled.delta());
    }

    /** The score of a deal, as plain data. */
    static Map<String, @Nullable Object> told(
            Outcome outcome,
            int bidders,
            List<Integer> trickPoints,
            List<Integer> meld,
            List<Integer> delta) {
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("made", outcome == Outcome.MADE);
        answer.put("outcome", outcome.toString());
        answer.put("played", outcome.played());
        answer.put("bidSideTotal", meld.get(bidders) + trickPoints.get(bidders));
        answer.put("trickPoints", trickPoints);
        answer.put("meldCounted", meld);
        answer.put("delta", delta);
        return answer;
    }
}
