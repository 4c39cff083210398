package meldhouse.american.rules;

import meldhouse.american.rules.Choices.PassOrder;
import meldhouse.american.rules.Forms.PassReturn;
import meldhouse.api.options.Values;

/** The cards that partners pass (american.md 5; variants.md 5.3). */
record ExchangeRules(int passCount, PassOrder passOrder, PassReturn passReturn) {
    static ExchangeRules of(Values values) {
        return new ExchangeRules(
                values.whole("passCount"),
                values.choice("passOrder", PassOrder.class),
                values.choice("passReturn", PassReturn.class));
    }
}
