package meldhouse.api.options;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

class SchemaTest {
    private static final Option.Fields RIGHT =
            new Option.Fields(
                    "right",
                    "deal",
                    "a right",
                    List.of(
                            new Option.Whole("nines", "deal", "least", 1, 8, 1, false, 1),
                            new Option.Flag("shown", "deal", "laid open", false)));

    private static final Schema SCHEMA =
            new Schema(
                    List.of(
                            new Option.Flag("jumps", "auction", "may skip steps", true),
                            new Option.Whole("target", "match", "to win", 5, 1000, 5, false, 500),
                            new Option.Whole("cap", "auction", "most", 1, 900, 1, true, null),
                            new Option.Choice(
                                    "lead", "play", "who leads", List.of("bidder", "left"), "left"),
                            new Option.Wholes(
                                    "packets", "deal", "sizes", 1, 12, 4, 12, List.of(6, 6)),
                            new Option.Points(
                                    "points",
                                    "score",
                                    "of cards",
                                    List.of("A", "T"),
                                    0,
                                    50,
                                    true,
                                    null),
                            new Option.Rows(
                                    "steps",
                                    "auction",
                                    "from and step",
                                    List.of(
                                            new Option.Rows.Column("from", 1, 900),
                                            new Option.Rows.Column("step", 1, 50)),
                                    3,
                                    true,
                                    null),
                            new Option.Several("redeals", "deal", "rights", RIGHT, 2)));

    @Test
    void whatNobodyChoseKeepsItsDefault() {
        Schema.Resolved resolved = SCHEMA.resolve(HouseRules.DEFAULTS);
        assertThat(resolved.faults()).isEmpty();
        Values values = resolved.values();
        assertThat(values.flag("jumps")).isTrue();
        assertThat(values.whole("target")).isEqualTo(500);
        assertThat(values.wholeOrOpen("cap")).isNull();
        assertThat(values.choice("lead")).isEqualTo("left");
        assertThat(values.wholes("packets")).containsExactly(6, 6);
        assertThat(values.pointsOrOpen("points")).isNull();
    }

    static Stream<Arguments> allowed() {
        return Stream.of(
                Arguments.of("jumps", false, false),
                Arguments.of("target", 5L, 5),
                Arguments.of("target", 1000.0, 1000),
                Arguments.of("target", new BigDecimal("5E+1"), 50),
                Arguments.of("cap", null, null),
                Arguments.of("lead", "bidder", "bidder"),
                Arguments.of("packets", List.of(4, 4.0, 4L), List.of(4, 4, 4)),
                Arguments.of("points", Map.of("T", 10, "A", 11.0), Map.of("A", 11, "T", 10)),
                Arguments.of("steps", null, null),
                Arguments.of(
                        "steps",
                        List.of(List.of(50, 1.0), List.of(60L, 5)),
                        List.of(List.of(50, 1), List.of(60, 5))),
                Arguments.of("redeals", List.of(), List.of()),
                Arguments.of(
                        "redeals",
                        List.of(Map.of("nines", 5L), Map.of("nines", 6, "shown", true)),
                        List.of(Map.of("nines", 5), Map.of("nines", 6, "shown", true))));
    }

    @ParameterizedTest
    @MethodSource("allowed")
    void aValueMayComeInAnyFormOfItsNumber(String option, Object value, Object settled) {
        Schema.Resolved resolved = SCHEMA.resolve(HouseRules.of(option, value));
        assertThat(resolved.faults()).isEmpty();
        assertThat(resolved.values().all().get(option)).isEqualTo(settled);
    }

