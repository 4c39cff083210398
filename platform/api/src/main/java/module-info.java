import org.jspecify.annotations.NullMarked;

/** What a ruleset or a bot is written against: cards, house-rule options and the two SPIs. */
@NullMarked
module meldhouse.api {
    requires static transitive org.jspecify;

    exports meldhouse.api;
    exports meldhouse.api.bot;
    exports meldhouse.api.cards;
    exports meldhouse.api.game;
    exports meldhouse.api.options;
}
