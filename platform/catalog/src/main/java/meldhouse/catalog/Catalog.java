package meldhouse.catalog;

import meldhouse.api.bot.BotProvider;
import meldhouse.api.game.Ruleset;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.TreeSet;

/**
 * The rulesets and bots of a server: those built in and those that plugins bring. Immutable. Nobody
 * else looks for them, and nobody names one in code.
 */
public final class Catalog {
    private final Offer builtIn;
    private final List<Path> folders;
    private final List<PluginFolder.Loaded> loaded;
    private final List<Plugin> refused;
    private final Offer all;

    private Catalog(
            Offer builtIn,
            List<Path> folders,
            List<PluginFolder.Loaded> loaded,
            List<Plugin> refused) {
        this.builtIn = builtIn;
        this.folders = List.copyOf(folders);
        this.loaded = List.copyOf(loaded);
        this.refused = List.copyOf(refused);
        this.all = loaded.stream().map(PluginFolder.Loaded::offer).reduce(builtIn, Offer::and);
    }

    /**
     * What is built in: all that this class loader sees, on the module path or the class path.
     *
     * @throws IllegalStateException if two of them have one id; the message names both places
     */
    public static Catalog of(ClassLoader loader) {
        return new Catalog(Offer.of(loader), List.of(), List.of(), List.of());
    }

    /**
     * Exactly these: for tests, and for programs that bring their own.
     *
     * @throws IllegalStateException if two of them have one id
     */
    public static Catalog of(List<? extends Ruleset> rulesets, List<? extends BotProvider> bots) {
        return new Catalog(Offer.of(rulesets, bots), List.of(), List.of(), List.of());
    }

    /**
     * This catalog and what the plugins of a folder bring. A plugin is a jar, or a folder with a
     * jar and its dependencies; one that cannot be used is {@link Plugin#refusal() refused} whole,
     * and the rest goes on. The ids of what is here already are reserved. A folder that does not
     * exist holds no plugins.
     */
    public Catalog withPlugins(Path folder) {
        List<Path> more = new ArrayList<>(folders);
        more.add(folder);
        return with(PluginFolder.read(folder, builtIn, loaded), more);
    }

    /**
     * This catalog and one plugin more, wherever it lies; it takes the place of those of the same
     * file name.
     */
    public Catalog withPlugin(Path file) {
        Catalog others =
                new Catalog(
                        builtIn,
                        folders,
                        loaded.stream().filter(each -> !isCalled(each.plugin(), file)).toList(),
                        refused.stream().filter(each -> !isCalled(each, file)).toList());
        return others.with(PluginFolder.readFile(file, builtIn, others.loaded), folders);
    }

    private static boolean isCalled(Plugin plugin, Path file) {
        return plugin.file().getFileName().equals(file.getFileName());
    }

    /**
     * This catalog and bots that somebody brings along: programs that were named at the start.
     *
     * @throws IllegalStateException if one has an id that is none, or that another has
     */
    public Catalog withBots(List<? extends BotProvider> bots) {
        Offer more = Offer.of(List.of(), bots);
        List<String> shared = more.sharedWith(all);
        if (!shared.isEmpty()) {
            throw new IllegalStateException(
                    "Cannot add %s: there is one of that name."
                            .formatted(String.join(", ", shared)));
        }
        return new Catalog(builtIn.and(more), folders, loaded, refused);
    }

    private Catalog with(PluginFolder.Contents contents, List<Path> from) {
        List<PluginFolder.Loaded> used = new ArrayList<>(loaded);
        used.addAll(contents.loaded());
        List<Plugin> left = new ArrayList<>(refused);
        left.addAll(contents.refused());
        return new Catalog(builtIn, from, used, left);
    }

    /**
     * What is built in, and the plugins of the same folders as they are there now, each loaded
     * anew. This catalog and all that was made with it stay as they are.
     */
    public Catalog reloaded() {
        Catalog fresh = new Catalog(builtIn, List.of(), List.of(), List.of());
        for (Path folder : folders) {
            fresh = fresh.withPlugins(folder);
        }
        return fresh;
    }

    /** Where plugins are looked for. */
    public List<Path> folders() {
        return folders;
    }

    /** Every plugin that was found, those in use first. */
    public List<Plugin> plugins() {
        List<Plugin> found = new ArrayList<>();
        loaded.forEach(each -> found.add(each.plugin()));
        found.addAll(refused);
        return List.copyOf(found);
    }

    /** The plugin that brings a ruleset; nothing if it is built in. */
    public Optional<Plugin> pluginOf(Ruleset ruleset) {
        return loaded.stream()
                .filter(
                        each ->
                                each.offer().rulesets().values().stream()
                                        .anyMatch(own -> own == ruleset))
                .map(PluginFolder.Loaded::plugin)
                .findFirst();
    }

    /** The plugin that brings a bot; nothing if it is built in. */
    public Optional<Plugin> pluginOf(BotProvider bot) {
        return loaded.stream()
                .filter(each -> each.offer().bots().values().stream().anyMatch(own -> own == bot))
                .map(PluginFolder.Loaded::plugin)
                .findFirst();
    }

    /** The class loader that a bot's code expects to run under. */
    public static ClassLoader loaderOf(BotProvider bot) {
        return bot instanceof NamedBot named
                ? named.provider().getClass().getClassLoader()
                : bot.getClass().getClassLoader();
    }

    /** Every ruleset, those built in first. */
    public List<Ruleset> rulesets() {
        return List.copyOf(all.rulesets().values());
    }

    /** The ids of all rulesets, in the same order; none of them is asked. */
    public List<String> rulesetIds() {
        return List.copyOf(all.rulesets().keySet());
    }

    /** The id of a ruleset; one of this catalog is not asked for it. */
    public String idOf(Ruleset ruleset) {
        return all.rulesets().entrySet().stream()
                .filter(each -> each.getValue() == ruleset)
                .map(Map.Entry::getKey)
                .findFirst()
                .orElseGet(() -> ruleset.info().id());
    }

    /** Every bot, those built in first. */
    public List<BotProvider> bots() {
        return List.copyOf(all.bots().values());
    }

    /** The plugins that were left out, each with a sentence. */
    public List<Skipped> skipped() {
        return refused.stream()
                .map(plugin -> new Skipped(plugin.file(), String.valueOf(plugin.refusal())))
                .toList();
    }

    /**
     * The ruleset of this id.
     *
     * @throws NoSuchElementException if there is none; the message lists the known ones
     */
    public Ruleset ruleset(String id) {
        return known("use ruleset", id, all.rulesets());
    }

    /**
     * The bot of this id.
     *
     * @throws NoSuchElementException if there is none; the message lists the known ones
     */
    public BotProvider bot(String id) {
        return known("seat bot", id, all.bots());
    }

    private static <T> T known(String use, String id, Map<String, T> things) {
        T thing = things.get(id);
        if (thing == null) {
            throw new NoSuchElementException(
                    "Cannot %s '%s': there is none of that name. Allowed: %s."
                            .formatted(
                                    use,
                                    id,
                                    things.isEmpty()
                                            ? "none, since none is installed"
                                            : String.join(", ", new TreeSet<>(things.keySet()))));
        }
        return thing;
    }
}
