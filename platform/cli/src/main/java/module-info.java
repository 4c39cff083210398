/** The meldhouse command. */
module meldhouse.cli {
    requires static transitive org.jspecify;
    requires com.fasterxml.jackson.databind;
    requires info.picocli;
    requires meldhouse.api;
    requires meldhouse.catalog;
    requires meldhouse.client;
    requires meldhouse.protocol;
    requires meldhouse.server;

    opens meldhouse.cli to
            info.picocli;
}
