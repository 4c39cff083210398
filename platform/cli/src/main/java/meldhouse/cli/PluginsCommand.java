package meldhouse.cli;

import meldhouse.api.ApiVersion;
import meldhouse.api.bot.BotProvider;
import meldhouse.api.game.Ruleset;
import meldhouse.catalog.Catalog;
import meldhouse.catalog.Plugin;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;

/** {@code meldhouse plugins}: what others have written, and whether it fits. */
@CommandLine.Command(
        name = "plugins",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "[VERB]",
        commandListHeading = "%nVerbs:%n",
        description = {
            "List the plugins that were found, in use or refused.",
            "A plugin is a jar, or a folder with a jar and what it needs."
        })
final class PluginsCommand implements Callable<Integer> {
    private final Console console;

    PluginsCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Installation installation = Installation.find(console, false);
        lines(installation.catalog()).forEach(console.out()::println);
        console.out()
                .println(
                        "Looked for in: "
                                + String.join(
                                        ", ",
                                        installation.catalog().folders().stream()
                                                .map(Path::toString)
                                                .toList()));
        return Exit.DONE;
    }

    /** What there is, a line each. */
    static List<String> lines(Catalog catalog) {
        List<String> builtIn =
                Stream.concat(
                                catalog.rulesets().stream()
                                        .filter(ruleset -> catalog.pluginOf(ruleset).isEmpty())
                                        .map(ruleset -> "ruleset '" + ruleset.info().id() + "'"),
                                catalog.bots().stream()
                                        .filter(bot -> catalog.pluginOf(bot).isEmpty())
                                        .map(bot -> "bot '" + bot.id() + "'"))
                        .toList();
        return Stream.concat(
                        Stream.of("Built in: " + String.join(", ", builtIn) + "."),
                        catalog.plugins().isEmpty()
                                ? Stream.of("There are no plugins.")
                                : catalog.plugins().stream().map(PluginsCommand::line))
                .toList();
    }

    private static String line(Plugin plugin) {
        if (plugin.refusal() != null) {
            return "Refused: " + plugin.refusal();
        }
        return "In use: %s, %s, %s, brings %s. It is %s."
                .formatted(
                        plugin.file().getFileName(),
                        plugin.version() == null ? "no version" : "version " + plugin.version(),
                        plugin.api() == null
                                ? "API version not said"
                                : "for API version " + plugin.api(),
                        plugin.brings(),
                        plugin.file());
    }

    /** {@code meldhouse plugins check}: tries one. */
    @CommandLine.Command(
            name = "check",
            mixinStandardHelpOptions = true,
            description =
                    "Try a jar or a folder of jars, wherever it lies; exit code 1 if it does not"
                            + " fit.")
    static final class CheckOne implements Callable<Integer> {
        private final Console console;

        @CommandLine.Parameters(paramLabel = "FILE", description = "The jar, or the folder.")
        private Path file = Path.of("");

        CheckOne(Console console) {
            this.console = console;
        }

        @Override
        public Integer call() throws IOException {
            if (!Files.exists(file)) {
                throw Stop.usage("Cannot check '%s': there is no such file.".formatted(file));
            }
            Catalog installed = Installation.find(console, false).catalog();
            Catalog catalog = isInstalled(installed) ? installed : installed.withPlugin(file);
            Plugin plugin =
                    catalog.plugins().stream().filter(this::isThis).findFirst().orElseThrow();
            if (plugin.refusal() != null) {
                throw Stop.wrong(plugin.refusal());
            }
            console.out().println(line(plugin).replaceFirst("^In use", "It fits"));
            for (String id : plugin.rulesets()) {
                Ruleset ruleset = catalog.ruleset(id);
                console.out()
                        .printf(
                                "Ruleset '%s': %s, %d options, %d presets.%n",
                                id,
                                ruleset.info().title(),
                                ruleset.options().options().size(),
                                ruleset.presets().size());
            }
            for (String id : plugin.bots()) {
                BotProvider bot = catalog.bot(id);
                List<String> games =
                        Installation.played(catalog, bot).stream()
                                .map(ruleset -> ruleset.info().id())
                                .toList();
                console.out()
                        .printf(
                                "Bot '%s': %s, %s, plays %s.%n",
                                id, bot.title(), bot.level(), Names.list(games));
            }
            console.out().println("API version here: " + ApiVersion.CURRENT + ".");
            return Exit.DONE;
        }

        private boolean isInstalled(Catalog installed) {
            return installed.plugins().stream().anyMatch(this::isThis);
        }

        private boolean isThis(Plugin plugin) {
            try {
                return Files.isSameFile(plugin.file(), file);
            } catch (IOException e) {
                return false;
            }
        }
    }

    /** {@code meldhouse plugins reload}: tells a host that runs. */
    @CommandLine.Command(
            name = "reload",
            mixinStandardHelpOptions = true,
            description = {
                "Tell the host on this machine to load its plugins anew.",
                "Tables that are there keep what they have; new ones take the new."
            })
    static final class Reload implements Callable<Integer> {
        private final Console console;

        @CommandLine.Option(
                names = "--data",
                paramLabel = "DIR",
                description = "The host's data folder. Default: your data folder.")
        private @Nullable Path data;

        Reload(Console console) {
            this.console = console;
        }

        @Override
        public Integer call() {
            Path folder = data == null ? Installation.data() : data;
            try {
                AdminDoor.say(folder, RELOAD).forEach(console.out()::println);
            } catch (IOException e) {
                throw Stop.wrong(
                        "Cannot reload plugins: no host runs with the data folder '%s' (%s). Where it has another, name it with --data DIR."
                                .formatted(folder, e.getMessage()));
            }
            return Exit.DONE;
        }
    }

    /** As said at the {@link AdminDoor}. */
    static final String RELOAD = "plugins reload";
}
