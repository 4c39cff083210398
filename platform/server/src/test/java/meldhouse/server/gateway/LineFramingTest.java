package meldhouse.server.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import io.vertx.core.buffer.Buffer;

import org.junit.jupiter.api.Test;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

class LineFramingTest {
    private final List<String> lines = new ArrayList<>();
    private int tooLong;
    private final LineFraming framing =
            new LineFraming(
                    10,
                    line -> lines.add(new String(line, StandardCharsets.UTF_8)),
                    () -> tooLong++);

    private void feed(String text) {
        framing.handle(Buffer.buffer(text));
    }

    @Test
    void aLineEndsWithALineFeedAndACarriageReturnBeforeItIsDropped() {
        feed("one\ntwo\r\nthr");
        assertThat(lines).containsExactly("one", "two");
        feed("ee\n");
        assertThat(lines).containsExactly("one", "two", "three");
    }

    @Test
    void emptyLinesAreNothing() {
        feed("\n\r\n\n");
        assertThat(lines).isEmpty();
    }

    @Test
    void aLineOfTheLimitIsReadAndOneLongerIsTheLast() {
        feed("0123456789\r\n0123456789\n");
        assertThat(lines).hasSize(2);
        feed("01234567890\nnext\n");
        assertThat(lines).hasSize(2);
        assertThat(tooLong).isEqualTo(1);
    }

    @Test
    void aLineWithoutAnEndIsTooLongBeforeItEnds() {
        for (int i = 0; i < 20; i++) {
            feed("x");
        }
        assertThat(tooLong).isEqualTo(1);
    }

    @Test
    void theSameLinesComeHoweverTheBytesAreCut() {
        byte[] bytes = "a\nbc\r\ndéf\nghij\n".repeat(50).getBytes(StandardCharsets.UTF_8);
        feed(new String(bytes, StandardCharsets.UTF_8));
        List<String> whole = List.copyOf(lines);
        Random random = new Random(3);
        for (int round = 0; round < 50; round++) {
            lines.clear();
            int at = 0;
            while (at < bytes.length) {
                int next = Math.min(bytes.length, at + 1 + random.nextInt(7));
                framing.handle(Buffer.buffer(java.util.Arrays.copyOfRange(bytes, at, next)));
                at = next;
            }
            assertThat(lines).isEqualTo(whole);
        }
    }
}
