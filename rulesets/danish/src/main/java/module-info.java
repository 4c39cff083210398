import org.jspecify.annotations.NullMarked;

/** Danish Pinochle: its language, and behind it the rules. */
@NullMarked
module meldhouse.danish {
    requires static transitive org.jspecify;
    requires transitive meldhouse.api;

    exports meldhouse.danish;

    provides meldhouse.api.game.Ruleset with
            meldhouse.danish.rules.DanishRuleset;
}
