import org.jspecify.annotations.NullMarked;

/** The journal: what a server must not forget. */
@NullMarked
module meldhouse.store {
    requires static transitive org.jspecify;

    exports meldhouse.store;
}
