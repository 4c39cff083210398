import org.jspecify.annotations.NullMarked;

/** American Pinochle: its language, and behind it the rules. */
@NullMarked
module meldhouse.american {
    requires static transitive org.jspecify;
    requires transitive meldhouse.api;

    exports meldhouse.american;

    provides meldhouse.api.game.Ruleset with
            meldhouse.american.rules.AmericanRuleset;
}
