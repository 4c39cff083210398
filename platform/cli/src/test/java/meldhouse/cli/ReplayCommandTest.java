package meldhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.api.options.HouseRules;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.file.Files;
import java.nio.file.Path;

class ReplayCommandTest {
    @TempDir Path folder;

    private Path american;

    @BeforeEach
    void keep() throws Exception {
        american = keep("american", HouseRules.of("target", 150));
    }

    private Path keep(String ruleset, HouseRules rules) throws Exception {
        return Files.writeString(
                folder.resolve(ruleset + ".json"),
                HistoryCommandTest.record(ruleset, rules).toString());
    }

    @Test
    void everyStepIsToldAndEveryHandIsOpen() {
        Ran ran = Ran.withInput("\n".repeat(10) + "t\n", "replay", american.toString());
        assertThat(ran.code()).as(ran.err()).isZero();
        assertThat(ran.out()).contains("Return goes on", "deals");
        String table = ran.out().substring(ran.out().indexOf("Random 0:"));
        assertThat(table).contains("Random 0:", "Random 1:", "Random 2:", "Random 3:");
        assertThat(table.codePoints().filter(sign -> "♠♥♦♣".indexOf(sign) >= 0).count())
                .as("the cards of four hands")
                .isGreaterThanOrEqualTo(16);
    }

    @ParameterizedTest
    @CsvSource({"en", "de", "da"})
    void everyHandIsWholeAsSoonAsItIsDealtAndEverybodySitsAtTheTableMeanwhile(String lang) {
        int hands = 0;
        int step = 0;
        while (hands < 4) {
            assertThat(step).as("the steps of a deal").isLessThan(10);
            String told =
                    Ran.command(
                                    "replay",
                                    american.toString(),
                                    "--lang",
                                    lang,
                                    "--at",
                                    String.valueOf(step++))
                            .out();
            hands = 0;
            String table = told;
            for (int seat = 3; seat >= 0; seat--) {
                String name = "Random %d:\n".formatted(seat);
                int start = told.indexOf(name);
                if (start >= 0) {
                    String cards = told.substring(start + name.length()).split("\n")[0];
                    assertThat(cards.strip().split("\\s+")).hasSize(12);
                    table = told.substring(0, start);
                    hands++;
                }
            }
            assertThat(table.split("\n", 3)[2])
                    .contains("Random 0", "Random 1", "Random 2", "Random 3");
        }
    }

    @Test
    void aTableWithNothingOnItLeavesNoEmptyLines() throws Exception {
        Path file = keep("danish", HouseRules.of("targetScore", 500));
        assertThat(Ran.command("replay", file.toString(), "--at", "1").out())
                .contains("Round 1")
                .doesNotContain("\n\n");
    }

    @Test
    void backAndForthLeadsToTheSameTable() {
        String there = Ran.command("replay", american.toString(), "--at", "30").out();
        Ran ran = Ran.withInput("30\n29\n\nt\n31\nb\n", "replay", american.toString());
        assertThat(there).contains("Random 3:");
        assertThat(ran.out().split(java.util.regex.Pattern.quote(there), -1)).hasSize(4);
    }

    @ParameterizedTest
    @CsvSource({"american, target, 150", "danish, targetScore, 500"})
    void theLastStepIsTheEndOfTheMatch(String ruleset, String option, int target) throws Exception {
        Path file = keep(ruleset, HouseRules.of(option, target));
        Ran ran = Ran.withInput("\n".repeat(3_000), "replay", file.toString());
        assertThat(ran.code()).as(ran.err()).isZero();
        assertThat(ran.out()).contains("That was the last of ");
    }

    @Test
    void whatIsNoStepIsRefusedAndTheWalkGoesOn() {
        Ran ran = Ran.withInput("zebra\n99999999\n-1\n\nq\n", "replay", american.toString());
        assertThat(ran.code()).isZero();
        assertThat(ran.out())
                .contains("Cannot do 'zebra'", "Cannot do '99999999'", "Cannot do '-1'");
        Ran beyond = Ran.command("replay", american.toString(), "--at", "99999999");
        assertThat(beyond.code()).isEqualTo(Exit.USAGE);
        assertThat(beyond.err()).contains("Cannot go to event 99999999. Allowed: 0 to ");
    }

    @Test
    void aQuestionMarkTellsTheKeysAgain() {
        Ran ran = Ran.withInput("?\nq\n", "replay", american.toString());
        assertThat(ran.out().split("Return goes on", -1)).hasSize(3);
        assertThat(ran.out()).doesNotContain("Cannot do");
    }

    @Test
    void aFolderWithoutMatchesIsNamed() {
        Ran ran = Ran.command("replay", "m-none", "--data", folder.resolve("house").toString());
        assertThat(ran.code()).isNotZero();
        assertThat(ran.err()).contains("meldhouse.db", "it is not there");
    }
}
