package meldhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Matches that are left, and gone on with. */
@Timeout(60)
class ResumeTest {
    @TempDir private Path data;

    private Typist typing(String... lines) {
        List<String> left = new ArrayList<>(List.of(lines));
        return new Typist(screen -> left.isEmpty() ? null : left.removeFirst());
    }

    private Typist play(Typist typist, int code, String... more) {
        List<String> words =
                new ArrayList<>(List.of("play", "--lang", "en", "--data", data.toString()));
        words.addAll(List.of(more));
        assertThat(typist.runs(words.toArray(String[]::new))).as(typist.screen()).isEqualTo(code);
        return typist;
    }

    private Typist begun(String... lines) {
        return play(
                typing(lines),
                Exit.DONE,
                "--ruleset",
                "american",
                "--bots",
                "random",
                "--seed",
                "7");
    }

    private static String hand(String screen) {
        return screen.lines()
                .filter(line -> line.startsWith("Your hand: "))
                .findFirst()
                .orElseThrow(() -> new AssertionError(screen));
    }

    @Test
    void aMatchThatWasLeftGoesOnAtTheSameSeatWithTheSameCards() {
        String before = begun("b 300", "q", "y").screen();
        assertThat(before).contains("The match is kept.", "You bid 300.");
        String after = play(typing("a"), Exit.DONE, "--resume").screen();
        assertThat(hand(after)).isEqualTo(hand(before));
        assertThat(after).contains("you 300").doesNotContain("The match begins");
    }

    @Test
    void theEndOfTheInputLeavesTheMatchAsWell() {
        String before = begun().screen();
        assertThat(hand(play(typing(), Exit.DONE, "--resume").screen())).isEqualTo(hand(before));
    }

    @Test
    void aNewMatchLeavesTheOldOneAloneAndSaysSo() {
        begun();
        String second =
                play(
                                typing(),
                                Exit.DONE,
                                "--ruleset",
                                "american",
                                "--bots",
                                "random",
                                "--seed",
                                "8")
                        .screen();
        assertThat(second).contains("An unfinished match is kept.", "meldhouse play --resume");
        assertThat(data.resolve("play").resolve("1")).isDirectory();
        assertThat(hand(play(typing(), Exit.DONE, "--resume").screen())).isEqualTo(hand(second));
    }

    @Test
    void aMatchThatIsOverIsTakenAway() throws IOException {
        Typist typist =
                new Typist(
                        screen -> {
                            String prompt = screen.substring(screen.lastIndexOf('\n') + 1);
                            return prompt.startsWith("Play again?")
                                    ? "n"
                                    : prompt.startsWith("Your bid") ? "p" : "1";
                        });
        play(
                typist,
                Exit.DONE,
                "--ruleset",
                "american",
                "--bots",
                "steady",
                "--seed",
                "7",
                "--preset",
                "seedLively",
                "--option",
                "dealsPerMatch=1");
        assertThat(typist.screen()).contains("The match is over.");
        try (var left = Files.list(data.resolve("play"))) {
            assertThat(left).isEmpty();
        }
    }

    @Test
    void withoutAMatchThereIsNothingToGoOnWith() {
        assertThat(play(typing(), Exit.WRONG, "--resume").screen())
                .contains("Cannot go on: no unfinished match is kept.", "meldhouse play");
    }

    @Test
    void aMatchThatIsBeingPlayedIsNotTakenUpTwice() throws IOException {
        begun();
        KeptMatches matches = new KeptMatches(data);
        try (KeptMatches.Kept kept = matches.latest().orElseThrow()) {
            assertThat(kept.seat().name()).isNotEmpty();
            assertThat(matches.latest()).isEmpty();
        }
    }

    @Test
    void languagesAndPacesThatAreNotThereAreRefusedWithTheListOfThoseThatAre() {
        Typist typist = typing();
        assertThat(typist.runs("play", "--lang", "fr")).isEqualTo(Exit.USAGE);
        assertThat(typist.screen()).contains("'fr'", "Allowed: en, de, da.");
        Typist other = typing();
        assertThat(other.runs("play", "--lang", "en", "--pace", "quick")).isEqualTo(Exit.USAGE);
        assertThat(other.screen()).contains("'quick'", "Allowed: none, fast, normal, slow.");
    }

    @Test
    void germanAndDanishAreSpokenFromTheFirstLineToTheLast() {
        Typist german = typing("KD", "q", "j");
        int code =
                german.runs(
                        "play",
                        "--lang",
                        "de",
                        "--data",
                        data.toString(),
                        "--ruleset",
                        "american",
                        "--bots",
                        "random",
                        "--seed",
                        "7");
        assertThat(code).isEqualTo(Exit.DONE);
        assertThat(german.screen())
                .contains("Das Spiel beginnt", "Deine Hand: ", "Dein Gebot", "Auf Wiedersehen.")
                .doesNotContain("Your");
        Typist danish = typing("q", "j");
        danish.runs("play", "--resume", "--lang", "da", "--data", data.toString());
        assertThat(danish.screen()).contains("Dit bud", "Farvel.");
    }
}
