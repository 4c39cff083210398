package meldhouse.danish.rules;

import meldhouse.api.options.Values;
import meldhouse.danish.rules.Choices.AceInStraights;
import meldhouse.danish.rules.Choices.DealerRotation;
import meldhouse.danish.rules.Choices.ExactCutMode;
import meldhouse.danish.rules.Choices.FailedAttempt;
import meldhouse.danish.rules.Choices.FinishBonusScope;
import meldhouse.danish.rules.Choices.FoldSupport;
import meldhouse.danish.rules.Choices.MultiplierScope;
import meldhouse.danish.rules.Choices.PartnerWildScope;
import meldhouse.danish.rules.Choices.PileRule;
import meldhouse.danish.rules.Choices.PumbaMode;
import meldhouse.danish.rules.Choices.ReddeTiming;
import meldhouse.danish.rules.Choices.RescuedWildGoesTo;
import meldhouse.danish.rules.Choices.RoundAcceptance;
import meldhouse.danish.rules.Choices.SemiCleanWildRule;
import meldhouse.danish.rules.Choices.SimultaneousCrossing;
import meldhouse.danish.rules.Choices.SixWithWildRule;
import meldhouse.danish.rules.Choices.StartHandPinochle;
import meldhouse.danish.rules.Choices.StockExhausted;
import meldhouse.danish.rules.Choices.TeamFormation;
import meldhouse.danish.rules.Choices.TeamMode;
import meldhouse.danish.rules.Choices.TurnedCardBonus;
import meldhouse.danish.rules.Choices.WildColour;
import meldhouse.danish.rules.Choices.WildOnNaturalSpecial;
import meldhouse.danish.rules.Choices.WildValue;

import org.jspecify.annotations.Nullable;

/**
 * The house rules as constants, resolved once (danish.md 7; {@link Catalogue} has each component in
 * a player's words, under its own name), and the functions that decide beside them.
 */
