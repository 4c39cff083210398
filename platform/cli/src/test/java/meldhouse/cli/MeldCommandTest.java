package meldhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class MeldCommandTest {
    private static final String HAND = "AS TS KS QS JS 9S QS JD AH TD KD QC";

    @Test
    void meldsAreShownWithTheirCardsAndPoints() {
        Run run = Run.of("meld", HAND, "--trump", "S");
        assertThat(run.code()).isZero();
        assertThat(run.out())
                .contains("spades as trump: 200 points")
                .containsPattern("run +AS TS KS QS JS +150")
                .containsPattern("pinochle +QS JD +40")
                .containsPattern("dix +9S +10")
                .doesNotContain("hearts");
    }

    @Test
    void withoutATrumpAllFourAreCompared() {
        Run run = Run.of("meld", HAND);
        assertThat(run.out())
                .containsPattern("spades +200 +\\d+  best")
                .containsPattern("hearts +60 +\\d+")
                .contains("estimate")
                .contains("spades as trump: 200 points");
    }

    @Test
    void aGameWithoutTrumpIsAskedWithoutOne() {
        Run run = Run.of("meld", "--ruleset", "danish", "7H 8H 9H 9S 9D 9C KC KD JK 3C AS 2S");
        assertThat(run.code()).isZero();
        assertThat(run.out())
                .startsWith("100 points")
                .containsPattern("straight +7H 8H 9H +25")
                .containsPattern("set +AS 2S=A JK=A +45")
                .contains("left in the hand: 3C KD KC, which cost 25");
        assertThat(Run.of("meld", "--ruleset", "danish", "7H 7H 7H").err())
                .contains("The pack does not have the seven of hearts 3 times.");
    }

    @Test
    void cardsMayBeSeparateWordsInSmallLetters() {
        assertThat(Run.of("meld", "ks", "qs", "--trump", "s").out())
                .contains("spades as trump: 40 points");
    }

    @Test
    void housePricesCount() {
        Run run = Run.of("meld", "AS TS KS QS JS KS QS", "--trump=S", "--preset", "tableStandard");
        assertThat(run.out()).contains("spades as trump: 230 points");
    }

    @Test
    void programsGetAllOfIt() throws Exception {
        JsonNode answer = new JsonMapper().readTree(Run.of("meld", HAND, "--json").out());
        assertThat(answer.at("/best").asText()).isEqualTo("S");
        assertThat(answer.at("/trumps")).hasSize(4);
        assertThat(answer.at("/trumps/0/total").asInt()).isEqualTo(200);
        assertThat(answer.at("/trumps/0/melds/0/cards")).isNotEmpty();
        assertThat(answer.at("/trumps/0/estimate").isInt()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "AS AS AS|ace of spades",
                "AS XX|Cannot read card 'XX'",
                "AS 8S|8S",
                "AS JK|JK",
                "AS KS --trump X|Cannot read suit 'X'",
                "AS --with trump|NAME=VALUE",
                "AS --with trumf=S|Did you mean trump?"
            })
    void aWrongHandIsNamed(String args, String complaint) {
        Run run = Run.of(("meld " + args).split(" "));
        assertThat(run.code()).isEqualTo(Exit.USAGE);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains(complaint);
    }

    @Test
    void aWrongPresetIsAMatterOfConfiguration() {
        Run run = Run.of("meld", "AS", "--preset", "none");
        assertThat(run.code()).isEqualTo(Exit.CONFIGURATION);
        assertThat(run.err()).contains("Cannot use preset 'none'");
    }

    @ParameterizedTest
    @ValueSource(strings = {"S", "s", "spades", "Spade", "\u2660"})
    void aTrumpIsNamedByItsLetterItsWordOrItsSign(String trump) {
        assertThat(Run.of("meld", "KS", "QS", "--trump", trump).out())
                .contains("spades as trump: 40 points");
    }

    @Test
    void aGameWithoutATrumpSaysWhatItHasToSay() {
        String[] hand = {"meld", "--ruleset", "danish", "AS TS KS QS JS JK 2H 8H 8D 8C 3C"};
        assertThat(Run.of(hand).out())
                .startsWith("115 points")
                .containsPattern("set +8H 8D 8C +30")
                .contains("2H=A")
                .doesNotContain("trump", "estimate");
        assertThat(Run.of("meld", "--ruleset=danish", "--lang=da", "8H 8D 8C JK ES 2S").out())
                .contains(" point")
                .doesNotContain("points", "left in the hand");
        Run trump = Run.of("meld", "--ruleset", "danish", "--trump", "S", "AS");
        assertThat(trump.code()).isEqualTo(Exit.USAGE);
        assertThat(trump.err()).contains("Cannot use 'trump'");
    }
}
