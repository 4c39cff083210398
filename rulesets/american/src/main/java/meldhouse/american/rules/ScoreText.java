package meldhouse.american.rules;

import meldhouse.american.DealScore;
import meldhouse.american.Outcome;
import meldhouse.api.cards.Suit;

import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A line of the score sheet as text: what the sum is made of, with {@code /} between; the sum
 * itself is worked out again.
 */
final class ScoreText {
    private ScoreText() {}

    static String print(DealScore score) {
        int lastSide = Math.max(0, score.lastTrick().indexOf(Collections.max(score.lastTrick())));
        return String.join(
                "/",
                String.valueOf(score.deal()),
                String.valueOf(score.dealer()),
                String.valueOf(score.declarer()),
                String.valueOf(score.bid()),
                score.trump() == null ? "-" : score.trump().toString(),
                score.outcome().toString(),
                numbers(score.meldBySeat()),
                numbers(score.tricks()),
                numbers(score.cardPoints()),
                String.valueOf(lastSide));
    }

    /**
     * Reads a line.
     *
     * @param before the lines before it
     * @throws IllegalArgumentException if it is none
     */
    static DealScore parse(AmericanGame game, String text, List<DealScore> before) {
        String[] parts = text.split("/");
        if (parts.length != 10) {
            throw TextFields.bad("scores", text, "ten parts with / between them");
        }
        Ledger ledger =
                new Ledger(
                        game,
                        TextFields.number("scores", parts[0], 1, Integer.MAX_VALUE),
                        TextFields.number("scores", parts[1], 0, game.seats() - 1),
                        before);
        Contract contract =
                new Contract(
                        ledger,
                        null,
                        TextFields.number("scores", parts[2], 0, game.seats() - 1),
                        TextFields.number("scores", parts[3], 1, Integer.MAX_VALUE));
        int trump = parts[4].equals("-") ? Deck.NO_TRUMP : Suit.parse(parts[4]).ordinal();
        Outcome outcome = TextFields.word("outcome", parts[5], Outcome.values());
        List<Integer> melds = TextFields.numbers("scores", parts[6], ",", game.seats());
        return outcome.played()
                ? contract.played(
                        trump,
                        melds,
                        TextFields.numbers("scores", parts[7], ",", game.sides().count()),
                        TextFields.numbers("scores", parts[8], ",", game.sides().count()),
                        TextFields.number("scores", parts[9], 0, game.sides().count() - 1))
                : contract.unplayed(trump, melds, outcome);
    }

    private static String numbers(List<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(","));
    }
}
