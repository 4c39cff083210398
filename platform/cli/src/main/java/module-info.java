/** The meldhouse command. */
module meldhouse.cli {
    requires static transitive org.jspecify;
    requires com.fasterxml.jackson.databind;
    requires com.google.zxing;
    requires info.picocli;
    requires java.logging;
    requires java.management;
    requires javax.jmdns;
    requires jdk.management;
    requires meldhouse.api;
    requires meldhouse.catalog;
    requires meldhouse.client;
    requires meldhouse.engine;
    requires meldhouse.load;
    requires meldhouse.programs;
    requires meldhouse.protocol;
    requires meldhouse.scripting;
    requires meldhouse.server;
    requires org.bouncycastle.pkix;
    requires org.bouncycastle.provider;
    requires org.jline.terminal;
    requires meldhouse.store;
    requires meldhouse.testkit;

    opens meldhouse.cli to
            info.picocli;
}
