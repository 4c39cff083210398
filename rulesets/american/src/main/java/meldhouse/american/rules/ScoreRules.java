package meldhouse.american.rules;

import meldhouse.american.rules.Choices.Concede;
import meldhouse.american.rules.Choices.ConcedeDefendersScore;
import meldhouse.american.rules.Choices.DefendersScore;
import meldhouse.american.rules.Choices.MadeScore;
import meldhouse.american.rules.Choices.SetScore;
import meldhouse.american.rules.Forms.SettledIn;
import meldhouse.american.rules.Forms.ShootMoon;
import meldhouse.api.options.Values;

/** What a deal brings (american.md 9; variants.md 5.5, 5.7). */
record ScoreRules(
        SettledIn settlement,
        MadeScore madeScore,
        SetScore setScore,
        int setMultiplier,
        DefendersScore defendersScoreWhenMade,
        DefendersScore defendersScoreWhenSet,
        Concede concede,
        ConcedeDefendersScore concedeDefendersScore,
        boolean autoSetWhenUnreachable,
        ShootMoon shootMoon,
        int shootMoonBonus,
        int shootMoonPenalty,
        boolean allTricksWinsMatch) {
    static ScoreRules of(Values values) {
        return new ScoreRules(
                values.choice("settlement", SettledIn.class),
                values.choice("madeScore", MadeScore.class),
                values.choice("setScore", SetScore.class),
                values.whole("setMultiplier"),
                values.choice("defendersScoreWhenMade", DefendersScore.class),
                values.choice("defendersScoreWhenSet", DefendersScore.class),
                values.choice("concede", Concede.class),
                values.choice("concedeDefendersScore", ConcedeDefendersScore.class),
                values.flag("autoSetWhenUnreachable"),
                values.choice("shootMoon", ShootMoon.class),
                values.whole("shootMoonBonus"),
                values.whole("shootMoonPenalty"),
                values.flag("allTricksWinsMatch"));
    }

    /** Whether deals are settled in units. */
    boolean isInUnits() {
        return settlement == SettledIn.UNITS;
    }
}
