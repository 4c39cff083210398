import org.jspecify.annotations.NullMarked;

/** The messages on the wire, their JSON form, and the JSON form of any ruleset's language. */
@NullMarked
module meldhouse.protocol {
    // Not static: whether a field is required is read from @Nullable when the server runs.
    requires transitive org.jspecify;
    requires transitive com.fasterxml.jackson.databind;
    requires transitive meldhouse.api;

    exports meldhouse.protocol;
}
