package meldhouse.catalog;

import meldhouse.api.ApiVersion;
import meldhouse.api.bot.BotProvider;
import meldhouse.api.game.Ruleset;

import org.jspecify.annotations.Nullable;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.lang.module.InvalidModuleDescriptorException;
import java.lang.module.ModuleDescriptor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.stream.Stream;

/**
 * The jars of one plugin, looked at before any code of theirs runs.
 *
 * @param file the jar, or the folder that they lie in
 * @param modules the jars that are modules, by module name
 * @param plain the others, which share a class path
 */
record PluginJars(Path file, Map<String, Module> modules, List<JarContents> plain) {
    private static final String DESCRIPTOR = "module-info.class";
    private static final String API = "meldhouse.api";

    /** A jar with a module descriptor. */
    record Module(JarContents jar, ModuleDescriptor descriptor) {}

    /**
     * Reads a jar or a folder of jars.
     *
     * @param modular whether Meldhouse itself runs as modules; if not, nothing can be one
     * @throws Unfit if something in it is no jar, or two of them do not go together
     */
    static PluginJars read(Path file, boolean modular) throws Unfit {
        Map<String, Module> modules = new LinkedHashMap<>();
        List<JarContents> plain = new ArrayList<>();
        for (Path jar : jars(file)) {
            JarContents contents = JarContents.read(jar);
            ModuleDescriptor descriptor = modular ? descriptor(contents) : null;
            if (descriptor == null) {
                plain.add(contents);
            } else {
                Module first =
                        modules.putIfAbsent(descriptor.name(), new Module(contents, descriptor));
                if (first != null) {
                    throw new Unfit(
                            "%s and %s are both module %s"
                                    .formatted(
                                            first.jar.file().getFileName(),
                                            jar.getFileName(),
                                            descriptor.name()));
                }
            }
        }
        plain.removeAll(nameThoseRequired(modules, plain));
        PluginJars all = new PluginJars(file, modules, plain);
        all.checkPackages();
        all.checkApi();
        return all;
    }

    /** The jars of a plugin's folder, or the one jar that it is. */
    static List<Path> jars(Path file) throws Unfit {
        if (!Files.isDirectory(file)) {
            return List.of(file);
        }
        try (Stream<Path> inside = Files.list(file)) {
            return inside.filter(PluginJars::isJar).sorted().toList();
        } catch (IOException e) {
            throw new Unfit("the folder cannot be read (%s)".formatted(e.getMessage()));
        }
    }

    static boolean isJar(Path file) {
        return file.getFileName().toString().toLowerCase(java.util.Locale.ROOT).endsWith(".jar");
    }

    private static @Nullable ModuleDescriptor descriptor(JarContents jar) throws Unfit {
        byte[] bytes = jar.entries().get(DESCRIPTOR);
        if (bytes == null) {
            return null;
        }
        try {
            return ModuleDescriptor.read(new ByteArrayInputStream(bytes), jar::packages);
        } catch (IOException | InvalidModuleDescriptorException e) {
            throw new Unfit(
                    "the module-info of %s is not right: %s"
                            .formatted(jar.file().getFileName(), clause(e.getMessage())));
        }
    }

    /**
     * A jar without a descriptor becomes a module where another of the plugin requires it by the
     * name that Java gives it.
     */
    private static List<JarContents> nameThoseRequired(
            Map<String, Module> modules, List<JarContents> plain) {
        Set<String> required =
                modules.values().stream()
                        .flatMap(module -> module.descriptor.requires().stream())
                        .map(ModuleDescriptor.Requires::name)
                        .collect(java.util.stream.Collectors.toSet());
        List<JarContents> named = new ArrayList<>();
        for (JarContents jar : plain) {
            String name = automaticName(jar);
            if (required.contains(name) && !modules.containsKey(name)) {
                var descriptor =
                        ModuleDescriptor.newAutomaticModule(name).packages(jar.packages()).build();
                modules.put(name, new Module(jar, descriptor));
                named.add(jar);
            }
        }
        return named;
    }

    /** The file's name without its version, as {@link java.lang.module.ModuleFinder} has it. */
    private static String automaticName(JarContents jar) {
        String said = jar.attribute("Automatic-Module-Name");
        return said != null
                ? said
                : jar.file()
                        .getFileName()
                        .toString()
                        .replaceFirst("(?i)[.]jar$", "")
                        .replaceFirst("-\\d+([.].*|-.*)?$", "")
                        .replaceAll("[^A-Za-z0-9]+", ".")
                        .replaceAll("^[.]|[.]$", "");
    }

