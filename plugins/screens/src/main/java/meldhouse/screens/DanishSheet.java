package meldhouse.screens;

import meldhouse.danish.DanishEvent;
import meldhouse.danish.RoundScore;
import meldhouse.danish.ScoreLine;
import meldhouse.danish.SideScore;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The sheet of a round in sentences: every line of the sum with the cards that it comes from.
 *
 * @param score the sheet
 */
record DanishSheet(RoundScore score, DanishSides sides) {
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        Map<String, List<String>> cited =
                sides.seats().citations().of(new DanishEvent.RoundScored(score, null, null));
        for (int side : sides.order()) {
            SideScore one = score.sides().get(side);
            lines.add(
                    words().say(
                                    "dk.sheet.side",
                                    score.round(),
                                    sides.side(side),
                                    one.total(),
                                    score.totals().get(side)));
            for (int place = 0; place < one.lines().size(); place++) {
                String part = "/score/sides/%d/lines/%d".formatted(side, place);
                lines.add(line(one.lines().get(place)) + by(cited.get(part)));
            }
        }
        return lines;
    }

    private Words words() {
        return sides.words();
    }

    /** The house rules that made a line. */
    private String by(@Nullable List<String> cited) {
        return cited == null ? "" : " " + words().say("dk.sheet.cited", String.join("; ", cited));
    }

    private String line(ScoreLine line) {
        String points = (line.points() > 0 ? "+" : "") + line.points();
        String what = what(line);
        String cards = line.cards().isEmpty() ? "" : ": " + sides.cards().list(line.cards());
        String by =
                line.seat() == null || line.kind() == ScoreLine.Kind.HAND
                        ? ""
                        : " (" + sides.who(line.seat()).subject() + ")";
        return points + " " + what + by + cards;
    }

    private String what(ScoreLine line) {
        Words words = words();
        String meld = line.meld() == null ? "" : " " + words.say("dk.sheet.meld", line.meld());
        String name = line.name();
        return switch (line.kind()) {
            case ORDINARY -> words.say("dk.sheet.ordinary") + meld;
            case MULTIPLIER -> words.say("dk.sheet.multiplier", line.times()) + meld;
            case SPECIAL -> special(name) + meld;
            case REDDE -> words.say("dk.sheet.redde", line.times()) + meld;
            case EIGHT_NATURALS -> words.say("dk.sheet.eightNaturals") + meld;
            case EXACT_CUT -> words.say("dk.sheet.exactCut");
            case TURNED_CARD -> words.say("dk.sheet.turnedCard") + meld;
            case FINISH -> words.say("dk.sheet.finish");
            case FINISH_SPECIAL -> special(name);
            case FOLDING_THE_HAND -> words.say("dk.sheet.foldingTheHand");
            case HAND ->
                    line.seat() == null
                            ? words.say("dk.sheet.hands")
                            : words.say("dk.sheet.hand", sides.who(line.seat()));
            case FAILED_OPENING -> words.say("dk.sheet.failedOpening", line.times());
            case NO_MELD -> words.say("dk.sheet.noMeld");
            case PUMBA_MISSED -> words.say("dk.sheet.pumbaMissed", line.times());
            case HOUSE_RULE -> String.valueOf(name);
        };
    }

    private String special(@Nullable String name) {
        return new DanishMelds(sides).special(name);
    }
}
