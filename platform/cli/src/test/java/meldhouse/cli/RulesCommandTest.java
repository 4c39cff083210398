package meldhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

class RulesCommandTest {
    private static final String GOOD =
            """
            export default {
              ruleset: "american",
              extends: "seedLively",
              options: {
                bidIncrement: 5,
                target: 1000,
              },
              examples: [
                { op: "meld", hand: ["KS", "QS"], trump: "S", expect: { total: 40 } },
              ],
            };
            """;

    @TempDir private Path folder;

    private String file(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.writeString(file, text);
        return file.toString();
    }

    private static Run rules(String... words) {
        String[] all = new String[words.length + 1];
        all[0] = "rules";
        System.arraycopy(words, 0, all, 1, words.length);
        return Run.of(all);
    }

    @Test
    void aGoodFileIsFine() throws IOException {
        Run run = rules("check", file("good.js", GOOD));
        assertThat(run.code()).as(run.out()).isZero();
        assertThat(run.out())
                .contains(
                        "good.js: fine. Ruleset american; options that differ from the default:"
                                + " 2.");
    }

    @Test
    void everyFaultIsShownWhereItStands() throws IOException {
        String file =
                file(
                        "bad.js",
                        """
                        export default {
                          ruleset: "american",
                          options: {
                            minimunBid: 200,
                            target: "many",
                          },
                        };
                        """);
        Run run = rules("check", file, file("good.js", GOOD));
        assertThat(run.code()).isEqualTo(Exit.WRONG);
        assertThat(run.out())
                .contains("bad.js:4:5: Cannot set minimunBid to 200", "did you mean minimumBid?")
                .contains("bad.js:5:5: Cannot set target to \"many\"", "Allowed: a whole number")
                .contains("  4 |     minimunBid: 200,\n".replace("\n", System.lineSeparator()))
                .contains("    |     ^")
                .contains("good.js: fine.");
    }

    @Test
    void programsGetTheFaultsAsJson() throws IOException {
        Run run =
                rules(
                        "check",
                        "--json",
                        file("bad.json", "{\"ruleset\":\"american\",\n\"options\":{\"x\":1}}"));
        assertThat(run.code()).isEqualTo(Exit.WRONG);
        JsonNode answer = new JsonMapper().readTree(run.out());
        assertThat(answer.at("/files/0/ok").asBoolean()).isFalse();
        assertThat(answer.at("/files/0/faults/0/line").asInt()).isEqualTo(2);
    }

    @Test
    void whatHasItsDefaultAnywayIsNoted() throws IOException {
        Run run =
                rules(
                        "check",
                        file(
                                "same.json",
                                "{\"ruleset\":\"american\",\"options\":{\"minimumBid\":250}}"));
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("note: minimumBid has its default anyway.");
    }

    @Test
    void whatNothingAsksForIsNoted() throws IOException {
        Run run =
                rules(
                        "check",
                        file(
                                "idle.json",
                                "{\"ruleset\":\"american\",\"options\":{\"kittyFrom\":400}}"));
        assertThat(run.code()).isZero();
        assertThat(run.out())
                .contains(
                        "kittyFrom has no effect: as the other options are, nothing asks for it.");
    }

    @Test
    void aFolderOrAMissingFileIsNamed() {
        assertThat(rules("check", folder.toString()).code()).isEqualTo(Exit.WRONG);
        Run run = rules("check", folder.resolve("none.js").toString());
        assertThat(run.code()).isEqualTo(Exit.WRONG);
        assertThat(run.out()).contains("none.js", "there is no such file");
        assertThat(rules("check", "nobody-wrote-this").err()).contains("Cannot read house rules");
    }

    @Test
    void eachValueIsShownWithWhoSaysSo() throws IOException {
        String file = file("good.js", GOOD);
        Run run = rules("show", file);
        assertThat(run.out())
                .containsPattern("minimumBid = 200 +preset seedLively, default 250")
                .containsPattern("bidIncrement = 5 +good.js:5:5, default 10")
                .containsPattern("target = 1000 +good.js:6:5")
                .doesNotContain("pointScale");
        assertThat(rules("show", file, "--all").out())
                .containsPattern("pointScale = \"modern\" +default");
    }

    @Test
    void twoSetsOfRulesAreCompared() throws IOException {
        String file = file("good.js", GOOD);
        assertThat(rules("diff", file, "seedLively").out())
                .contains("bidIncrement: ", "good  ", "5  (good.js:5:5)", "10  (default)")
                .doesNotContain("minimumBid");
        assertThat(rules("diff", file, "gentle").code()).isEqualTo(Exit.USAGE);
        assertThat(rules("diff", "seedLively", "seedLively").out()).contains("are the same rules");
    }

