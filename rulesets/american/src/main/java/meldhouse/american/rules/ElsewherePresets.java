package meldhouse.american.rules;

import meldhouse.api.game.Preset;
import meldhouse.api.options.HouseRules;

import java.util.List;

/** Games as people know them from elsewhere (variants.md 3.7). */
final class ElsewherePresets {
    private static final HouseRules BOOK_PARTNERSHIP =
            HouseRules.DEFAULTS
                    .with("minimumBid", 100)
                    .with("firstLeader", "leftOfDealer")
                    .with("meldRequiresTrick", "trick")
                    .with("bothOverTarget", "biddingSide")
                    .with("pointScale", "traditional");

    private ElsewherePresets() {}

    static List<Preset> all() {
        return List.of(
                new Preset(
                        "bookPartnership",
                        "Partnership Auction, card-book form",
                        "From 100, left of the dealer leads, a trick saves the meld, the bidders"
                                + " count first.",
                        BOOK_PARTNERSHIP),
                new Preset(
                        "partnershipWidow",
                        "Partnership with a widow of four",
                        "Eleven cards each; the bidder looks at the widow, keeps one card and gives"
                                + " one to each other player.",
                        BOOK_PARTNERSHIP
                                .with("handSize", 11)
                                .with("widowSize", 4)
                                .with("dealPackets", List.of(3, 3, 3, 2))
                                .with("widowUse", "giveOneEach")
                                .with("widowSeenBy", "declarer")),
                new Preset(
                        "kittyFour",
                        "Partnership, kitty of four buried",
                        "Eleven cards each; the bidder takes four and buries four.",
                        HouseRules.DEFAULTS
                                .with("handSize", 11)
                                .with("widowSize", 4)
                                .with("dealPackets", List.of(3, 3, 3, 2))
                                .with("pointScale", "counters")
                                .with("allPass", "dealerStuck")
                                .with("bothOverTarget", "biddingSide")
                                .with("buryOrder", "buryThenMeld")
                                .with("buryRule", "any")),
                new Preset(
                        "passFour",
                        "Pass four (race-horse)",
                        "Four cards from the partner and four back, bids by fifties from 600, a"
                                + " stuck dealer, to 1500.",
                        HouseRules.DEFAULTS
                                .with("passCount", 4)
                                .with("bidSteps", List.of(List.of(250, 10), List.of(600, 50)))
                                .with("allPass", "dealerStuck")
                                .with("pointScale", "counters")
                                .with("target", 1500)
                                .with("bothOverTarget", "biddingSide")
                                .with("meldDoubleRun", 1500)
                                .with("meldDoubleKingsAround", 800)
                                .with("meldDoubleQueensAround", 600)
                                .with("meldDoubleJacksAround", 400)),
                new Preset(
                        "passThree",
                        "Pass three at once",
                        "Three cards crossed at once, a stuck dealer, trump led first, hopeless"
                                + " bids set at once, minus 1000 loses.",
                        HouseRules.DEFAULTS
                                .with("passCount", 3)
                                .with("passOrder", "simultaneous")
                                .with("allPass", "dealerStuck")
                                .with("firstLeadMustBeTrump", true)
                                .with("autoSetWhenUnreachable", true)
                                .with("ninesForRedeal", 5)
                                .with("runMarriageReuse", "full")
                                .with("pointScale", "counters")
                                .with("mercyRule", "full")
                                .with("bothOverTarget", "biddingSide")),
                new Preset(
                        "mustOpen",
                        "First bidder must open",
                        "The first caller may not pass; hopeless bids are set at once; defenders"
                                + " without a counter lose their meld.",
                        HouseRules.DEFAULTS
                                .with("firstMustOpen", "firstCaller")
                                .with("autoSetWhenUnreachable", true)
                                .with("meldRequiresTrick", "points")
                                .with("meldRequiresTrickSide", "defenders")
                                .with("pointScale", "counters")
                                .with("bothOverTarget", "biddingSide")
                                .with("meldDoubleRun", 1500)
                                .with("meldDoubleKingsAround", 800)
                                .with("meldDoubleQueensAround", 600)
                                .with("meldDoubleJacksAround", 400)),
                new Preset(
                        "oneRound150",
                        "One round from 150",
                        "One call each from 150, no cards passed, every counter ten.",
                        HouseRules.DEFAULTS
                                .with("auctionStyle", "singleRound")
                                .with("minimumBid", 150)
                                .with("pointScale", "counters")),
                new Preset(
                        "bidderOut",
                        "Bid out",
                        "The classic game, but only a side that makes its own bid can win.",
                        HouseRules.DEFAULTS.with("mustBidToWin", true)));
    }
}
