/** American partnership Pinochle. */
module meldhouse.american {
    requires static transitive org.jspecify;
    requires transitive meldhouse.api;
}
