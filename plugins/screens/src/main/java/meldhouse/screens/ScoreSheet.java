package meldhouse.screens;

import meldhouse.american.DealScore;
import meldhouse.american.Outcome;

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
            lines.add(
                    "%s: meld %d, tricks %d%s, deal %d, total %d."
                            .formatted(
                                    sides.name(side),
                                    score.meld().get(side),
                                    score.trickPoints().get(side),
                                    score.lastTrick().get(side) == 0
                                            ? ""
                                            : " with "
                                                    + score.lastTrick().get(side)
                                                    + " for the last",
                                    score.delta().get(side),
                                    score.totals().get(side)));
        }
        return lines;
    }

    /** A deal in one line, for the whole sheet. */
    static String line(DealScore score, Sides sides) {
        int first = sides.first();
        return "%s %s %d, total %d; %s %d, total %d."
                .formatted(
                        headline(score, sides),
                        sides.name(first),
                        score.delta().get(first),
                        score.totals().get(first),
                        sides.whom(1 - first),
                        score.delta().get(1 - first),
                        score.totals().get(1 - first));
    }

    private static String headline(DealScore score, Sides sides) {
        return "Deal %d: %s %d%s, %s."
                .formatted(
                        score.deal(),
                        sides.seats().does(score.declarer(), "bid", "bid"),
                        score.bid(),
                        score.trump() == null ? "" : " in " + score.trump().title(),
                        outcome(score.outcome()));
    }

    private static String outcome(Outcome outcome) {
        return switch (outcome) {
            case MADE -> "made";
            case SET -> "set";
            case NO_SUIT -> "set, for want of a marriage";
            case BELOW_MIN_TEAM_MELD -> "set, for want of meld";
            case CONCEDED -> "given up";
            case UNREACHABLE -> "set, since it was out of reach";
        };
    }
}
