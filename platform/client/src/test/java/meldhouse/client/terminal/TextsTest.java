package meldhouse.client.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import meldhouse.protocol.ErrorCode;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.List;
import java.util.Map;

class TextsTest {
    private static final Texts ENGLISH = Texts.of(Tongue.ENGLISH);

    @ParameterizedTest
    @EnumSource
    void everyLanguageHasTheSameKeysAndPlaces(Tongue tongue) {
        Texts texts = Texts.of(tongue);
        assertThat(texts.keys().stream().filter(key -> !key.startsWith("error.")))
                .hasSizeGreaterThan(80)
                .containsExactlyElementsOf(ENGLISH.keys());
        for (String key : ENGLISH.keys()) {
            assertThat(texts.places(key)).as(key).isEqualTo(ENGLISH.places(key));
        }
    }

    @ParameterizedTest
    @EnumSource(names = "ENGLISH", mode = EnumSource.Mode.EXCLUDE)
    void everyRefusalOfAServerIsPutIntoWords(Tongue tongue) {
        Texts texts = Texts.of(tongue);
        for (ErrorCode code : ErrorCode.values()) {
            assertThat(texts.has("error." + code.name())).as(code.name()).isTrue();
        }
        assertThat(texts.keys().stream().filter(key -> key.startsWith("error.")))
                .containsExactlyElementsOf(
                        Texts.of(Tongue.GERMAN).keys().stream()
                                .filter(key -> key.startsWith("error."))
                                .toList());
    }

    @ParameterizedTest
    @EnumSource
    void whatIsSaidOfTheViewerIsAlsoSaidOfOthers(Tongue tongue) {
        Texts texts = Texts.of(tongue);
        for (String key : texts.keys()) {
            if (key.endsWith(".you")) {
                assertThat(texts.has(key.replaceFirst("you$", "they"))).as(key).isTrue();
            }
        }
    }

    @Test
    void theCaseOfAPersonIsThatOfTheSentence() {
        Seats seats = new Seats(0, List.of("Ann", "Bob", "Cid", "Dot"), Tongue.GERMAN);
        Who pair = seats.pair(0, 2);
        assertThat(pair.subject()).isEqualTo("du und Cid");
        assertThat(pair.form("dat")).isEqualTo("dir und Cid");
        assertThat(pair.form("acc")).isEqualTo("dich und Cid");
        assertThat(pair.form("cap")).isEqualTo("Du und Cid");
    }

    @Test
    void aNameStaysAsItWasTypedAndAPronounBeginsWithACapital() {
        Seats seats = new Seats(0, List.of("ann", "bob"), Tongue.GERMAN);
        assertThat(seats.who(1).form("cap")).isEqualTo("bob");
        assertThat(seats.who(0).form("cap")).isEqualTo("Du");
        assertThat(seats.pair(1, 0).first()).isEqualTo("bob und du");
        assertThat(seats.pair(0, 1).first()).isEqualTo("Du und bob");
    }

    @ParameterizedTest
    @CsvSource({
        "ENGLISH, 1 second left., 2 seconds left.",
        "GERMAN, Noch 1 Sekunde., Noch 2 Sekunden.",
        "DANISH, 1 sekund tilbage., 2 sekunder tilbage."
    })
    void oneIsNotSaidAsMany(Tongue tongue, String one, String two) {
        assertThat(Texts.of(tongue).say("time.left", 1)).isEqualTo(one);
        assertThat(Texts.of(tongue).say("time.left", 2)).isEqualTo(two);
    }

    @ParameterizedTest
    @CsvSource({"ENGLISH, root's table", "GERMAN, Tisch von root", "DANISH, bord hos root"})
    void whoseTableItIsIsSaidInTheReadersLanguage(Tongue tongue, String title) {
        assertThat(TableTitle.in(tongue, "root's table")).isEqualTo(title);
        assertThat(TableTitle.in(tongue, "Friday")).isEqualTo("Friday");
    }

    @Test
    void aSentenceOrAnArgumentThatIsMissingIsAFault() {
        assertThatThrownBy(() -> ENGLISH.say("no such key"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no such key");
        assertThatThrownBy(() -> ENGLISH.say("says", "Ann"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("argument 1");
    }

    @Test
    void somebodyCalledYouIsNotTheViewer() {
        Seats seats = new Seats(0, List.of("Ann", "You", "du", "Ann"), Tongue.ENGLISH);
        assertThat(seats.names()).containsExactly("Ann 0", "You 1", "du 2", "Ann 3");
    }

    @Test
    void theLanguageIsTheFirstThatTheLocaleNames() {
        assertThat(Tongue.ofEnvironment(Map.of("LANG", "de_AT.UTF-8"))).isEqualTo(Tongue.GERMAN);
        assertThat(Tongue.ofEnvironment(Map.of("LANG", "de_DE", "LC_ALL", "da_DK.utf8")))
                .isEqualTo(Tongue.DANISH);
        assertThat(Tongue.ofEnvironment(Map.of("LC_ALL", "", "LC_MESSAGES", "da", "LANG", "de")))
                .isEqualTo(Tongue.DANISH);
        assertThat(Tongue.ofEnvironment(Map.of("LANG", "fr_FR"))).isEqualTo(Tongue.ENGLISH);
        assertThat(Tongue.ofEnvironment(Map.of())).isEqualTo(Tongue.ENGLISH);
        assertThat(Tongue.of("xx")).isEmpty();
    }
}
