package meldhouse.danish.rules;

import meldhouse.api.options.SheetEntry;
import meldhouse.api.options.SheetEntry.Prose;
import meldhouse.api.options.SheetEntry.Rule;
import meldhouse.api.options.SheetSection;
import meldhouse.api.options.Values;
import meldhouse.danish.rules.Choices.TeamMode;

import java.util.List;
import java.util.function.Predicate;

/**
 * The rules of the game as people read them: what is said where, and when (danish.md 1 to 5, 7).
 * The words are in {@code texts_en.properties} and its sisters.
 */
final class GameSheet {
    static final List<SheetSection> SECTIONS =
            List.of(
                    section("goal", prose("goal")),
                    section("cards", prose("pack"), prose("cardValues")),
                    table(),
                    deal(),
                    play(),
                    meld(),
                    special(),
                    redde(),
                    barbele(),
                    finish(),
                    factor(),
                    score(),
                    match());

    /** So many are in the pack. */
    private static final int WILDS = 12;

    private GameSheet() {}

    private static SheetSection table() {
        return section(
                "table",
                rule("players"),
                rule("teamMode"),
                prose("sidesFour", values -> together(values) == 2 && players(values) == 4),
                prose("sidesSix", values -> together(values) == 2 && players(values) == 6),
                prose("sidesThrees", values -> together(values) == 3),
                prose("sidesTogether", GameSheet::partners),
                prose("sidesAlone", not(GameSheet::partners)),
                prose("direction"),
                rule("teamFormation"),
                prose("drawFour", drawn(values -> together(values) == 2 && players(values) == 4)),
                prose("drawSix", drawn(values -> together(values) == 2 && players(values) == 6)),
                prose("drawThrees", drawn(values -> together(values) == 3)),
                prose("drawAlone", drawn(not(GameSheet::partners))));
    }

    private static SheetSection deal() {
        Predicate<Values> cut = not(chosen("exactCutMode", "off"));
        Predicate<Values> turned = not(chosen("turnedCardBonus", "off"));
        return section(
                "deal",
                prose("cutPairs", values -> together(values) == 2),
                prose("cutThrees", values -> together(values) == 3),
                prose("cutAlone", not(GameSheet::partners)),
                rule("dealerRotation"),
                rule("exactCutMode"),
                rule("exactCutWindow", cut),
                rule("exactCutPoints", cut),
                prose("dealing"),
                rule("turnedCardPoints", turned),
                rule("turnedCardBonus"));
    }

    private static SheetSection play() {
        return section(
                "play",
                prose("draw"),
                rule("pileRule"),
                prose("adding"),
                rule("layOffOnOpponents"),
                rule("mergeMelds"),
                rule("mustDiscardToGoOut"),
                rule("pumbaMode"),
                rule("pumbaMissPenalty", chosen("pumbaMode", "manual")),
                rule("stockExhausted"),
                rule("stallTurnsPerPlayer"),
                prose("open"));
    }

    private static SheetSection meld() {
        return section(
                "meld",
                prose("kinds"),
                rule("minNaturalsPerMeld"),
                rule("maxWildsPerMeld"),
                rule("wildValueInMelds"),
                prose("set"),
                rule("maxSetSize"),
                rule("allowSecondSetOfSameRank"),
                prose("straight"),
                rule("aceInStraights"));
    }

    private static SheetSection special() {
        Predicate<Values> pinochle = GameSheet::pinochle;
        Predicate<Values> two = values -> wilds(values) >= 2;
        Predicate<Values> dirty = not(chosen("semiCleanWildRule", "anyWild")).or(more(2));
        return section(
                "special",
                prose("special"),
                rule("specialMeldsAddCardValue"),
                prose("pinochle", pinochle),
                prose("noPinochle", not(pinochle)),
                rule("pinochleMinNaturals", pinochle),
                rule("startHandPinochle", pinochle),
                rule("pinochleStartHandValue", pinochle),
                rule("pinochleLaterValue", pinochle),
                prose("fullStraight"),
                rule("semiCleanWildRule"),
                rule("cleanStraightValue"),
                rule("semiCleanOneValue"),
                rule("semiCleanTwoValue", two),
                rule("dirtyStraightValue", dirty),
                prose("highSets"),
                rule("sixWithWildRule"),
                rule("wildOnNaturalSpecial"),
                rule("eightNaturalsBonus"));
    }

    private static SheetSection redde() {
        return section(
                "redde",
                prose("redde"),
                rule("reddeTiming"),
                rule("rescuedWildGoesTo"),
                rule("rescuedWildsKeepMeldDirty"),
                prose("reddeValue"),
                rule("reddeUnit"),
                rule("reddePairSetFactor"),
                rule("reddePairStraight"));
    }

    private static SheetSection barbele() {
        Predicate<Values> played = positive("barbeleMinimum");
        Predicate<Values> shown =
                played.and(not(chosen("barbeleFailedAttempt", "refuseNoPenalty")));
        return section(
                "barbele",
                rule("barbeleThreshold", played),
                rule("barbeleSticky", played),
                rule("barbeleMinimum"),
                rule("barbeleCountsSpecials", played),
                rule("barbeleFoldExempt", played),
                prose("barbeleAfter", played),
                rule("barbeleFailedAttempt", played),
                rule("barbelePenalty", shown));
    }

