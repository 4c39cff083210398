package meldhouse.catalog;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/** A plugin jar in the making: sources that are compiled and packed as an author would. */
final class PluginJar {
    private final Map<String, String> sources = new LinkedHashMap<>();
    private final Map<String, byte[]> binaries = new LinkedHashMap<>();
    private final List<Path> needs = new ArrayList<>();
    private final Manifest manifest = new Manifest();
    private final List<String> left = new ArrayList<>();

    PluginJar() {
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    }

    /** A line of the manifest. */
    PluginJar saying(String name, String value) {
        manifest.getMainAttributes().putValue(name, value);
        return this;
    }

    /** A file that is no source, as it is. */
    PluginJar with(String file, byte[] content) {
        binaries.put(file, content);
        return this;
    }

    /** This class is compiled, and then left out of the jar. */
    PluginJar without(String type) {
        left.add(type.replace('.', '/') + ".class");
        return this;
    }

    /** A module with one ruleset. */
    static PluginJar ruleset(String module, String type, String id) {
        return new PluginJar()
                .with(
                        "module-info.java",
                        """
                        module %s {
                            requires meldhouse.api;
                            exports %s;
                            provides meldhouse.api.game.Ruleset with %s.%s;
                        }
                        """
                                .formatted(module, module, module, type))
                .with(
                        module.replace('.', '/') + "/" + type + ".java",
                        rulesetSource(module, type, id, ""));
    }

    /** A ruleset class whose constructor does this. */
    static String rulesetSource(String pack, String type, String id, String constructor) {
        return """
        package %s;
        import meldhouse.api.game.*;
        import meldhouse.api.options.*;
        public class %s implements Ruleset {
            public static final String ID = "%s";
            public %s() { %s }
            public RulesetInfo info() { return new RulesetInfo(ID, "A Game", "1", 2, 4); }
            public Schema options() { return new Schema(java.util.List.of()); }
            public Game configure(HouseRules rules) {
                return (Game) java.lang.reflect.Proxy.newProxyInstance(
                        getClass().getClassLoader(), new Class<?>[] {Game.class}, (p, m, a) -> null);
            }
            public Language language() { return new Language(Moves.class, Events.class, Seen.class); }
            public sealed interface Moves extends Move {}
            @WireType("move") public record OneMove() implements Moves {}
            public sealed interface Events extends Event {}
            @WireType("event") public record OneEvent() implements Events {}
            public record Seen() implements View {
                public View after(Event event) { return this; }
            }
        }
        """
                .formatted(pack, type, id, type, constructor);
    }

    /** A bot class whose id is this Java expression. */
    static String botSource(String pack, String type, String id) {
        return """
        package %s;
        import meldhouse.api.bot.*;
        import meldhouse.api.game.*;
        public class %s implements BotProvider {
            public %s() {}
            public String id() { return %s; }
            public String title() { return "A Bot"; }
            public Level level() { return Level.EASY; }
            public boolean plays(Ruleset ruleset) { return true; }
            public Bot sit(Game game, int seat) { return t -> Chosen.of(t.legal().get(0)); }
        }
        """
                .formatted(pack, type, type, id);
    }

    PluginJar with(String file, String content) {
        sources.put(file, content);
        return this;
    }

    /** The jar is compiled against this one too. */
    PluginJar needing(Path jar) {
        needs.add(jar);
        return this;
    }

    /** Compiles the sources and packs all files into a jar. */
    Path writeTo(Path jar) throws IOException {
        Path work = Files.createTempDirectory(jar.getParent(), ".work");
        Path classes = Files.createDirectory(work.resolve("classes"));
        List<String> arguments = new ArrayList<>(List.of("-d", classes.toString()));
        arguments.addAll(path());
        for (var source : sources.entrySet()) {
            boolean java = source.getKey().endsWith(".java");
            Path file = (java ? work : classes).resolve(source.getKey());
            Files.createDirectories(file.getParent());
            Files.writeString(file, source.getValue());
            if (java) {
                arguments.add(file.toString());
            }
        }
        compile(arguments);
        for (var entry : binaries.entrySet()) {
            Path file = classes.resolve(entry.getKey());
            Files.createDirectories(file.getParent());
            Files.write(file, entry.getValue());
        }
        try (var out = new JarOutputStream(Files.newOutputStream(jar), manifest);
                Stream<Path> files = Files.walk(classes)) {
            files.filter(Files::isRegularFile)
                    .filter(file -> !left.contains(classes.relativize(file).toString()))
                    .forEach(file -> pack(out, classes, file));
        }
        return jar;
    }

    private List<String> path() {
        String platform =
                System.getProperty("jdk.module.path") + ":" + System.getProperty("java.class.path");
        String all =
                Stream.concat(needs.stream().map(Path::toString), Stream.of(platform))
                        .reduce((a, b) -> a + ":" + b)
                        .orElseThrow();
        boolean modular = sources.containsKey("module-info.java");
        return List.of(modular ? "--module-path" : "--class-path", all);
    }

    private static void compile(List<String> arguments) {
        var said = new StringWriter();
        int code =
                ToolProvider.findFirst("javac")
                        .orElseThrow()
                        .run(
                                new PrintWriter(said),
                                new PrintWriter(said),
                                arguments.toArray(String[]::new));
        if (code != 0) {
            throw new AssertionError("a plugin of the test does not compile:\n" + said);
        }
    }

    private static void pack(JarOutputStream out, Path root, Path file) {
        try {
            out.putNextEntry(new JarEntry(root.relativize(file).toString().replace('\\', '/')));
            Files.copy(file, out);
            out.closeEntry();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
