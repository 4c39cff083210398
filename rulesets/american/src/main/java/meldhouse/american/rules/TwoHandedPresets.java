package meldhouse.american.rules;

import meldhouse.api.game.Preset;
import meldhouse.api.options.HouseRules;

import java.util.List;

/** The two-handed games (variants.md 3.2). */
final class TwoHandedPresets {
    private static final HouseRules TWO_HANDED =
            HouseRules.DEFAULTS
                    .with("seats", 2)
                    .with("sides", "individual")
                    .with("stockDraw", true)
                    .with("auctionStyle", "none")
                    .with("trumpChoice", "turnedCard")
                    .with("firstLeader", "leftOfDealer");

    private TwoHandedPresets() {}

    static List<Preset> all() {
        return List.of(
                new Preset(
                        "twoHanded",
                        "Two-handed Pinochle",
                        "Twelve cards each, a stock of 24 with a turned trump, a meld after each"
                                + " trick won, a strict second half.",
                        TWO_HANDED),
                new Preset(
                        "twoHandedHoyle",
                        "Two-handed, card-book form",
                        "Cards count 11, 10, 4, 3 and 2, only trump leads must be beaten, and one"
                                + " may declare out.",
                        TWO_HANDED
                                .with("pointScale", "traditional")
                                .with("mustBeat", "trumpLedOnly")
                                .with("declareOut", true)),
                new Preset(
                        "twoHandedDrawFirst",
                        "Two-handed, draw then meld",
                        "The winner draws before melding, and chooses at the last draw.",
                        TWO_HANDED
                                .with("meldBeforeDraw", false)
                                .with("lastStockChoice", "winnerChooses")),
                new Preset(
                        "twoHandedSingle",
                        "Two-handed, one deal",
                        "Each deal is a game.",
                        TWO_HANDED
                                .with("target", null)
                                .with("dealsPerMatch", 1)
                                .with("dealsTie", "draw")));
    }
}
