package meldhouse.american.rules;

import meldhouse.api.game.Preset;
import meldhouse.api.options.HouseRules;

import java.util.List;

/** The named sets of house rules (american.md 13.2 and 13.3; variants.md 9). */
final class Presets {
    static final List<Preset> ALL =
            List.of(
                    new Preset(
                            "partnership",
                            "Partnership Pinochle",
                            "The classic game: bids from 250, to 1000.",
                            HouseRules.DEFAULTS),
                    new Preset(
                            "seedShort",
                            "Partnership, short match",
                            "The classic game to 500.",
                            HouseRules.of("target", 500)),
                    new Preset(
                            "seedTraditional",
                            "Partnership, traditional count",
                            "Cards count 11, 10, 4, 3 and 2.",
                            HouseRules.of("pointScale", "traditional")),
                    new Preset(
                            "seedLively",
                            "Partnership, lively",
                            "Bids from 200, so that far fewer deals are passed out.",
                            HouseRules.of("minimumBid", 200)),
                    new Preset(
                            "tableStandard",
                            "Partnership as many tables play it",
                            "Counters of ten, four cards passed, a stuck dealer, bidders first, to"
                                    + " 1500.",
                            HouseRules.of("pointScale", "counters")
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
                            "oneRound150",
                            "One round from 150",
                            "One call each from 150, no cards passed, every counter ten.",
                            HouseRules.of("auctionStyle", "singleRound")
                                    .with("minimumBid", 150)
                                    .with("pointScale", "counters")));

    private Presets() {}
}
