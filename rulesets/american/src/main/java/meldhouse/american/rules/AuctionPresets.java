package meldhouse.american.rules;

import meldhouse.api.game.Preset;
import meldhouse.api.options.HouseRules;

import java.util.List;
import java.util.Map;

/** The games of three for units (variants.md 3.4). */
final class AuctionPresets {
    private static final List<List<Integer>> UNITS =
            List.of(
                    List.of(250, 2),
                    List.of(300, 3),
                    List.of(350, 5),
                    List.of(400, 7),
                    List.of(450, 10),
                    List.of(500, 13),
                    List.of(550, 17),
                    List.of(600, 21),
                    List.of(650, 25),
                    List.of(700, 30));

    private static final HouseRules AUCTION_WIDOW =
            HouseRules.DEFAULTS
                    .with("seats", 3)
                    .with("sides", "soloVsRest")
                    .with("handSize", 15)
                    .with("widowSize", 3)
                    .with("dealPackets", List.of(3, 3, 3, 3, 3))
                    .with("whoMelds", "declarer")
                    .with("settlement", "units")
                    .with("unitTable", UNITS)
                    .with("suitMultiplier", Map.of("S", 2, "H", 1, "D", 1, "C", 1))
                    .with("kitty", true)
                    .with("throwIn", "minimumOnly")
                    .with("concede", "afterWidow")
                    .with("autoWinByMeld", true)
                    .with("defendersConcede", true)
                    .with("target", null)
                    .with("dealsPerMatch", 12)
                    .with("dealsTie", "draw")
                    .with("mustBeat", "trumpLedOnly");

    private AuctionPresets() {}

    static List<Preset> all() {
        return List.of(
                new Preset(
                        "auctionWidow",
                        "Auction Pinochle",
                        "Fifteen cards each and a widow of three: the bidder melds alone, buries"
                                + " three and plays against the others, settled in units.",
                        AUCTION_WIDOW),
                new Preset(
                        "auctionHoyle",
                        "Auction Pinochle, 300",
                        "From 300, cards count 11, 10, 4, 3 and 2, and the table of units is"
                                + " steeper.",
                        AUCTION_WIDOW
                                .with(
                                        "unitTable",
                                        List.of(
                                                List.of(300, 3),
                                                List.of(350, 5),
                                                List.of(400, 10),
                                                List.of(450, 15),
                                                List.of(500, 20),
                                                List.of(550, 25),
                                                List.of(600, 30)))
                                .with("minimumBid", 300)
                                .with("pointScale", "traditional")),
                new Preset(
                        "auctionLinear",
                        "Auction Pinochle, even stakes",
                        "One unit more for every fifty points, and no suit counts double.",
                        AUCTION_WIDOW
                                .with(
                                        "unitTable",
                                        List.of(
                                                List.of(250, 2),
                                                List.of(300, 3),
                                                List.of(350, 4),
                                                List.of(400, 5),
                                                List.of(450, 6),
                                                List.of(500, 7),
                                                List.of(550, 8),
                                                List.of(600, 9),
                                                List.of(650, 10),
                                                List.of(700, 11)))
                                .with("suitMultiplier", Map.of("S", 1, "H", 1, "D", 1, "C", 1))
                                .with("pointScale", "traditional")));
    }
}
