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
        Catalog catalog = Installation.find(console, false).catalog();
        lines(catalog).forEach(line -> console.out().println(line.in(console.tongue())));
        console.say(
                "plugins.where",
                String.join(", ", catalog.folders().stream().map(Path::toString).toList()));
        return Exit.DONE;
    }

    /** What there is, a line each. */
    static List<Message> lines(Catalog catalog) {
        List<Message> builtIn =
                Stream.concat(
                                catalog.rulesets().stream()
                                        .filter(ruleset -> catalog.pluginOf(ruleset).isEmpty())
                                        .map(ruleset -> rulesetNamed(catalog.idOf(ruleset))),
                                catalog.bots().stream()
                                        .filter(bot -> catalog.pluginOf(bot).isEmpty())
                                        .map(bot -> botNamed(bot.id())))
                        .toList();
        return Stream.concat(
                        Stream.of(Message.of("plugins.builtIn", Message.joined(builtIn))),
                        catalog.plugins().isEmpty()
                                ? Stream.of(Message.of("plugins.none"))
                                : catalog.plugins().stream()
                                        .map(plugin -> line("plugins.used", plugin)))
                .toList();
    }

    private static Message rulesetNamed(String id) {
        return Message.of("plugins.ruleset", id);
    }

    private static Message botNamed(String id) {
        return Message.of("plugins.bot", id);
    }

    private static Message line(String key, Plugin plugin) {
        if (plugin.refusal() != null) {
            return Message.of("plugins.refused", plugin.refusal());
        }
        String version = plugin.version();
        String api = plugin.api();
        return Message.of(
                key,
                plugin.file().getFileName(),
                version == null
                        ? Message.of("plugins.noVersion")
                        : Message.of("plugins.version", version),
                api == null ? Message.of("plugins.noApi") : Message.of("plugins.api", api),
                Message.joined(
                        Stream.concat(
                                        plugin.rulesets().stream()
                                                .map(PluginsCommand::rulesetNamed),
                                        plugin.bots().stream().map(PluginsCommand::botNamed))
                                .toList()),
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

        @CommandLine.Parameters(
                paramLabel = "FILE",
                descriptionKey = "FILE",
                description = "The jar, or the folder.")
        private Path file = Path.of("");

        CheckOne(Console console) {
            this.console = console;
        }

        @Override
        public Integer call() throws IOException {
            if (!Files.exists(file)) {
                throw Stop.usage("plugins.noFile", file);
            }
            Installation installed = Installation.find(console, false);
            Installation here =
                    isInstalled(installed.catalog())
                            ? installed
                            : installed.with(installed.catalog().withPlugin(file));
            Plugin plugin =
                    here.catalog().plugins().stream()
                            .filter(this::isThis)
                            .findFirst()
                            .orElseThrow();
            if (plugin.refusal() != null) {
                throw Stop.wrong(plugin.refusal());
            }
            console.out().println(line("plugins.fits", plugin).in(console.tongue()));
            plugin.rulesets().forEach(id -> show(here, id, here.catalog().ruleset(id)));
            plugin.bots().forEach(id -> show(here, here.catalog().bot(id)));
            console.say("plugins.here", ApiVersion.CURRENT);
            return Exit.DONE;
        }

        private void show(Installation here, String id, Ruleset ruleset) {
            Message line =
                    here.ask(
                            ruleset,
                            () ->
                                    Message.of(
                                            "plugins.aRuleset",
                                            id,
                                            ruleset.info().title(),
                                            ruleset.options().options().size(),
                                            ruleset.presets().size()));
            console.out().println(line.in(console.tongue()));
        }

        private void show(Installation here, BotProvider bot) {
            List<String> games = here.played(bot).stream().map(here.catalog()::idOf).toList();
            console.say(
                    "plugins.aBot",
                    bot.id(),
                    bot.title(),
                    Message.of("level." + bot.level()),
                    Names.list(games));
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
                throw Stop.wrong("plugins.noHost", folder, String.valueOf(e.getMessage()));
            }
            return Exit.DONE;
        }
    }

    /** As said at the {@link AdminDoor}. */
    static final String RELOAD = "plugins reload";
}
