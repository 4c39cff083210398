package meldhouse.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;

/** What plugins see of each other, and how they come and go. */
class PluginLifeTest {
    private static final String BOTS = "META-INF/services/meldhouse.api.bot.BotProvider";

    @TempDir private Path temp;
    private Path plugins;

    @BeforeEach
    void aFolder() throws IOException {
        plugins = Files.createDirectory(temp.resolve("plugins"));
    }

    private Catalog catalog() {
        return Catalog.of(ClassLoader.getPlatformClassLoader()).withPlugins(plugins);
    }

    private static List<String> titles(Catalog catalog) {
        return catalog.bots().stream().map(bot -> bot.id() + " " + bot.title()).toList();
    }

    private static PluginJar library(String version) {
        return new PluginJar()
                .with(
                        "lib/Library.java",
                        "package lib; public class Library { public static String version() { return \"%s\"; } }"
                                .formatted(version));
    }

    private static PluginJar botWith(Path library, String id) {
        return new PluginJar()
                .needing(library)
                .with(
                        id + "/Using.java",
                        PluginJar.botSource(id, "Using", "\"" + id + "\"")
                                .replace("\"A Bot\"", "lib.Library.version()"));
    }

    @Test
    void twoPluginsWithTwoVersionsOfALibraryWorkSideBySide() throws IOException {
        for (String version : List.of("one", "two")) {
            Path folder = Files.createDirectory(plugins.resolve(version));
            Path library = library(version).writeTo(folder.resolve("lib-1.jar"));
            botWith(library, version)
                    .with(BOTS, version + ".Using\n")
                    .writeTo(folder.resolve("bot.jar"));
        }
        assertThat(catalog().skipped()).isEmpty();
        assertThat(titles(catalog())).containsExactly("one one", "two two");
    }

    @Test
    void modulesWithTwoVersionsOfALibraryWorkSideBySideToo() throws IOException {
        for (String version : List.of("one", "two")) {
            Path folder = Files.createDirectory(plugins.resolve(version));
            Path library =
                    library(version)
                            .with("module-info.java", "module lib { exports lib; }")
                            .writeTo(folder.resolve("lib.jar"));
            botWith(library, version)
                    .with("module-info.java", usingLib(version))
                    .writeTo(folder.resolve("bot.jar"));
        }
        assertThat(catalog().skipped()).isEmpty();
        assertThat(titles(catalog())).containsExactly("one one", "two two");
    }

    private static String usingLib(String name) {
        return "module %s { requires meldhouse.api; requires lib; provides meldhouse.api.bot.BotProvider with %s.Using; }"
                .formatted(name, name);
    }

    @Test
    void aModuleMayRequireALibraryThatIsNone() throws IOException {
        Path folder = Files.createDirectory(plugins.resolve("mixed"));
        Path library = library("plain").writeTo(folder.resolve("lib-2.0.1.jar"));
        botWith(library, "mixed")
                .with("module-info.java", usingLib("mixed"))
                .writeTo(folder.resolve("bot.jar"));
        assertThat(catalog().skipped()).isEmpty();
        assertThat(titles(catalog())).containsExactly("mixed plain");
    }

    @Test
    void aBotThatIsNoModuleSeesTheRulesetOfAnotherPlugin() throws IOException {
        Path whist = PluginJar.ruleset("whist", "Whist", "whist").writeTo(plugins.resolve("z.jar"));
        new PluginJar()
                .needing(whist)
                .with("a/Ace.java", PluginJar.botSource("a", "Ace", "\"of-\" + whist.Whist.ID"))
                .with(BOTS, "a.Ace\n")
                .writeTo(plugins.resolve("a.jar"));
        assertThat(catalog().skipped()).isEmpty();
        assertThat(titles(catalog())).containsExactly("of-whist A Bot");
    }

    @Test
    void aPluginReadsItsOwnResources() throws IOException {
        for (boolean modular : new boolean[] {true, false}) {
            PluginJar jar =
                    new PluginJar()
                            .with("res/words.txt", "hello".getBytes(StandardCharsets.UTF_8))
                            .with(
                                    "res/Reading.java",
                                    PluginJar.botSource("res", "Reading", "\"reading\"")
                                            .replace("\"A Bot\"", "words()")
                                            .replace("public String id()", READING));
            if (modular) {
                jar.with(
                        "module-info.java",
                        "module res { requires meldhouse.api; provides"
                                + " meldhouse.api.bot.BotProvider with res.Reading; }");
            } else {
                jar.with(BOTS, "res.Reading\n");
            }
            jar.writeTo(plugins.resolve("res.jar"));
            assertThat(catalog().skipped()).isEmpty();
            assertThat(titles(catalog())).containsExactly("reading hello");
        }
    }

