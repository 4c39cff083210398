package meldhouse.american.rules;

import meldhouse.api.game.Preset;
import meldhouse.api.options.HouseRules;

import java.util.List;

/** The partnership games with the single pack (american.md 13.2; variants.md 3.5). */
final class PartnershipPresets {
    private static final HouseRules FIREHOUSE =
            HouseRules.DEFAULTS
                    .with("auctionStyle", "singleRound")
                    .with("minimumBid", 200)
                    .with("bothOverTarget", "biddingSide")
                    .with("pointScale", "counters");

    private PartnershipPresets() {}

    static List<Preset> all() {
        return List.of(
                new Preset(
                        "partnership",
                        "Partnership Pinochle",
                        "The classic game: bids from 250, to 1000.",
                        HouseRules.DEFAULTS),
                new Preset(
                        "seedShort",
                        "Partnership, short match",
                        "The classic game to 500.",
                        HouseRules.DEFAULTS.with("target", 500)),
                new Preset(
                        "seedTraditional",
                        "Partnership, traditional count",
                        "Cards count 11, 10, 4, 3 and 2.",
                        HouseRules.DEFAULTS.with("pointScale", "traditional")),
                new Preset(
                        "seedLively",
                        "Partnership, lively",
                        "Bids from 200, so that far fewer deals are passed out.",
                        HouseRules.DEFAULTS.with("minimumBid", 200)),
                new Preset(
                        "tableStandard",
                        "Partnership as many tables play it",
                        "Counters of ten, four cards passed, a stuck dealer, bidders first, to"
                                + " 1500.",
                        HouseRules.DEFAULTS
                                .with("pointScale", "counters")
                                .with("target", 1500)
                                .with("allPass", "dealerStuck")
                                .with("passCount", 4)
                                .with("runMarriageReuse", "differentPair")
                                .with("meldDoubleRun", 1500)
                                .with("meldDoubleKingsAround", 800)
                                .with("meldDoubleQueensAround", 600)
                                .with("meldDoubleJacksAround", 400)
                                .with("meldRequiresTrick", "points")
                                .with("meldRequiresTrickSide", "defenders")
                                .with("mustBeatWhenTrumped", false)
                                .with("bothOverTarget", "biddingSide")),
                new Preset(
                        "firehouse",
                        "Firehouse Pinochle",
                        "One bid each from 200; every ace, ten and king counts ten; the deal always"
                                + " moves on.",
                        FIREHOUSE),
                new Preset(
                        "firehouseStuck",
                        "Firehouse, dealer stuck",
                        "If the others pass, the dealer has it for 200.",
                        FIREHOUSE.with("allPass", "dealerStuck")));
    }
}
