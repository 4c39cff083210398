package meldhouse.scripting.sheet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import meldhouse.api.options.HouseRules;
import meldhouse.api.options.SheetEntry.Prose;
import meldhouse.api.options.SheetEntry.Rule;
import meldhouse.scripting.Origin;
import meldhouse.scripting.sheet.RuleSheet.Block;
import meldhouse.scripting.sheet.RuleSheet.Sentence;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;

class RuleSheetTest {
    private static final HouseRules USUAL = HouseRules.DEFAULTS;

    private static List<String> said(RuleSheet sheet) {
        return sheet.sections().stream()
                .flatMap(section -> section.blocks().stream())
                .flatMap(block -> block.sentences().stream())
                .map(Sentence::text)
                .toList();
    }

    @Nested
    class GivenARulesetWithoutTexts {
        @Test
        void everyOptionIsAnItemWithItsMeaningAndItsValue() {
            RuleSheet sheet = ToyRules.PLAIN.sheet(USUAL);
            assertThat(sheet.title()).isEqualTo("The rules of Toy");
            assertThat(sheet.sections())
                    .extracting(RuleSheet.Section::heading)
                    .containsExactly("Auction", "Deal");
            assertThat(sheet.sections().getFirst().blocks()).allMatch(Block::item);
            assertThat(said(sheet))
                    .containsExactly(
                            "The least bid: 50.",
                            "The greatest bid: none.",
                            "How bids go: open.",
                            "Nines are dealt again: no.",
                            "Packets: 4, 4.",
                            "Points of cards: A 11, T 10.",
                            "Steps: none.");
        }

        @Test
        void valuesAreWrittenAsAPlayerWritesThem() {
            HouseRules rules =
                    HouseRules.of("style", "oneRound")
                            .with("misdeal", true)
                            .with("steps", List.of(List.of(0, 5), List.of(60, 1)));
            assertThat(said(ToyRules.PLAIN.sheet(rules)))
                    .contains(
                            "How bids go: one round.",
                            "Nines are dealt again: yes.",
                            "Steps: from 0 step 5; from 60 step 1.");
        }
    }

    @Nested
    class GivenTexts {
        @Test
        void theSentenceOfAValueGoesBeforeTheOneOfAll() {
            ToyRules toy =
                    ToyRules.saying(
                            List.of(new Rule("most")),
                            Map.of("rule.most", "At most {value}.", "rule.most.null", "No limit."));
            assertThat(said(toy.sheet(USUAL))).containsExactly("No limit.");
            assertThat(said(toy.sheet(HouseRules.of("most", 60)))).containsExactly("At most 60.");
        }

        @Test
        void anEmptySentenceIsNotSaidAndAnEmptySectionNotShown() {
            ToyRules toy =
                    ToyRules.saying(List.of(new Rule("misdeal")), Map.of("rule.misdeal.false", ""));
            assertThat(toy.sheet(USUAL).sections()).isEmpty();
        }

        @Test
        void aSentenceMayHoldTheValuesOfOtherOptions() {
            ToyRules toy =
                    ToyRules.saying(
                            List.of(new Prose("bids")),
                            Map.of("sheet.bids", "{least} to {most}, an ace {counts.A}, {what}."));
            assertThat(said(toy.sheet(USUAL))).containsExactly("50 to none, an ace 11, {what}.");
        }

        @Test
        void aWordIsCalledByItsOptionBeforeAll() {
            Map<String, String> texts =
                    Map.of(
                            "value.style.open",
                            "in turns",
                            "value.open",
                            "ajar",
                            "rule.style",
                            "{value}");
            assertThat(said(ToyRules.saying(List.of(new Rule("style")), texts).sheet(USUAL)))
                    .containsExactly("in turns");
        }

