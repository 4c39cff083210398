package meldhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.american.rules.AmericanRuleset;
import meldhouse.api.game.Preset;
import meldhouse.api.game.Ruleset;
import meldhouse.danish.rules.DanishRuleset;
import meldhouse.scripting.Layer;
import meldhouse.scripting.Origin;
import meldhouse.scripting.Precedence;
import meldhouse.scripting.sheet.RuleSheet;
import meldhouse.scripting.sheet.SheetFormat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

class RulesSheetCommandTest {
    @TempDir private Path folder;

    private static Run sheet(String... words) {
        String[] all = new String[words.length + 2];
        all[0] = "rules";
        all[1] = "sheet";
        System.arraycopy(words, 0, all, 2, words.length);
        return Run.of(all);
    }

    private String kitchen() throws IOException {
        Path file = folder.resolve("kitchen.js");
        Files.writeString(
                file,
                """
                export default {
                  ruleset: "danish",
                  title: {en: "Our kitchen", da: "Vores køkken"},
                  about: {da: "Som hos mormor."},
                  extends: "gentle",
                  options: {targetScore: 2000},
                };
                """);
        return file.toString();
    }

    @Test
    void aFileIsReadAsARuleSheetUnderItsOwnTitle() throws IOException {
        Run run = sheet(kitchen(), "--lang", "da");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out())
                .startsWith("Vores køkken\n============\n")
                .contains("Som hos mormor.")
                .contains("* Point for at vinde: 2000 [kitchen.js:6:")
                .contains("[sættet gentle; ellers 1000]");
    }

    @ParameterizedTest
    @CsvSource({"md, # Gentle", "html, <!doctype html>", "TXT, Gentle"})
    void thereAreThreeFormats(String format, String start) {
        Run run = sheet("--preset", "gentle", "--format", format);
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).startsWith(start).contains("250");
    }

    @Test
    void aPresetIsReadByItsNameToo() {
        Run by = sheet("gentle");
        assertThat(by.out()).isEqualTo(sheet("--preset", "gentle").out());
        assertThat(sheet("--ruleset", "danish").out())
                .contains("These are the usual rules, without a change.");
    }

    @ParameterizedTest
    @CsvSource({
        "'', Cannot write a rule sheet",
        "gentle --preset gentle, Cannot write a rule sheet",
        "gentle --format pdf, Cannot write a rule sheet in format 'pdf'"
    })
    void whatCannotBeMeantIsWrongUsage(String words, String sentence) {
        Run run = sheet(words.isEmpty() ? new String[0] : words.split(" "));
        assertThat(run.code()).isEqualTo(Exit.USAGE);
        assertThat(run.err()).contains(sentence);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "de", "da"})
    void theSheetOfEveryPresetIsWholeInEachLanguage(String language) {
        for (Ruleset ruleset : List.of(new AmericanRuleset(), new DanishRuleset())) {
            for (Preset preset : ruleset.presets()) {
                Layer layer = Layer.of(new Origin.FromPreset(preset.id()), preset.rules());
                RuleSheet sheet =
                        RuleSheet.of(Precedence.of(ruleset, List.of(layer)), language)
                                .titled(ruleset, preset);
                assertThat(sheet.sections()).as(preset.id()).hasSizeGreaterThan(4);
                assertThat(sheet.sections())
                        .allMatch(section -> !section.blocks().isEmpty())
                        .allMatch(section -> !section.heading().equals(section.group()));
                assertThat(SheetFormat.TXT.of(sheet)).as(preset.id()).doesNotContain("{", "}");
            }
        }
    }
}
