package meldhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.api.options.Option;
import meldhouse.client.terminal.Texts;
import meldhouse.client.terminal.Tongue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import picocli.CommandLine;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The command speaks its reader's language. */
class TonguesTest {
    private static final Texts ENGLISH = Message.texts(Tongue.ENGLISH);

    /** The verbs whose help stands in every language. */
    private static final Set<String> TRANSLATED =
            Set.of(
                    "play",
                    "host",
                    "config",
                    "show",
                    "admin",
                    "link",
                    "list",
                    "kick",
                    "ban",
                    "unban",
                    "bans",
                    "close",
                    "say",
                    "stop",
                    "join",
                    "meld",
                    "doctor",
                    "help",
                    "rulesets",
                    "bots",
                    "plugins",
                    "check",
                    "reload",
                    "new",
                    "arena",
                    "bot",
                    "replay",
                    "rules");

    private static Console console(Tongue tongue) {
        PrintStream nowhere = new PrintStream(new ByteArrayOutputStream());
        return new Console(
                new ByteArrayInputStream(new byte[0]),
                nowhere,
                nowhere,
                StandardCharsets.UTF_8,
                false,
                Map.of(),
                tongue);
    }

    /** Every text of the help by the verb and what it is about. */
    private static Map<String, String> help(Tongue tongue) {
        Map<String, String> texts = new LinkedHashMap<>();
        collect(Main.line(console(tongue)), texts);
        return texts;
    }

    private static void collect(CommandLine line, Map<String, String> texts) {
        CommandLine.Model.CommandSpec spec = line.getCommandSpec();
        String verb = spec.qualifiedName(" ");
        CommandLine.Model.UsageMessageSpec usage = spec.usageMessage();
        put(texts, verb + " header", usage.header());
        put(texts, verb + " description", usage.description());
        put(texts, verb + " footer", usage.footer());
        spec.args()
                .forEach(arg -> put(texts, verb + " " + arg.paramLabel() + arg, arg.description()));
        line.getSubcommands()
                .forEach(
                        (name, sub) -> {
                            if (TRANSLATED.contains(name) || verb.endsWith(" rules")) {
                                collect(sub, texts);
                            }
                        });
    }

