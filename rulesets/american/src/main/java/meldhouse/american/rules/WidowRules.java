package meldhouse.american.rules;

import meldhouse.american.rules.Forms.BuryCounts;
import meldhouse.american.rules.Forms.BuryOrder;
import meldhouse.american.rules.Forms.BuryRule;
import meldhouse.american.rules.Forms.ThrowIn;
import meldhouse.american.rules.Forms.WidowSeenBy;
import meldhouse.american.rules.Forms.WidowUse;
import meldhouse.api.options.Values;

/** What becomes of the widow (variants.md 5.4, 5.5). */
record WidowRules(
        WidowSeenBy widowSeenBy,
        WidowUse widowUse,
        BuryOrder buryOrder,
        BuryRule buryRule,
        BuryCounts buryCounts,
        ThrowIn throwIn) {
    static WidowRules of(Values values) {
        return new WidowRules(
                values.choice("widowSeenBy", WidowSeenBy.class),
                values.choice("widowUse", WidowUse.class),
                values.choice("buryOrder", BuryOrder.class),
                values.choice("buryRule", BuryRule.class),
                values.choice("buryCounts", BuryCounts.class),
                values.choice("throwIn", ThrowIn.class));
    }
}
