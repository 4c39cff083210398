package meldhouse.client.terminal;

import meldhouse.api.game.Ruleset;
import meldhouse.catalog.Catalog;
import meldhouse.protocol.ServerMessage;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;

/** The screens that there are, and the rulesets whose language they speak. */
public final class Screens {
    private final Map<String, TableScreen> screens = new LinkedHashMap<>();
    private final Map<String, Ruleset> rulesets = new LinkedHashMap<>();

    private Screens(Iterable<TableScreen> found, Catalog catalog) {
        catalog.rulesets().forEach(ruleset -> rulesets.put(ruleset.info().id(), ruleset));
        found.forEach(screen -> screens.putIfAbsent(screen.ruleset(), screen));
    }

    /** All that this class loader sees; the languages come from the catalog. */
    public static Screens of(ClassLoader loader, Catalog catalog) {
        return new Screens(ServiceLoader.load(TableScreen.class, loader), catalog);
    }

    /** The screen of a ruleset, if there is one. */
    public Optional<TableScreen> screen(String ruleset) {
        return Optional.ofNullable(screens.get(ruleset));
    }

    Speaker speaker(ServerMessage.TableRow row, Seats seats) {
        TableScreen screen = screens.get(row.ruleset());
        Ruleset ruleset = rulesets.get(row.ruleset());
        return screen == null || ruleset == null
                ? new GenericSpeaker(row.table(), seats)
                : new ScreenSpeaker(screen, ruleset.language(), row.table(), seats);
    }
}
