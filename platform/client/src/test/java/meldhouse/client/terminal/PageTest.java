package meldhouse.client.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.stream.IntStream;

class PageTest {
    private static final List<String> NEWS =
            IntStream.range(0, 50).mapToObj(i -> "Something happened, number " + i + ".").toList();

    private static Page.Below below(String question, String typed) {
        return new Page.Below(Line.of("? help"), question, typed, "");
    }

    @ParameterizedTest
    @CsvSource({"80, 24", "120, 40", "40, 10", "9, 3", "1, 1"})
    void aPageHasTheSizeOfTheTerminal(int width, int height) {
        Look look = new Look(width, height, true, true);
        Picture picture =
                new Picture(List.of(Line.of("x".repeat(200))), List.of(Line.of("A", Style.STRONG)));
        Page page =
                Page.ofTable(look, picture, NEWS, "News", below("Your bid, or p to pass:", "26"));
        assertThat(page.lines()).hasSizeLessThanOrEqualTo(height);
        assertThat(page.lines())
                .allSatisfy(line -> assertThat(line.width()).isLessThanOrEqualTo(width));
        assertThat(page.row()).isBetween(0, height - 1);
        assertThat(page.column()).isBetween(0, width - 1);
    }

    @Test
    void aWindowTooSmallForTheTableKeepsItsLastSentencesAndTheLatestNews() {
        Look look = new Look(40, 10, true, true);
        List<String> table =
                List.of("Deal 1.", "Trick 2: Bob AS.", "Your hand: spades T; hearts T.");
        Page page =
                Page.ofNarrow(
                        look,
                        "The window is too small: 40 by 10. The table needs 80 by 24.",
                        NEWS,
                        table,
                        below("Play TS:", ""));
        List<String> lines = page.lines().stream().map(Line::text).toList();
        assertThat(lines).hasSize(10);
        assertThat(lines.getFirst()).startsWith("The window is too small: 40 by 10.");
        assertThat(lines)
                .containsSequence(
                        "Something happened, number 49.",
                        "Deal 1.",
                        "Trick 2: Bob AS.",
                        "Your hand: spades T; hearts T.");
    }

    @ParameterizedTest
    @CsvSource({"40, 10", "9, 3", "1, 1"})
    void aSmallWindowIsFilledAndNoMore(int width, int height) {
        Look look = new Look(width, height, true, true);
        Page page = Page.ofNarrow(look, "Too small.", NEWS, NEWS, below("Bid:", "26"));
        assertThat(page.lines()).hasSize(height);
        assertThat(page.row()).isBetween(0, height - 1);
    }

    @Test
    void theLatestNewsStandAtTheBottom() {
        List<Line> lines = Page.latest(NEWS, 80, 3);
        assertThat(lines.stream().map(Line::text))
                .containsExactly(
                        "Something happened, number 47.",
                        "Something happened, number 48.",
                        "Something happened, number 49.");
        assertThat(Page.latest(List.of("one"), 80, 2).stream().map(Line::text))
                .containsExactly("one", "");
    }

    @Test
    void theCursorStandsBehindWhatIsTyped() {
        Look look = new Look(80, 24, true, true);
        Page page = Page.ofLines(look, List.of(), below("Bid:", "260"));
        assertThat(page.lines().getLast().text()).isEqualTo("Bid: 260");
        assertThat(page.row()).isEqualTo(23);
        assertThat(page.column()).isEqualTo(8);
    }

    @Test
    void theEndOfALongEntryIsSeen() {
        Look look = new Look(80, 24, true, true);
        Page page = Page.ofLines(look, List.of(), below("Bid:", "x".repeat(150) + "yz"));
        assertThat(page.lines().getLast().text()).endsWith("xyz");
        assertThat(page.column()).isEqualTo(79);
    }

    @Test
    void wideLettersCountTwo() {
        assertThat(Line.of("\u5c71\u672c").width()).isEqualTo(4);
        assertThat(Line.of("\u5c71\u672c").cut(3).text()).isEqualTo("\u5c71");
        assertThat(Line.of("\u5c71\u672c").fit(3).width()).isEqualTo(3);
        assertThat(Line.of("\u5c71").centred(6).width()).isEqualTo(6);
        assertThat(Line.of("abc").right(5).text()).isEqualTo("  abc");
    }

    @Test
    void controlCharactersDoNothing() {
        assertThat(Line.of("a\033[31m\u202eb").text()).isEqualTo("a?[31m?b");
    }

    @Test
    void longLinesAreBrokenAtSpacesAndLongWordsAnywhere() {
        assertThat(Line.broken("one two three", 8)).containsExactly("one two", "  three");
        assertThat(Line.broken("abcdefghijkl", 5))
                .containsExactly("abcde", "  fgh", "  ijk", "  l");
        assertThat(Line.broken("", 5)).containsExactly("");
        assertThat(Line.broken("abc", 1)).containsExactly("a", "b", "c");
        assertThat(Line.broken("abcd", 2)).containsExactly("ab", "cd");
        assertThat(Line.broken("\u5c71\u672c", 1)).containsExactly("\u5c71", "\u672c");
    }
}
