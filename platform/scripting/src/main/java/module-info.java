import org.jspecify.annotations.NullMarked;

/** Reads house-rule files. */
@NullMarked
module meldhouse.scripting {
    requires static transitive org.jspecify;
    requires com.fasterxml.jackson.core;
    requires java.management;
    requires jdk.management;
    requires org.graalvm.polyglot;
    requires transitive meldhouse.api;

    exports meldhouse.scripting;
    exports meldhouse.scripting.sheet;
}
