/** The messages on the wire and their JSON. */
module meldhouse.protocol {
    requires static transitive org.jspecify;
    requires transitive meldhouse.api;
    requires com.fasterxml.jackson.databind;
}
