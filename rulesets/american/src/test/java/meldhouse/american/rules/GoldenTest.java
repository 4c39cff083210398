package meldhouse.american.rules;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.testkit.LegalTree;
import meldhouse.testkit.Playthrough;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Path;

/** What was played and counted before is played and counted again. */
class GoldenTest {
    private static final Path TESTS = Path.of("src/test");

    private final AmericanRuleset american = new AmericanRuleset();

    @Test
    void everyPresetIsPlayedAsItWas() throws IOException {
        assertThat(Playthrough.compare(american, TESTS.resolve("playthroughs"))).isEmpty();
    }

    /** The counts are those of an independent program, {@code trees/count.py}. */
    @Test
    void endingsHaveAsManyLinesOfPlayAsTheRulePageAllows() throws IOException {
        Path file = TESTS.resolve("trees/endings.tree");
        assertThat(LegalTree.read(file)).hasSize(64);
        assertThat(LegalTree.check(american, file)).isEmpty();
    }
}
