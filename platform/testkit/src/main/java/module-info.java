/** What a plugin author's tests extend. */
module meldhouse.testkit {
    requires static transitive org.jspecify;
    requires transitive meldhouse.api;
    requires meldhouse.engine;
    requires meldhouse.catalog;
    requires meldhouse.protocol;
    requires transitive org.junit.jupiter.api;
}
