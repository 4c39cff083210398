package meldhouse.american.rules;

import meldhouse.api.game.Preset;
import meldhouse.api.options.HouseRules;

import java.util.List;
import java.util.Map;

/** The games with checks (variants.md 3.6). */
final class CheckPresets {
    private static final Map<String, Object> TABLE =
            Map.ofEntries(
                    Map.entry("run", 2),
                    Map.entry("acesAround", 2),
                    Map.entry("kingsAround", 1),
                    Map.entry("queensAround", 1),
                    Map.entry("jacksAround", 1),
                    Map.entry("doublePinochle", 2),
                    Map.entry("roundTrip", 5),
                    Map.entry(
                            "contract",
                            List.of(
                                    List.of(200, 2),
                                    List.of(250, 4),
                                    List.of(300, 7),
                                    List.of(350, 10))),
                    Map.entry("contractEach", List.of(50, 5)),
                    Map.entry("defeatFactor", 2),
                    Map.entry("slam", 5),
                    Map.entry("game", 10),
                    Map.entry("gamePer100", 1),
                    Map.entry("gameMinus", 5));

    private static final Map<String, Object> MOST =
            Map.ofEntries(
                    Map.entry("run", 2),
                    Map.entry("acesAround", 2),
                    Map.entry("kingsAround", 1),
                    Map.entry("queensAround", 1),
                    Map.entry("jacksAround", 1),
                    Map.entry("doublePinochle", 2),
                    Map.entry("roundTrip", 5),
                    Map.entry(
                            "contract",
                            List.of(
                                    List.of(200, 2),
                                    List.of(250, 4),
                                    List.of(300, 7),
                                    List.of(350, 10))),
                    Map.entry("contractEach", List.of(50, 5)),
                    Map.entry("defeatFactor", 2),
                    Map.entry("slam", 5),
                    Map.entry("game", 15),
                    Map.entry("gamePer100", 0),
                    Map.entry("gameMinus", 0));

    private static final Map<String, Object> THREE_HAND =
            Map.ofEntries(
                    Map.entry("run", 1),
                    Map.entry("acesAround", 1),
                    Map.entry("roundTrip", 2),
                    Map.entry("doubleMarriage", 1),
                    Map.entry("doublePinochle", 1),
                    Map.entry("doubleAcesAround", 2),
                    Map.entry("doubleKingsAround", 2),
                    Map.entry("doubleQueensAround", 2),
                    Map.entry("doubleJacksAround", 2),
                    Map.entry("sevenNines", 5),
                    Map.entry("lookAndLose", 1),
                    Map.entry("playAndLose", 1),
                    Map.entry("game", 5));

    private static final HouseRules CHECK =
            HouseRules.DEFAULTS
                    .with("minimumBid", 200)
                    .with("bidRequirement", "marriage")
                    .with("allPass", "dealerMustBid")
                    .with("meldRequiresTrick", "trick")
                    .with("bothOverTarget", "biddingSide")
                    .with("checks", "partnership")
                    .with("checkTable", TABLE);

    private CheckPresets() {}

    static List<Preset> all() {
        return List.of(
                new Preset(
                        "check",
                        "Check Pinochle",
                        "From 200, a marriage is needed to bid, and there are checks for melds,"
                                + " contracts, slams and the match.",
                        CHECK),
                new Preset(
                        "checkMost",
                        "Check Pinochle, most checks win",
                        "Reaching 1000 is worth 15 checks, and the side with more checks wins.",
                        CHECK.with("checkTable", MOST).with("checkDecidesMatch", true)),
                new Preset(
                        "checkThreeHand",
                        "Three-hand Check",
                        "Three players with a widow; checks are paid by both others, and losing"
                                + " after seeing the widow costs.",
                        ThreeHandedPresets.CUTTHROAT_15
                                .with("minimumBid", 300)
                                .with("allPass", "dealerStuck")
                                .with("throwIn", "minimumOnly")
                                .with("concede", "afterWidow")
                                .with("pointScale", "counters")
                                .with("meldRequiresTrick", "trick")
                                .with("bothOverTarget", "biddingSide")
                                .with("checks", "eachOther")
                                .with("checkTable", THREE_HAND)));
    }
}
