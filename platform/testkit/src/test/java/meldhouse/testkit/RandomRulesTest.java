package meldhouse.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.api.options.Option;

import org.junit.jupiter.api.Test;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

class RandomRulesTest {
    private static final List<Option.Rows.Column> COLUMNS =
            List.of(new Option.Rows.Column("from", 0, 9), new Option.Rows.Column("n", -1, 1));

    private static final Option.Fields FORM =
            new Option.Fields(
                    "form",
                    "g",
                    "m",
                    List.of(
                            new Option.Whole("least", "g", "m", 1, 3, 1, false, 1),
                            new Option.Flag("shown", "g", "m", false)));

    private static final List<Option> OPTIONS =
            List.of(
                    new Option.Flag("flag", "g", "m", true),
                    new Option.Whole("whole", "g", "m", -10, 30, 5, true, null),
                    new Option.Whole("wide", "g", "m", -2_000_000_000, 2_000_000_000, 1, false, 0),
                    new Option.Choice("choice", "g", "m", List.of("a", "b", "c"), "a"),
                    new Option.Wholes("wholes", "g", "m", 1, 12, 12, 12, List.of(3, 3, 3, 3)),
                    new Option.Wholes("free", "g", "m", 0, 2, 2, null, List.of(1)),
                    new Option.Points("points", "g", "m", List.of("A", "T"), 0, 9, true, null),
                    new Option.Points(
                            "preset", "g", "m", List.of("A"), 0, 9, false, Map.of("A", 3)),
                    new Option.Rows("rows", "g", "m", COLUMNS, 3, true, null),
                    new Option.Rows("table", "g", "m", COLUMNS, 9, false, List.of(List.of(1, 1))),
                    FORM,
                    new Option.Several("several", "g", "m", FORM, 2));

    private final RandomGenerator random = new SplittableRandom(7);

    @Test
    void everyValueDrawnIsOneThatItsOptionTakes() {
        for (Option option : OPTIONS) {
            for (int i = 0; i < 2_000; i++) {
                Object value = RandomRules.value(option, random);
                assertThat(option.settle(value)).as("%s of %s", value, option.name()).isPresent();
            }
        }
    }

    @Test
    void everyValueOfASmallOptionIsDrawn() {
        Map<String, Integer> counts = Map.of("flag", 2, "whole", 10, "choice", 3, "free", 12);
        for (Option option : OPTIONS) {
            Set<Object> drawn = new HashSet<>();
            for (int i = 0; i < 2_000; i++) {
                drawn.add(String.valueOf(RandomRules.value(option, random)));
            }
            assertThat(drawn).hasSizeGreaterThanOrEqualTo(counts.getOrDefault(option.name(), 3));
        }
    }

    @Test
    void houseRulesThatDoNotGoTogetherAreMended() {
        int refused = 0;
        for (int i = 0; i < 300; i++) {
            RandomRules rules = RandomRules.of(new Nibble(), random);
            refused += rules.refused() ? 1 : 0;
            assertThat(rules.game().seats()).isBetween(2, 3);
        }
        assertThat(refused).isBetween(1, 200);
    }
}
