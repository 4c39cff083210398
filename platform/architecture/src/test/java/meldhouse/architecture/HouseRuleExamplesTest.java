package meldhouse.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.api.game.Ruleset;
import meldhouse.scripting.HouseRuleFile;
import meldhouse.scripting.HouseRuleFolder;

import org.junit.jupiter.api.Test;

import java.util.List;

/** The files that people copy can be played. */
class HouseRuleExamplesTest {

    @Test
    void everyExampleIsTakenByItsRuleset() {
        var contents = new HouseRuleFolder(House.ROOT.resolve("examples/house-rules")).read();
        assertThat(contents.broken()).isEmpty();
        assertThat(contents.files()).hasSizeGreaterThanOrEqualTo(2);
        for (HouseRuleFile file : contents.files().values()) {
            List<Ruleset> its =
                    ProtocolDocsTest.rulesets().stream()
                            .filter(ruleset -> ruleset.info().id().equals(file.ruleset()))
                            .toList();
            assertThat(its).as("the ruleset of %s", file.name()).hasSize(1);
            assertThat(file.check(its.getFirst())).isEmpty();
            assertThat(file.options().values()).as("the options of %s", file.name()).isNotEmpty();
        }
    }
}