    private static String clause(@Nullable String message) {
        return String.valueOf(message).replaceFirst("[.]$", "");
    }

    private void checkPackages() throws Unfit {
        Map<String, Path> owners = new HashMap<>();
        for (Module module : modules.values()) {
            for (String name : module.descriptor.packages()) {
                Path first = owners.put(name, module.jar.file());
                if (first != null) {
                    throw new Unfit(
                            "two modules with one package: %s and %s both hold %s"
                                    .formatted(
                                            first.getFileName(),
                                            module.jar.file().getFileName(),
                                            name));
                }
            }
        }
        for (JarContents jar : all()) {
            if (jar.packages().stream().anyMatch(name -> name.startsWith(API))) {
                throw new Unfit(
                        "%s holds a copy of meldhouse.api, and a plugin runs with Meldhouse's own (in Maven: scope provided)"
                                .formatted(jar.file().getFileName()));
            }
        }
    }

    private void checkApi() throws Unfit {
        for (JarContents jar : all()) {
            String text = jar.attribute(ApiVersion.ATTRIBUTE);
            if (text != null) {
                checkApi(text);
            }
        }
    }

    private static void checkApi(String text) throws Unfit {
        ApiVersion built;
        try {
            built = ApiVersion.parse(text);
        } catch (IllegalArgumentException e) {
            throw new Unfit(
                    "its manifest says %s: %s, which is no version; allowed are two numbers, as in %s"
                            .formatted(ApiVersion.ATTRIBUTE, text, ApiVersion.CURRENT));
        }
        if (!ApiVersion.CURRENT.runs(built)) {
            boolean isOld = built.major() < ApiVersion.CURRENT.major();
            throw new Unfit(
                    isOld
                            ? "it was built for API version %s, which is too old: here is %s; ask for a newer one of the plugin"
                                    .formatted(built, ApiVersion.CURRENT)
                            : "it was built for API version %s, which is too new: here is %s; get a newer Meldhouse"
                                    .formatted(built, ApiVersion.CURRENT));
        }
    }

    /** All jars. */
    List<JarContents> all() {
        return Stream.concat(modules.values().stream().map(Module::jar), plain.stream()).toList();
    }

    /** The names of the classes that it provides as a service, each once. */
    Set<String> providers(Class<?> service) {
        Set<String> names = new LinkedHashSet<>();
        for (Module module : modules.values()) {
            module.descriptor.provides().stream()
                    .filter(provides -> provides.service().equals(service.getName()))
                    .forEach(provides -> names.addAll(provides.providers()));
        }
        plain.forEach(jar -> names.addAll(jar.services(service)));
        return names;
    }

    /**
     * Checks that there is anything to load.
     *
     * @throws Unfit if it provides neither rulesets nor bots
     */
    void requireServices() throws Unfit {
        if (!providers(Ruleset.class).isEmpty() || !providers(BotProvider.class).isEmpty()) {
            return;
        }
        boolean isForgotten =
                modules.values().stream()
                        .map(Module::jar)
                        .anyMatch(
                                jar ->
                                        !jar.services(Ruleset.class).isEmpty()
                                                || !jar.services(BotProvider.class).isEmpty());
        throw new Unfit(
                isForgotten
                        ? "its module-info provides no ruleset and no bot; in a module"
                                + " META-INF/services is not looked at"
                        : "it provides no ruleset and no bot");
    }

    boolean bringsRulesets() {
        return !providers(Ruleset.class).isEmpty();
    }

    /** The version of whatever provides the services; null if nothing says. */
    @Nullable String version() {
        for (Module module : modules.values()) {
            String version = module.descriptor.rawVersion().orElse(null);
            if (version != null && !module.descriptor.provides().isEmpty()) {
                return version;
            }
        }
        return attribute(Attributes.Name.IMPLEMENTATION_VERSION.toString());
    }

    /** A line of a manifest, from the first jar that provides something and has it. */
    @Nullable String attribute(String name) {
        return all().stream()
                .filter(this::isProviding)
                .map(jar -> jar.attribute(name))
                .filter(java.util.Objects::nonNull)
                .findFirst()
                .orElse(null);
    }

    private boolean isProviding(JarContents jar) {
        return Stream.concat(
                        providers(Ruleset.class).stream(), providers(BotProvider.class).stream())
                .anyMatch(name -> jar.classBytes(name) != null);
    }
}
