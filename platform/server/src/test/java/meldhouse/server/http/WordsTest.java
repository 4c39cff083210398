package meldhouse.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class WordsTest {
    @ParameterizedTest
    @EnumSource
    void everyLanguageHasTheSameKeysAndPlaces(Words words) {
        assertThat(words.keys()).isEqualTo(Words.ENGLISH.keys());
        for (String key : words.keys()) {
            assertThat(words.places(key)).as(key).isEqualTo(Words.ENGLISH.places(key));
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatHasANumberIsOneOrMany(Words words) {
        assertThat(words.say("counts", 1, 1)).isNotEqualTo(words.say("counts", 2, 1));
        assertThat(words.say("table.close.about", "$1 \\")).contains("$1 \\");
        assertThat(words.say("seat.open")).doesNotContain("{");
    }

    @ParameterizedTest
    @EnumSource
    void everyNoticeCanBeSaid(Words words) {
        assertThat(StatusPage.NOTICES)
                .allSatisfy(notice -> assertThat(words.say("done." + notice)).isNotBlank());
    }
}
