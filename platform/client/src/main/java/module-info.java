/** Speaks to a server and shows a table in a terminal. */
module meldhouse.client {
    requires static transitive org.jspecify;
    requires transitive meldhouse.api;
    requires meldhouse.protocol;
    requires meldhouse.catalog;
    requires io.netty.transport;
}
