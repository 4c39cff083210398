/** A match as a pure, replayable thing. */
module meldhouse.engine {
    requires static transitive org.jspecify;
    requires transitive meldhouse.api;

    exports meldhouse.engine;
}
