package meldhouse.american.rules;

import meldhouse.american.rules.Forms.LastStockChoice;
import meldhouse.american.rules.Forms.SameClassReuse;
import meldhouse.api.options.Values;

/** Turned trump, and melding where cards are drawn (variants.md 4.2). */
record DrawRules(
        int meldsPerTrick,
        boolean meldBeforeDraw,
        SameClassReuse sameClassReuse,
        boolean meldNeedsFreshCard,
        boolean dixWithMeld,
        boolean dixExchange,
        boolean turnedDixScores,
        LastStockChoice lastStockChoice,
        boolean lastStockCardShown,
        boolean declareOut) {
    static DrawRules of(Values values) {
        return new DrawRules(
                values.whole("meldsPerTrick"),
                values.flag("meldBeforeDraw"),
                values.choice("sameClassReuse", SameClassReuse.class),
                values.flag("meldNeedsFreshCard"),
                values.flag("dixWithMeld"),
                values.flag("dixExchange"),
                values.flag("turnedDixScores"),
                values.choice("lastStockChoice", LastStockChoice.class),
                values.flag("lastStockCardShown"),
                values.flag("declareOut"));
    }
}
