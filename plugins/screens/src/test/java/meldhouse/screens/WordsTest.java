package meldhouse.screens;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.american.MeldKind;
import meldhouse.american.Outcome;
import meldhouse.client.terminal.Texts;
import meldhouse.client.terminal.Tongue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class WordsTest {
    private static final Texts ENGLISH = Words.of(Tongue.ENGLISH).texts();

    @ParameterizedTest
    @EnumSource
    void everyLanguageHasTheSameKeysAndPlaces(Tongue tongue) {
        Texts texts = Words.of(tongue).texts();
        assertThat(texts.keys()).hasSizeGreaterThan(200).isEqualTo(ENGLISH.keys());
        for (String key : ENGLISH.keys()) {
            assertThat(texts.places(key)).as(key).isEqualTo(ENGLISH.places(key));
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyMeldAndOutcomeHasAWord(Tongue tongue) {
        Words words = Words.of(tongue);
        for (MeldKind kind : MeldKind.values()) {
            assertThat(words.meld(kind)).isNotBlank();
        }
        for (Outcome outcome : Outcome.values()) {
            assertThat(words.say("outcome." + outcome.name())).isNotBlank();
        }
    }
}
