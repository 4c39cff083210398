import org.jspecify.annotations.NullMarked;

/** Reads house-rule files. */
@NullMarked
module meldhouse.scripting {
    requires static transitive org.jspecify;
    requires com.fasterxml.jackson.core;
    requires transitive meldhouse.api;

    exports meldhouse.scripting;
    exports meldhouse.scripting.sheet;
}
