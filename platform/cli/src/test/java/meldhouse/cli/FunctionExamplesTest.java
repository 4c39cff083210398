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
        String sheet = Run.of("rules", "sheet", file(name)).out();
        assertThat(sheet.indexOf("Functions of the house rules decide: "))
                .isBetween(0, sheet.indexOf("\nDecided by functions\n"));
        assertThat(sheet)
                .contains("No option differs from the usual rules.")
                .doesNotContain("without a change");
        assertThat(Run.of("rules", "show", file(name)).out())
                .containsPattern("  " + hook + ": .* " + name + "\\.js:\\d+:\\d+\n      [A-Z]");
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
    void whatIsShownOfAFunctionIsItsHookItsPlaceAndWhatItsAuthorSays() {
        assertThat(Run.of("rules", "show", file("extra-meld")).out())
                .contains("No option differs from its default.\n\nFunctions that decide\n")
                .containsPattern(" {2}extraMelds: melds of the house +extra-meld\\.js:19:\\d+\n")
                .contains("      A ten of every suit is a rainbow");
        assertThat(Run.of("rules", "show", file("extra-meld"), "--lang", "da").out())
                .contains(
                        "extraMelds: husets meldinger", "      En tier i hver farve er en regnbue");
        assertThat(Run.of("rules", "show", file("extra-meld"), "--json").out())
                .contains("\"functions\":{\"extraMelds\":{", "\"origin\":\"extra-meld.js:19:");
        assertThat(Run.of("rules", "show", "seedLively").out()).doesNotContain("Functions");
    }

    @Test
    void aFunctionThatOnlyOneSideHasIsADifference() {
        Run run = Run.of("rules", "diff", file("extra-meld"), file("no-ace-no-bid"));
        assertThat(run.out())
                .contains("extraMelds: melds of the house: only extra-meld has a function here.")
                .containsPattern("legalBids: [a-z ]+: only no-ace-no-bid has a function here\\.")
                .contains(
                        "A hand without an ace may not bid, unless it must.",
                        "no-ace-no-bid.js:17:")
                .doesNotContain("are the same rules");
        assertThat(Run.of("rules", "diff", file("extra-meld"), file("extra-meld")).out())
                .contains("are the same rules");
    }

    @Test
    void functionsThatDifferInTheirSourceOrInWhatIsAroundThemAreTold() throws IOException {
        String text =
                """
                const most = 5;
                export default { ruleset: "american", hooks: {
                  trickPoints({ deal }) { return Math.min(deal.points, most); },
                } };
                """;
        Path one = Files.writeString(folder.resolve("one.js"), text);
        Path other =
                Files.writeString(folder.resolve("other.js"), text.replace("most);", "most + 1);"));
        Path around = Files.writeString(folder.resolve("around.js"), text.replace("= 5", "= 6"));
        Path copy = Files.writeString(folder.resolve("copy.js"), text);
        assertThat(diff(one, other))
                .contains("differ in their source", "(one.js:3:", "(other.js:3:");
        assertThat(diff(one, around))
                .contains("the functions read alike, but the files around them differ");
        assertThat(diff(one, copy)).contains("one and copy are the same rules");
        assertThat(Run.of("rules", "diff", one.toString(), around.toString(), "--json").out())
                .contains("\"difference\":\"files\"");
    }

    private static String diff(Path one, Path other) {
        return Run.of("rules", "diff", one.toString(), other.toString())
                .out()
                .replaceAll("\\s+", " ");
    }

    @Test
    void aShareCodeRefusesFunctions() {
        Run code = Run.of("rules", "code", file("set-costs-double"));
        assertThat(code.code()).isEqualTo(78);
        assertThat(code.err()).contains("Cannot make a code of set-costs-double");
    }
}
