package meldhouse.american.rules;

import meldhouse.api.game.Preset;
import meldhouse.api.options.HouseRules;

import java.util.List;

/** The double-deck games (variants.md 3.1). */
final class DoubleDeckPresets {
    private static final HouseRules DOUBLE_DECK =
            HouseRules.DEFAULTS
                    .with("deckCopies", 4)
                    .with("deckNines", false)
                    .with("handSize", 20)
                    .with("dealPackets", List.of(5, 5, 5, 5))
                    .with("target", 500)
                    .with("minimumBid", 50)
                    .with("bidIncrement", 1)
                    .with("bidSteps", List.of(List.of(50, 1), List.of(60, 5)))
                    .with("allPass", "dealerStuck")
                    .with("trumpRequirement", "marriage")
                    .with("minTeamMeld", 20)
                    .with("minMeldToCount", 20)
                    .with("bothOverTarget", "biddingSide")
                    .with("pointScale", "ones")
                    .with("lastTrickBonus", 2)
                    .with("shootMoonBonus", 25)
                    .with("shootMoonPenalty", 50)
                    .with("raiseTargetBy", 100)
                    .with("meldDix", 0)
                    .with(prices(1));

    private DoubleDeckPresets() {}

    static List<Preset> all() {
        return List.of(
                new Preset(
                        "doubleDeck",
                        "Double deck Pinochle",
                        "Eighty cards without nines, twenty each, small numbers, to 500.",
                        DOUBLE_DECK),
                new Preset(
                        "doubleDeckTens",
                        "Double deck, scores in tens",
                        "Double deck with every number times ten, to 5000.",
                        DOUBLE_DECK
                                .with("target", 5000)
                                .with("minimumBid", 500)
                                .with("bidIncrement", 10)
                                .with("bidSteps", List.of(List.of(500, 10), List.of(600, 50)))
                                .with("minTeamMeld", 200)
                                .with("minMeldToCount", 200)
                                .with("pointScale", "counters")
                                .with("lastTrickBonus", 20)
                                .with("shootMoonBonus", 250)
                                .with("shootMoonPenalty", 500)
                                .with("raiseTargetBy", 1000)
                                .with(prices(10))),
                new Preset(
                        "doubleDeckClub",
                        "Double deck, club rules",
                        "A side must also take 20 trick points to keep its meld, and bids go up by"
                                + " ten from 100.",
                        DOUBLE_DECK
                                .with(
                                        "bidSteps",
                                        List.of(List.of(50, 1), List.of(60, 5), List.of(100, 10)))
                                .with("meldRequiresTrick", "points")
                                .with("meldSavePoints", 20)),
                new Preset(
                        "doubleDeckProgressive",
                        "Double deck, progressive",
                        "A missed bid goes to the opponents instead of being deducted.",
                        DOUBLE_DECK.with("setScore", "toDefenders")),
                new Preset(
                        "doubleDeckRelaxed",
                        "Double deck, relaxed",
                        "No marriage is needed for trump, no least meld, and four passes void the"
                                + " deal.",
                        DOUBLE_DECK
                                .with("allPass", "redealNextDealer")
                                .with("trumpRequirement", "none")
                                .with("minTeamMeld", 0)
                                .with("minMeldToCount", 0)
                                .with("bothOverTarget", "higherTotal")));
    }

    /** The prices of melds, the small ones so many times. */
    private static HouseRules prices(int times) {
        return HouseRules.DEFAULTS
                .with(prices("Run", times, 15, 150, 225, 300))
                .with("meldRoyalMarriage", 4 * times)
                .with("meldCommonMarriage", 2 * times)
                .with(prices("AcesAround", times, 10, 100, 150, 200))
                .with(prices("KingsAround", times, 8, 80, 120, 160))
                .with(prices("QueensAround", times, 6, 60, 90, 120))
                .with(prices("JacksAround", times, 4, 40, 60, 80))
                .with(prices("Pinochle", times, 4, 30, 60, 90));
    }

    private static HouseRules prices(
            String kind, int times, int one, int two, int three, int four) {
        return HouseRules.of("meld" + kind, one * times)
                .with("meldDouble" + kind, two * times)
                .with("meldTriple" + kind, three * times)
                .with("meldQuadruple" + kind, four * times);
    }
}
