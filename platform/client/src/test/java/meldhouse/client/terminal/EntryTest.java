package meldhouse.client.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.List;

class EntryTest {
    private final Entry entry = new Entry();

    private void type(String text) {
        text.codePoints().forEach(point -> entry.insert(Character.toString(point)));
    }

    @Test
    void lettersGoWhereTheCursorStands() {
        type("k d");
        entry.left();
        entry.backspace();
        entry.home();
        type("1");
        entry.end();
        type("s");
        assertThat(entry.text()).isEqualTo("1kds");
        entry.home();
        entry.delete();
        assertThat(entry.take()).isEqualTo("kds");
        assertThat(entry.isEmpty()).isTrue();
    }

    @Test
    void wideLettersAreTakenAwayWhole() {
        type("a\ud83c\udccf");
        entry.left();
        assertThat(entry.before()).isEqualTo("a");
        entry.right();
        entry.backspace();
        assertThat(entry.text()).isEqualTo("a");
    }

    @Test
    void earlierLinesComeBack() {
        type("260");
        entry.take();
        type("p");
        entry.take();
        entry.up();
        entry.up();
        assertThat(entry.text()).isEqualTo("260");
        entry.up();
        entry.down();
        assertThat(entry.text()).isEqualTo("p");
        entry.down();
        assertThat(entry.text()).isEmpty();
    }

    @Test
    void completionGoesThroughAllThatFits() {
        List<String> typable = List.of("TS", "KS", "TH");
        type("t");
        entry.complete(typable);
        assertThat(entry.text()).isEqualTo("TS");
        entry.complete(typable);
        assertThat(entry.text()).isEqualTo("TH");
        entry.complete(typable);
        assertThat(entry.text()).isEqualTo("TS");
        type("x");
        entry.complete(typable);
        assertThat(entry.text()).isEqualTo("TSx");
    }

    @Test
    void whatWouldMoveTheCursorIsNotTaken() {
        entry.insert("a\033[2Jb");
        assertThat(entry.text()).isEqualTo("a?[2Jb");
    }
}
