package meldhouse.american.rules;

import meldhouse.american.CheckScore;
import meldhouse.american.DealScore;
import meldhouse.american.Outcome;
import meldhouse.american.rules.Contract.Melded;
import meldhouse.api.cards.Card;
import meldhouse.api.cards.Suit;

import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A line of the score sheet as text: what the sum is made of, with {@code /} between; the sum
 * itself is worked out again.
 */
final class ScoreText {
    private static final int PARTS = 10;
    private static final String MOON = "moon";
    private static final String CHECKS = "checks=";

    private ScoreText() {}

    static String print(DealScore score) {
        int lastSide = Math.max(0, score.lastTrick().indexOf(Collections.max(score.lastTrick())));
        String line =
                String.join(
                        "/",
                        String.valueOf(score.deal()),
                        String.valueOf(score.dealer()),
                        score.declarer() == null ? "-" : score.declarer().toString(),
                        score.bid() == null ? "-" : score.bid().toString(),
                        score.trump() == null ? "-" : score.trump().toString(),
                        score.outcome().toString(),
                        numbers(score.meldBySeat()),
                        numbers(score.tricks()),
                        numbers(score.cardPoints()),
                        String.valueOf(lastSide));
        return line + further(score);
    }

    /** What few deals have: buried cards, announced tricks, checks. */
    private static String further(DealScore score) {
        StringBuilder further = new StringBuilder();
        if (!score.buried().isEmpty()) {
            further.append('/').append(Card.text(score.buried()).replace(' ', ','));
        }
        if (score.moon() != null) {
            further.append('/').append(MOON);
        }
        CheckScore checks = score.checks();
        if (checks != null && checks.bySeat().stream().anyMatch(earned -> earned != 0)) {
            further.append('/').append(CHECKS).append(numbers(checks.bySeat()));
        }
        return further.toString();
    }

    /**
     * Reads a line.
     *
     * @param before the lines before it
     * @throws IllegalArgumentException if it is none
     */
    static DealScore parse(AmericanGame game, String text, List<DealScore> before) {
        String[] parts = text.split("/");
        if (parts.length < PARTS || parts.length > PARTS + 3) {
            throw TextFields.bad("scores", text, "ten to thirteen parts with / between them");
        }
        int seats = game.seats() - 1;
        Ledger ledger =
                new Ledger(
                        game,
                        TextFields.number("scores", parts[0], 1, Integer.MAX_VALUE),
                        TextFields.number("scores", parts[1], 0, seats),
                        before);
        int declarer =
                parts[2].equals("-")
                        ? Contract.NOBODY
                        : TextFields.number("scores", parts[2], 0, seats);
        int bid =
                parts[3].equals("-")
                        ? 0
                        : TextFields.number("scores", parts[3], 1, Integer.MAX_VALUE);
        Contract contract = new Contract(ledger, null, declarer, bid, TakenWidow.NONE);
        int trump = parts[4].equals("-") ? Deck.NO_TRUMP : Suit.parse(parts[4]).ordinal();
        Outcome outcome = TextFields.word("outcome", parts[5], Outcome.values());
        long buried = Hand.EMPTY;
        boolean moon = false;
        List<Integer> checks = game.seating().each(seat -> 0);
        for (String part : List.of(parts).subList(PARTS, parts.length)) {
            if (part.equals(MOON)) {
                moon = true;
            } else if (part.startsWith(CHECKS)) {
                checks =
                        TextFields.numbers(
                                "scores", part.substring(CHECKS.length()), ",", game.seats());
            } else {
                buried = TextFields.hand("scores", part.replace(',', ' '));
            }
        }
        Melded melds =
                new Melded(TextFields.numbers("scores", parts[6], ",", game.seats()), checks);
        int sides = game.sides().count();
        List<Integer> tricks = TextFields.numbers("scores", parts[7], ",", sides);
        List<Integer> points = TextFields.numbers("scores", parts[8], ",", sides);
        if (outcome == Outcome.DECLARED_OUT) {
            return Contract.none(ledger)
                    .declaredOut(trump, declarer, melds, Took.soFar(game.sides(), tricks, points))
                    .score();
        }
        if (!outcome.played()) {
            return contract.unplayed(trump, melds, outcome).score();
        }
        int last = TextFields.number("scores", parts[9], 0, sides - 1);
        return contract.played(trump, melds, contract.took(tricks, points, last, buried), moon)
                .score();
    }

    private static String numbers(List<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(","));
    }
}
