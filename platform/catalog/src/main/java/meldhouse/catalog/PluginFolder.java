package meldhouse.catalog;

import java.io.IOException;
import java.lang.module.Configuration;
import java.lang.module.FindException;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceConfigurationError;
import java.util.stream.Stream;

/**
 * Reads a folder of plugin jars. Each jar has a finder of its own, since one bad jar fails a whole
 * finder, and a layer of its own; a jar that needs another's module gets its layer above that
 * one's.
 */
final class PluginFolder {
    private static final System.Logger LOG = System.getLogger(PluginFolder.class.getName());

    private final List<ModuleLayer> layers = new ArrayList<>();
    private final Map<Path, Offer> offers = new LinkedHashMap<>();
    private final List<Skipped> skipped = new ArrayList<>();

    private PluginFolder() {
        ModuleLayer own = PluginFolder.class.getModule().getLayer();
        layers.add(own == null ? ModuleLayer.boot() : own);
    }

    /** What a folder holds, by jar, and what of it cannot be used. */
    record Contents(Map<Path, Offer> offers, List<Skipped> skipped) {}

    static Contents read(Path folder) {
        PluginFolder plugins = new PluginFolder();
        plugins.load(plugins.jars(folder));
        return new Contents(plugins.offers, plugins.skipped);
    }

    /** A sentence about a jar that is left out. */
    static Skipped skip(Path jar, String reason) {
        return new Skipped(jar, "Cannot load plugin '%s': %s.".formatted(jar, reason));
    }

    private List<Path> jars(Path folder) {
        if (Files.notExists(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".jar")).sorted().toList();
        } catch (IOException e) {
            skipped.add(
                    new Skipped(
                            folder,
                            "Cannot read the plugins folder '%s': %s."
                                    .formatted(folder, e.getMessage())));
            return List.of();
        }
    }

    /** Loads what can be loaded until no jar helps another any more. */
    private void load(List<Path> jars) {
        List<Path> waiting = new ArrayList<>(jars);
        Map<Path, String> missing = new LinkedHashMap<>();
        boolean progress = true;
        while (progress) {
            progress = false;
            for (Path jar : List.copyOf(waiting)) {
                String lacks = attempt(jar);
                if (lacks.isEmpty()) {
                    waiting.remove(jar);
                    missing.remove(jar);
                    progress = true;
                } else {
                    missing.put(jar, lacks);
                }
            }
        }
        missing.forEach((jar, lacks) -> skipped.add(skip(jar, lacks)));
    }

    /** Loads or skips a jar; tells what it waits for if another jar may bring it. */
    private String attempt(Path jar) {
        try {
            ModuleFinder finder = ModuleFinder.of(jar);
            List<String> roots =
                    finder.findAll().stream()
                            .map(ModuleReference::descriptor)
                            .map(d -> d.name())
                            .toList();
            if (roots.isEmpty()) {
                skipped.add(skip(jar, "it is no jar"));
                return "";
            }
            Configuration configuration;
            try {
                configuration = resolve(finder, roots);
            } catch (FindException e) {
                return said(e);
            }
            define(jar, configuration);
        } catch (OutOfMemoryError e) {
            throw e;
        } catch (Throwable e) {
            // A stranger's code ran: whatever it throws costs its jar alone.
            LOG.log(System.Logger.Level.DEBUG, "plugin " + jar, e);
            skipped.add(skip(jar, said(e)));
        }
        return "";
    }

    private Configuration resolve(ModuleFinder finder, List<String> roots) {
        List<Configuration> parents = layers.stream().map(ModuleLayer::configuration).toList();
        try {
            return Configuration.resolveAndBind(
                    finder, parents.subList(0, 1), ModuleFinder.of(), roots);
        } catch (FindException e) {
            return Configuration.resolveAndBind(finder, parents, ModuleFinder.of(), roots);
        }
    }

    private void define(Path jar, Configuration configuration) {
        List<ModuleLayer> parents =
                layers.stream()
                        .filter(layer -> configuration.parents().contains(layer.configuration()))
                        .toList();
        ModuleLayer layer =
                ModuleLayer.defineModulesWithOneLoader(
                                configuration, parents, PluginFolder.class.getClassLoader())
                        .layer();
        Offer offer = Offer.of(layer);
        if (offer.isEmpty()) {
            skipped.add(skip(jar, "it provides no ruleset and no bot"));
        } else {
            layers.add(layer);
            offers.put(jar, offer);
        }
    }

    /** What was thrown, as a clause. */
    private static String said(Throwable thrown) {
        Throwable root =
                thrown instanceof ServiceConfigurationError && thrown.getCause() != null
                        ? thrown.getCause()
                        : thrown;
        String message = root.getMessage();
        String what =
                root instanceof FindException || root instanceof IllegalStateException
                        ? ""
                        : root.getClass().getName() + ": ";
        return (what + (message == null ? "no reason given" : message))
                .lines()
                .findFirst()
                .orElse(what)
                .replaceFirst("[.]$", "");
    }
}
