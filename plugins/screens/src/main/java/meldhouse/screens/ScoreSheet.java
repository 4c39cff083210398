package meldhouse.screens;

import meldhouse.american.AmericanEvent;
import meldhouse.american.CheckScore;
import meldhouse.american.DealScore;
import meldhouse.american.MatchResult;
import meldhouse.american.UnitScore;
import meldhouse.client.terminal.Who;

import java.util.ArrayList;
import java.util.List;

/** Scored deals in sentences, the same for each. */
final class ScoreSheet {
    private ScoreSheet() {}

    /** A deal with the sum of each side. */
    static List<String> deal(DealScore score, Sides sides) {
        Words words = sides.words();
        List<String> lines = new ArrayList<>();
        lines.add(headline(score, sides));
        if (!score.buried().isEmpty()) {
            lines.add(words.say("score.buried", words.briefs(score.buried())));
        }
        if (score.units() == null) {
            sides.listed().forEach(side -> lines.add(sum(score, side, sides)));
        } else {
            lines.add(chips(score, score.units(), sides));
        }
        if (score.moon() != null) {
            lines.add(words.say(score.moon() ? "score.moon" : "score.moon.missed"));
        }
        if (score.checks() != null) {
            lines.addAll(checks(score.checks(), sides));
        }
        lines.addAll(cited(new AmericanEvent.DealScored(score, null, null), sides));
        return lines;
    }

    /** The house rules that made these scores; nothing where all are as usual. */
    static List<String> cited(AmericanEvent event, Sides sides) {
        List<String> cited = sides.seats().citations().all(event);
        return cited.isEmpty()
                ? List.of()
                : List.of(sides.words().say("score.cited", String.join("; ", cited)));
    }

    /** All deals in a line each; behind each, by number, the house rules that made it. */
    static List<String> lines(List<DealScore> deals, Sides sides) {
        List<String> cited = new ArrayList<>();
        List<String> lines = new ArrayList<>();
        for (DealScore score : deals) {
            List<String> notes =
                    sides
                            .seats()
                            .citations()
                            .all(new AmericanEvent.DealScored(score, null, null))
                            .stream()
                            .map(sentence -> note(sentence, cited))
                            .toList();
            String line = line(score, sides);
            lines.add(
                    notes.isEmpty()
                            ? line
                            : sides.words().say("score.noted", line, String.join(", ", notes)));
        }
        for (int note = 0; note < cited.size(); note++) {
            lines.add(sides.words().say("score.note", note + 1, cited.get(note)));
        }
        return lines;
    }

    /** The number of a note, which is one more where it is new. */
    private static String note(String sentence, List<String> cited) {
        if (!cited.contains(sentence)) {
            cited.add(sentence);
        }
        return String.valueOf(cited.indexOf(sentence) + 1);
    }

    private static String sum(DealScore score, int side, Sides sides) {
        int last = score.lastTrick().get(side);
        return sides.words()
                .say(
                        last == 0 ? "score.side" : "score.side.last",
                        sides.who(side),
                        score.meld().get(side),
                        score.trickPoints().get(side),
                        score.delta().get(side),
                        score.totals().get(side),
                        last);
    }

    private static String chips(DealScore score, UnitScore units, Sides sides) {
        Words words = sides.words();
        Integer side = score.biddingSide();
        return (side == null
                        ? ""
                        : words.say(
                                        "score.reached",
                                        sides.who(side),
                                        score.meld().get(side),
                                        score.trickPoints().get(side))
                                + " ")
                + words.say("score.units", units.price(), sides.each(score.delta()))
                + (units.kitty() == 0 && units.kittyTotal() == 0
                        ? ""
                        : " " + words.say("score.kitty", units.kitty(), units.kittyTotal()));
    }

    private static List<String> checks(CheckScore checks, Sides sides) {
        Words words = sides.words();
        List<String> lines = new ArrayList<>();
        if (checks.slam() != null) {
            lines.add(words.say("score.slam", sides.who(checks.slam())));
        }
        lines.add(
                words.say(
                        "score.checks", sides.each(checks.ledger()), sides.each(checks.totals())));
        return lines;
    }

    /** A deal in one line, for the whole sheet. */
    private static String line(DealScore score, Sides sides) {
        Words words = sides.words();
        // The first begins a sentence.
        int first = sides.listed().getFirst();
        String all =
                sides.each(
                        "; ",
                        side ->
                                words.say(
                                        "score.of",
                                        side == first ? sides.who(side).first() : sides.who(side),
                                        score.delta().get(side),
                                        score.totals().get(side)));
        String line = words.say("score.line", headline(score, sides), all);
        CheckScore checks = score.checks();
        return checks == null
                ? line
                : line + " " + words.say("checks", sides.each(checks.totals()));
    }

    static String headline(DealScore score, Sides sides) {
        Words words = sides.words();
        String outcome = words.say("outcome." + score.outcome().name());
        String trump = score.trump() == null ? "" : words.suit(score.trump());
        if (score.declarer() == null) {
            return words.say("score.none", score.deal(), outcome, trump);
        }
        var who = sides.seats().who(score.declarer());
        if (score.bid() == null) {
            return words.say(who, "score.out", score.deal(), trump);
        }
        return words.say(
                who,
                score.trump() == null ? "score" : "score.trump",
                score.deal(),
                score.bid(),
                outcome,
                trump);
    }

    /** How the match ended. */
    static List<String> ended(MatchResult result, Sides sides) {
        Words words = sides.words();
        List<String> lines = new ArrayList<>();
        lines.add("");
        Integer winner = result.winner();
        if (winner == null) {
            Who winners =
                    Who.together(
                            sides.listed().stream()
                                    .filter(result.winners()::contains)
                                    .map(sides::who)
                                    .toList(),
                            names -> words.texts().list("and", names));
            lines.add(words.say("ended.level", winners.first(), sides.each(result.finals())));
        } else if (sides.arePairs()) {
            lines.add(
                    words.say(
                            "ended",
                            sides.who(winner),
                            result.finals().get(winner),
                            result.finals().get(1 - winner)));
        } else {
            lines.add(words.say(sides.who(winner), "ended.one", sides.each(result.finals())));
        }
        MatchResult.KittyShare kitty = result.kitty();
        if (kitty != null) {
            lines.add(words.say("ended.kitty", kitty.kitty(), kitty.share(), kitty.left()));
        }
        MatchResult.MatchChecks checks = result.checks();
        if (checks != null) {
            lines.add(
                    words.say(
                            "ended.checks",
                            sides.each(checks.game()),
                            sides.each(checks.totals())));
        }
        lines.addAll(cited(new AmericanEvent.MatchEnded(result, null), sides));
        return lines;
    }
}
