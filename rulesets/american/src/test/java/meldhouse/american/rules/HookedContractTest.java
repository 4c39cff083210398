package meldhouse.american.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** With functions at every hook the ruleset keeps the promises that it keeps without. */
class HookedContractTest extends AmericanContractTest {
    HookedContractTest() {
        super(
                HookedRuleset.of(
                        Map.of(
                                "misdeal",
                                deal -> deal.get("allowed").equals(true) || hasNines(deal, 5),
                                "legalBids",
                                deal ->
                                        !hasAce(deal) && deal.get("mayPass").equals(true)
                                                ? Optional.of(List.of("pass"))
                                                : Optional.empty(),
                                "meldPoints",
                                deal ->
                                        (int) deal.get("points")
                                                + 7 * ((List<?>) deal.get("melds")).size(),
                                "trickPoints",
                                deal -> (int) deal.get("points") + (int) deal.get("winner"),
                                "dealScore",
                                deal ->
                                        ((List<?>) deal.get("points"))
                                                .stream()
                                                        .map(
                                                                one ->
                                                                        Math.clamp(
                                                                                2L * (int) one,
                                                                                -999_999,
                                                                                999_999))
                                                        .toList(),
                                "nextDealer",
                                deal -> deal.get("dealer"),
                                "matchEnd",
                                deal ->
                                        (int) deal.get("deals") == 3
                                                ? Optional.of(List.of(1))
                                                : Optional.empty())));
    }

    private static boolean hasNines(Map<String, ?> deal, int least) {
        return hand(deal).stream().filter(card -> ((String) card).startsWith("9")).count() >= least;
    }

    private static boolean hasAce(Map<String, ?> deal) {
        return hand(deal).stream().anyMatch(card -> ((String) card).startsWith("A"));
    }

    private static List<?> hand(Map<String, ?> deal) {
        return (List<?>) deal.get("hand");
    }
}
