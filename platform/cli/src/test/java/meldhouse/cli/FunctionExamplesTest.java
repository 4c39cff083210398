package meldhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** House rules with functions: what the verbs make of the files that people copy. */
class FunctionExamplesTest {
    private static final Path FOLDER = Path.of("../../examples/house-rules/functions");

    @TempDir Path folder;

    private static String file(String name) {
        return FOLDER.resolve(name + ".js").toString();
    }

    @ParameterizedTest
    @CsvSource({
        "misdeal-six-nines,misdeal",
        "set-costs-double,dealScore",
        "no-ace-no-bid,legalBids",
        "rotating-target,matchEnd",
        "extra-meld,extraMelds",
        "danish-long-straights,meldValue",
    })
    void eachIsFineItsExamplesHoldAndItsSheetSaysWhatItDoes(String name, String hook) {
        Run check = Run.of("rules", "check", file(name));
        assertThat(check.code()).as(check.out() + check.err()).isZero();
        assertThat(check.out())
                .contains(": fine.", "hook " + hook + " was asked ")
                .containsPattern("; at most [1-9][0-9]{0,2} of 200,?000 statements a call\\.");
        Run test = Run.of("rules", "test", file(name));
        assertThat(test.code()).as(test.out()).isZero();
        assertThat(Run.of("rules", "sheet", file(name)).out()).contains("Decided by functions");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "misdeal-six-nines",
                "set-costs-double",
                "no-ace-no-bid",
                "rotating-target",
                "extra-meld",
                "danish-long-straights"
            })
    void botsPlayWholeMatchesByEach(String name) {
        Run run =
                Run.of(
                        "simulate",
                        name.startsWith("danish") ? "--ruleset=danish" : "--ruleset=american",
                        "--rules",
                        file(name),
                        "--matches=3",
                        "--bots=steady",
                        "--seed=7");
        assertThat(run.code()).as(run.out() + run.err()).isZero();
        assertThat(run.err()).doesNotContain("Cannot use hook");
        Run impact =
                Run.of("rules", "impact", file(name), "--deals=20", "--matches=1", "--bots=steady");
        assertThat(impact.code()).as(impact.out() + impact.err()).isZero();
        assertThat(impact.err()).doesNotContain("Cannot use hook");
    }

    @Test
    void whatAnswersDifferentlyEachTimeIsFound() throws IOException {
        Path file = folder.resolve("moody.js");
        Files.writeString(
                file,
                """
                let moods = 0;
                export default { ruleset: "american", hooks: {
                  trickPoints({ deal }) { return deal.points + (moods++ % 2); },
                  nextDealer({ deal, random }) { return Math.floor(random() * 4); },
                } };
                """);
        Run run = Run.of("rules", "check", file.toString());
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).contains("moody.js:3:", "Cannot use hook 'trickPoints'");
    }

    @Test
    void aFunctionWithAFaultIsFoundBeforeAnybodyPlays() throws IOException {
        Path file = folder.resolve("broken.js");
        Files.writeString(
                file,
                """
                export default { ruleset: "american", hooks: {
                  trickPoints({ deal }) {
                    return deal.points / 0;
                  },
                } };
                """);
        Run run = Run.of("rules", "check", file.toString());
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out())
                .contains("broken.js:2:", "Cannot use hook 'trickPoints': it returned Infinity")
                .contains("Allowed: a whole number from 0 to 10000.");
    }

    @Test
    void aShareCodeRefusesFunctions() {
        Run code = Run.of("rules", "code", file("set-costs-double"));
        assertThat(code.code()).isEqualTo(78);
        assertThat(code.err()).contains("Cannot make a code of set-costs-double");
    }
}
