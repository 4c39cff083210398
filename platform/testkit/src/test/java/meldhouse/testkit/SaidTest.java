package meldhouse.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.Properties;

/** What a check says, in three languages. */
class SaidTest {
    @ParameterizedTest
    @ValueSource(strings = {"de", "da"})
    void everyLanguageHasTheSameSentencesWithTheSamePlaces(String language) {
        Properties english = Said.sentences("en");
        Properties other = Said.sentences(language);
        assertThat(other.stringPropertyNames()).isEqualTo(english.stringPropertyNames());
        for (String key : english.stringPropertyNames()) {
            for (int place = 0; place < 5; place++) {
                String mark = "{" + place + "}";
                assertThat(other.getProperty(key).contains(mark))
                        .as("%s of %s in %s", mark, key, language)
                        .isEqualTo(english.getProperty(key).contains(mark));
            }
        }
    }

    @Test
    void whatIsSaidWithinIsSaidInTheSameLanguage() {
        Said said = Said.of("fault", Said.of("where", 3, 1, 20), Said.of("chose.late", 200));
        assertThat(said.in("de"))
                .isEqualTo(
                        "Partie 3, Platz 1, nach 20 Ereignissen: er gab binnen 200 ms keinen Zug");
        assertThat(said)
                .hasToString("match 3, seat 1, after 20 events: it gave no move within 200 ms");
        assertThat(said.in("fr")).isEqualTo(said.toString());
    }
}
