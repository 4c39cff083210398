package meldhouse.american.rules;

import meldhouse.api.options.Values;

import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Settlement in units, or chips (variants.md 5.9). */
record UnitRules(
        List<List<Integer>> unitTable,
        Map<String, Integer> suitMultiplier,
        int playedSetUnits,
        boolean concedeUsesSuitMultiplier,
        boolean kitty,
        int kittyFrom,
        boolean autoWinByMeld,
        boolean defendersConcede) {
    static UnitRules of(Values values) {
        return new UnitRules(
                values.rows("unitTable"),
                Objects.requireNonNull(values.pointsOrOpen("suitMultiplier")),
                values.whole("playedSetUnits"),
                values.flag("concedeUsesSuitMultiplier"),
                values.flag("kitty"),
                values.whole("kittyFrom"),
                values.flag("autoWinByMeld"),
                values.flag("defendersConcede"));
    }
}
