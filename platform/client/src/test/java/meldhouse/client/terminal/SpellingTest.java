package meldhouse.client.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.nio.charset.StandardCharsets;

class SpellingTest {
    @Test
    void lettersThatATerminalDoesNotHaveAreSpelledOut() {
        assertThat(new Spelling(StandardCharsets.US_ASCII).of("f\u00fcr kn\u00e6gt, \u2660"))
                .isEqualTo("fuer knaegt, \u2660");
        assertThat(new Spelling(StandardCharsets.ISO_8859_1).of("f\u00fcr")).isEqualTo("f\u00fcr");
        assertThat(new Spelling(StandardCharsets.UTF_8).of("kl\u00f8r")).isEqualTo("kl\u00f8r");
    }
}
