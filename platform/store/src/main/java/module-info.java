/** The journal. */
module meldhouse.store {
    requires static transitive org.jspecify;
}
