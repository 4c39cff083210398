package meldhouse.american.rules;

import meldhouse.api.game.Preset;
import meldhouse.api.options.HouseRules;

import java.util.List;

/** The games of three for points (variants.md 3.3). */
final class ThreeHandedPresets {
    private static final HouseRules CUTTHROAT =
            HouseRules.DEFAULTS
                    .with("seats", 3)
                    .with("sides", "individual")
                    .with("handSize", 16)
                    .with("dealPackets", List.of(4, 4, 4, 4));

    static final HouseRules CUTTHROAT_15 =
            CUTTHROAT
                    .with("handSize", 15)
                    .with("dealPackets", List.of(3, 3, 3, 3, 3))
                    .with("widowSize", 3);

    private ThreeHandedPresets() {}

    static List<Preset> all() {
        return List.of(
                new Preset(
                        "cutthroat",
                        "Cutthroat",
                        "Three players with 16 cards each bid, meld and score for themselves.",
                        CUTTHROAT),
                new Preset(
                        "cutthroat15",
                        "Cutthroat with widow",
                        "Fifteen cards each and a widow of three for the bidder; everybody melds;"
                                + " points to 1000.",
                        CUTTHROAT_15),
                new Preset(
                        "cutthroatBidOut",
                        "Cutthroat, bid and out",
                        "Only a bidder who makes the bid can win; the dealer owns the first bid of"
                                + " 150; one may give up.",
                        CUTTHROAT
                                .with("minimumBid", 150)
                                .with("allPass", "dealerStuck")
                                .with("mustBidToWin", true)
                                .with("concede", "afterMeld")
                                .with("pointScale", "counters")
                                .with("meldRequiresTrick", "trick")),
                new Preset(
                        "threeHandedKitty",
                        "Three-handed with kitty",
                        "From 200, a dealer left with it may have it for 190; a trick saves the"
                                + " meld; the target may rise.",
                        CUTTHROAT_15
                                .with("minimumBid", 200)
                                .with("allPass", "dealerStuck")
                                .with("stuckBid", 190)
                                .with("firstMustOpen", "holderOfMeld")
                                .with("concede", "afterMeld")
                                .with("pointScale", "counters")
                                .with("meldRequiresTrick", "trick")
                                .with("bothOverTarget", "biddingSideElseRaise")),
                new Preset(
                        "widowPinochle",
                        "Widow Pinochle",
                        "The bidder scores exactly the bid, or nothing; the others keep what they"
                                + " make if they win a trick.",
                        CUTTHROAT_15
                                .with("minimumBid", 300)
                                .with("madeScore", "bidOnly")
                                .with("setScore", "zero")
                                .with("meldRequiresTrick", "trick")
                                .with("meldRequiresTrickSide", "defenders")
                                .with("pointScale", "traditional")
                                .with("bothOverTarget", "biddingSideElseRaise")),
                new Preset(
                        "cutthroatTurned",
                        "Three-hand with turned trump",
                        "No auction: the last card of the dealer makes trump.",
                        CUTTHROAT
                                .with("auctionStyle", "none")
                                .with("trumpChoice", "turnedCard")
                                .with("firstLeader", "leftOfDealer")
                                .with("meldRequiresTrick", "trick")
                                .with("bothOverTarget", "raiseTarget")));
    }
}
