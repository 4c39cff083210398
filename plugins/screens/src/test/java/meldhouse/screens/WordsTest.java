package meldhouse.screens;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.american.MeldKind;
import meldhouse.american.Outcome;
import meldhouse.api.cards.Card;
import meldhouse.api.cards.Suit;
import meldhouse.client.terminal.Texts;
import meldhouse.client.terminal.Tongue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.List;

class WordsTest {
    private static final Texts ENGLISH = Words.of(Tongue.ENGLISH).texts();
    private static final String RANKS = "ATKQJ9";

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

    @ParameterizedTest
    @EnumSource
    void everyCardIsReadBackFromEveryFormInWhichItIsShown(Tongue tongue) {
        Words words = Words.of(tongue);
        Cards cards = new Cards(words);
        for (Suit suit : Suit.values()) {
            for (char rank : RANKS.toCharArray()) {
                Card card = Card.parse("" + rank + suit);
                assertThat(cards.card(words.brief(card))).contains(card);
                assertThat(cards.card(words.code(card))).contains(card);
                assertThat(cards.card(words.title(card))).contains(card);
                assertThat(cards.card(words.rank(card.rank()) + Cards.sign(suit))).contains(card);
                assertThat(cards.card(card.toString())).contains(card);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "GERMAN, KD, KD",
        "GERMAN, DD, QD",
        "GERMAN, dr, QD",
        "GERMAN, QD, QD",
        "GERMAN, bx, JC",
        "GERMAN, zh, TH",
        "GERMAN, 10p, TS",
        "GERMAN, kreuz ass, AC",
        "GERMAN, Herz-König, KH",
        "GERMAN, dame karo, QD",
        "DANISH, KD, KD",
        "DANISH, DK, QC",
        "DANISH, KK, KC",
        "DANISH, es, AS",
        "DANISH, hjerter knægt, JH",
        "DANISH, ruder 10, TD",
        "ENGLISH, ten of spades, TS",
        "ENGLISH, 10h, TH",
    })
    void whatPlayersTypeIsTheCardTheyMean(Tongue tongue, String typed, String card) {
        assertThat(new Cards(Words.of(tongue)).card(typed)).contains(Card.parse(card));
    }

    @ParameterizedTest
    @CsvSource({
        "GERMAN, PK",
        "GERMAN, DZ",
        "DANISH, XX",
        "ENGLISH, DR",
        "ENGLISH, A",
        "ENGLISH, 1S"
    })
    void whatIsNoCardIsNone(Tongue tongue, String typed) {
        assertThat(new Cards(Words.of(tongue)).card(typed)).isEmpty();
    }

    @Test
    void severalCardsMayBeTypedInAnyMixture() {
        Cards german = new Cards(Words.of(Tongue.GERMAN));
        assertThat(german.cards("AS, pik zehn KR  dame kreuz"))
                .contains(Card.parseAll("AS TS KD QC"));
        assertThat(german.cards("AS pik")).isEmpty();
    }

    @Test
    void cardsOfASuitAreListedTogether() {
        List<Card> run = Card.parseAll("AS TS KS QS JS JD");
        assertThat(Words.of(Tongue.GERMAN).briefs(run)).isEqualTo("Pik A 10 K D B, Karo B");
        assertThat(Words.of(Tongue.DANISH).briefs(run)).isEqualTo("spar E 10 K D B, ruder B");
        assertThat(Words.of(Tongue.ENGLISH).briefs(run)).isEqualTo("AS TS KS QS JS JD");
    }
}