    private static void put(Map<String, String> texts, String key, String... lines) {
        if (lines.length > 0) {
            texts.put(key, String.join("\n", lines));
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyLanguageHasTheSameKeysAndPlaces(Tongue tongue) {
        Texts texts = Message.texts(tongue);
        assertThat(texts.keys()).hasSizeGreaterThan(100).isEqualTo(ENGLISH.keys());
        for (String key : ENGLISH.keys()) {
            assertThat(texts.places(key)).as(key).isEqualTo(ENGLISH.places(key));
        }
    }

    @ParameterizedTest
    @EnumSource(names = "ENGLISH", mode = EnumSource.Mode.EXCLUDE)
    void noLineOfAnyHelpIsLeftInEnglish(Tongue tongue) {
        Map<String, String> english = help(Tongue.ENGLISH);
        Map<String, String> other = help(tongue);
        assertThat(other.keySet()).hasSizeGreaterThan(50).isEqualTo(english.keySet());
        other.forEach((what, text) -> assertThat(text).as(what).isNotEqualTo(english.get(what)));
    }

    @ParameterizedTest
    @EnumSource
    void helpIsNoWiderThanAScreen(Tongue tongue) {
        CommandLine line = Main.line(console(tongue));
        assertThat(line.getUsageMessage().lines())
                .allSatisfy(text -> assertThat(text).hasSizeLessThanOrEqualTo(80));
        // A host's, which has the most options, all at once.
        assertThat(line.getSubcommands().get("host").getUsageMessage().lines().toList())
                .hasSizeLessThanOrEqualTo(24);
        for (CommandLine verb : line.getSubcommands().values()) {
            assertThat(verb.getUsageMessage().lines())
                    .allSatisfy(text -> assertThat(text).hasSizeLessThanOrEqualTo(80));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "play --prset x --lang de     | Die Option „--prset“ gibt es nicht. Meinst du"
                        + " --preset?",
                "play --preset nix --lang=de  | Die Voreinstellung „nix“ hat das Spiel american"
                        + " nicht.",
                "play --bots nix --lang da    | Ingen bot ved navn 'nix' spiller american.",
                "host --port many --lang de   | „many“ geht nicht für --port: Es ist keine ganze"
                        + " Zahl.",
                "bench --seconds x --lang da  | 'x' går ikke for --seconds: Det er ikke et tal.",
                "verify --lang de             | RECORD fehlt.",
                "join den:x --lang da         | 'den:x' er ikke en adresse.",
                "play --seed --lang de        | --seed",
                "pley --lang da               | Kommandoen 'pley' findes ikke. Mente du play?",
                "--lang de                    | Sag, was zu tun ist.",
                "meld XX --lang de            | „XX“ ist keine Karte",
                "meld AP --trump Y --lang de  | „Y“ ist keine Farbe. Erlaubt: P Pik, H Herz"
            })
    void whatIsWrongIsSaidInTheReadersLanguage(String line, String said) {
        Ran ran = Ran.command(line.strip().split(" "));
        assertThat(ran.code()).isNotZero();
        assertThat(ran.err()).contains(said);
        assertThat(ran.err()).doesNotContain("Cannot", "Allowed", "For help");
    }

    @Test
    void aLanguageThatIsNoneIsRefusedWithThoseThereAre() {
        Ran ran = Ran.command("play", "--lang", "fr");
        assertThat(ran.code()).isEqualTo(Exit.USAGE);
        assertThat(ran.err()).contains("Cannot speak 'fr'", "Allowed: en, de, da.");
    }

    @Test
    void doctorAndMeldAnswerInTheReadersLanguage() {
        assertThat(Ran.command("doctor", "--lang", "de").out())
                .contains("Datenordner", "Spiele american")
                .doesNotContain("folder", "WRONG");
        assertThat(Ran.command("meld", "AP", "ZP", "KP", "DP", "BP", "--trump=pik", "--lang=de"))
                .satisfies(
                        ran -> {
                            assertThat(ran.err()).isEmpty();
                            assertThat(ran.out())
                                    .contains("Pik als Trumpf: 150 Punkte", "Pik A 10 K D B")
                                    .containsPattern("Sequenz +Pik A");
                        });
        assertThat(Ran.command("meld", "spar es, spar 10", "--trump=spar", "--lang=da").out())
                .contains("spar som trumf: 0 point");
    }

    @Test
    void theToolsOfBotAuthorsAnswerInTheReadersLanguageToo() {
        assertThat(Ran.command("plugins", "--lang", "de").out())
                .contains("Eingebaut: Spiel „american“", "Gesucht in:")
                .doesNotContain("Built in");
        assertThat(Ran.command("bots", "--lang", "da").out()).contains("random", "let, spiller");
        assertThat(Ran.command("arena", "steady", "random", "--deals", "32", "--lang", "de").out())
                .contains("steady gegen random: steady ist besser", "Punkte je Blatt")
                .doesNotContain("against", "is better");
        assertThat(Ran.command("bot", "check", "random", "--ruleset", "american", "--lang", "de"))
                .satisfies(
                        ran ->
                                assertThat(ran.out())
                                        .contains("gut", "ein einziger erlaubter Zug: play")
                                        .contains("verdeckte Karten liegen anders")
                                        .doesNotContain("legal move", "hidden cards"));
        assertThat(Ran.command("new", "bot", "Nix!", "--lang", "da").err())
                .contains("Det kan ikke hedde 'Nix!'");
    }

    /** In a list of verbs the first line of a description is all that is seen. */
    @ParameterizedTest
    @EnumSource
    void theFirstLineOfADescriptionIsAWholeSentence(Tongue tongue) {
        CommandLine rules = Main.line(Console.ofProcess().in(tongue)).getSubcommands().get("rules");
        assertThat(rules.getSubcommands().values())
                .allSatisfy(
                        verb ->
                                assertThat(verb.getCommandSpec().usageMessage().description()[0])
                                        .endsWith("."));
    }

    @Test
    void whatAnOptionTakesIsSaidInEveryLanguage() {
        var rulesets = Installation.find(Console.ofProcess()).rulesets();
        for (String id : List.of("american", "danish")) {
            for (Option option : rulesets.ruleset(id).orElseThrow().options().options()) {
                assertThat(RuleLines.allowed(option)).hasToString(option.allowed());
            }
        }
        assertThat(Ran.command("rules", "options", "american", "minimumBid", "--lang", "de").out())
                .contains("Erlaubt: eine ganze Zahl von 1 bis 100000");
    }

    @Test
    void helpIsAVerbToo() {
        assertThat(Ran.command("help").out()).isEqualTo(Ran.command("--help").out());
        assertThat(Ran.command("help", "play").out())
                .isEqualTo(Ran.command("play", "--help").out())
                .contains("--resume");
        assertThat(Ran.command("help", "play", "--lang", "de").out())
                .startsWith("Aufruf: meldhouse play")
                .contains("Ein Spiel gegen Bots");
        assertThat(Ran.command("help", "rules", "new").out())
                .isEqualTo(Ran.command("rules", "new", "--help").out())
                .contains("meldhouse rules new");
        assertThat(Ran.command("help", "rules", "nwe").err()).contains("Did you mean new?");
        assertThat(Ran.command("help", "play", "new").err())
                .contains("Cannot use 'new': nothing more is expected here.");
        Ran none = Ran.command("help", "paly");
        assertThat(none.code()).isEqualTo(Exit.USAGE);
        assertThat(none.err()).contains("Cannot run 'paly'", "Did you mean play?");
        assertThat(Arrays.asList(Ran.command("--help").out().split("\\s+"))).contains("help");
    }
}
