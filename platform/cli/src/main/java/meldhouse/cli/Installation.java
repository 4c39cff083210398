package meldhouse.cli;

import meldhouse.api.bot.BotProvider;
import meldhouse.api.game.Preset;
import meldhouse.api.game.Ruleset;
import meldhouse.catalog.Catalog;
import meldhouse.catalog.Guard;
import meldhouse.catalog.PluginCalls;
import meldhouse.catalog.PluginFault;
import meldhouse.client.terminal.Tongue;
import meldhouse.scripting.Rulesets;
import meldhouse.scripting.TypeDeclarations;

import org.jspecify.annotations.Nullable;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * What is on this machine: the catalog with its plugins, and the folders.
 *
 * @param calls asks rulesets and bots, those of plugins under guard
 * @param home the distribution's folder; nothing where it runs from classes
 */
record Installation(PluginCalls calls, Optional<Path> home) {
    /** For a plugin to answer a question. */
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    /** Finds everything, and tells of the plugins that were left out. */
    static Installation find(Console console) {
        return find(console, true);
    }

    /**
     * Finds everything.
     *
     * @param telling whether the plugins that were left out are told of here
     */
    static Installation find(Console console, boolean telling) {
        Optional<Path> home =
                Optional.ofNullable(System.getProperty("meldhouse.home")).map(Path::of);
        Catalog builtIn = Catalog.of(Installation.class.getClassLoader());
        Catalog catalog =
                home.map(folder -> builtIn.withPlugins(folder.resolve("plugins")))
                        .orElse(builtIn)
                        .withPlugins(data().resolve("plugins"));
        if (telling) {
            catalog.skipped().forEach(skipped -> console.complain(skipped.reason()));
        }
        return new Installation(new PluginCalls(catalog, new Guard(PATIENCE)), home);
    }

    /**
     * This installation and some programs that play.
     *
     * @throws Stop if there is a bot of one's name already
     */
    Installation with(List<? extends BotProvider> programs) {
        try {
            return with(catalog().withBots(programs));
        } catch (IllegalStateException e) {
            throw Stop.usage(Message.verbatim(String.valueOf(e.getMessage())));
        }
    }

    /** This installation and another catalog. */
    Installation with(Catalog other) {
        return new Installation(new PluginCalls(other, calls.guard()), home);
    }

    /** Rulesets and bots, those of plugins too. */
    Catalog catalog() {
        return calls.catalog();
    }

    /**
     * Asks a ruleset.
     *
     * @throws Stop if it is a plugin's, and threw or gave no answer
     */
    <T> T ask(Ruleset ruleset, Supplier<T> question) {
        try {
            return calls.ask(ruleset, question);
        } catch (PluginFault e) {
            throw Stop.wrong(sentence(e));
        }
    }

    /**
     * The texts of a ruleset.
     *
     * @throws Stop as {@link #ask}
     */
    Map<String, String> texts(Ruleset ruleset, Tongue tongue) {
        return ask(ruleset, () -> Map.copyOf(ruleset.texts(tongue.code())));
    }

    /** What editors need to know; a ruleset that fails is told of and left out. */
    String types(Console console) {
        List<TypeDeclarations.Part> parts = new ArrayList<>();
        for (Ruleset ruleset : catalog().rulesets()) {
            try {
                parts.add(calls.ask(ruleset, () -> TypeDeclarations.part(ruleset)));
            } catch (PluginFault e) {
                console.complain(sentence(e));
            }
        }
        return TypeDeclarations.of(parts);
    }

    /** The presets of a ruleset, where all of them are looked through; none if it fails. */
    List<Preset> presetsOf(Ruleset ruleset) {
        try {
            return calls.ask(ruleset, () -> List.copyOf(ruleset.presets()));
        } catch (PluginFault e) {
            return List.of();
        }
    }

    /** Its rulesets, for whoever reads house-rule files. */
    Rulesets rulesets() {
        return new Rulesets() {
            @Override
            public List<String> ids() {
                return catalog().rulesetIds();
            }

            @Override
            public Optional<Ruleset> ruleset(String id) {
                return ids().contains(id) ? Optional.of(catalog().ruleset(id)) : Optional.empty();
            }

            @Override
            public <T> T ask(Ruleset ruleset, Supplier<T> question) {
                try {
                    return calls.ask(ruleset, question);
                } catch (PluginFault e) {
                    throw new Unanswered(String.valueOf(e.getMessage()), e);
                }
            }
        };
    }

