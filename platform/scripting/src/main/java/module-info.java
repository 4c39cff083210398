/** Reads house-rule files. */
module meldhouse.scripting {
    requires static transitive org.jspecify;
    requires transitive meldhouse.api;
    requires com.fasterxml.jackson.databind;
}
