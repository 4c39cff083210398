package meldhouse.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.api.ApiVersion;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** Whatever is wrong with a plugin is said in a sentence, and costs that plugin alone. */
class RefusedPluginTest {
    private static final String BOTS = "META-INF/services/meldhouse.api.bot.BotProvider";

    @TempDir private Path temp;
    private Path plugins;

    @BeforeEach
    void aFolderWithOneGoodPlugin() throws IOException {
        plugins = Files.createDirectory(temp.resolve("plugins"));
        PluginJar.ruleset("whist", "Whist", "whist").writeTo(plugins.resolve("whist.jar"));
    }

    /** The reason why the other plugin is left out; the good one is there all the same. */
    private String reason() {
        Catalog catalog = Catalog.of(ClassLoader.getPlatformClassLoader()).withPlugins(plugins);
        assertThat(catalog.rulesets()).extracting(each -> each.info().id()).contains("whist");
        assertThat(catalog.plugins()).hasSize(2);
        Plugin bad = catalog.plugins().getLast();
        assertThat(bad.isInUse()).isFalse();
        assertThat(bad.brings()).isEmpty();
        assertThat(catalog.skipped()).hasSize(1);
        String sentence = String.valueOf(bad.refusal());
        String begin = "Cannot load plugin '%s': ".formatted(bad.file());
        assertThat(sentence).startsWith(begin).endsWith(".").doesNotContain("\n");
        return sentence.substring(begin.length());
    }

    private Path bad() {
        return plugins.resolve("z.jar");
    }

    private static PluginJar bot(String id) {
        return new PluginJar()
                .with("z/Bot1.java", PluginJar.botSource("z", "Bot1", "\"" + id + "\""))
                .with(BOTS, "z.Bot1\n");
    }

    private static PluginJar bot(String id, String constructor) {
        return new PluginJar()
                .with(
                        "z/Bot1.java",
                        PluginJar.botSource("z", "Bot1", "\"" + id + "\"")
                                .replace("Bot1() {}", "Bot1() {" + constructor + "}"))
                .with(BOTS, "z.Bot1\n");
    }

    @Test
    void aJarBuiltForALaterApiIsTooNew() throws IOException {
        bot("z").saying(ApiVersion.ATTRIBUTE, "1.99").writeTo(bad());
        assertThat(reason())
                .isEqualTo(
                        "it was built for API version 1.99, which is too new: here is %s; get a newer Meldhouse."
                                .formatted(ApiVersion.CURRENT));
    }

    @Test
    void aJarBuiltForAnotherMajorApiIsRefused() throws IOException {
        assertThat(new ApiVersion(2, 0).runs(new ApiVersion(1, 0))).isFalse();
        assertThat(new ApiVersion(1, 3).runs(new ApiVersion(1, 2))).isTrue();
        bot("z").saying(ApiVersion.ATTRIBUTE, "2.0").writeTo(bad());
        assertThat(reason()).startsWith("it was built for API version 2.0, which is too new");
    }

    @Test
    void anApiVersionThatIsNoneIsRefused() throws IOException {
        bot("z").saying(ApiVersion.ATTRIBUTE, "one").writeTo(bad());
        assertThat(reason())
                .isEqualTo(
                        "its manifest says Meldhouse-Api: one, which is no version; allowed are two numbers, as in %s."
                                .formatted(ApiVersion.CURRENT));
    }

    @Test
    void aReservedIdIsRefused() throws IOException {
        bot("nobody").writeTo(bad());
        assertThat(reason()).startsWith("it brings bot 'nobody', a reserved id");
    }

    @Test
    void aServiceWithoutItsClassIsRefused() throws IOException {
        bot("z").with(BOTS, "z.Gone\n").writeTo(bad());
        assertThat(reason()).isEqualTo("it names z.Gone as a bot, and has no such class.");
    }

    @Test
    void aClassThatNeedsAMissingClassIsRefused() throws IOException {
        bot("z", "new Friend();")
                .with("z/Friend.java", "package z; class Friend {}")
                .without("z.Friend")
                .writeTo(bad());
        assertThat(reason()).isEqualTo("a class that it needs is not there: z.Friend.");
    }

    @Test
    void aServiceOfTheWrongKindIsRefused() throws IOException {
        bot("z").with("z/Other.java", "package z; public class Other {}")
                .with(BOTS, "z.Other\n")
                .writeTo(bad());
        assertThat(reason()).isEqualTo("z.Other is no meldhouse.api.bot.BotProvider.");
    }

    @Test
    void aServiceWithoutAPublicConstructorIsRefused() throws IOException {
        bot("z").with(
                        "z/Bot1.java",
                        PluginJar.botSource("z", "Bot1", "\"z\"")
                                .replace("public Bot1()", "public Bot1(int n)"))
                .writeTo(bad());
        assertThat(reason()).isEqualTo("z.Bot1 has no public constructor without parameters.");
    }

