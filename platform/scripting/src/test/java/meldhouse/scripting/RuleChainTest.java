package meldhouse.scripting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

class RuleChainTest {
    @TempDir Path folder;

    private void write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private RuleChain read(String name) throws BadHouseRuleFile {
        return RuleChain.read(folder.resolve(name), SmallRules.ALL);
    }

    private List<String> faults(String name) {
        return catchThrowableOfType(BadHouseRuleFile.class, () -> read(name)).faults().stream()
                .map(fault -> fault.replace(folder + "/", ""))
                .toList();
    }

    @Nested
    class WhatItExtends {
        @Test
        void aChainOfFilesAboveAPreset() throws Exception {
            write(
                    "base.json",
                    "{\"ruleset\": \"small\", \"extends\": \"long\", \"options\": {\"least\": 200,"
                            + " \"spade\": true}}");
            write("sub/middle.js", "export default {ruleset: 'small', options: {}}");
            write(
                    "mine.js",
                    "export default {ruleset: 'small', extends: './base.json', options: {spade:"
                            + " false, tie: 'bidder'}}");
            RuleChain chain = read("mine.js");
            assertThat(chain.preset().id()).isEqualTo("long");
            assertThat(chain.files())
                    .extracting(HouseRuleFile::fileName)
                    .containsExactly("base.json", "mine.js");
            assertThat(chain.file().name()).isEqualTo("mine");
            assertThat(chain.effective().settings())
                    .extracting(
                            setting ->
                                    setting.name() + "=" + setting.value() + " " + setting.origin())
                    .startsWith(
                            "target=500 preset long",
                            "least=200 base.json:1:53",
                            "spade=false mine.js:1:69",
                            "tie=bidder mine.js:1:83");
            assertThat(chain.layers()).hasSize(3);
        }

        @Test
        void aFileByItsNameAloneOrInAFolderBelow() throws Exception {
            write("base.js", "export default {ruleset: 'small', options: {target: 20, least: 10}}");
            write("below/low.json", "{\"ruleset\": \"small\", \"options\": {\"least\": 20}}");
            write("a.js", "export default {ruleset: 'small', extends: 'base'}");
            write("b.js", "export default {ruleset: 'small', extends: 'below/low'}");
            assertThat(read("a.js").effective().values().whole("target")).isEqualTo(20);
            assertThat(read("b.js").effective().values().whole("least")).isEqualTo(20);
        }

        @Test
        void aFileNeedNotBePlayableWithoutWhatExtendsIt() throws Exception {
            write("base.js", "export default {ruleset: 'small', options: {least: 200}}");
            write(
                    "a.js",
                    "export default {ruleset: 'small', extends: 'base', options: {target: 300}}");
            assertThat(read("a.js").effective().values().whole("least")).isEqualTo(200);
            assertThat(faults("base.js"))
                    .containsExactly(
                            "base.js:1:45: Cannot set least to 200: it is more than the target."
                                    + " Allowed: at most 100.");
        }
    }

    @Nested
    class WhatIsRefused {
        @Test
        void aCircleWithItsPath() throws Exception {
            write("a.js", "export default {\n  ruleset: 'small', extends: './b.js' }");
            write("b.js", "export default {ruleset: 'small', extends: 'c.json'}");
            write("c.json", "{\"ruleset\": \"small\", \"extends\": \"./a.js\"}");
            assertThat(faults("a.js"))
                    .containsExactly(
                            "c.json:1:22: Cannot extend './a.js': the files extend each other in a"
                                + " circle, a.js -> b.js -> c.json -> a.js. Allowed: a file that"
                                + " does not come back.");
            write("self.js", "export default {ruleset: 'small', extends: 'self'}");
            assertThat(faults("self.js")).singleElement().asString().contains("self.js -> self.js");
        }

        @ParameterizedTest
        @CsvSource({"./no.js", "no", "../outside.js", "/etc/passwd", "'sub'", "'x\\\\y'", "''"})
        void whatIsNotThere(String base) throws Exception {
            write("../" + folder.getFileName() + "/sub/x.txt", "");
            write("a.json", "{\"ruleset\": \"small\", \"extends\": \"" + base + "\"}");
            assertThat(faults("a.json"))
                    .singleElement()
                    .asString()
                    .startsWith("a.json:1:22: Cannot extend '")
                    .endsWith(
                            "': there is no such preset of small, and no such file in the folder of"
                                    + " 'a.json'. Allowed: plain, long, or a file there or below.");
        }

