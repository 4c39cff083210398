package meldhouse.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import meldhouse.api.bot.BotProvider;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.NoSuchElementException;

/** Plugins are real jars here, compiled and packed as an author would. */
class CatalogTest {
    private static final String SERVICE = "META-INF/services/meldhouse.api.game.Ruleset";

    @TempDir private Path temp;
    private Path plugins;
    private Catalog builtIn;

    @BeforeEach
    void aFolderAndNothingBuiltIn() throws IOException {
        plugins = Files.createDirectory(temp.resolve("plugins"));
        builtIn = Catalog.of(ClassLoader.getPlatformClassLoader());
    }

    private Path jar(String name) {
        return plugins.resolve(name);
    }

    private Catalog catalog() {
        return builtIn.withPlugins(plugins);
    }

    private static List<String> ids(Catalog catalog) {
        return catalog.rulesets().stream().map(ruleset -> ruleset.info().id()).toList();
    }

    private static String onlyReason(Catalog catalog) {
        assertThat(catalog.skipped()).hasSize(1);
        return catalog.skipped().getFirst().reason();
    }

    @Test
    void aModularJarIsAPlugin() throws IOException {
        PluginJar.ruleset("whist", "Whist", "whist").writeTo(jar("whist.jar"));
        assertThat(ids(catalog())).containsExactly("whist");
        assertThat(catalog().ruleset("whist").getClass().getModule().getName()).isEqualTo("whist");
        assertThat(catalog().skipped()).isEmpty();
    }

    @Test
    void aJarWithoutAModuleDescriptorIsAPlugin() throws IOException {
        new PluginJar()
                .with(
                        "spades/Spades.java",
                        PluginJar.rulesetSource("spades", "Spades", "spades", ""))
                .with(SERVICE, "spades.Spades\n")
                .writeTo(jar("spades-1.0.jar"));
        assertThat(ids(catalog())).containsExactly("spades");
        assertThat(catalog().skipped()).isEmpty();
    }

    @Test
    void aPluginIsFoundWhateverTheThreadsClassLoader() throws IOException {
        PluginJar.ruleset("whist", "Whist", "whist").writeTo(jar("whist.jar"));
        ClassLoader before = Thread.currentThread().getContextClassLoader();
        Thread.currentThread().setContextClassLoader(null);
        try {
            assertThat(ids(catalog())).containsExactly("whist");
        } finally {
            Thread.currentThread().setContextClassLoader(before);
        }
    }

    @Test
    void aBotForAPluginsRulesetSeesThatRuleset() throws IOException {
        Path whist = PluginJar.ruleset("whist", "Whist", "whist").writeTo(jar("whist.jar"));
        new PluginJar()
                .needing(whist)
                .with(
                        "module-info.java",
                        """
                        module ace.bot {
                            requires meldhouse.api;
                            requires whist;
                            provides meldhouse.api.bot.BotProvider with ace.bot.Ace;
                        }
                        """)
                .with(
                        "ace/bot/Ace.java",
                        PluginJar.botSource("ace.bot", "Ace", "\"ace-of-\" + whist.Whist.ID"))
                .writeTo(jar("ace.jar"));
        assertThat(catalog().skipped()).isEmpty();
        assertThat(catalog().bots()).extracting(BotProvider::id).containsExactly("ace-of-whist");
    }

    @Test
    void whatIsNoJarIsSkippedAndTheRestLoads() throws IOException {
        Files.writeString(jar("broken.jar"), "this is no zip file");
        Files.writeString(jar("README.txt"), "not looked at");
        PluginJar.ruleset("whist", "Whist", "whist").writeTo(jar("whist.jar"));
        assertThat(ids(catalog())).containsExactly("whist");
        assertThat(catalog().skipped())
                .extracting(Skipped::file)
                .containsExactly(jar("broken.jar"));
        assertThat(onlyReason(catalog()))
                .startsWith("Cannot load plugin '" + jar("broken.jar") + "': ")
                .endsWith(".")
                .doesNotContain("\n");
    }

    @Test
    void aConstructorThatThrowsCostsItsJarAlone() throws IOException {
        for (String thrown :
                List.of(
                        "if (true) throw new IllegalStateException(\"no sheet\");",
                        "if (true) throw new LinkageError(\"no sheet\");",
                        "if (true) throw new StackOverflowError(\"no sheet\");")) {
            PluginJar.ruleset("bad", "Bad", "bad")
                    .with("bad/Bad.java", PluginJar.rulesetSource("bad", "Bad", "bad", thrown))
                    .writeTo(jar("bad.jar"));
            PluginJar.ruleset("whist", "Whist", "whist").writeTo(jar("whist.jar"));
            assertThat(ids(catalog())).containsExactly("whist");
            assertThat(onlyReason(catalog()))
                    .startsWith("Cannot load plugin '" + jar("bad.jar") + "': ")
                    .endsWith("no sheet.");
        }
    }

