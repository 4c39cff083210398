package meldhouse.cli;

import meldhouse.api.game.Game;
import meldhouse.api.game.Preset;
import meldhouse.api.game.Ruleset;
import meldhouse.api.options.HouseRules;
import meldhouse.catalog.Plugin;
import meldhouse.scripting.BadHouseRuleFile;
import meldhouse.scripting.BadShareCode;
import meldhouse.scripting.EffectiveRules;
import meldhouse.scripting.HookFunction;
import meldhouse.scripting.HookSource;
import meldhouse.scripting.HouseRuleFolder;
import meldhouse.scripting.Layer;
import meldhouse.scripting.Origin;
import meldhouse.scripting.Place;
import meldhouse.scripting.Precedence;
import meldhouse.scripting.RuleChain;
import meldhouse.scripting.ShareCode;

import org.jspecify.annotations.Nullable;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * House rules that somebody named on the command line: a file by its path or its name, a share
 * code, or a preset.
 *
 * @param name what its file calls itself, or as it was typed
 * @param effective what holds, and who says so
 * @param chain the file with what it extends; null: it is no file
 */
record NamedRules(String name, EffectiveRules effective, @Nullable RuleChain chain) {
    static final List<String> ENDINGS = List.of(".js", ".mjs", ".json");

    /** What they are for. */
    Ruleset ruleset() {
        return effective.ruleset();
    }

    /** What differs from the ruleset's defaults. */
    HouseRules rules() {
        return effective.houseRules();
    }

    /** The game with these rules. */
    Game game() {
        return OwnFunctions.game(ruleset(), rules(), functions());
    }

    /** The functions that its files bring along. */
    List<HookSource> functions() {
        return chain == null ? List.of() : chain.functions();
    }

    /** Those of them that count, in the order of the ruleset's hooks. */
    List<HookFunction> counting() {
        return chain == null ? List.of() : chain.counting();
    }

    /** The same as the other verbs choose it. */
    GameOptions.Chosen chosen(Installation installation) {
        Game game = game();
        return new GameOptions.Chosen(
                installation.catalog().idOf(ruleset()),
                ruleset(),
                installation.catalog().pluginOf(ruleset()).map(Plugin::title),
                null,
                rules(),
                game,
                game.seats(),
                functions().isEmpty() ? null : chain);
    }

    /** The defaults of a ruleset. */
    static NamedRules defaults(Ruleset ruleset) {
        return new NamedRules(ruleset.info().id(), Precedence.of(ruleset, List.of()), null);
    }

    private static NamedRules of(Ruleset ruleset, Preset preset) {
        Layer layer = Layer.of(new Origin.FromPreset(preset.id()), preset.rules());
        return new NamedRules(preset.id(), Precedence.of(ruleset, List.of(layer)), null);
    }

    private static NamedRules of(RuleChain chain) {
        return new NamedRules(chain.file().name(), chain.effective(), chain);
    }

    /**
     * What is meant by a word.
     *
     * @throws Stop if there is nothing of that name, with what there is, or with all its faults
     */
    static NamedRules find(Installation installation, String word) {
        if (ShareCode.isCode(word)) {
            return ofCode(installation, word);
        }
        Optional<Path> file = file(installation, word);
        if (file.isPresent()) {
            try {
                return of(RuleChain.read(file.get(), installation.rulesets()));
            } catch (BadHouseRuleFile e) {
                throw Stop.configuration(Message.verbatim(String.join("\n", e.faults())));
            }
        }
        return preset(installation, word)
                .or(() -> byItsName(installation, word))
                .orElseThrow(() -> unknown(installation, word));
    }

    /** The rules of a share code. */
    static NamedRules ofCode(Installation installation, String word) {
        try {
            ShareCode code = ShareCode.read(word, installation.rulesets());
            Origin origin = new Origin.FromFile("code", new Place("code", 0, 0));
            Ruleset ruleset = installation.ruleset(code.ruleset());
            return new NamedRules(
                    "code", Precedence.of(ruleset, List.of(Layer.of(origin, code.rules()))), null);
        } catch (BadShareCode e) {
            throw Stop.configuration(Message.verbatim(String.valueOf(e.getMessage())));
        }
    }

    /**
     * The file that is meant, whether or not it is a good one: a path, or the name of one in the
     * house-rules folders without its ending. What is written as a path is one, even if nothing is
     * there.
     */
    static Optional<Path> file(Installation installation, String word) {
        try {
            Path path = Path.of(word);
            if (Files.isRegularFile(path) || isPath(word)) {
                return Optional.of(path);
            }
            for (Path folder : installation.houseRules()) {
                for (String ending : ENDINGS) {
                    Path there = folder.resolve(word + ending);
                    if (Files.isRegularFile(there)) {
                        return Optional.of(there);
                    }
                }
            }
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
        return Optional.empty();
    }

    /**
     * The file that is meant by a name that it gives itself.
     *
     * @throws Stop if there is none, with those there are
     */
    static Path fileOf(Installation installation, String name) {
        HouseRuleFolder.Contents contents = folders(installation);
        return contents.file(name)
                .map(chain -> Path.of(chain.file().file()))
                .orElseThrow(
                        () ->
                                Stop.configuration(
                                        Names.unknown("rules", name, contents.files().keySet())));
    }

    private static boolean isPath(String word) {
        String lower = word.toLowerCase(Locale.ROOT);
        return word.contains("/")
                || word.contains("\\")
                || ENDINGS.stream().anyMatch(lower::endsWith);
    }

    private static Optional<NamedRules> preset(Installation installation, String word) {
        for (Ruleset ruleset : installation.catalog().rulesets()) {
            for (Preset preset : installation.presetsOf(ruleset)) {
                if (preset.id().equals(word)) {
                    return Optional.of(of(ruleset, preset));
                }
            }
        }
        return Optional.empty();
    }

    /** A file that gives itself another name than its file name. */
    private static Optional<NamedRules> byItsName(Installation installation, String word) {
        return folders(installation).file(word).map(NamedRules::of);
    }

    /** What is in the house-rules folders. */
    static HouseRuleFolder.Contents folders(Installation installation) {
        return new HouseRuleFolder(installation.houseRules()).read(installation.rulesets());
    }

    private static Stop unknown(Installation installation, String word) {
        Collection<String> files = folders(installation).files().keySet();
        List<String> presets = new ArrayList<>();
        installation.catalog().rulesets().stream()
                .flatMap(ruleset -> installation.presetsOf(ruleset).stream())
                .map(Preset::id)
                .forEach(presets::add);
        List<String> all = new ArrayList<>(files);
        all.addAll(presets);
        return Stop.configuration(
                Names.unknown("named", word, all, Names.list(files), Names.list(presets)));
    }

    /** What rules are compared with where nobody says: what their file extends, or the defaults. */
    NamedRules base() {
        if (chain == null) {
            return defaults(ruleset());
        }
        List<Layer> layers = chain.layers();
        String name =
                chain.files().size() > 1
                        ? chain.files().get(chain.files().size() - 2).name()
                        : chain.preset() == null ? ruleset().info().id() : chain.preset().id();
        return new NamedRules(
                name, Precedence.of(ruleset(), layers.subList(0, layers.size() - 1)), null);
    }
}