        @Test
        void aFileForAnotherRulesetOrNone() throws Exception {
            write("a.js", "export default {ruleset: 'small', extends: 'b'}");
            write("b.js", "export default {ruleset: 'other'}");
            write("c.js", "export default {ruleset: 'whist'}");
            assertThat(faults("a.js"))
                    .containsExactly(
                            "a.js:1:35: Cannot extend 'b': it is for other. Allowed: a file for"
                                    + " small.");
            assertThat(faults("c.js"))
                    .containsExactly(
                            "c.js:1:17: Cannot use ruleset 'whist': there is none of that name."
                                    + " Allowed: other, small.");
        }

        @Test
        void aBaseThatIsBrokenIsToldAtItsOwnPlace() throws Exception {
            write("a.js", "export default {ruleset: 'small', extends: 'b'}");
            write("b.js", "export default {\n  ruleset: 'small',\n  optoins: {}}");
            assertThat(faults("a.js")).singleElement().asString().startsWith("b.js:3:3: ");
        }

        @Test
        void aChainThatIsTooLong() throws Exception {
            for (int i = 0; i < 25; i++) {
                write(
                        "f" + i + ".json",
                        "{\"ruleset\": \"small\", \"extends\": \"f" + (i + 1) + "\"}");
            }
            assertThat(faults("f0.json")).singleElement().asString().contains("Allowed: 20 files.");
        }

        @Test
        void filesThatAreTooLargeTogether() throws Exception {
            String padding = "/*" + "x".repeat(HouseRuleFile.LARGEST / 2) + "*/";
            write("a.json", padding + "{\"ruleset\": \"small\", \"extends\": \"b\"}");
            write("b.json", padding + "{\"ruleset\": \"small\"}");
            assertThat(faults("a.json"))
                    .singleElement()
                    .asString()
                    .endsWith("the files are too large together. Allowed: 256 KiB.");
        }

        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                quoteCharacter = '`',
                textBlock =
                        """
                        taget: 200       | Cannot set taget to 200: no such option; did you mean target? Allowed: target, tie, least, spade, points.
                        target: 5        | Cannot set target to 5: that is no value of it. Allowed: a whole number from 10 to 1000 in steps of 10.
                        target: 205      | Cannot set target to 205: that is no value of it. Allowed: a whole number from 10 to 1000 in steps of 10.
                        target: "200"    | Cannot set target to "200": that is no value of it. Allowed: a whole number from 10 to 1000 in steps of 10.
                        target: NaN      | Cannot set target to NaN: that is no value of it. Allowed: a whole number from 10 to 1000 in steps of 10.
                        target: 1e400    | Cannot set target to Infinity: that is no value of it. Allowed: a whole number from 10 to 1000 in steps of 10.
                        target: null     | Cannot set target to null: that is no value of it. Allowed: a whole number from 10 to 1000 in steps of 10.
                        spade: 1         | Cannot set spade to 1: that is no value of it. Allowed: true or false.
                        tie: 'nobody'    | Cannot set tie to "nobody": that is no value of it. Allowed: bidder, both.
                        points: [11, 10] | Cannot set points to [11, 10]: that is no value of it. Allowed: a whole number from 0 to 20 for each of A, T, or null.
                        """)
        void aValueWithItsPlaceAndWhatIsAllowed(String option, String fault) throws Exception {
            write(
                    "a.js",
                    "export default {\n  ruleset: 'small',\n  options: {\n    "
                            + option
                            + ",\n  },\n};\n");
            BadHouseRuleFile bad = catchThrowableOfType(BadHouseRuleFile.class, () -> read("a.js"));
            FileFault only = bad.located().getFirst();
            assertThat(bad.located()).hasSize(1);
            assertThat(only.place()).isEqualTo(new Place(folder.resolve("a.js").toString(), 4, 5));
            assertThat(only.sentence()).isEqualTo(fault);
            assertThat(only.excerpt())
                    .containsExactly(
                            "3 |   options: {", "4 |     " + option + ",", "  |     ^", "5 |   },");
        }

        @Test
        void theSameNumbersInJson() throws Exception {
            write(
                    "a.json",
                    "{\"ruleset\": \"small\", \"options\": {\"target\": 1e400, \"least\": 7.5}}");
            assertThat(faults("a.json"))
                    .containsExactly(
                            "a.json:1:34: Cannot set target to 1E+400: that is no value of it."
                                    + " Allowed: a whole number from 10 to 1000 in steps of 10.",
                            "a.json:1:51: Cannot set least to 7.5: that is no value of it. Allowed:"
                                    + " a whole number from 5 to 500 in steps of 5.");
        }
    }
}
