package meldhouse.cli;

import meldhouse.api.bot.BotProvider;
import meldhouse.api.game.Preset;
import meldhouse.api.game.Ruleset;
import meldhouse.catalog.Catalog;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What is on this machine: the catalog with its plugins, and the folders.
 *
 * @param catalog rulesets and bots, those of plugins too
 * @param home the distribution's folder; nothing where it runs from classes
 */
record Installation(Catalog catalog, Optional<Path> home) {
    /** Finds everything, and tells of the plugins that were left out. */
    static Installation find(Console console) {
        Optional<Path> home =
                Optional.ofNullable(System.getProperty("meldhouse.home")).map(Path::of);
        Catalog builtIn = Catalog.of(Installation.class.getClassLoader());
        Catalog catalog =
                home.map(folder -> builtIn.withPlugins(folder.resolve("plugins")))
                        .orElse(builtIn)
                        .withPlugins(data().resolve("plugins"));
        catalog.skipped().forEach(skipped -> console.complain(skipped.reason()));
        return new Installation(catalog, home);
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
        List<String> ids = catalog.rulesets().stream().map(found -> found.info().id()).toList();
        if (!ids.contains(id)) {
            throw Stop.usage(Names.unknown("play ruleset", id, "there is none of that name", ids));
        }
        return catalog.ruleset(id);
    }

    /**
     * The ruleset that is played where none is named.
     *
     * @throws Stop if there is none at all
     */
    Ruleset firstRuleset() {
        return catalog.rulesets().stream()
                .findFirst()
                .orElseThrow(() -> Stop.configuration("Cannot play: no ruleset is installed."));
    }

    /**
     * Checks that a bot is there and plays this ruleset.
     *
     * @throws Stop with the list of those that do
     */
    void requireBot(String id, Ruleset ruleset) {
        List<String> ids = bots(ruleset).stream().map(BotProvider::id).toList();
        if (!ids.contains(id)) {
            throw Stop.usage(
                    Names.unknown(
                            "seat bot", id, "none of that name plays " + ruleset.info().id(), ids));
        }
    }

    /** The bots that play a ruleset. */
    List<BotProvider> bots(Ruleset ruleset) {
        return catalog.bots().stream().filter(bot -> bot.plays(ruleset)).toList();
    }

    /**
     * A preset of a ruleset.
     *
     * @throws Stop with the list of what there is
     */
    static Preset preset(Ruleset ruleset, String id) {
        List<String> ids = ruleset.presets().stream().map(Preset::id).toList();
        if (!ids.contains(id)) {
            throw Stop.usage(
                    Names.unknown(
                            "use preset",
                            id,
                            "ruleset " + ruleset.info().id() + " has none of that name",
                            ids));
        }
        return ruleset.preset(id);
    }

    /** The host's house-rule files. */
    Optional<Path> houseRules() {
        return home.map(folder -> folder.resolve("house-rules"));
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