    @Test
    void anExampleThatDoesNotHoldIsShownWithWhatIsRight() throws IOException {
        assertThat(rules("test", file("good.js", GOOD)).out()).contains("1 of 1 example holds");
        Run run = rules("test", file("wrong.js", GOOD.replace("total: 40", "total: 80")));
        assertThat(run.code()).isEqualTo(Exit.WRONG);
        assertThat(run.out()).contains("wrong.js:9:5", "total should be 80 and is 40");
        Run unknown = rules("test", file("op.js", GOOD.replace("\"meld\"", "\"melt\"")));
        assertThat(unknown.code()).isEqualTo(Exit.WRONG);
        assertThat(unknown.out()).contains("Did you mean meld?");
        Run empty = rules("test", file("empty.js", GOOD.replace("expect:", "expected:")));
        assertThat(empty.code()).isEqualTo(Exit.WRONG);
    }

    @Test
    void aNewFileIsFineAndIsNeverWrittenOver() throws IOException {
        String[] words = {"new", "our-table", "--folder", folder.toString(), "--preset", "gentle"};
        Run made = rules(words);
        assertThat(made.code()).as(made.err()).isZero();
        Path file = folder.resolve("our-table.js");
        assertThat(Files.readString(file)).contains("ruleset: \"danish\"", "// finishSpecialBonus");
        assertThat(folder.resolve("meldhouse.d.ts")).exists();
        assertThat(rules("check", file.toString()).code()).isZero();
        Files.writeString(file, "mine");
        assertThat(rules(words).code()).isEqualTo(Exit.WRONG);
        assertThat(file).hasContent("mine");
        assertThat(rules("new", "Our Table", "--folder", folder.toString()).code())
                .isEqualTo(Exit.USAGE);
    }

    @Test
    void everyOptionOfANewFileCanBeTakenFromItsComment() throws IOException {
        for (String ruleset : new String[] {"american", "danish"}) {
            String name = "all-" + ruleset;
            rules("new", name, "--folder", folder.toString(), "--ruleset", ruleset);
            Path file = folder.resolve(name + ".js");
            String text = Files.readString(file);
            Files.writeString(file, text.replaceAll("(?m)^    // (\\w+: .*)$", "    $1"));
            Run run = rules("check", file.toString());
            assertThat(run.out()).contains("options that differ from the default: 0.");
        }
    }

    @Test
    void theReferenceExplainsEveryOptionAndNamesTheNearest() {
        Run all = rules("options", "danish");
        assertThat(all.out()).contains("targetScore = 1500", "Allowed: a whole number from 500");
        assertThat(rules("options", "american", "minimumBid").out())
                .contains("Preset seedLively sets it to 200.")
                .doesNotContain("target =");
        Run wrong = rules("options", "american", "minimunBid");
        assertThat(wrong.code()).isEqualTo(Exit.USAGE);
        assertThat(wrong.err()).contains("Did you mean minimumBid?");
    }

    @Test
    void theSameSeedDealsTheSameHand() throws IOException {
        String file = file("good.js", GOOD);
        Run run = rules("try", file, "--seed", "7");
        assertThat(run.code()).isZero();
        assertThat(run.out())
                .contains("seed 7", "estimate")
                .isEqualTo(rules("try", file, "--seed", "7").out());
        assertThat(rules("try", file, "--seed", "8").out()).isNotEqualTo(run.out());
        assertThat(rules("try", "standard", "--seed", "7").out()).contains("points");
    }

    @Test
    void whatThereIsIsListed() throws IOException {
        assertThat(rules("list").out())
                .contains("american: ", "seedLively", "danish: ", "gentle", "Your files:");
        assertThat(new JsonMapper().readTree(rules("list", "--json").out()).at("/rulesets"))
                .hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"list", "check", "show", "impact", "code", "types", "options"})
    void everyVerbHasHelp(String verb) {
        assertThat(Run.of("rules", verb, "--help").out())
                .startsWith("Usage: meldhouse rules " + verb);
    }

    @Test
    void declarationsAreNotWrittenOverAnythingElse() throws IOException {
        Path out = folder.resolve("meldhouse.d.ts");
        assertThat(rules("types", "--out", out.toString()).code()).isZero();
        assertThat(Files.readString(out)).contains("minimumBid?: number;", "\"seedLively\"");
        assertThat(rules("types", "--out", out.toString()).code()).isZero();
        Files.writeString(out, "my own");
        assertThat(rules("types", "--out", out.toString()).code()).isEqualTo(Exit.WRONG);
        assertThat(out).hasContent("my own");
    }
}
