/** Bezique for two: its language is exported, so that bots may be written for it. */
module bezique {
    requires transitive meldhouse.api;

    exports bezique;

    provides meldhouse.api.game.Ruleset with
            bezique.BeziqueRuleset;
}