    static Stream<Arguments> refused() {
        return Stream.of(
                Arguments.of("jumps", "true"),
                Arguments.of("jumps", null),
                Arguments.of("jumps", 1),
                Arguments.of("target", 7),
                Arguments.of("target", 0),
                Arguments.of("target", 1005),
                Arguments.of("target", 10.5),
                Arguments.of("target", Double.NaN),
                Arguments.of("target", Double.POSITIVE_INFINITY),
                Arguments.of("target", new BigInteger("9".repeat(400))),
                Arguments.of("target", "500"),
                Arguments.of("target", null),
                Arguments.of("lead", "Left"),
                Arguments.of("lead", List.of("left")),
                Arguments.of("packets", List.of()),
                Arguments.of("packets", List.of(5, 5)),
                Arguments.of("packets", List.of(0, 12)),
                Arguments.of("packets", List.of(3, 3, 3, 2, 1)),
                Arguments.of("packets", Arrays.asList(6, null)),
                Arguments.of("points", Map.of("A", 11)),
                Arguments.of("points", Map.of("A", 11, "T", 51)),
                Arguments.of("points", Map.of("A", 11, "T", 10, "K", 4)),
                Arguments.of("steps", List.of()),
                Arguments.of("steps", List.of(List.of(50))),
                Arguments.of("steps", List.of(List.of(50, 51))),
                Arguments.of("steps", List.of(List.of(60, 1), List.of(60, 5))),
                Arguments.of("steps", List.of(List.of(60, 1), List.of(50, 5))),
                Arguments.of("redeals", null),
                Arguments.of("redeals", List.of(Map.of())),
                Arguments.of("redeals", List.of(Map.of("nines", 9))),
                Arguments.of("redeals", List.of(Map.of("tens", 1))),
                Arguments.of("redeals", Arrays.asList(Map.of("nines", 5), null)),
                Arguments.of("redeals", java.util.Collections.nCopies(3, Map.of("nines", 5))));
    }

    @ParameterizedTest
    @MethodSource("refused")
    void aValueThatIsNotAllowedIsNamedWithWhatIs(String option, Object value) {
        Schema.Resolved resolved = SCHEMA.resolve(HouseRules.of(option, value));
        assertThat(resolved.faults()).singleElement().extracting(Fault::option).isEqualTo(option);
        assertThat(resolved.faults().getFirst().sentence())
                .startsWith("Cannot set " + option + " to ")
                .contains("Allowed: " + SCHEMA.option(option).orElseThrow().allowed());
        assertThat(resolved.values().all().get(option))
                .isEqualTo(SCHEMA.option(option).orElseThrow().defaultValue());
    }

    @Test
    void allFaultsAreToldAtOnceInTheOrderOfTheValues() {
        HouseRules rules =
                HouseRules.of("lead", "right").with("targget", 500).with("packets", List.of(1));
        assertThat(SCHEMA.resolve(rules).faults())
                .extracting(Fault::option)
                .containsExactly("lead", "targget", "packets");
    }

    @Test
    void aMisspeltNameIsGuessed() {
        Fault fault = SCHEMA.resolve(HouseRules.of("Packet", 1)).faults().getFirst();
        assertThat(fault.problem()).contains("did you mean packets?");
        Fault far = SCHEMA.resolve(HouseRules.of("somethingElse", 1)).faults().getFirst();
        assertThat(far.problem()).isEqualTo("no such option");
        assertThat(far.allowed())
                .matches("(\\w+, ){4}\\w+ and %d others".formatted(SCHEMA.options().size() - 5));
        assertThat(fault.allowed()).startsWith("packets, ");
    }

    @Test
    void aFaultDoesNotRepeatAnEndlessValue() {
        String sentence =
                SCHEMA.resolve(HouseRules.of("lead", "x".repeat(1_000_000)))
                        .faults()
                        .getFirst()
                        .sentence();
        assertThat(sentence).hasSizeLessThan(200);
    }

    @Test
    void laterValuesStandOnTopOfEarlierOnes() {
        HouseRules rules =
                HouseRules.of("target", 100)
                        .with("cap", 300)
                        .with(HouseRules.of("target", 200).with("cap", null));
        assertThat(rules.values()).containsEntry("target", 200).containsEntry("cap", null);
    }

    @Test
    void twoOptionsOfOneNameAreABugOfTheRuleset() {
        Option flag = new Option.Flag("a", "g", "m", true);
        assertThatThrownBy(() -> new Schema(List.of(flag, flag))).hasMessageContaining("one name");
    }

    @Test
    void badHouseRulesTellEveryFault() {
        BadHouseRules bad =
                new BadHouseRules(
                        SCHEMA.resolve(HouseRules.of("target", 7).with("cap", 0)).faults());
        assertThat(bad.faults()).hasSize(2);
        assertThat(bad.getMessage().lines()).hasSize(2);
    }
}
