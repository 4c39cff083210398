/** What a plugin author's tests extend. */
module meldhouse.testkit {
    requires static transitive org.jspecify;
    requires transitive meldhouse.api;
    requires transitive meldhouse.engine;
    requires meldhouse.protocol;
    requires static transitive org.junit.jupiter.api;

    exports meldhouse.testkit;
}
