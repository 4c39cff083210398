package meldhouse.scripting.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.api.options.HouseRules;
import meldhouse.api.options.SheetEntry.Prose;
import meldhouse.api.options.SheetEntry.Rule;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.List;
import java.util.Map;

class SheetFormatTest {
    private static final ToyRules TOY =
            ToyRules.saying(
                    List.of(new Prose("bids"), new Rule("least"), new Rule("most")),
                    Map.of(
                            "sheet.title", "Toy for two",
                            "group.auction", "The auction",
                            "sheet.bids", "Bids go round & round, <each> higher.",
                            "rule.least", "The least bid is {value}.",
                            "rule.most", "- At most {value}.",
                            "rule.most.null", "- No bid is too high."));
    private static final RuleSheet SHEET = TOY.sheet(HouseRules.of("least", 60));

    @Test
    void markdownHasHeadingsListsAndBoldChanges() {
        assertThat(SheetFormat.MD.of(SHEET))
                .startsWith("# Toy for two\n")
                .contains("| The least bid | 60 | 50 | kitchen.js:3:5 |")
                .contains("## The auction\n\nBids go round & round, \\<each\\> higher. ")
                .contains("**The least bid is 60.** *(kitchen.js:3:5; usually 50)*\n\n")
                .endsWith("- No bid is too high.\n");
    }

    @Test
    void aPageMarksChangesAndHoldsNoForeignMarks() {
        assertThat(SheetFormat.HTML.of(SHEET))
                .startsWith("<!doctype html>")
                .contains("<html lang=\"en\">", "<h2>The auction</h2>", "&amp; round, &lt;each&gt;")
                .contains("<mark>The least bid is 60.</mark>")
                .contains("<ul>\n<li>No bid is too high.</li>\n</ul>")
                .doesNotContain("http");
    }

    @Test
    void plainTextFitsEightyCharacters() {
        String text = SheetFormat.TXT.of(SHEET.titled("Kitchen", "as ".repeat(60)));
        assertThat(text.lines()).allMatch(line -> line.length() <= 80);
        assertThat(text)
                .startsWith("Kitchen\n=======\n\nToy for two. as as")
                .contains("* The least bid: 60 [kitchen.js:3:5; usually 50]")
                .contains("The auction\n-----------\n")
                .contains("*The least bid is")
                .contains("\n- No bid is too high.\n");
    }

    @ParameterizedTest
    @EnumSource
    void aGameWithoutChangesSaysSo(SheetFormat format) {
        assertThat(format.of(TOY.sheet(HouseRules.DEFAULTS)))
                .contains("These are the usual rules, without a change.")
                .doesNotContain("usually");
    }
}
