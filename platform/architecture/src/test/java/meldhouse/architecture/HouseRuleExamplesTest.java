package meldhouse.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.scripting.HouseRuleFolder;
import meldhouse.scripting.RuleChain;
import meldhouse.scripting.Rulesets;

import org.junit.jupiter.api.Test;

/** The files that people copy can be played. */
class HouseRuleExamplesTest {

    @Test
    void everyExampleIsTakenByItsRuleset() {
        var contents =
                new HouseRuleFolder(House.ROOT.resolve("examples/house-rules"))
                        .read(Rulesets.of(ProtocolDocsTest.rulesets()));
        assertThat(contents.broken()).isEmpty();
        assertThat(contents.files()).hasSizeGreaterThanOrEqualTo(2);
        for (RuleChain chain : contents.files().values()) {
            assertThat(chain.effective().changed())
                    .as("what %s changes", chain.file().name())
                    .isNotEmpty();
        }
    }
}
