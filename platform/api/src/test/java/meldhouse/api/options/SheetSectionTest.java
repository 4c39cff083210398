package meldhouse.api.options;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.List;

class SheetSectionTest {
    private static final Schema SCHEMA =
            new Schema(
                    List.of(
                            new Option.Flag("misdeal", "deal", "deal again", false),
                            new Option.Whole("least", "auction", "least bid", 1, 9, 1, false, 3),
                            new Option.Flag("cut", "deal", "the pack is cut", true)));

    @Test
    void aRulesetWithoutASheetHasASectionForEachGroup() {
        assertThat(SheetSection.ofAll(SCHEMA))
                .extracting(SheetSection::group)
                .containsExactly("deal", "auction");
    }

    @Test
    void everyOptionStandsInItsGroupAndIsAlwaysSaid() {
        Values values = SCHEMA.resolve(HouseRules.DEFAULTS).values();
        List<SheetEntry> deal = SheetSection.ofAll(SCHEMA).getFirst().entries();
        assertThat(deal)
                .extracting(entry -> ((SheetEntry.Rule) entry).option())
                .containsExactly("misdeal", "cut");
        assertThat(deal).allMatch(entry -> entry.when().test(values));
    }
}
