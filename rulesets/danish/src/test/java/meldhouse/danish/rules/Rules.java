package meldhouse.danish.rules;

import meldhouse.api.options.HouseRules;

/** House rules as constants, for tests. */
final class Rules {
    static final DanishRules DEFAULTS = of(HouseRules.DEFAULTS);

    private Rules() {}

    static DanishRules of(HouseRules rules) {
        return DanishRules.of(Catalogue.SCHEMA.resolve(rules).values(), null);
    }

    static DanishRules of(String option, Object value) {
        return of(HouseRules.of(option, value));
    }
}
