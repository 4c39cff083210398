package meldhouse.scripting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import meldhouse.api.options.HouseRules;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

class HouseRuleFileTest {
    private static final String BITS = "{}[]\",:/*\\9e.-\u0000\r\n";

    @TempDir Path folder;

    private static final String WHOLE =
            """
            {
              // for Fridays
              "apiVersion": 1,
              "ruleset": "american",
              "name": "friday", /* short */
              "title": "Friday night",
              "about": "Fast.",
              "options": {
                "target": 500,
                "maximumBid": null,
                "dealPackets": [4, 3, 4, 1],
                "cardPoints": {"A": 11},
                "lastTrickBonus": 10.0,
              },
              "extends": "singleDeck",
              "examples": [{"hand": "AS"}],
            }
            """;

    private static List<String> faults(String text) {
        return catchThrowableOfType(
                        BadHouseRuleFile.class, () -> HouseRuleFile.parse(text, "dir/mine.json"))
                .faults();
    }

    @Nested
    class WhatIsRead {
        @Test
        void everyField() throws BadHouseRuleFile {
            HouseRuleFile file = HouseRuleFile.parse(WHOLE, "dir/mine.json");
            assertThat(file.apiVersion()).isEqualTo(1);
            assertThat(file.ruleset()).isEqualTo("american");
            assertThat(file.name()).isEqualTo("friday");
            assertThat(file.title()).isEqualTo(Wording.of("Friday night"));
            assertThat(file.about()).isEqualTo(Wording.of("Fast."));
            assertThat(file.base()).isEqualTo("singleDeck");
            assertThat(file.text()).isEqualTo(WHOLE);
            assertThat(file.hash()).matches("[0-9a-f]{64}");
            assertThat(file.examples())
                    .containsExactly(
                            new Example(Map.of("hand", "AS"), new Place("dir/mine.json", 16, 16)));
            assertThat(file.options())
                    .isEqualTo(
                            HouseRules.of("target", 500)
                                    .with("maximumBid", null)
                                    .with("dealPackets", List.of(4, 3, 4, 1))
                                    .with("cardPoints", Map.of("A", 11))
                                    .with("lastTrickBonus", new BigDecimal("10.0")));
            assertThat(file.places())
                    .containsEntry("target", new Place("dir/mine.json", 9, 5))
                    .containsEntry("lastTrickBonus", new Place("dir/mine.json", 13, 5));
        }

        @Test
        void whatIsLeftOutComesFromTheFilesName() throws BadHouseRuleFile {
            HouseRuleFile file =
                    HouseRuleFile.parse("{\"ruleset\":\"danish\"}", "C:\\dir\\kitchen-table.json");
            assertThat(file.name()).isEqualTo("kitchen-table");
            assertThat(file.title()).isEqualTo(Wording.of("kitchen-table"));
            assertThat(file.about()).isEqualTo(Wording.NONE);
            assertThat(file.base()).isNull();
            assertThat(file.options()).isEqualTo(HouseRules.DEFAULTS);
            assertThat(file.examples()).isEmpty();
        }

        @Test
        void aByteOrderMarkAndAnyLineEnds() throws Exception {
            HouseRuleFile plain = HouseRuleFile.parse(WHOLE, folder.resolve("a.json").toString());
            for (String text :
                    List.of(
                            WHOLE,
                            "\uFEFF" + WHOLE.replace("\n", "\r\n"),
                            WHOLE.replace("\n", "\r"))) {
                Path file = Files.writeString(folder.resolve("a.json"), text);
                HouseRuleFile read = HouseRuleFile.read(file);
                assertThat(read.options()).isEqualTo(plain.options());
                assertThat(read.places()).isEqualTo(plain.places());
            }
        }
    }

    @Nested
    class WhatIsRefused {
        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                quoteCharacter = '`',
                textBlock =
                        """
                        ''                                 | dir/mine.json: Cannot read the house rules: it is empty. Allowed: one JSON object.
                        [1]                                | dir/mine.json:1:1: Cannot read the house rules: it does not begin with {. Allowed: one JSON object.
                        {'ruleset':'american'} {}          | dir/mine.json:1:24: Cannot read the house rules: something follows its last }. Allowed: one JSON object.
                        {}                                 | dir/mine.json: Cannot read the house rules: the field 'ruleset' is missing. Allowed: a text of at most 40 characters.
                        {'ruleset':3}                      | dir/mine.json:1:2: Cannot read the house rules: the field 'ruleset' is 3. Allowed: a text of at most 40 characters, on one line.
                        {'ruleset':'a','titel':'x'}        | dir/mine.json:1:16: Cannot use field 'titel': no such field; did you mean title? Allowed: apiVersion, ruleset, name, title, about, extends, options, hooks, examples.
                        {'ruleset':'a','hooks':{}}         | dir/mine.json:1:16: Cannot use field 'hooks': a JSON file holds no functions. Allowed: hooks in a file that ends in .js or .mjs.
                        {'ruleset':'a','options':[]}       | dir/mine.json:1:16: Cannot read the house rules: the field 'options' is []. Allowed: an object of option values.
                        {'ruleset':'a','options':null}     | dir/mine.json:1:16: Cannot read the house rules: the field 'options' is null. Allowed: an object of option values.
                        {'ruleset':'a','name':'My Rules'}  | dir/mine.json:1:16: Cannot read the house rules: the name 'My Rules' is none. Allowed: 1 to 40 of a-z, 0-9 and -, given in the field 'name' or by the file's name.
                        {'ruleset':'a','title':'x\\u0007'} | dir/mine.json:1:16: Cannot read the house rules: the field 'title' is "x\uFFFD". Allowed: a text of at most 60 characters, on one line, or an object of such texts by language, as in {en: …, de: …}.
                        {'ruleset':'a','apiVersion':'1'}   | dir/mine.json:1:16: Cannot read the house rules: the field 'apiVersion' is "1". Allowed: a whole number from 1.
                        {'ruleset':'a','apiVersion':0}     | dir/mine.json:1:16: Cannot read the house rules: the field 'apiVersion' is 0. Allowed: a whole number from 1.
                        {'apiVersion':2,'hooks':{},'x':1}  | dir/mine.json:1:2: Cannot read the house rules: its apiVersion is 2, which a newer Meldhouse reads. Allowed: apiVersion 1.
                        """)
        void aFileWithOneFault(String text, String fault) {
            String json = text.equals("''") ? "" : text.replace('\'', '"');
            assertThat(faults(json)).containsExactly(fault);
        }

