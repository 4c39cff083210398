package meldhouse.american.rules;

import meldhouse.american.rules.Forms.PaidChecks;
import meldhouse.api.options.Values;

/** The checks, a ledger beside the points (variants.md 5.10). */
record CheckRules(
        PaidChecks checks,
        CheckTable checkTable,
        boolean roundTripAdds,
        boolean checkDecidesMatch) {
    static CheckRules of(Values values) {
        return new CheckRules(
                values.choice("checks", PaidChecks.class),
                CheckTable.of(values.fields("checkTable")),
                values.flag("roundTripAdds"),
                values.flag("checkDecidesMatch"));
    }

    /** Whether checks are paid at all. */
    boolean arePaid() {
        return checks != PaidChecks.NONE;
    }
}
