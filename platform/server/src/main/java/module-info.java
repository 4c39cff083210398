/** Serves tables over TCP. */
module meldhouse.server {
    requires static transitive org.jspecify;
    requires meldhouse.api;
    requires meldhouse.engine;
    requires meldhouse.catalog;
    requires meldhouse.protocol;
    requires meldhouse.store;
    requires meldhouse.scripting;
    requires io.vertx.core;
}
