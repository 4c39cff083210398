package meldhouse.client.terminal;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;

import meldhouse.api.game.Game;
import meldhouse.api.game.Hooks;
import meldhouse.api.game.Ruleset;
import meldhouse.api.options.BadHouseRules;
import meldhouse.api.options.HouseRules;
import meldhouse.catalog.Catalog;
import meldhouse.protocol.ServerMessage;

import org.jspecify.annotations.Nullable;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Collectors;

/** The screens that there are, and the rulesets whose language they speak. */
public final class Screens {
    private static final System.Logger LOG = System.getLogger(Screens.class.getName());

    private final Map<String, TableScreen> screens = new LinkedHashMap<>();
    private final Map<String, Ruleset> rulesets = new LinkedHashMap<>();

    /** What a server says of the house rules of rulesets, by their ids. */
    private final Map<String, JsonNode> listed;

    private Screens(Iterable<TableScreen> found, Catalog catalog) {
        listed = Map.of();
        catalog.rulesetIds().forEach(id -> rulesets.put(id, catalog.ruleset(id)));
        found.forEach(screen -> screens.putIfAbsent(screen.ruleset(), screen));
    }

    /** All that this class loader sees; the languages come from the catalog. */
    public static Screens of(ClassLoader loader, Catalog catalog) {
        return new Screens(ServiceLoader.load(TableScreen.class, loader), catalog);
    }

    private Screens(Screens known, ServerMessage.RulesetList list) {
        screens.putAll(known.screens);
        rulesets.putAll(known.rulesets);
        listed =
                list.rulesets().stream()
                        .collect(
                                Collectors.toUnmodifiableMap(
                                        ServerMessage.RulesetRow::id,
                                        ServerMessage.RulesetRow::options,
                                        (first, second) -> first));
    }

    /** The same, and what a server says of rulesets that are not here. */
    Screens with(ServerMessage.RulesetList list) {
        return new Screens(this, list);
    }

    /** Whether a ruleset is here. */
    boolean knows(String ruleset) {
        return rulesets.containsKey(ruleset);
    }

    /** The screen of a ruleset, if there is one. */
    public Optional<TableScreen> screen(String ruleset) {
        return Optional.ofNullable(screens.get(ruleset));
    }

    /** A stranger's code: what it fails to say is shown as the wire has it. */
    private static Map<String, String> texts(@Nullable Ruleset ruleset, Tongue tongue) {
        if (ruleset == null) {
            return Map.of();
        }
        try {
            Map<String, String> texts = ruleset.texts(tongue.code());
            return texts.isEmpty() ? ruleset.texts(Tongue.ENGLISH.code()) : texts;
        } catch (RuntimeException | Error e) {
            LOG.log(
                    System.Logger.Level.WARNING,
                    "Ruleset ''{0}'' has no texts: {1}",
                    ruleset.info().id(),
                    e.getClass().getName());
            return Map.of();
        }
    }

    /**
     * What functions of house rules decide at a table, in a sentence; empty where none are, or a
     * stranger's code fails.
     */
    List<String> functions(ServerMessage.TableRow row, Tongue tongue) {
        try {
            List<String> deciding = Citations.functions(rulesets.get(row.ruleset()), row, tongue);
            return deciding.isEmpty()
                    ? List.of()
                    : List.of(Texts.of(tongue).say("functions", String.join("; ", deciding)));
        } catch (RuntimeException | Error e) {
            LOG.log(
                    System.Logger.Level.WARNING,
                    "Ruleset ''{0}'' cannot say what its hooks are called: {1}",
                    row.ruleset(),
                    e.getClass().getName());
            return List.of();
        }
    }

    Speaker speaker(ServerMessage.TableRow row, Seats seats) {
        TableScreen screen = screens.get(row.ruleset());
        Ruleset ruleset = rulesets.get(row.ruleset());
        if (ruleset == null) {
            JsonNode options = listed.getOrDefault(row.ruleset(), MissingNode.getInstance());
            return new GenericSpeaker(
                    row.table(), seats, Map.of(), null, Citations.of(options, row, seats.tongue()));
        }
        Citations citations = citations(ruleset, row, seats.tongue());
        return screen == null
                ? new GenericSpeaker(
                        row.table(),
                        seats,
                        texts(ruleset, seats.tongue()),
                        ruleset.language(),
                        citations)
                : new ScreenSpeaker(screen, ruleset.language(), row.table(), seats, citations);
    }

    /** A stranger's code: where it fails, nothing is cited. */
    private static Citations citations(Ruleset ruleset, ServerMessage.TableRow row, Tongue tongue) {
        Game game = null;
        try {
            game = game(ruleset, row);
            return game == null ? Citations.NONE : Citations.of(game, row, tongue);
        } catch (RuntimeException | Error e) {
            LOG.log(
                    System.Logger.Level.WARNING,
                    "Ruleset ''{0}'' cannot say what its house rules are called: {1}",
                    row.ruleset(),
                    e.getClass().getName());
            return new Citations(game, Map.of());
        }
    }

    /**
     * What a table plays, by the house rules that its row shows; null: this ruleset does not know
     * them.
     */
    private static @Nullable Game game(Ruleset ruleset, ServerMessage.TableRow row) {
        try {
            Hooks elsewhere = new FunctionsElsewhere(ruleset, row);
            return elsewhere.present().isEmpty()
                    ? ruleset.configure(new HouseRules(row.changed()))
                    : ruleset.configure(new HouseRules(row.changed()), elsewhere);
        } catch (BadHouseRules e) {
            // The server's ruleset is of another version than ours.
            return null;
        }
    }
}
