/** The bots that ship with the platform. */
module meldhouse.bots {
    requires static transitive org.jspecify;
    requires transitive meldhouse.api;
    requires meldhouse.american;
}