        @Test
        void aFileThatIsNoJsonWithItsPlace() {
            assertThat(
                            faults(
                                    "{\n"
                                            + "  \"ruleset\": \"american\",\n"
                                            + "  \"options\": {\"target\" 500}\n"
                                            + "}"))
                    .singleElement()
                    .asString()
                    .startsWith("dir/mine.json:3:2")
                    .contains("Cannot read the house rules: it is not JSON here: ")
                    .endsWith("Allowed: one JSON object.");
            assertThat(faults("{\"ruleset\":\"a\",\n\"ruleset\":\"b\"}"))
                    .singleElement()
                    .asString()
                    .startsWith("dir/mine.json:2:")
                    .contains("Duplicate");
            assertThat(faults("{\"ruleset\":\"a\",\"options\":{\"x\":1e99999999999999}}"))
                    .singleElement()
                    .asString()
                    .contains("a number that is too large");
            assertThat(faults("{\"options\":" + "[".repeat(5000))).hasSize(1);
        }

        @Test
        void allFaultsAtOnce() {
            assertThat(faults("{\"rulset\":\"a\",\n\"name\":\"A B\",\n\"options\":7}"))
                    .satisfiesExactlyInAnyOrder(
                            fault ->
                                    assertThat(fault)
                                            .startsWith(
                                                    "dir/mine.json:1:2: Cannot use field 'rulset'"),
                            fault -> assertThat(fault).contains("'ruleset' is missing"),
                            fault ->
                                    assertThat(fault)
                                            .startsWith("dir/mine.json:2:1: ")
                                            .contains("'A B'"),
                            fault ->
                                    assertThat(fault)
                                            .startsWith("dir/mine.json:3:1: ")
                                            .contains("'options' is 7"));
        }

        @Test
        void whatIsNoTextFile() throws IOException {
            Path missing = folder.resolve("missing.json");
            Path large =
                    Files.write(folder.resolve("large.json"), new byte[HouseRuleFile.LARGEST + 1]);
            Path binary = Files.write(folder.resolve("binary.json"), new byte[] {'{', 0, '}'});
            Path latin =
                    Files.write(
                            folder.resolve("latin.json"),
                            "{\"é\":1}".getBytes(StandardCharsets.ISO_8859_1));
            Map<Path, String> reasons =
                    Map.of(
                            folder,
                            "it is a folder",
                            missing,
                            "there is no such file",
                            large,
                            "it is larger than 256 KiB",
                            binary,
                            "it is no text but binary data",
                            latin,
                            "it is not UTF-8",
                            Path.of("/dev/null"),
                            "it is no plain file");
            reasons.forEach(
                    (file, reason) ->
                            assertThatThrownBy(() -> HouseRuleFile.read(file))
                                    .isInstanceOf(BadHouseRuleFile.class)
                                    .hasMessage(
                                            "%s: Cannot read the house rules: %s. Allowed: a JavaScript or JSON text of at most 256 KiB in UTF-8."
                                                    .formatted(file, reason)));
        }

        @Test
        void theLargestFileIsStillRead() throws Exception {
            byte[] bytes = new byte[HouseRuleFile.LARGEST];
            Arrays.fill(bytes, (byte) ' ');
            byte[] text = "{\"ruleset\":\"a\"}".getBytes(StandardCharsets.UTF_8);
            System.arraycopy(text, 0, bytes, 0, text.length);
            Path file = Files.write(folder.resolve("a.json"), bytes);
            assertThat(HouseRuleFile.read(file).ruleset()).isEqualTo("a");
        }
    }

    @Test
    void aMutatedFileIsAFileOrHasFaultsWithSentences() {
        SplittableRandom random = new SplittableRandom(20_261_130);
        for (int i = 0; i < 5000; i++) {
            StringBuilder text = new StringBuilder(WHOLE);
            for (int j = 0; j <= random.nextInt(3); j++) {
                int at = random.nextInt(text.length());
                if (random.nextBoolean()) {
                    text.deleteCharAt(at);
                } else {
                    text.insert(at, BITS.charAt(random.nextInt(BITS.length())));
                }
            }
            try {
                assertThat(HouseRuleFile.parse(text.toString(), "m.json").ruleset()).isNotNull();
            } catch (BadHouseRuleFile bad) {
                assertThat(bad.faults())
                        .isNotEmpty()
                        .allSatisfy(fault -> assertThat(fault).startsWith("m.json").endsWith("."));
            }
        }
    }
}
