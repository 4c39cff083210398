package meldhouse.danish.rules;

import meldhouse.testkit.HookedRuleset;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** With functions at every hook the ruleset keeps the promises that it keeps without. */
class HookedContractTest extends DanishContract {
    HookedContractTest() {
        super(
                HookedRuleset.of(
                        new DanishRuleset(),
                        Map.of(
                                "meldValid",
                                deal ->
                                        cards(deal) >= 4
                                                && (deal.get("valid").equals(true)
                                                        || (int) deal.get("wilds") <= 3),
                                "meldValue",
                                deal -> (int) deal.get("value") + 7 * (cards(deal) / 5),
                                "openingMinimum",
                                deal -> (int) deal.get("minimum") + 10 * (int) deal.get("side"),
                                "roundBonus",
                                deal ->
                                        List.of(
                                                Map.of(
                                                        "name",
                                                        "for side " + deal.get("side"),
                                                        "points",
                                                        15 * (int) deal.get("side") - 5)),
                                "matchEnd",
                                deal ->
                                        (int) deal.get("rounds") == 3
                                                ? Optional.of(List.of(1))
                                                : Optional.empty())));
    }

    @Override
    protected int oneMatchIn() {
        return 8;
    }

    private static int cards(Map<String, ?> deal) {
        return ((List<?>) deal.get("cards")).size();
    }
}
