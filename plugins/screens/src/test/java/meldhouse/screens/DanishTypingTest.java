package meldhouse.screens;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.api.game.Move;
import meldhouse.client.terminal.Reading;
import meldhouse.client.terminal.Tongue;

import org.junit.jupiter.api.Test;

import java.util.List;

class DanishTypingTest {
    private static Reading<Move> read(DanishSetting.Seen seen, String typed) {
        return new DanishScreen()
                .read(typed, seen.view(), seen.legal(), seen.seats(Tongue.ENGLISH));
    }

    /** So that a long answer has pages of its own, and none of it scrolls away. */
    @Test
    void aVerbAloneIsAnsweredWithALineForEachOffer() {
        DanishSetting.Seen seen =
                DanishSetting.of("7H 8H 9H TH JH QH KH AH JK 2S 9D 9S TD TS", "4S").playing();
        Reading<Move> reading = read(seen, "lay");
        assertThat(reading).isInstanceOf(Reading.Answer.class);
        List<String> lines = ((Reading.Answer<Move>) reading).lines();
        assertThat(lines)
                .hasSizeGreaterThan(3)
                .allSatisfy(line -> assertThat(line).matches("\\d+: .+").doesNotContain("; "));
    }

    @Test
    void aVerbAloneThatOffersNothingIsASentence() {
        DanishSetting.Seen seen = DanishSetting.of("7H 8D 4C", "4S").playing();
        assertThat(read(seen, "redde")).isInstanceOf(Reading.Unclear.class);
    }
}
