package meldhouse.catalog;

import meldhouse.api.bot.BotProvider;
import meldhouse.api.game.Ruleset;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.lang.module.Configuration;
import java.lang.module.FindException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReader;
import java.lang.module.ModuleReference;
import java.lang.module.ResolutionException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A plugin with its class loader and, where it is made of modules, its module layer: above the
 * platform's, and above those of the rulesets that it is written for.
 *
 * @param layer null for a plugin without modules
 */
record PluginLayer(PluginJars jars, PluginLoader loader, @Nullable ModuleLayer layer) {
    private static final String API = "meldhouse.api";

    /** Annotations for the compiler, which may be there or not. */
    private static final String ANNOTATIONS = "org.jspecify";

    /** What a plugin waits for: a module that is not here, or not yet. */
    static final class Missing extends Exception {
        private static final long serialVersionUID = 1;

        Missing(String module, String by) {
            super(
                    "it needs module %s (required by %s), which nothing here brings"
                            .formatted(module, by));
        }
    }

    /** Whether the platform is made of modules, as a distribution is; a class path has none. */
    static boolean isModular() {
        return Ruleset.class.getModule().isNamed();
    }

    /**
     * Loads no code yet.
     *
     * @param above the plugins with rulesets that are there already
     * @throws Missing if it needs a module of a plugin that is not there
     * @throws Unfit if it asks for what it may not have
     */
    static PluginLayer of(PluginJars jars, List<PluginLayer> above) throws Unfit, Missing {
        ModuleLayer platform = platform();
        List<PluginLayer> needed = new ArrayList<>();
        for (PluginJars.Module module : jars.modules().values()) {
            requireOwn(module.descriptor(), platform);
            needed.addAll(needed(module.descriptor(), jars, platform, above));
        }
        List<PluginLayer> seen = jars.plain().isEmpty() ? needed : above;
        Map<String, ClassLoader> shown = shown(platform, seen);
        if (jars.modules().isEmpty()) {
            return new PluginLayer(jars, new PluginLoader(jars, shown, parent()), null);
        }
        List<ModuleLayer> parents = new ArrayList<>();
        parents.add(platform);
        needed.stream()
                .map(PluginLayer::layer)
                .filter(java.util.Objects::nonNull)
                .distinct()
                .forEach(parents::add);
        Configuration configuration = resolve(jars, parents);
        PluginLoader loader = new PluginLoader(jars, shown, parent());
        ModuleLayer.Controller controller =
                ModuleLayer.defineModules(configuration, parents, name -> loader);
        open(controller, jars);
        return new PluginLayer(jars, loader, controller.layer());
    }

    private static ModuleLayer platform() {
        ModuleLayer own = PluginLayer.class.getModule().getLayer();
        return own == null ? ModuleLayer.boot() : own;
    }

    /** Of a platform that is a class path, a plugin sees all. */
    private static ClassLoader parent() {
        return isModular()
                ? ClassLoader.getPlatformClassLoader()
                : PluginLayer.class.getClassLoader();
    }

    /** The modules of the platform that a plugin may see. */
    private static boolean isVisible(ModuleDescriptor module) {
        return isOfJava(module.name())
                || module.name().equals(API)
                || module.name().equals(ANNOTATIONS)
                || providesRulesets(module);
    }

    static boolean isOfJava(String module) {
        return module.startsWith("java.") || module.startsWith("jdk.");
    }

    private static boolean providesRulesets(ModuleDescriptor module) {
        return module.provides().stream()
                .anyMatch(provides -> provides.service().equals(Ruleset.class.getName()));
    }

    private static void requireOwn(ModuleDescriptor module, ModuleLayer platform) throws Unfit {
        Optional<ModuleDescriptor> same =
                platform.findModule(module.name()).map(java.lang.Module::getDescriptor);
        if (same.isPresent() && isVisible(same.get())) {
            throw new Unfit(
                    "it holds a copy of module %s, which is here already (in Maven: scope provided)"
                            .formatted(module.name()));
        }
    }

