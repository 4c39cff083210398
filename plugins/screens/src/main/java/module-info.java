import org.jspecify.annotations.NullMarked;

/** Terminal screens of the built-in games. */
@NullMarked
module meldhouse.screens {
    requires static transitive org.jspecify;
    requires meldhouse.api;
    requires meldhouse.american;
    requires meldhouse.client;
    requires meldhouse.danish;

    provides meldhouse.client.terminal.TableScreen with
            meldhouse.screens.AmericanScreen,
            meldhouse.screens.DanishScreen;
}
