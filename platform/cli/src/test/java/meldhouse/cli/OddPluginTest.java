package meldhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import meldhouse.cli.odd.OddRuleset;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;

/** A ruleset of a plugin that throws or hangs costs one request, whatever is asked of it. */
@Timeout(120)
class OddPluginTest {
    private static final List<String> CLASSES =
            List.of(
                    "OddRuleset",
                    "OddRuleset$OddMove",
                    "OddRuleset$Step",
                    "OddRuleset$OddEvent",
                    "OddRuleset$Stepped",
                    "OddRuleset$OddView",
                    "OddRuleset$OddGame",
                    "OddRuleset$At");
    private static final String WHO = "plugin odd.jar";

    @TempDir private Path home;

    @BeforeEach
    void install() throws IOException {
        Path plugins = Files.createDirectory(home.resolve("plugins"));
        try (JarOutputStream jar =
                new JarOutputStream(Files.newOutputStream(plugins.resolve("odd.jar")))) {
            for (String name : CLASSES) {
                String file = "meldhouse/cli/odd/" + name + ".class";
                try (InputStream in = OddRuleset.class.getResourceAsStream(name + ".class")) {
                    jar.putNextEntry(new JarEntry(file));
                    jar.write(in.readAllBytes());
                }
            }
            jar.putNextEntry(new JarEntry("META-INF/services/meldhouse.api.game.Ruleset"));
            jar.write(OddRuleset.class.getName().getBytes(StandardCharsets.UTF_8));
        }
        System.setProperty("meldhouse.home", home.toString());
    }

    @AfterEach
    void remove() {
        System.clearProperty("meldhouse.home");
        System.clearProperty(OddRuleset.PLACE);
        System.clearProperty(OddRuleset.FAULT);
    }

    private static void goWrong(String place, String fault) {
        System.setProperty(OddRuleset.FAULT, fault);
        System.setProperty(OddRuleset.PLACE, place);
    }

