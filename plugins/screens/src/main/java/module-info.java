/** Terminal screens of the built-in games. */
module meldhouse.screens {
    requires static transitive org.jspecify;
    requires meldhouse.api;
    requires meldhouse.american;
    requires meldhouse.client;
}
