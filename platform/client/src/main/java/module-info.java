/** Speaks to a server and shows a table in a terminal. */
module meldhouse.client {
    requires static transitive org.jspecify;
    requires transitive meldhouse.api;
    requires transitive meldhouse.catalog;
    requires transitive meldhouse.protocol;
    requires io.netty.buffer;
    requires io.netty.codec;
    requires io.netty.common;
    requires io.netty.handler;
    requires io.netty.transport;
    requires org.jline.reader;
    requires org.jline.terminal;

    exports meldhouse.client;
    exports meldhouse.client.terminal;

    uses meldhouse.client.terminal.TableScreen;
}
