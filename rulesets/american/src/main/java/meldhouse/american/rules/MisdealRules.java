package meldhouse.american.rules;

import meldhouse.american.rules.Forms.MisdealWindow;
import meldhouse.api.options.Values;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The right to new cards because of a bad hand (variants.md 5.2).
 *
 * @param rights any of them gives it; {@code ninesForRedeal} stands as the last
 */
record MisdealRules(List<Right> rights, MisdealWindow misdealWindow, boolean misdealNeedsPartner) {
    MisdealRules {
        rights = List.copyOf(rights);
    }

    /**
     * What a hand must have, all of it.
     *
     * @param nines the least number of nines
     * @param nonCounters the least number of queens, jacks and nines
     * @param maxAces the most aces; null: any number
     * @param maxMeld the most that the hand may meld with the best trump, dix left out; null:
     *     anything
     */
    record Right(int nines, int nonCounters, @Nullable Integer maxAces, @Nullable Integer maxMeld) {
        private static Right of(Map<String, @Nullable Object> form) {
            Integer nines = (Integer) form.get("nines");
            Integer nonCounters = (Integer) form.get("nonCounters");
            return new Right(
                    nines == null ? 0 : nines,
                    nonCounters == null ? 0 : nonCounters,
                    (Integer) form.get("maxAces"),
                    (Integer) form.get("maxMeld"));
        }
    }

    static MisdealRules of(Values values) {
        List<Right> rights = new ArrayList<>();
        values.several("misdealRules").forEach(form -> rights.add(Right.of(form)));
        Integer nines = values.wholeOrOpen("ninesForRedeal");
        if (nines != null) {
            rights.add(new Right(nines, 0, null, null));
        }
        return new MisdealRules(
                rights,
                values.choice("misdealWindow", MisdealWindow.class),
                values.flag("misdealNeedsPartner"));
    }

    /** Whether there is any such right. */
    boolean exist() {
        return !rights.isEmpty();
    }
}
