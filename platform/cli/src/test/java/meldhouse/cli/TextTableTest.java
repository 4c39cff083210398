package meldhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextTableTest {
    private static TextTable table(int width) {
        return new TextTable(width)
                .row("", "one", "another")
                .row("what the side that bids melds", "107.5 +- 3.2", "9 +- 1")
                .row("meld", "-", "-");
    }

    @Test
    void numbersStandBelowEachOtherAndLongNamesAreBroken() {
        assertThat(table(40).lines())
                .containsExactly(
                        "                            one  another",
                        "what the side      107.5 +- 3.2   9 +- 1",
                        "  that bids melds",
                        "meld                          -        -");
    }

    @Test
    void whatHasNoRoomBesideStandsBelow() {
        assertThat(table(20).lines())
                .containsSequence(
                        "what the side that", "  bids melds", "  107.5 +- 3.2", "  9 +- 1");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "rules list --lang de",
                "rules diff doubleDeck twoHanded --lang da",
                "rules impact seedLively --deals 10 --matches 1 --lang de",
                "simulate --bots steady,random --deals 10 --lang de",
                "arena steady random --deals 10 --lang de"
            })
    void noReportIsWiderThanATerminal(String words) {
        Run run = Run.of(words.split(" "));
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out().lines().toList())
                .isNotEmpty()
                .allSatisfy(line -> assertThat(line.length()).as(line).isLessThanOrEqualTo(80));
    }
}
