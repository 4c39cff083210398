package meldhouse.benchmarks;

import meldhouse.catalog.Catalog;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/** Loading a folder of twenty plugins, in a fresh process, as a host does when it starts. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(5)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
public class PluginBenchmark {
    private static final int PLUGINS = 20;

    private Path folder = Path.of("");

    /** For JMH. */
    public PluginBenchmark() {}

    /** Compiles twenty bots, each with a class of its own and a library of a megabyte. */
    @Setup(Level.Trial)
    public void jars() throws IOException {
        folder = Files.createTempDirectory("plugins");
        for (int i = 0; i < PLUGINS; i++) {
            write("bot" + i);
        }
    }

    private void write(String name) throws IOException {
        Path work = Files.createDirectory(folder.resolve("." + name));
        Path source = work.resolve("Bots.java");
        Files.writeString(
                source,
                """
                package %s;
                import meldhouse.api.bot.*;
                public final class Bots {
                    public static BotProvider provider() {
                        return BotProvider.of("%s", "A Bot", BotProvider.Level.EASY, "any", () -> t -> Chosen.of(t.legal().get(0)));
                    }
                }
                """
                        .formatted(name, name));
        int code =
                ToolProvider.findFirst("javac")
                        .orElseThrow()
                        .run(
                                System.err,
                                System.err,
                                "-cp",
                                System.getProperty("java.class.path"),
                                "-proc:none",
                                "-d",
                                work.toString(),
                                source.toString());
        if (code != 0) {
            throw new IllegalStateException("the plugin does not compile");
        }
        Path classes = work.resolve(name);
        try (JarOutputStream jar =
                        new JarOutputStream(Files.newOutputStream(folder.resolve(name + ".jar")));
                Stream<Path> files = Files.list(classes)) {
            for (Path file : files.toList()) {
                jar.putNextEntry(new JarEntry(name + "/" + file.getFileName()));
                Files.copy(file, jar);
            }
            jar.putNextEntry(new JarEntry("META-INF/services/meldhouse.api.bot.BotProvider"));
            jar.write((name + ".Bots\n").getBytes(StandardCharsets.UTF_8));
            jar.putNextEntry(new JarEntry(name + "/library.bin"));
            jar.write(new byte[1 << 20]);
        }
    }

    /** The twenty, each checked and made. */
    @Benchmark
    public Catalog twentyPlugins() {
        Catalog catalog = Catalog.of(ClassLoader.getPlatformClassLoader()).withPlugins(folder);
        if (catalog.bots().size() != PLUGINS) {
            throw new IllegalStateException(catalog.skipped().toString());
        }
        return catalog;
    }

    /** Leaves nothing behind. */
    @TearDown(Level.Trial)
    public void remove() throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
