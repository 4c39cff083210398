/** Finds rulesets and bots. */
module meldhouse.catalog {
    requires static transitive org.jspecify;
    requires transitive meldhouse.api;
}
