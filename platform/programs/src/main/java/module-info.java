/**
 * Bots that are programs of their own, in any language, told and asked over their stdin and stdout.
 */
module meldhouse.programs {
    requires static transitive org.jspecify;
    requires transitive meldhouse.api;
    requires meldhouse.protocol;

    exports meldhouse.programs;
}