    private static final String READING =
            """
            static String words() {
                try (var in = Reading.class.getResourceAsStream("words.txt")) {
                    return new String(in.readAllBytes());
                } catch (java.io.IOException e) {
                    throw new java.io.UncheckedIOException(e);
                }
            }
            public String id()
            """;

    @Test
    void codeOfAPluginRunsUnderItsOwnLoader() throws IOException {
        new PluginJar()
                .with(
                        "tc/Context.java",
                        PluginJar.botSource("tc", "Context", "\"context\"")
                                .replace(
                                        "Context() {}",
                                        "Context() { if"
                                            + " (Thread.currentThread().getContextClassLoader() !="
                                            + " getClass().getClassLoader()) throw new"
                                            + " IllegalStateException(\"another\"); }"))
                .with(BOTS, "tc.Context\n")
                .writeTo(plugins.resolve("tc.jar"));
        assertThat(catalog().skipped()).isEmpty();
    }

    @Test
    void aListedPluginSaysWhatItBringsAndItsVersion() throws IOException {
        PluginJar.ruleset("whist", "Whist", "whist")
                .saying("Implementation-Version", "1.2")
                .saying("Meldhouse-Api", "1.0")
                .writeTo(plugins.resolve("whist.jar"));
        Plugin plugin = catalog().plugins().getFirst();
        assertThat(plugin.title()).isEqualTo("plugin whist.jar 1.2");
        assertThat(plugin.api()).isEqualTo("1.0");
        assertThat(plugin.brings()).isEqualTo("ruleset 'whist'");
        Catalog catalog = catalog();
        assertThat(catalog.pluginOf(catalog.ruleset("whist"))).contains(plugin);
    }

    @Test
    void reloadingTakesNewJarsAndLeavesTheOldCatalogAsItWas() throws IOException {
        Path jar = plugins.resolve("whist.jar");
        PluginJar.ruleset("whist", "Whist", "whist").writeTo(jar);
        Catalog old = catalog();
        PluginJar.ruleset("whist", "Whist", "bridge").writeTo(jar);
        PluginJar.ruleset("hearts", "Hearts", "hearts").writeTo(plugins.resolve("hearts.jar"));
        Catalog fresh = old.reloaded();
        assertThat(fresh.rulesets())
                .extracting(ruleset -> ruleset.info().id())
                .containsExactlyInAnyOrder("bridge", "hearts");
        assertThat(old.ruleset("whist").options().options()).isEmpty();
        assertThat(old.rulesets()).hasSize(1);
    }

    @Test
    void theLoadersOfACatalogThatIsNotNeededAnyMoreAreFreed() throws IOException {
        Path whist =
                PluginJar.ruleset("whist", "Whist", "whist").writeTo(plugins.resolve("whist.jar"));
        new PluginJar()
                .needing(whist)
                .with(
                        "module-info.java",
                        "module a { requires meldhouse.api; requires whist; provides"
                                + " meldhouse.api.bot.BotProvider with a.Ace; }")
                .with("a/Ace.java", PluginJar.botSource("a", "Ace", "\"of-\" + whist.Whist.ID"))
                .writeTo(plugins.resolve("a.jar"));
        Catalog catalog = catalog();
        assertThat(catalog.plugins()).allMatch(Plugin::isInUse).hasSize(2);
        List<WeakReference<ClassLoader>> loaders =
                List.of(
                        new WeakReference<>(catalog.ruleset("whist").getClass().getClassLoader()),
                        new WeakReference<>(Catalog.loaderOf(catalog.bots().getFirst())));
        catalog = catalog.reloaded();
        assertThat(catalog.plugins()).allMatch(Plugin::isInUse).hasSize(2);
        Instant until = Instant.now().plus(Duration.ofSeconds(30));
        while (loaders.stream().anyMatch(loader -> loader.get() != null)
                && Instant.now().isBefore(until)) {
            System.gc();
            Thread.onSpinWait();
        }
        assertThat(loaders).allMatch(loader -> loader.get() == null);
        assertThat(catalog.ruleset("whist")).isNotNull();
    }

    @Test
    void twoHundredLoadsLeaveNoFileOpen() throws IOException {
        Path open = Path.of("/proc/self/fd");
        assumeTrue(Files.isDirectory(open), "this system does not list a process's open files");
        PluginJar.ruleset("whist", "Whist", "whist").writeTo(plugins.resolve("whist.jar"));
        Catalog catalog = catalog();
        long before = count(open);
        for (int i = 0; i < 200; i++) {
            catalog = catalog.reloaded();
            assertThat(catalog.rulesets()).hasSize(1);
        }
        assertThat(count(open)).isLessThanOrEqualTo(before + 5);
    }

    private static long count(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.count();
        }
    }
}
