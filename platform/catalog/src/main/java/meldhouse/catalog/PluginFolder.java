package meldhouse.catalog;

import meldhouse.api.ApiVersion;
import meldhouse.api.bot.BotProvider;
import meldhouse.api.game.Ruleset;
import meldhouse.api.options.HouseRules;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;

/**
 * Loads plugins one after the other, those with rulesets first, until none helps another any more.
 * Each is looked at by itself, so that a bad one costs nothing but itself.
 */
final class PluginFolder {
    private static final System.Logger LOG = System.getLogger(PluginFolder.class.getName());

    /** For a constructor and the names of what it made. */
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    /** Words that mean something else where a bot is named. */
    private static final Set<String> RESERVED =
            Set.of("me", "open", "none", "null", "nobody", "human", "person");

    private final Offer builtIn;
    private final List<Loaded> loaded;
    private final List<Plugin> refused = new ArrayList<>();
    private final Guard guard = new Guard(PATIENCE);

    /** A plugin in use. */
    record Loaded(Plugin plugin, PluginLayer layer, Offer offer) {}

    /** What of it can be used, and what cannot. */
    record Contents(List<Loaded> loaded, List<Plugin> refused) {}

    private PluginFolder(Offer builtIn, List<Loaded> before) {
        this.builtIn = builtIn;
        this.loaded = new ArrayList<>(before);
    }

    /**
     * Loads the plugins of a folder.
     *
     * @param before those that are in use already
     */
    static Contents read(Path folder, Offer builtIn, List<Loaded> before) {
        PluginFolder plugins = new PluginFolder(builtIn, before);
        plugins.load(plugins.files(folder));
        return plugins.contents(before);
    }

    /** Loads one jar or folder of jars, wherever it lies. */
    static Contents readFile(Path file, Offer builtIn, List<Loaded> before) {
        PluginFolder plugins = new PluginFolder(builtIn, before);
        plugins.load(List.of(file));
        return plugins.contents(before);
    }

    private Contents contents(List<Loaded> before) {
        return new Contents(
                List.copyOf(loaded.subList(before.size(), loaded.size())), List.copyOf(refused));
    }

    private List<Path> files(Path folder) {
        if (Files.notExists(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(PluginFolder::isPlugin).sorted().toList();
        } catch (IOException e) {
            refused.add(
                    new Plugin(
                            folder,
                            null,
                            null,
                            List.of(),
                            List.of(),
                            "Cannot read the plugins folder '%s': %s."
                                    .formatted(folder, e.getMessage())));
            return List.of();
        }
    }

    private static boolean isPlugin(Path file) {
        boolean isHidden = file.getFileName().toString().startsWith(".");
        return !isHidden && (PluginJars.isJar(file) || Files.isDirectory(file));
    }

    private void load(List<Path> files) {
        List<PluginJars> waiting = new ArrayList<>();
        for (Path file : files) {
            try {
                PluginJars jars = PluginJars.read(file, PluginLayer.isModular());
                if (jars.all().isEmpty()) {
                    throw new Unfit("there is no jar in it");
                }
                jars.requireServices();
                waiting.add(jars);
            } catch (Unfit e) {
                refused.add(named(file, null).refused(e.reason()));
            }
        }
        // A jar that is no module does not say what it needs, so it comes last of its kind.
        waiting.sort(
                Comparator.comparing((PluginJars jars) -> !jars.bringsRulesets())
                        .thenComparing(jars -> !jars.plain().isEmpty()));
        while (waiting.removeIf(this::isDealtWith)) {
            // Each round may bring what others wait for.
        }
        for (PluginJars jars : waiting) {
            try {
                PluginLayer.of(jars, layers());
            } catch (Unfit | PluginLayer.Missing e) {
                refused.add(named(jars.file(), jars).refused(String.valueOf(e.getMessage())));
            }
        }
    }

    private static Plugin named(Path file, @Nullable PluginJars jars) {
        return new Plugin(
                file,
                jars == null ? null : jars.version(),
                jars == null ? null : jars.attribute(ApiVersion.ATTRIBUTE),
                List.of(),
                List.of(),
                null);
    }

    private List<PluginLayer> layers() {
        return loaded.stream()
                .map(Loaded::layer)
                .filter(layer -> layer.jars().bringsRulesets())
                .toList();
    }

    /** Loads or refuses it; not so if it waits for another. */
    private boolean isDealtWith(PluginJars jars) {
        Plugin plugin = named(jars.file(), jars);
        try {
            PluginLayer layer = PluginLayer.of(jars, layers());
            Offer offer = guard.call("its code", layer.loader(), () -> offer(layer));
            checkIds(offer);
            loaded.add(
                    new Loaded(
                            new Plugin(
                                    plugin.file(),
                                    plugin.version(),
                                    plugin.api(),
                                    List.copyOf(offer.rulesets().keySet()),
                                    List.copyOf(offer.bots().keySet()),
                                    null),
                            layer,
                            offer));
        } catch (PluginLayer.Missing e) {
            return false;
        } catch (Unfit e) {
            refused.add(plugin.refused(e.reason()));
        } catch (TimeoutException e) {
            refused.add(plugin.refused(String.valueOf(e.getMessage())));
        } catch (ExecutionException e) {
            LOG.log(System.Logger.Level.DEBUG, "plugin " + jars.file(), e.getCause());
            refused.add(plugin.refused(Thrown.clause(e.getCause())));
        } catch (LayerInstantiationException | LinkageError e) {
            refused.add(plugin.refused(Thrown.clause(e)));
        }
        return true;
    }

    /** A stranger's code runs here: what it makes must also be able to say what it is. */
    private static Offer offer(PluginLayer layer) throws Exception {
        try {
            Offer offer = layer.offer();
            offer.rulesets().values().forEach(PluginFolder::tryOut);
            Map<String, BotProvider> bots = new LinkedHashMap<>();
            offer.bots().forEach((id, bot) -> bots.put(id, NamedBot.of(bot)));
            return new Offer(offer.rulesets(), bots);
        } catch (Exception | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new ExecutionException(e);
        }
    }

    private static void tryOut(Ruleset ruleset) {
        ruleset.options();
        ruleset.presets();
        ruleset.language();
        if (ruleset.configure(HouseRules.DEFAULTS) == null) {
            throw new IllegalStateException(
                    "ruleset '%s' makes no game".formatted(ruleset.info().id()));
        }
    }

    private void checkIds(Offer offer) throws Unfit {
        for (String id : offer.bots().keySet()) {
            if (RESERVED.contains(id)) {
                throw new Unfit(
                        "it brings bot '%s', a reserved id that means something else where bots are named"
                                .formatted(id));
            }
        }
        List<String> reserved = offer.sharedWith(builtIn);
        if (!reserved.isEmpty()) {
            throw new Unfit(
                    "it brings %s, and Meldhouse has its own of that name"
                            .formatted(String.join(", ", reserved)));
        }
        for (Loaded other : loaded) {
            List<String> shared = offer.sharedWith(other.offer());
            if (!shared.isEmpty()) {
                throw new Unfit(
                        "it brings %s, and so does %s"
                                .formatted(String.join(", ", shared), other.plugin().file()));
            }
        }
    }
}
