/** Many players at once, to see what a server bears. */
module meldhouse.load {
    requires static transitive org.jspecify;
    requires com.fasterxml.jackson.core;
    requires io.netty.buffer;
    requires io.netty.codec;
    requires io.netty.common;
    requires io.netty.handler;
    requires io.netty.transport;
    requires HdrHistogram;

    exports meldhouse.load;
}
