package meldhouse.danish.rules;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.testkit.Playthrough;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Path;

/** What was played before is played again. */
class GoldenTest {
    @Test
    void everyPresetIsPlayedAsItWas() throws IOException {
        assertThat(Playthrough.compare(new DanishRuleset(), Path.of("src/test/playthroughs")))
                .isEmpty();
    }
}