    private static SheetSection finish() {
        Predicate<Values> fold = GameSheet::folds;
        Predicate<Values> conditions = GameSheet::conditions;
        Predicate<Values> discard =
                not(chosen("finishBonusScope", "foldOnly"))
                        .or(values -> values.flag("foldAllowsFinalDiscard"));
        return section(
                "finish",
                prose("out", values -> !values.flag("mustDiscardToGoOut")),
                prose("outDiscard", values -> values.flag("mustDiscardToGoOut")),
                prose("fold", fold),
                prose("noFold", not(fold)),
                rule("foldAllowsFinalDiscard"),
                rule("foldingTheHandBonus", fold),
                rule("finishBonus"),
                rule("finishSpecialBonus", not(chosen("finishBonusScope", "off"))),
                rule("finishBonusScope", positive("finishSpecialBonus")),
                rule("finishIncludesFinalDiscard", conditions.and(discard)),
                rule("wildColour", conditions));
    }

    private static SheetSection factor() {
        Predicate<Values> fold = GameSheet::folds;
        Predicate<Values> any = GameSheet::anyFactor;
        Predicate<Values> leaning = any.and(GameSheet::partners);
        Predicate<Values> oneWild = fold.and(more("foldOneWildFactor"));
        Predicate<Values> required = chosen("foldOneWildSupport", "required");
        return section(
                "factor",
                prose("factor", any),
                prose("noFactor", not(any)),
                rule("foldNoWildFactor", fold),
                rule("foldOneWildFactor", fold),
                rule("finishNoWildFactor"),
                prose("otherFinish", any),
                rule("multiplierScope", leaning),
                prose("factorAlone", any.and(not(GameSheet::partners))),
                prose("multiplied", any),
                prose("leaning", leaning),
                rule("partnerWildScope", leaning),
                rule("foldOneWildSupport", oneWild.and(leaning.or(required))),
                prose("nobodyToLeanOn", oneWild.and(required).and(not(GameSheet::partners))));
    }

    private static SheetSection score() {
        return section(
                "score",
                prose("score"),
                prose("hands"),
                rule("partnerHandCounts", GameSheet::partners),
                rule("exitPenaltyFlat"),
                prose("blocked"));
    }

    private static SheetSection match() {
        return section(
                "match",
                rule("targetScore"),
                rule("simultaneousCrossing"),
                rule("maxRounds"),
                rule("roundAcceptance"),
                rule("differenceSettlement"));
    }

    private static int players(Values values) {
        return values.whole("players");
    }

    private static int together(Values values) {
        return Seating.together(players(values), values.choice("teamMode", TeamMode.class));
    }

    private static boolean partners(Values values) {
        return together(values) > 1;
    }

    private static Predicate<Values> drawn(Predicate<Values> sides) {
        return sides.and(chosen("teamFormation", "draw"));
    }

    /** How many wilds a meld may have. */
    private static int wilds(Values values) {
        Integer most = values.wholeOrOpen("maxWildsPerMeld");
        return most == null ? WILDS : most;
    }

    private static Predicate<Values> more(int wilds) {
        return values -> wilds(values) > wilds;
    }

    /** Whether a set has room for eleven cards: three of them have to be wilds. */
    private static boolean pinochle(Values values) {
        Integer size = values.wholeOrOpen("maxSetSize");
        return wilds(values) >= Worth.PINOCHLE - Worth.ALL_NATURALS
                && (size == null || size >= Worth.PINOCHLE);
    }

    /** Where the last card must be a discard, and none may end a fold, there are no folds. */
    private static boolean folds(Values values) {
        return !values.flag("mustDiscardToGoOut") || values.flag("foldAllowsFinalDiscard");
    }

    private static boolean conditions(Values values) {
        String scope = values.choice("finishBonusScope");
        return values.whole("finishSpecialBonus") > 0
                && !scope.equals("off")
                && (folds(values) || !scope.equals("foldOnly"));
    }

    private static boolean anyFactor(Values values) {
        boolean ofFolds =
                values.whole("foldNoWildFactor") > 1 || values.whole("foldOneWildFactor") > 1;
        return values.whole("finishNoWildFactor") > 1 || folds(values) && ofFolds;
    }

    private static Predicate<Values> more(String factor) {
        return values -> values.whole(factor) > 1;
    }

    private static Predicate<Values> positive(String points) {
        return values -> values.whole(points) > 0;
    }

    private static Predicate<Values> chosen(String option, String word) {
        return values -> values.choice(option).equals(word);
    }

    private static Predicate<Values> not(Predicate<Values> condition) {
        return condition.negate();
    }

    private static SheetSection section(String group, SheetEntry... entries) {
        return new SheetSection(group, List.of(entries));
    }

    private static SheetEntry prose(String key) {
        return new Prose(key);
    }

    private static SheetEntry prose(String key, Predicate<Values> when) {
        return new Prose(key, when);
    }

    private static SheetEntry rule(String option) {
        return new Rule(option);
    }

    private static SheetEntry rule(String option, Predicate<Values> when) {
        return new Rule(option, when);
    }
}
