package meldhouse.american.rules;

import static meldhouse.american.rules.Cases.AT_ONCE;
import static meldhouse.american.rules.Cases.BID;
import static meldhouse.american.rules.Cases.POINTS;
import static meldhouse.american.rules.Cases.TARGET;
import static meldhouse.american.rules.Cases.TURNED;
import static meldhouse.american.rules.Cases.UNITS;
import static meldhouse.american.rules.Cases.WIDOW;
import static meldhouse.american.rules.Cases.is;
import static meldhouse.american.rules.Cases.isNot;
import static meldhouse.american.rules.Cases.prose;
import static meldhouse.american.rules.Cases.rule;
import static meldhouse.american.rules.Cases.section;

import meldhouse.api.options.SheetEntry;
import meldhouse.api.options.SheetSection;
import meldhouse.api.options.Values;

import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** The chapters of the rule sheet about what a deal brings, and how the match ends. */
final class ScorePages {
    private static final Predicate<Values> SCORED = BID.and(POINTS);
    private static final Predicate<Values> CONCEDE = BID.and(isNot("concede", "none"));
    private static final Predicate<Values> MOON = BID.and(isNot("shootMoon", "none"));

    /** Whether a deal with a declarer can end before the first lead. */
    private static final Predicate<Values> UNPLAYED =
            CONCEDE.or(BID.and(isNot("minTeamMeld", 0)))
                    .or(BID.and(is("autoSetWhenUnreachable", true)))
                    .or(BID.and(is("trumpRequirement", "marriage")));

    /** Whether it can even end before trump is named. */
    private static final Predicate<Values> UNNAMED =
            is("trumpRequirement", "marriage").or(is("concede", "afterWidow"));

    private static final Predicate<Values> SUITS_DIFFER =
            UNITS.and(isNot("suitMultiplier", Map.of("S", 1, "H", 1, "D", 1, "C", 1)));
    private static final Predicate<Values> KITTY = UNITS.and(is("kitty", true));
    private static final Predicate<Values> CHECKS = isNot("checks", "none");

    /** Whether a contract missed is worth as much as one made, as nothing else is said. */
    private static final Predicate<Values> DEFEAT_ONCE =
            has(CheckTable.CONTRACT)
                    .and(values -> !values.fields("checkTable").containsKey(CheckTable.DEFEAT));

    private static final Predicate<Values> ANYBODY = TARGET.and(is("mustBidToWin", false));
    private static final Predicate<Values> RAISED =
            ANYBODY.and(
                    is("bothOverTarget", "raiseTarget")
                            .or(is("bothOverTarget", "biddingSideElseRaise")));

    private ScorePages() {}

    static List<SheetSection> all() {
        return List.of(score(), units(), checks(), match());
    }

    private static SheetSection score() {
        return section(
                "score",
                prose("scoreTurned", TURNED),
                prose("made", BID),
                rule("settlement"),
                rule("madeScore", SCORED),
                rule("setScore", SCORED),
                rule("setMultiplier", SCORED.and(isNot("setScore", "zero"))),
                rule("defendersScoreWhenMade", SCORED),
                rule("defendersScoreWhenSet", SCORED),
                rule("concede", BID),
                prose("concedeSeen", WIDOW.and(is("concede", "afterWidow"))),
                rule("autoSetWhenUnreachable", BID),
                prose("unplayed", UNPLAYED.and(POINTS)),
                prose("unnamed", SCORED.and(UNNAMED)),
                rule("concedeDefendersScore", CONCEDE.and(POINTS)),
                rule("shootMoon", BID),
                rule("shootMoonBonus", SCORED.and(is("shootMoon", "bonus"))),
                rule("shootMoonPenalty", SCORED.and(MOON)),
                prose("moonMissed", UNITS.and(MOON)),
                rule("allTricksWinsMatch"));
    }

    private static SheetSection units() {
        return section(
                "units",
                rule("unitTable", UNITS),
                rule("suitMultiplier", UNITS),
                prose("paidWhenMade", UNITS),
                rule("playedSetUnits", UNITS),
                prose("paidUnplayed", UNITS.and(UNPLAYED)),
                rule("concedeUsesSuitMultiplier", SUITS_DIFFER.and(UNPLAYED)),
                rule("autoWinByMeld", UNITS),
                rule("defendersConcede", UNITS),
                rule("kitty", UNITS),
                rule("kittyFrom", KITTY),
                prose("kittyShared", KITTY));
    }

    private static SheetSection checks() {
        return section(
                "checks",
                List.of(
                        List.of(rule("checks"), rule("checkTable", CHECKS)),
                        CheckOptions.PARTS.stream().map(ScorePages::earned).toList(),
                        List.of(
                                prose("defeatOnce", CHECKS.and(DEFEAT_ONCE)),
                                rule("roundTripAdds", CHECKS.and(AT_ONCE).and(has("roundTrip"))),
                                prose("checksKept", CHECKS),
                                rule("checkDecidesMatch", CHECKS))));
    }

    /** The line of the table about what this part of it earns. */
    private static SheetEntry earned(String part) {
        return prose("checks." + part, CHECKS.and(has(part)));
    }

    private static Predicate<Values> has(String part) {
        return values -> {
            Object earned = values.fields("checkTable").get(part);
            return earned != null && !earned.equals(0);
        };
    }

    private static SheetSection match() {
        return section(
                "match",
                rule("target"),
                prose("reached", ANYBODY),
                rule("bothOverTarget", ANYBODY),
                rule("raiseTargetBy", RAISED),
                rule("mustBidToWin", BID.and(TARGET)),
                rule("dealsPerMatch"),
                rule("dealsTie", isNot("dealsPerMatch", null)),
                rule("mercyRule", TARGET),
                rule("scoreFloor", BID));
    }
}
