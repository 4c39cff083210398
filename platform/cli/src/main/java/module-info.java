/** The meldhouse command. */
module meldhouse.cli {
    requires static transitive org.jspecify;
    requires meldhouse.server;
    requires meldhouse.client;
}
