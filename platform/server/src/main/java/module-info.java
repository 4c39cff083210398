/** Serves tables over TCP. */
module meldhouse.server {
    requires static transitive org.jspecify;
    requires transitive meldhouse.catalog;
    requires transitive meldhouse.store;
    requires meldhouse.api;
    requires meldhouse.engine;
    requires transitive meldhouse.protocol;
    requires transitive meldhouse.scripting;
    requires io.netty.handler;
    requires io.netty.transport;
    requires io.vertx.core;
    requires micrometer.core;
    requires micrometer.registry.prometheus;

    exports meldhouse.server;
}
