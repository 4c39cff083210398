package meldhouse.screens;

import meldhouse.american.DealScore;

import java.util.ArrayList;
import java.util.List;

/** Scored deals in sentences, the same for each. */
final class ScoreSheet {
    private ScoreSheet() {}

    /** A deal with the sum of each side. */
    static List<String> deal(DealScore score, Sides sides) {
        List<String> lines = new ArrayList<>();
        lines.add(headline(score, sides));
        for (int side : List.of(sides.first(), 1 - sides.first())) {
            int last = score.lastTrick().get(side);
            lines.add(
                    sides.words()
                            .say(
                                    last == 0 ? "score.side" : "score.side.last",
                                    sides.who(side),
                                    score.meld().get(side),
                                    score.trickPoints().get(side),
                                    score.delta().get(side),
                                    score.totals().get(side),
                                    last));
        }
        return lines;
    }

    /** A deal in one line, for the whole sheet. */
    static String line(DealScore score, Sides sides) {
        int first = sides.first();
        return sides.words()
                .say(
                        "score.line",
                        headline(score, sides),
                        sides.who(first),
                        score.delta().get(first),
                        score.totals().get(first),
                        sides.who(1 - first),
                        score.delta().get(1 - first),
                        score.totals().get(1 - first));
    }

    static String headline(DealScore score, Sides sides) {
        Words words = sides.words();
        return words.say(
                sides.seats().who(score.declarer()),
                score.trump() == null ? "score" : "score.trump",
                score.deal(),
                score.bid(),
                words.say("outcome." + score.outcome().name()),
                score.trump() == null ? "" : words.suit(score.trump()));
    }
}