    private static Set<PluginLayer> needed(
            ModuleDescriptor module, PluginJars jars, ModuleLayer platform, List<PluginLayer> above)
            throws Unfit, Missing {
        Set<PluginLayer> needed = new LinkedHashSet<>();
        for (ModuleDescriptor.Requires requires : module.requires()) {
            String name = requires.name();
            boolean isOptional =
                    requires.modifiers().contains(ModuleDescriptor.Requires.Modifier.STATIC);
            if (jars.modules().containsKey(name) || isOptional) {
                continue;
            }
            Optional<java.lang.Module> ofPlatform = platform.findModule(name);
            if (ofPlatform.isPresent()) {
                if (!isVisible(ofPlatform.get().getDescriptor())) {
                    throw new Unfit(
                            "it requires module %s, which is hidden from plugins; allowed are meldhouse.api, the modules of rulesets, Java's, and jars in its own folder"
                                    .formatted(name));
                }
            } else {
                needed.add(
                        above.stream()
                                .filter(plugin -> plugin.jars.modules().containsKey(name))
                                .findFirst()
                                .orElseThrow(() -> new Missing(name, module.name())));
            }
        }
        return needed;
    }

    private static Configuration resolve(PluginJars jars, List<ModuleLayer> parents) throws Unfit {
        Map<String, ModuleReference> references = new HashMap<>();
        jars.modules()
                .forEach(
                        (name, module) ->
                                references.put(
                                        name, new Reference(module.descriptor(), module.jar())));
        try {
            return Configuration.resolve(
                    finder(references),
                    parents.stream().map(ModuleLayer::configuration).toList(),
                    ModuleFinder.of(),
                    references.keySet());
        } catch (FindException | ResolutionException e) {
            throw new Unfit(
                    "its modules do not fit together: %s"
                            .formatted(String.valueOf(e.getMessage()).replaceFirst("[.]$", "")));
        }
    }

    private static ModuleFinder finder(Map<String, ModuleReference> references) {
        return new ModuleFinder() {
            @Override
            public Optional<ModuleReference> find(String name) {
                return Optional.ofNullable(references.get(name));
            }

            @Override
            public Set<ModuleReference> findAll() {
                return Set.copyOf(references.values());
            }
        };
    }

    /** A module whose files the plugin's loader has. */
    private static final class Reference extends ModuleReference {
        private final JarContents jar;

        Reference(ModuleDescriptor descriptor, JarContents jar) {
            super(descriptor, jar.file().toUri());
            this.jar = jar;
        }

        @Override
        public ModuleReader open() throws IOException {
            throw new IOException("the plugin's loader reads " + jar.file());
        }
    }

    /** Lets us make its services, whose packages need not be exported. */
    private static void open(ModuleLayer.Controller controller, PluginJars jars) {
        java.lang.Module we = PluginLayer.class.getModule();
        jars.modules()
                .values()
                .forEach(
                        module -> {
                            var defined =
                                    controller
                                            .layer()
                                            .findModule(module.descriptor().name())
                                            .orElseThrow();
                            module.descriptor().provides().stream()
                                    .flatMap(provides -> provides.providers().stream())
                                    .map(name -> name.substring(0, name.lastIndexOf('.')))
                                    .forEach(name -> controller.addExports(defined, name, we));
                        });
    }

    /** The packages of others that a plugin sees, each with its loader. */
    private static Map<String, ClassLoader> shown(ModuleLayer platform, List<PluginLayer> seen) {
        Map<String, ClassLoader> shown = new HashMap<>();
        for (PluginLayer plugin : seen) {
            plugin.exported().forEach(name -> shown.put(name, plugin.loader));
        }
        for (ModuleLayer layer : List.of(platform, ModuleLayer.boot())) {
            for (java.lang.Module module : layer.modules()) {
                ClassLoader loader = module.getClassLoader();
                if (loader != null
                        && isVisible(module.getDescriptor())
                        && !isOfJava(module.getName())) {
                    exports(module.getDescriptor()).forEach(name -> shown.put(name, loader));
                }
            }
        }
        return shown;
    }

    private static Set<String> exports(ModuleDescriptor module) {
        return module.exports().stream()
                .filter(exports -> !exports.isQualified())
                .map(ModuleDescriptor.Exports::source)
                .collect(Collectors.toSet());
    }

    private Set<String> exported() {
        Set<String> packages = new LinkedHashSet<>();
        jars.modules().values().forEach(module -> packages.addAll(exports(module.descriptor())));
        jars.plain().forEach(jar -> packages.addAll(jar.packages()));
        return packages;
    }

    /**
     * Makes what it provides.
     *
     * @throws Unfit if a class is missing or is not what it should be
     * @throws Throwable whatever the plugin's own code throws
     */
    Offer offer() throws Throwable {
        return Offer.of(made(Ruleset.class, "ruleset"), made(BotProvider.class, "bot"));
    }

    private <T> List<T> made(Class<T> service, String word) throws Throwable {
        List<T> made = new ArrayList<>();
        for (String name : jars.providers(service)) {
            made.add(Made.of(loader, name, service, word));
        }
        return made;
    }
}
