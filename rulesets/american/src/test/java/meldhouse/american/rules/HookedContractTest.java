package meldhouse.american.rules;

import meldhouse.testkit.HookedRuleset;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** With functions at every hook the ruleset keeps the promises that it keeps without. */
class HookedContractTest extends AmericanContract {
    HookedContractTest() {
        super(
                HookedRuleset.of(
                        new AmericanRuleset(),
                        Map.of(
                                "extraMelds",
                                HookedContractTest::bridges,
                                "legalCards",
                                HookedContractTest::aceLast,
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

    @Override
    protected int oneMatchIn() {
        return 6;
    }

    /** A jack and a ten of one suit without its ace. */
    private static List<Object> bridges(Map<String, ?> deal) {
        List<Object> found = new ArrayList<>();
        for (String suit : List.of("S", "H", "D", "C")) {
            if (hand(deal).containsAll(List.of("J" + suit, "T" + suit))
                    && !hand(deal).contains("A" + suit)) {
                found.add(
                        Map.of(
                                "name",
                                "Bridge " + (suit.equals(deal.get("trump")) ? "of trump" : suit),
                                "cards",
                                List.of("J" + suit, "T" + suit),
                                "points",
                                15));
            }
        }
        return found;
    }

    /** In every other trick aces are played only where there is nothing else. */
    private static List<?> aceLast(Map<String, ?> deal) {
        List<?> legal = (List<?>) deal.get("legal");
        List<?> others = legal.stream().filter(card -> !((String) card).startsWith("A")).toList();
        return others.isEmpty() || (int) deal.get("tricks") % 2 == 1 ? legal : others;
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
