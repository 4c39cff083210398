package meldhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Whole matches in the terminal, through a server and TCP, typed prompt by prompt. */
@Timeout(60)
class PlayCommandTest {
    @TempDir private Path data;

    private static final Pattern BID = Pattern.compile("Your bid, (\\d+)");
    private static final Pattern CARD = Pattern.compile("(?:Play|Lead) ([AKQJT9][SHDC])");

    /** What somebody types who bids in every third auction and plays the first card named. */
    static String sensible(String screen) {
        String prompt = prompt(screen);
        Matcher bid = BID.matcher(prompt);
        Matcher card = CARD.matcher(prompt);
        if (bid.find()) {
            return screen.lines().filter(line -> line.startsWith("Your bid")).count() % 3 == 0
                    ? bid.group(1)
                    : "p";
        }
        if (card.find()) {
            return card.group(1);
        }
        if (prompt.startsWith("Play again?")) {
            return "n";
        }
        if (prompt.contains("any card")) {
            return first(screen);
        }
        if (prompt.startsWith("Name trump")) {
            return "hearts";
        }
        throw new AssertionError("what is to be typed at: " + prompt);
    }

    private static String prompt(String screen) {
        return screen.substring(screen.lastIndexOf('\n') + 1);
    }

    /** The first card of the hand that was shown last. */
    private static String first(String screen) {
        String hand = screen.substring(screen.lastIndexOf("Your hand: ") + "Your hand: ".length());
        String[] words = hand.split("[ ;.*\n]+");
        return (words[1] + words[0].charAt(0)).toLowerCase(Locale.ROOT);
    }

    @Test
    void aMatchIsPlayedToItsEndAndAnotherOffered() {
        List<String> matches = new ArrayList<>();
        Typist typist =
                new Typist(
                        screen -> {
                            if (prompt(screen).startsWith("Play again?")) {
                                matches.add("over");
                                return matches.size() == 1 ? "y" : "n";
                            }
                            return sensible(screen);
                        });
        int code =
                typist.runs(
                        "play",
                        "--lang",
                        "en",
                        "--data",
                        data.toString(),
                        "--ruleset",
                        "american",
                        "--bots",
                        "random",
                        "--seed",
                        "7",
                        "--name",
                        "Ann",
                        "--preset",
                        "seedLively",
                        "--option",
                        "dealsPerMatch=3",
                        "--plain");
        assertThat(code).as(typist.screen()).isEqualTo(Exit.DONE);
        assertThat(matches).hasSize(2);
        assertThat(typist.screen())
                .contains(
                        "The match begins: you and Random 2 against Random 1 and Random 3.",
                        "the auction: ",
                        "takes trick 12: ",
                        "more for the contract.",
                        "The match is over. ",
                        "Goodbye.");
        assertThat(typist.screen().lines())
                .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(120));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "en | Functions of the house rules decide here: which bids are allowed, by ",
                "de | Funktionen der Hausregeln entscheiden hier: welche Gebote erlaubt sind, ",
                "da | Funktioner i husreglerne"
            })
    void whatFunctionsDecideIsToldBeforeTheFirstDeal(String lang, String sentence) {
        Typist typist = new Typist(screen -> null);
        typist.runs(
                "play",
                "--lang",
                lang,
                "--data",
                data.toString(),
                "--rules",
                "../../examples/house-rules/functions/no-ace-no-bid.js",
                "--plain");
        assertThat(typist.screen().replaceAll("\\s+", " "))
                .contains(sentence)
                .contains("no-ace-no-bid.js.");
    }

    @Test
    void theSameSeedDealsTheSameCards() {
        assertThat(firstHand("11")).isEqualTo(firstHand("11")).isNotEqualTo(firstHand("12"));
    }

    private String firstHand(String seed) {
        Typist typist = new Typist(screen -> null);
        typist.runs(
                "play",
                "--lang",
                "en",
                "--data",
                data.toString(),
                "--ruleset",
                "american",
                "--bots",
                "random",
                "--seed",
                seed);
        return typist.screen()
                .lines()
                .filter(line -> line.startsWith("Your hand: "))
                .findFirst()
                .orElseThrow(() -> new AssertionError(typist.screen()));
    }

    @Test
    void theEndOfTheInputEndsTheGamePolitely() {
        Typist typist = new Typist(screen -> null);
        assertThat(
                        typist.runs(
                                "play",
                                "--lang",
                                "en",
                                "--data",
                                data.toString(),
                                "--ruleset",
                                "american",
                                "--bots",
                                "random"))
                .isEqualTo(Exit.DONE);
        assertThat(typist.screen()).contains("The input has ended.", "Goodbye.");
    }

    @Test
    void whatIsRefusedIsSaidAndAskedAgain() {
        List<String> lines =
                new ArrayList<>(List.of("b 7", "nonsense", "?", "say hello", "hint", "s", "a"));
        Typist typist =
                new Typist(
                        screen -> {
                            if (prompt(screen).startsWith("Leave?")) {
                                return "y";
                            }
                            return lines.isEmpty() ? "q" : lines.removeFirst();
                        });
        int code =
                typist.runs(
                        "play",
                        "--lang",
                        "en",
                        "--data",
                        data.toString(),
                        "--ruleset",
                        "american",
                        "--bots",
                        "random",
                        "--name",
                        "Ann");
        assertThat(code).as(typist.screen()).isEqualTo(Exit.DONE);
        assertThat(typist.screen())
                .contains(
                        "250",
                        "Hint: ",
                        "Type a number to bid it, as in 260, or p to pass.",
                        "? or help: this",
                        "Ann says: hello",
                        "You and Random 2 have 0",
                        "The match is kept. To go on with it: meldhouse play",
                        "Goodbye.");
        assertThat(typist.screen().split("Your bid, ", -1)).hasSizeGreaterThan(5);
    }

    @Test
    void severalHouseRulesComeInEveryForm() {
        Typist typist = new Typist(screen -> null);
        int code =
                typist.runs(
                        "play",
                        "--lang",
                        "en",
                        "--data",
                        data.toString(),
                        "--ruleset",
                        "american",
                        "--bots",
                        "random",
                        "--option",
                        "dealPackets=4,3,4,1",
                        "--option",
                        "mustBeat=never",
                        "--option",
                        "maximumBid=null",
                        "--option",
                        "concede=afterMeld",
                        "--option",
                        "target=300");
        assertThat(code).as(typist.screen()).isEqualTo(Exit.DONE);
        assertThat(typist.screen()).contains("It is played to 300 points.");
    }
}