        @Test
        void aRuleGoesOnInTheParagraphBeforeIt() {
            ToyRules toy =
                    ToyRules.saying(
                            List.of(
                                    new Prose("bids"),
                                    new Rule("least"),
                                    new Rule("most"),
                                    new Rule("style")),
                            Map.of(
                                    "sheet.bids", "Bids go round.",
                                    "rule.least", "The least is {value}.",
                                    "rule.most.null", "\nOnce more.",
                                    "rule.style.open", "- open\n- and long"));
            assertThat(toy.sheet(USUAL).sections().getFirst().blocks())
                    .extracting(Block::item, block -> block.sentences().size())
                    .containsExactly(
                            tuple(false, 2), tuple(false, 1), tuple(true, 1), tuple(true, 1));
        }

        @Test
        void proseGoesOnWhereItSaysSo() {
            ToyRules toy =
                    ToyRules.saying(
                            List.of(new Prose("one"), new Prose("two"), new Prose("three")),
                            Map.of(
                                    "sheet.one",
                                    "One.",
                                    "sheet.two",
                                    "+ Two.",
                                    "sheet.three",
                                    "3."));
            assertThat(toy.sheet(USUAL).sections().getFirst().blocks())
                    .extracting(block -> block.sentences().size())
                    .containsExactly(2, 1);
            assertThat(said(toy.sheet(USUAL))).containsExactly("One.", "Two.", "3.");
        }

        @Test
        void whatALanguageDoesNotSayIsSaidInEnglish() {
            ToyRules toy =
                    ToyRules.saying(
                                    List.of(new Rule("least"), new Rule("most")),
                                    Map.of("rule.least", "least", "rule.most", "most"))
                            .inDanish(Map.of("rule.least", "mindst"));
            assertThat(said(toy.sheet(USUAL, "da"))).containsExactly("mindst", "most");
            assertThat(toy.sheet(USUAL, "da").title()).isEqualTo("Reglerne for Toy");
            assertThat(said(toy.sheet(USUAL, "fr"))).containsExactly("least", "most");
        }
    }

    @Nested
    class GivenAChange {
        @Test
        void theSentenceTellsWhoseItIsAndWhatIsUsual() {
            RuleSheet sheet = ToyRules.PLAIN.sheet(HouseRules.of("least", 60));
            assertThat(sheet.changes())
                    .containsExactly(
                            new RuleSheet.Change(
                                    "least", "The least bid", "60", "50", "kitchen.js:3:5"));
            assertThat(sheet.sections().getFirst().blocks().getFirst().sentences())
                    .allMatch(Sentence::changed);
            assertThat(sheet.sections().getLast().blocks())
                    .noneMatch(block -> block.sentences().getFirst().changed());
        }

        @Test
        void theOriginIsSaidInTheReadersLanguage() {
            HouseRules rules = HouseRules.of("least", 60);
            Map<Origin, String> said =
                    Map.of(
                            new Origin.FromPreset("short"), "sættet short",
                            new Origin.Locked(), "værten",
                            new Origin.FromTable(), "bordet");
            said.forEach(
                    (origin, words) ->
                            assertThat(
                                            RuleSheet.of(ToyRules.PLAIN.by(origin, rules), "da")
                                                    .changes())
                                    .extracting(RuleSheet.Change::origin)
                                    .containsExactly(words));
        }

        @Test
        void aValueThatIsTheDefaultIsNone() {
            assertThat(ToyRules.PLAIN.sheet(HouseRules.of("least", 50)).changes()).isEmpty();
        }

        @Test
        void proseThatHoldsTheValueIsMarkedToo() {
            ToyRules toy =
                    ToyRules.saying(
                            List.of(new Prose("bids")), Map.of("sheet.bids", "From {least}."));
            assertThat(
                            toy.sheet(HouseRules.of("least", 60))
                                    .sections()
                                    .getFirst()
                                    .blocks()
                                    .getFirst()
                                    .sentences())
                    .allMatch(Sentence::changed);
        }
    }

    @Test
    void anOptionOfWhichNothingIsSaidIsWithoutEffect() {
        ToyRules toy =
                ToyRules.saying(
                        List.of(
                                new Rule("least", values -> values.flag("misdeal")),
                                new Rule("most"),
                                new Rule("style", values -> !values.flag("misdeal"))),
                        Map.of());
        assertThat(RuleSheet.withoutEffect(toy, ToyRules.SCHEMA.resolve(USUAL).values()))
                .containsExactly("least");
    }
}