record DanishRules(
        int players,
        TeamMode teamMode,
        TeamFormation teamFormation,
        DealerRotation dealerRotation,
        int exactCutPoints,
        ExactCutMode exactCutMode,
        int exactCutWindow,
        TurnedCardBonus turnedCardBonus,
        int turnedCardPoints,
        PileRule pileRule,
        StockExhausted stockExhausted,
        int stallTurnsPerPlayer,
        boolean layOffOnOpponents,
        boolean mergeMelds,
        boolean mustDiscardToGoOut,
        PumbaMode pumbaMode,
        int pumbaMissPenalty,
        WildValue wildValueInMelds,
        int minNaturalsPerMeld,
        @Nullable Integer maxWildsPerMeld,
        @Nullable Integer maxSetSize,
        boolean allowSecondSetOfSameRank,
        AceInStraights aceInStraights,
        int pinochleMinNaturals,
        StartHandPinochle startHandPinochle,
        int pinochleStartHandValue,
        int pinochleLaterValue,
        int cleanStraightValue,
        int semiCleanOneValue,
        int semiCleanTwoValue,
        int dirtyStraightValue,
        SemiCleanWildRule semiCleanWildRule,
        SixWithWildRule sixWithWildRule,
        WildOnNaturalSpecial wildOnNaturalSpecial,
        boolean specialMeldsAddCardValue,
        int eightNaturalsBonus,
        ReddeTiming reddeTiming,
        RescuedWildGoesTo rescuedWildGoesTo,
        boolean rescuedWildsKeepMeldDirty,
        int reddeUnit,
        int reddePairSetFactor,
        int reddePairStraight,
        int barbeleThreshold,
        int barbeleMinimum,
        boolean barbeleSticky,
        boolean barbeleCountsSpecials,
        FailedAttempt barbeleFailedAttempt,
        int barbelePenalty,
        boolean barbeleFoldExempt,
        int exitPenaltyFlat,
        boolean partnerHandCounts,
        int finishBonus,
        int finishSpecialBonus,
        FinishBonusScope finishBonusScope,
        boolean finishIncludesFinalDiscard,
        WildColour wildColour,
        boolean foldAllowsFinalDiscard,
        int foldingTheHandBonus,
        int foldNoWildFactor,
        int foldOneWildFactor,
        int finishNoWildFactor,
        FoldSupport foldOneWildSupport,
        PartnerWildScope partnerWildScope,
        MultiplierScope multiplierScope,
        int targetScore,
        SimultaneousCrossing simultaneousCrossing,
        boolean differenceSettlement,
        RoundAcceptance roundAcceptance,
        @Nullable Integer maxRounds,
        @Nullable Functions functions) {
    /**
     * Reads values that have no fault.
     *
     * @param functions what decides where options do not; null: nothing does
     */
    static DanishRules of(Values values, @Nullable Functions functions) {
        return new DanishRules(
                values.whole("players"),
                values.choice("teamMode", TeamMode.class),
                values.choice("teamFormation", TeamFormation.class),
                values.choice("dealerRotation", DealerRotation.class),
                values.whole("exactCutPoints"),
                values.choice("exactCutMode", ExactCutMode.class),
                values.whole("exactCutWindow"),
                values.choice("turnedCardBonus", TurnedCardBonus.class),
                values.whole("turnedCardPoints"),
                values.choice("pileRule", PileRule.class),
                values.choice("stockExhausted", StockExhausted.class),
                values.whole("stallTurnsPerPlayer"),
                values.flag("layOffOnOpponents"),
                values.flag("mergeMelds"),
                values.flag("mustDiscardToGoOut"),
                values.choice("pumbaMode", PumbaMode.class),
                values.whole("pumbaMissPenalty"),
                values.choice("wildValueInMelds", WildValue.class),
                values.whole("minNaturalsPerMeld"),
                values.wholeOrOpen("maxWildsPerMeld"),
                values.wholeOrOpen("maxSetSize"),
                values.flag("allowSecondSetOfSameRank"),
                values.choice("aceInStraights", AceInStraights.class),
                values.whole("pinochleMinNaturals"),
                values.choice("startHandPinochle", StartHandPinochle.class),
                values.whole("pinochleStartHandValue"),
                values.whole("pinochleLaterValue"),
                values.whole("cleanStraightValue"),
                values.whole("semiCleanOneValue"),
                values.whole("semiCleanTwoValue"),
                values.whole("dirtyStraightValue"),
                values.choice("semiCleanWildRule", SemiCleanWildRule.class),
                values.choice("sixWithWildRule", SixWithWildRule.class),
                values.choice("wildOnNaturalSpecial", WildOnNaturalSpecial.class),
                values.flag("specialMeldsAddCardValue"),
                values.whole("eightNaturalsBonus"),
                values.choice("reddeTiming", ReddeTiming.class),
                values.choice("rescuedWildGoesTo", RescuedWildGoesTo.class),
                values.flag("rescuedWildsKeepMeldDirty"),
                values.whole("reddeUnit"),
                values.whole("reddePairSetFactor"),
                values.whole("reddePairStraight"),
                values.whole("barbeleThreshold"),
                values.whole("barbeleMinimum"),
                values.flag("barbeleSticky"),
                values.flag("barbeleCountsSpecials"),
                values.choice("barbeleFailedAttempt", FailedAttempt.class),
                values.whole("barbelePenalty"),
                values.flag("barbeleFoldExempt"),
                values.whole("exitPenaltyFlat"),
                values.flag("partnerHandCounts"),
                values.whole("finishBonus"),
                values.whole("finishSpecialBonus"),
                values.choice("finishBonusScope", FinishBonusScope.class),
                values.flag("finishIncludesFinalDiscard"),
                values.choice("wildColour", WildColour.class),
                values.flag("foldAllowsFinalDiscard"),
                values.whole("foldingTheHandBonus"),
                values.whole("foldNoWildFactor"),
                values.whole("foldOneWildFactor"),
                values.whole("finishNoWildFactor"),
                values.choice("foldOneWildSupport", FoldSupport.class),
                values.choice("partnerWildScope", PartnerWildScope.class),
                values.choice("multiplierScope", MultiplierScope.class),
                values.whole("targetScore"),
                values.choice("simultaneousCrossing", SimultaneousCrossing.class),
                values.flag("differenceSettlement"),
                values.choice("roundAcceptance", RoundAcceptance.class),
                values.wholeOrOpen("maxRounds"),
                functions);
    }

    /** Whether a function says what may be laid. */
    boolean judgesMelds() {
        return functions != null && functions.judgeMelds;
    }

    /** Whether a function says what melds are worth. */
    boolean valuesMelds() {
        return functions != null && functions.valueMelds;
    }
}