    /** What is wrong with a plugin. */
    static Message sentence(PluginFault fault) {
        Throwable thrown = fault.thrown();
        return thrown == null
                ? Message.of("plugin.silent", fault.plugin(), PATIENCE.toSeconds())
                : Message.of("plugin.threw", fault.plugin(), Vigil.thrown(thrown));
    }

    /** The version that was built. */
    static String version() {
        var descriptor = Installation.class.getModule().getDescriptor();
        return "meldhouse "
                + (descriptor == null
                        ? "(from classes)"
                        : descriptor.rawVersion().orElse("(from classes)"));
    }

    /**
     * The ruleset of this id.
     *
     * @throws Stop with the list of what there is
     */
    Ruleset ruleset(String id) {
        List<String> ids = catalog().rulesetIds();
        if (!ids.contains(id)) {
            throw Stop.usage(Names.unknown("ruleset", id, ids));
        }
        return catalog().ruleset(id);
    }

    /**
     * The ruleset that is played where none is named: the first that has the preset, or the first.
     *
     * @throws Stop if there is none at all
     */
    Ruleset usualRuleset(@Nullable String preset) {
        List<Ruleset> rulesets = catalog().rulesets();
        return rulesets.stream()
                .filter(found -> has(found, String.valueOf(preset)))
                .findFirst()
                .or(() -> rulesets.stream().findFirst())
                .orElseThrow(() -> Stop.configuration(Message.of("ruleset.none")));
    }

    /** A plugin that cannot say what presets it has is not the usual one. */
    private boolean has(Ruleset ruleset, String preset) {
        try {
            return calls.ask(ruleset, () -> presets(ruleset)).contains(preset);
        } catch (PluginFault e) {
            return false;
        }
    }

    private static List<String> presets(Ruleset ruleset) {
        return ruleset.presets().stream().map(Preset::id).toList();
    }

    /**
     * Checks that a bot is there and plays this ruleset.
     *
     * @throws Stop with the list of those that do
     */
    void requireBot(String id, Ruleset ruleset) {
        List<String> ids = bots(ruleset).stream().map(BotProvider::id).toList();
        if (!ids.contains(id)) {
            throw Stop.usage(Names.unknown("bot", id, ids, catalog().idOf(ruleset)));
        }
    }

    /** The bots that play a ruleset. */
    List<BotProvider> bots(Ruleset ruleset) {
        return catalog().bots().stream().filter(bot -> played(bot).contains(ruleset)).toList();
    }

    /** The rulesets that a bot plays; none if it fails to say. */
    List<Ruleset> played(BotProvider bot) {
        try {
            return calls.ask(bot, () -> catalog().rulesets().stream().filter(bot::plays).toList());
        } catch (PluginFault e) {
            System.getLogger(Installation.class.getName())
                    .log(
                            System.Logger.Level.WARNING,
                            "Bot ''{0}'': {1}.",
                            bot.id(),
                            e.getMessage());
            return List.of();
        }
    }

    /**
     * A preset of a ruleset.
     *
     * @throws Stop with the list of what there is
     */
    Preset preset(Ruleset ruleset, String id) {
        List<String> ids = ask(ruleset, () -> presets(ruleset));
        if (!ids.contains(id)) {
            throw Stop.configuration(Names.unknown("preset", id, ids, catalog().idOf(ruleset)));
        }
        return ask(ruleset, () -> ruleset.preset(id));
    }

    /** The folders of house-rule files: that of the data folder, then the distribution's. */
    List<Path> houseRules() {
        List<Path> folders = new ArrayList<>();
        folders.add(data().resolve("house-rules"));
        home.map(folder -> folder.resolve("house-rules")).ifPresent(folders::add);
        return folders;
    }

    /** Where what must last is kept: the XDG data folder, or Windows' own. */
    static Path data() {
        return folder("XDG_DATA_HOME", "LOCALAPPDATA", ".local/share");
    }

    /** Where what is handy to remember is kept: tokens. */
    static Path state() {
        return folder("XDG_STATE_HOME", "LOCALAPPDATA", ".local/state");
    }

    private static Path folder(String xdg, String windows, String fallback) {
        for (String name : List.of(xdg, windows)) {
            String value = System.getenv(name);
            if (value != null && Path.of(value).isAbsolute()) {
                return Path.of(value, "meldhouse");
            }
        }
        return Path.of(System.getProperty("user.home"), fallback, "meldhouse");
    }
}
