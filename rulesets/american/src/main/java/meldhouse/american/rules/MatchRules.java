package meldhouse.american.rules;

import meldhouse.american.rules.Choices.BothOverTarget;
import meldhouse.american.rules.Forms.DealsTie;
import meldhouse.american.rules.Forms.MercyRule;
import meldhouse.api.options.Values;

import org.jspecify.annotations.Nullable;

/** The end of the match (american.md 10; variants.md 5.8). */
record MatchRules(
        @Nullable Integer target,
        BothOverTarget bothOverTarget,
        int raiseTargetBy,
        boolean mustBidToWin,
        @Nullable Integer dealsPerMatch,
        DealsTie dealsTie,
        MercyRule mercyRule,
        @Nullable Integer scoreFloor) {
    static MatchRules of(Values values) {
        return new MatchRules(
                values.wholeOrOpen("target"),
                values.choice("bothOverTarget", BothOverTarget.class),
                values.whole("raiseTargetBy"),
                values.flag("mustBidToWin"),
                values.wholeOrOpen("dealsPerMatch"),
                values.choice("dealsTie", DealsTie.class),
                values.choice("mercyRule", MercyRule.class),
                values.wholeOrOpen("scoreFloor"));
    }
}