    @Test
    void whateverAConstructorThrowsIsSaid() throws IOException {
        for (var thrown :
                Map.of(
                                "throw new IllegalStateException(\"no brain\");",
                                "no brain.",
                                "throw new java.io.IOException(\"x\");",
                                "java.io.IOException: x.",
                                "throw new StackOverflowError();",
                                "java.lang.StackOverflowError: no reason given.",
                                "throw new OutOfMemoryError(\"big\");",
                                "java.lang.OutOfMemoryError: big.")
                        .entrySet()) {
            bot("z").with("z/Bot1.java", sneaking(thrown.getKey())).writeTo(bad());
            assertThat(reason()).isEqualTo(thrown.getValue());
        }
    }

    private static String sneaking(String thrown) {
        return PluginJar.botSource("z", "Bot1", "\"z\"")
                .replace("Bot1() {}", "Bot1() throws Exception { if (true) " + thrown + " }");
    }

    @Test
    void aConstructorThatHangsIsLeftBehind() throws IOException {
        bot("z", "while (true) { java.util.concurrent.locks.LockSupport.park(); }").writeTo(bad());
        assertThat(reason()).isEqualTo("its code gave no answer within 5000 ms.");
    }

    @Test
    void aFileThatIsNoJarIsRefused() throws IOException {
        Files.writeString(bad(), "this is no zip file");
        assertThat(reason()).isEqualTo("z.jar is no jar, or only a part of one.");
    }

    @Test
    void aFolderWithoutAJarIsRefused() throws IOException {
        Files.createDirectory(plugins.resolve("z"));
        assertThat(reason()).isEqualTo("there is no jar in it.");
    }

    @Test
    void aModuleThatForgotToProvideIsToldSo() throws IOException {
        bot("z").with("module-info.java", "module z { requires meldhouse.api; }").writeTo(bad());
        assertThat(reason()).contains("META-INF/services is not looked at");
    }

    @Test
    void twoModulesWithOnePackageAreRefused() throws IOException {
        Path folder = Files.createDirectory(plugins.resolve("z"));
        for (String name : new String[] {"a", "b"}) {
            new PluginJar()
                    .with(
                            "module-info.java",
                            "module %s { requires meldhouse.api; provides meldhouse.api.bot.BotProvider with z.Bot1; }"
                                    .formatted(name))
                    .with("z/Bot1.java", PluginJar.botSource("z", "Bot1", "\"" + name + "\""))
                    .writeTo(folder.resolve(name + ".jar"));
        }
        assertThat(reason())
                .isEqualTo("two modules with one package: a.jar and b.jar both hold z.");
    }

    @Test
    void aJarWithItsOwnCopyOfTheApiIsRefused() throws IOException {
        bot("z").with("meldhouse/api/Mine.java", "package meldhouse.api; class Mine {}")
                .writeTo(bad());
        assertThat(reason()).startsWith("z.jar holds a copy of meldhouse.api");
    }

    @Test
    void aModuleThatReachesIntoThePlatformIsRefused() throws IOException {
        new PluginJar()
                .with(
                        "module-info.java",
                        """
                        module z {
                            requires meldhouse.api;
                            requires meldhouse.catalog;
                            provides meldhouse.api.bot.BotProvider with z.Bot1;
                        }
                        """)
                .with("z/Bot1.java", PluginJar.botSource("z", "Bot1", "\"z\""))
                .writeTo(bad());
        assertThat(reason()).startsWith("it requires module meldhouse.catalog, which is hidden");
    }

    @Test
    void aJarThatIsNoModuleDoesNotSeeThePlatformEither() throws IOException {
        bot(
                        "z",
                        "try { Class.forName(\"meldhouse.catalog.Catalog\"); } catch"
                                + " (ClassNotFoundException e) { throw new"
                                + " IllegalStateException(\"hidden\"); }")
                .writeTo(bad());
        assertThat(reason()).isEqualTo("hidden.");
    }

    @Test
    void classesOfANewerJavaAreRefused() throws IOException {
        Path jar = bot("z").writeTo(temp.resolve("old.jar"));
        byte[] type;
        try (var in = new java.util.jar.JarFile(jar.toFile())) {
            type = in.getInputStream(in.getEntry("z/Bot1.class")).readAllBytes();
        }
        // The major version of the class file.
        type[7] = 99;
        bot("z").with("z/Bot1.class", type).writeTo(bad());
        assertThat(reason()).startsWith("it was compiled for a newer Java: ");
    }

    @Test
    void aRulesetThatCannotBeConfiguredIsRefused() throws IOException {
        new PluginJar()
                .with(
                        "z/Zero.java",
                        PluginJar.rulesetSource("z", "Zero", "zero", "")
                                .replace(
                                        "return (Game)",
                                        "if (true) throw new IllegalArgumentException(\"no"
                                                + " rules\"); return (Game)"))
                .with("META-INF/services/meldhouse.api.game.Ruleset", "z.Zero\n")
                .writeTo(bad());
        assertThat(reason()).isEqualTo("no rules.");
    }
}
