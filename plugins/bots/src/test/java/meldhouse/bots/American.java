package meldhouse.bots;

import meldhouse.api.game.Game;
import meldhouse.api.game.Ruleset;
import meldhouse.api.options.HouseRules;
import meldhouse.catalog.Catalog;

/** The ruleset that these bots are tested with, found as a server finds it. */
final class American {
    static final Ruleset RULESET = Catalog.of(American.class.getClassLoader()).ruleset("american");

    private American() {}

    static Game game() {
        return RULESET.configure(HouseRules.DEFAULTS);
    }
}