    @Test
    void aGameThatDoesNothingWrongIsPlayed() {
        Run run = Run.of("simulate", "--ruleset", "odd", "--bots", "random", "--deals", "3");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).contains("steps");
    }

    /** Faults at load are told of in other tests: here it has been loaded when it goes wrong. */
    @ParameterizedTest
    @CsvSource({
        "simulate, decide, throws",
        "simulate, decide, lacks",
        "simulate, legalMoves, overflows",
        "simulate, dealResult, sneaks",
        "simulate, standing, throws",
        "arena, decide, throws",
        "arena, legalMoves, lacks",
        "arena, view, overflows",
        "arena, dealResult, sneaks",
        "arena, measures, throws",
        "bench, next, throws",
        "bench, next, lacks",
        "bench, start, sneaks"
    })
    void whatThePlayedRulesThrowNamesThePlugin(String verb, String place, String fault) {
        goWrong(place, fault);
        Run run =
                switch (verb) {
                    case "simulate" -> Run.of(verb, "--ruleset", "odd", "--bots", "random");
                    case "arena" -> Run.of(verb, "random", "random", "--ruleset", "odd");
                    default -> Run.of(verb, "--ruleset", "odd", "--seconds", "0.1");
                };
        assertThat(run.code()).isEqualTo(Exit.WRONG);
        assertThat(run.err()).contains(WHO + " failed: it threw").doesNotContain("\tat ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"throws", "lacks", "overflows", "sneaks", "hangs"})
    void anAnswerThatGoesWrongCostsOneLine(String fault) {
        goWrong("answer", fault);
        Ran ran =
                Ran.withInput(
                        """
                        {"id":1,"ruleset":"odd","op":"count"}
                        {"id":2,"ruleset":"odd","op":"rules"}
                        {"id":3,"ruleset":"american","op":"rules"}
                        """,
                        "ask");
        assertThat(ran.code()).as(ran.err()).isZero();
        assertThat(ran.out().lines())
                .satisfiesExactly(
                        bad -> assertThat(bad).contains("\"error\":\"internal\"", WHO, "\"id\":1"),
                        good -> assertThat(good).contains("\"ok\":true", "\"id\":2"),
                        good -> assertThat(good).contains("\"ok\":true", "\"id\":3"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"throws", "lacks", "overflows", "sneaks"})
    void aRulesetThatCannotSayWhatItIsAnyMoreIsNamed(String fault) throws Exception {
        Installation installation = Installation.find(console());
        goWrong("options", fault);
        var ruleset = installation.ruleset("odd");
        assertThatThrownBy(() -> installation.ask(ruleset, ruleset::options))
                .isInstanceOf(Stop.class)
                .hasMessageContaining(WHO + " failed");
    }

    /** Some of them make a file first, so that there is something to read. */
    @ParameterizedTest
    @CsvSource({
        "options odd, texts, throws",
        "options odd, texts, lacks",
        "options odd, texts, sneaks",
        "options odd, texts, hangs",
        "new mine --ruleset odd --folder FOLDER, texts, throws",
        "show FOLDER/odd.json, texts, overflows",
        "sheet FOLDER/odd.json, texts, throws",
        "sheet --ruleset odd, texts, throws"
    })
    void theRulesVerbsNameAPluginThatFails(String words, String place, String fault)
            throws IOException {
        Files.writeString(home.resolve("odd.json"), "{\"ruleset\": \"odd\"}");
        goWrong(place, fault);
        Run run = Run.of(("rules " + words).replace("FOLDER", home.toString()).split(" "));
        assertThat(run.code()).as(run.err()).isEqualTo(Exit.WRONG);
        assertThat(run.err()).contains(WHO).doesNotContain("\tat ");
        assertThat(home.resolve("mine.js")).doesNotExist();
    }

    @Test
    void aRulesetThatFailsIsLeftOutOfWhatEditorsAreTold() {
        Installation installation = Installation.find(console());
        assertThat(installation.types(console())).contains("interface OddRules");
        goWrong("options", "throws");
        assertThat(installation.types(console()))
                .contains("interface AmericanRules")
                .doesNotContain("interface OddRules");
    }

    private static Console console() {
        return Console.ofProcess();
    }

    @Test
    void aHangingRulesetIsNamedAndTheOthersAnswer() {
        Installation installation = Installation.find(console());
        goWrong("presets", "hangs");
        var ruleset = installation.ruleset("odd");
        assertThatThrownBy(() -> installation.ask(ruleset, ruleset::presets))
                .isInstanceOf(Stop.class)
                .hasMessageContaining(WHO + " gave no answer");
        assertThat(installation.usualRuleset("seedLively").info().id()).isEqualTo("american");
    }

    @ParameterizedTest
    @ValueSource(strings = {"decide", "legalMoves", "dealResult"})
    void longWorkThatHangsInAPluginEndsAndNamesIt(String place) {
        Installation installation = Installation.find(console());
        var game = installation.ruleset("odd").configure(meldhouse.api.options.HouseRules.DEFAULTS);
        goWrong(place, "hangs");
        Vigil vigil = new Vigil(Duration.ofMillis(300), Optional.of(WHO));
        RulesetBench bench = new RulesetBench(game, vigil::step);
        var bot = installation.catalog().bot("random");
        assertThatThrownBy(
                        () ->
                                vigil.watch(
                                        () ->
                                                meldhouse.engine.Arena.play(
                                                        new meldhouse.engine.Series(
                                                                game,
                                                                List.of(bot, bot),
                                                                meldhouse.engine.Series.Unit.DEAL,
                                                                1000,
                                                                meldhouse.engine.Seed.ofNumber(1),
                                                                false,
                                                                null),
                                                        2,
                                                        vigil.quiet())))
                .isInstanceOf(Stop.class)
                .hasMessageContaining(WHO + " gave no answer");
        if (place.equals("decide")) {
            assertThatThrownBy(() -> vigil.watch(() -> bench.measure(1000, true)))
                    .isInstanceOf(Stop.class);
        }
    }
}
