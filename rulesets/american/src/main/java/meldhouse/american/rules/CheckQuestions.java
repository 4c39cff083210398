package meldhouse.american.rules;

import meldhouse.american.rules.Checks.Due;
import meldhouse.api.game.Question.Unanswerable;

import org.jspecify.annotations.Nullable;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The plain questions about checks. */
final class CheckQuestions {
    private CheckQuestions() {}

    /** Answers {@code checksMeld}: what a hand earns with a trump suit. */
    static Map<String, @Nullable Object> meld(AmericanGame game, Given given) throws Unanswerable {
        long hand = Given.hand(game, given.cards("hand"));
        int trump = given.has("trump") ? given.suit("trump").ordinal() : Deck.NO_TRUMP;
        Map<String, Integer> events =
                new CheckedMelds(game.rules().checks(), game.melding()).of(hand, trump);
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("checks", events.values().stream().mapToInt(checks -> checks).sum());
        answer.put("events", events);
        return answer;
    }

    /**
     * Answers {@code checksDeal}: from {@code declarer}, {@code bid}, {@code made}, {@code checks}
     * for the melds and {@code tricksWon} by seat, and whether it was {@code played} and the widow
     * {@code looked} at.
     */
    static Map<String, @Nullable Object> deal(AmericanGame game, Given given) throws Unanswerable {
        Sides sides = game.sides();
        boolean turned = game.rules().auction().isTurned();
        int bidders = turned ? Settlement.NOBODY : sides.of(given.seat("declarer", game));
        List<Integer> tricks = sides.sums(given.wholes("tricksWon", game.seats()));
        List<Integer> melds = sides.sums(given.wholes("checks", game.seats()));
        boolean played = !given.has("played") || given.flag("played");
        boolean widow = game.rules().table().widowSize() > 0;
        Checks checks =
                Checks.of(
                        game,
                        new Due(
                                bidders,
                                turned ? 0 : given.whole("bid"),
                                given.flag("made"),
                                played,
                                given.has("looked") ? given.flag("looked") : widow,
                                played ? kept(game, bidders, melds, tricks) : melds,
                                tricks));
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("contractChecks", checks.contract());
        answer.put("slam", checks.slam() != null);
        answer.put("credit", checks.credit());
        answer.put("ledger", checks.ledger());
        return answer;
    }

    /** The checks for melds that are not void for want of a trick. */
    private static List<Integer> kept(
            AmericanGame game, int bidders, List<Integer> melds, List<Integer> tricks) {
        return game.sides()
                .each(
                        side ->
                                tricks.get(side) > 0
                                                || Settlement.keepsMeld(
                                                        game.rules(),
                                                        side,
                                                        bidders,
                                                        game.sides().nothing(),
                                                        tricks)
                                        ? melds.get(side)
                                        : 0);
    }

    /**
     * Answers {@code checksGame}: what the match brings, from {@code winner} and {@code totals}.
     */
    static Map<String, @Nullable Object> game(AmericanGame game, Given given) throws Unanswerable {
        int winner = given.upTo(game.sides().count() - 1, "winner", "badTeam");
        List<Integer> totals = given.wholes("totals", game.sides().count());
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("ledger", Checks.ofMatch(game, winner, totals));
        return answer;
    }
}
