package meldhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import meldhouse.api.game.Preset;
import meldhouse.api.game.Ruleset;
import meldhouse.api.options.HouseRules;
import meldhouse.api.options.Option;
import meldhouse.catalog.Catalog;
import meldhouse.scripting.BadShareCode;
import meldhouse.scripting.Rulesets;
import meldhouse.scripting.ShareCode;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;
import java.util.stream.Stream;

/** House rules as a word, with every preset that there is. */
class ShareCodeTest {
    private static final List<Ruleset> RULESETS =
            Catalog.of(ShareCodeTest.class.getClassLoader()).rulesets();

    private static final Rulesets KNOWN = Rulesets.of(RULESETS);

    private static final HouseRules KITCHEN =
            HouseRules.of("minimumBid", 200).with("bidIncrement", 5).with("pointScale", "counters");

    private static Ruleset american() {
        return RULESETS.stream()
                .filter(ruleset -> ruleset.info().id().equals("american"))
                .findFirst()
                .orElseThrow();
    }

    static Stream<Arguments> presets() {
        return RULESETS.stream()
                .flatMap(ruleset -> ruleset.presets().stream().map(p -> Arguments.of(ruleset, p)));
    }

    @ParameterizedTest
    @MethodSource("presets")
    void everyPresetComesBackTheSame(Ruleset ruleset, Preset preset) throws BadShareCode {
        String code = ShareCode.of(ruleset, preset.rules());
        assertThat(ShareCode.isCode(code)).isTrue();
        ShareCode read = ShareCode.read(code, KNOWN);
        assertThat(read.ruleset()).isEqualTo(ruleset.info().id());
        assertThat(read.version()).isEqualTo(ruleset.info().version());
        assertThat(ruleset.options().resolve(read.rules()))
                .isEqualTo(ruleset.options().resolve(preset.rules()));
    }

    @Test
    void aCodeIsShortAndDoesNotDependOnTheOrder() {
        String code = ShareCode.of(american(), KITCHEN);
        assertThat(code).startsWith("MH1.american.").hasSizeLessThan(50);
        assertThat(
                        ShareCode.of(
                                american(),
                                HouseRules.of("pointScale", "counters")
                                        .with("bidIncrement", 5.0)
                                        .with("minimumBid", 200)
                                        .with("target", 1000)))
                .isEqualTo(code);
    }

    @Test
    void aLetterThatIsWrongOrMissingIsNoticed() {
        String code = ShareCode.of(american(), KITCHEN);
        int begin = "MH1.american.".length();
        for (int at = begin; at < code.length(); at++) {
            for (String letter : List.of("", "A", "z", "_")) {
                String wrong = code.substring(0, at) + letter + code.substring(at + 1);
                // The last letter may have bits that say nothing; then the code is the same.
                if (!wrong.equals(code) && at < code.length() - 1) {
                    assertThatThrownBy(() -> ShareCode.read(wrong, KNOWN))
                            .as(wrong)
                            .isInstanceOf(BadShareCode.class);
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "MH1.american.",
                "MH1.american.AAAA",
                "MH2.american.AAAAAAAA",
                "MH1.nothing.AAAAAAAA"
            })
    void whatIsNoCodeIsRefusedWithASentence(String text) {
        assertThatThrownBy(() -> ShareCode.read(text, KNOWN))
                .isInstanceOf(BadShareCode.class)
                .hasMessageContaining("Cannot read the share code: ")
                .hasMessageContaining("Allowed: ");
    }

    /** Three bytes stand for each name. */
    @Test
    void noTwoNamesOfARulesetLookAlikeInACode() {
        for (Ruleset ruleset : RULESETS) {
            List<HouseRules> single =
                    ruleset.options().options().stream()
                            .filter(Option.Whole.class::isInstance)
                            .map(Option.Whole.class::cast)
                            .map(ShareCodeTest::other)
                            .toList();
            assertThat(single).hasSizeGreaterThan(10);
            assertThat(single.stream().map(rules -> ShareCode.of(ruleset, rules)))
                    .allSatisfy(
                            code ->
                                    assertThat(ShareCode.read(code, KNOWN).rules().values())
                                            .hasSize(1))
                    .doesNotHaveDuplicates();
        }
    }

    private static HouseRules other(Option.Whole option) {
        Integer preset = option.preset();
        boolean least = preset != null && preset == option.min();
        return HouseRules.of(option.name(), least ? option.max() : option.min());
    }

    @Test
    void aCodeIsTakenWhereAFileIs() {
        String code = ShareCode.of(american(), KITCHEN);
        assertThat(Run.of("rules", "show", code).out())
                .containsPattern("minimumBid = 200 +code, default 250");
        assertThat(Run.of("meld", "AS", "TS", "--trump", "S", "--rules", code).code()).isZero();
        Run wrong = Run.of("meld", "AS", "--rules", code.substring(0, code.length() - 2));
        assertThat(wrong.code()).isEqualTo(Exit.CONFIGURATION);
        assertThat(wrong.err()).contains("Cannot read the share code");
        assertThat(Run.of("rules", "code", code).out())
                .contains("\"minimumBid\": 200", "\"ruleset\": \"american\"");
    }
}
