package meldhouse.danish.rules;

import meldhouse.api.game.Preset;
import meldhouse.api.options.HouseRules;

import java.util.List;

/** The named sets of house rules (danish.md 7; those by the number of players: 1.2). */
final class Presets {
    static final List<Preset> ALL =
            List.of(
                    new Preset(
                            "standard",
                            "Danish Pinochle",
                            "Four players in two teams, to 1500.",
                            HouseRules.DEFAULTS),
                    new Preset(
                            "parentLike",
                            "Like its Spanish parent",
                            "A Pinochle needs eight natural cards, a fold with a wild needs the"
                                    + " partner's melds, and the thousands are for folds.",
                            HouseRules.of("pinochleMinNaturals", 8)
                                    .with("foldOneWildSupport", "required")
                                    .with("finishBonusScope", "foldOnly")),
                    new Preset(
                            "gentle",
                            "Gentle",
                            "The three conditions of a finish bring 250 instead of 1000, so that"
                                    + " one round does not decide the match.",
                            HouseRules.of("finishSpecialBonus", 250)
                                    .with("cleanStraightValue", 1000)),
                    new Preset(
                            "two", "Two players", "One against one.", HouseRules.of("players", 2)),
                    new Preset(
                            "three",
                            "Three players",
                            "Everybody alone.",
                            HouseRules.of("players", 3)),
                    new Preset(
                            "fourAlone",
                            "Four players, no teams",
                            "Everybody alone.",
                            HouseRules.of("teamMode", "individual")),
                    new Preset(
                            "five",
                            "Five players",
                            "Everybody alone.",
                            HouseRules.of("players", 5)),
                    new Preset(
                            "sixPairs",
                            "Six players in pairs",
                            "Three teams of two, partners opposite.",
                            HouseRules.of("players", 6)),
                    new Preset(
                            "sixThrees",
                            "Six players in threes",
                            "Two teams of three, every other seat.",
                            HouseRules.of("players", 6).with("teamMode", "threes")));

    private Presets() {}
}
