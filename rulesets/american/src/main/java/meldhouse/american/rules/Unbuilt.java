package meldhouse.american.rules;

import meldhouse.api.options.Fault;
import meldhouse.api.options.Option;
import meldhouse.api.options.Values;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** The house rules of the catalogue that tables do not play yet: until they do, it refuses them. */
final class Unbuilt {
    /** Options of which no value but the default is played. */
    private static final Set<String> OPTIONS =
            Set.of(
                    "dealerRotation",
                    // deck and melds
                    "lateDix",
                    "minMeldToCount",
                    "meldSavePoints",
                    // auction and exchange
                    "misdealWindow",
                    "misdealNeedsPartner",
                    "firstMustOpen",
                    "bidRequirement",
                    "passReturn",
                    // scores
                    "settlement",
                    "shootMoon",
                    "allTricksWinsMatch",
                    "checks",
                    "mustBidToWin",
                    "dealsTie",
                    "mercyRule");

    /** Words that are not played yet. */
    private static final Map<String, Set<String>> WORDS =
            Map.of(
                    "allPass", Set.of("dealerMustBid"),
                    "setScore", Set.of("toDefenders"),
                    "bothOverTarget", Set.of("raiseTarget", "biddingSideElseRaise"));

    private Unbuilt() {}

    static List<Fault> of(Values values) {
        return Catalogue.SCHEMA.options().stream()
                .filter(option -> isUnbuilt(option, values.all().get(option.name())))
                .map(
                        option ->
                                new Fault(
                                        option.name(),
                                        values.all().get(option.name()),
                                        "tables do not play that yet",
                                        String.valueOf(option.defaultValue())))
                .toList();
    }

    private static boolean isUnbuilt(
            Option option, @org.jspecify.annotations.Nullable Object value) {
        return OPTIONS.contains(option.name()) && !Objects.equals(value, option.defaultValue())
                || WORDS.getOrDefault(option.name(), Set.of()).contains(String.valueOf(value));
    }
}