    @Test
    void anIdThatThrowsOrIsNoneCostsItsJarAlone() throws IOException {
        for (String id : List.of("String.valueOf(1 / 0)", "\"Bad Name\"")) {
            new PluginJar()
                    .with("odd/Odd.java", PluginJar.botSource("odd", "Odd", id))
                    .with("META-INF/services/meldhouse.api.bot.BotProvider", "odd.Odd\n")
                    .writeTo(jar("odd.jar"));
            assertThat(catalog().bots()).isEmpty();
            assertThat(onlyReason(catalog())).containsAnyOf("by zero", "bot id 'Bad Name' is none");
        }
    }

    @Test
    void aJarThatNeedsAMissingModuleSaysWhich() throws IOException {
        Path whist =
                PluginJar.ruleset("whist", "Whist", "whist").writeTo(temp.resolve("whist.jar"));
        new PluginJar()
                .needing(whist)
                .with(
                        "module-info.java",
                        """
                        module lost {
                            requires meldhouse.api;
                            requires whist;
                            provides meldhouse.api.bot.BotProvider with lost.Lost;
                        }
                        """)
                .with("lost/Lost.java", PluginJar.botSource("lost", "Lost", "\"lost\""))
                .writeTo(jar("lost.jar"));
        assertThat(onlyReason(catalog()))
                .endsWith(": it needs module whist (required by lost), which nothing here brings.");
    }

    @Test
    void aJarThatBringsNothingSaysSo() throws IOException {
        new PluginJar()
                .with(
                        "spades/Spades.java",
                        PluginJar.rulesetSource("spades", "Spades", "spades", ""))
                .writeTo(jar("spades.jar"));
        assertThat(onlyReason(catalog()))
                .isEqualTo(
                        "Cannot load plugin '%s': it provides no ruleset and no bot."
                                .formatted(jar("spades.jar")));
    }

    @Test
    void ofTwoJarsWithOneIdTheSecondIsRefusedNamingBoth() throws IOException {
        PluginJar.ruleset("whist", "Whist", "whist").writeTo(jar("a.jar"));
        PluginJar.ruleset("other", "Other", "whist").writeTo(jar("b.jar"));
        assertThat(catalog().ruleset("whist").getClass().getName()).isEqualTo("whist.Whist");
        assertThat(onlyReason(catalog()))
                .isEqualTo(
                        "Cannot load plugin '%s': it brings ruleset 'whist', and so does %s."
                                .formatted(jar("b.jar"), jar("a.jar")));
    }

    @Test
    void theIdsOfWhatIsBuiltInAreReserved() throws IOException {
        Path own = serviceJar("own", "whist").writeTo(temp.resolve("own.jar"));
        PluginJar.ruleset("whist", "Whist", "whist").writeTo(jar("whist.jar"));
        try (var loader = loader(own)) {
            Catalog catalog = Catalog.of(loader).withPlugins(plugins);
            assertThat(catalog.ruleset("whist").getClass().getName()).isEqualTo("own.Own");
            assertThat(onlyReason(catalog))
                    .isEqualTo(
                            "Cannot load plugin '%s': it brings ruleset 'whist', and Meldhouse has its own of that name."
                                    .formatted(jar("whist.jar")));
        }
    }

    @Test
    void twoBuiltInsOfOneIdAreRefusedNamingBoth() throws IOException {
        Path own = serviceJar("own", "whist").writeTo(temp.resolve("own.jar"));
        Path two = serviceJar("two", "whist").writeTo(temp.resolve("two.jar"));
        try (var loader = loader(own, two)) {
            assertThatIllegalStateException()
                    .isThrownBy(() -> Catalog.of(loader))
                    .withMessageContainingAll(
                            "'whist'", "own.Own", "own.jar", "two.Two", "two.jar");
        }
    }

    private static PluginJar serviceJar(String pack, String id) {
        String type = pack.substring(0, 1).toUpperCase() + pack.substring(1);
        return new PluginJar()
                .with(pack + "/" + type + ".java", PluginJar.rulesetSource(pack, type, id, ""))
                .with(SERVICE, pack + "." + type + "\n");
    }

    private static URLClassLoader loader(Path... jars) throws IOException {
        URL[] urls = new URL[jars.length];
        for (int i = 0; i < jars.length; i++) {
            urls[i] = jars[i].toUri().toURL();
        }
        return new URLClassLoader(urls, CatalogTest.class.getClassLoader());
    }

    @Test
    void aFolderThatDoesNotExistHoldsNoPlugins() {
        Catalog catalog = builtIn.withPlugins(temp.resolve("nowhere"));
        assertThat(catalog.rulesets()).isEmpty();
        assertThat(catalog.skipped()).isEmpty();
    }

    @Test
    void anUnknownNameListsTheKnownOnes() throws IOException {
        PluginJar.ruleset("whist", "Whist", "whist").writeTo(jar("whist.jar"));
        PluginJar.ruleset("hearts", "Hearts", "hearts").writeTo(jar("z.jar"));
        assertThatExceptionOfType(NoSuchElementException.class)
                .isThrownBy(() -> catalog().ruleset("whisk"))
                .withMessage(
                        "Cannot use ruleset 'whisk': there is none of that name. Allowed: hearts,"
                                + " whist.");
        assertThatExceptionOfType(NoSuchElementException.class)
                .isThrownBy(() -> catalog().bot("hal"))
                .withMessage(
                        "Cannot seat bot 'hal': there is none of that name. Allowed: none, since"
                                + " none is installed.");
    }
}
