package meldhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.client.terminal.Tongue;

import org.junit.jupiter.api.Test;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;

final class ProgressBarTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private ProgressBar bar(boolean person) {
        return new ProgressBar(
                new Console(
                        new ByteArrayInputStream(new byte[0]),
                        new PrintStream(out, true, StandardCharsets.UTF_8),
                        new PrintStream(err, true, StandardCharsets.UTF_8),
                        StandardCharsets.UTF_8,
                        person,
                        Map.of(),
                        Tongue.ENGLISH),
                200);
    }

    @Test
    void aPersonSeesItGrowAndThenGo() {
        ProgressBar bar = bar(true);
        bar.show(50);
        bar.show(100);
        bar.show(60);
        bar.clear();
        assertThat(err.toString(StandardCharsets.UTF_8))
                .contains("[##########..............................]  25 %  50 of 200")
                .contains("50 %  100 of 200")
                .doesNotContain("60 of 200")
                .endsWith("\r");
        assertThat(out.size()).isZero();
    }

    @Test
    void aScriptSeesNothing() {
        ProgressBar bar = bar(false);
        bar.show(100);
        bar.clear();
        assertThat(err.size()).isZero();
    }

    @Test
    void theTimeLeftIsToldInTheUnitThatFits() {
        assertThat(ProgressBar.inWords(7)).isEqualTo(" 7 s");
        assertThat(ProgressBar.inWords(100)).isEqualTo(" 2 min");
        assertThat(ProgressBar.inWords(2 * 3600 + 5 * 60)).isEqualTo("2 h 05 min");
    }
}
