package meldhouse.screens;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.api.game.Move;
import meldhouse.client.terminal.Reading;
import meldhouse.client.terminal.Tongue;
import meldhouse.danish.DanishMove;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.List;

class DanishTypingTest {
    private static Reading<Move> read(DanishSetting.Seen seen, String typed) {
        return read(seen, typed, Tongue.ENGLISH);
    }

    private static Reading<Move> read(DanishSetting.Seen seen, String typed, Tongue tongue) {
        return new DanishScreen().read(typed, seen.view(), seen.legal(), seen.seats(tongue));
    }

    /** So that whoever does what a hint says may type it as it stands there. */
    @ParameterizedTest
    @EnumSource(Tongue.class)
    void theWordsOfADiscardCanBeTypedBack(Tongue tongue) {
        DanishSetting.Seen seen = DanishSetting.of("7H 8D 4C KS", "4S").playing();
        List<Move> discards =
                seen.legal().listed().stream()
                        .filter(DanishMove.Discard.class::isInstance)
                        .toList();
        assertThat(discards).hasSizeGreaterThan(3);
        for (Move move : discards) {
            String words = new DanishScreen().words(move, seen.seats(tongue));
            assertThat(read(seen, words, tongue)).isEqualTo(new Reading.Wish<>(move));
        }
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
