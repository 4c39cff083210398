package meldhouse.client.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Rank;
import meldhouse.api.cards.Suit;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.List;

class CardWordsTest {
    @ParameterizedTest
    @EnumSource
    void everyCardIsReadBackFromEveryFormInWhichItIsShown(Tongue tongue) {
        CardWords words = CardWords.of(tongue);
        for (Suit suit : Suit.values()) {
            for (Rank rank : Rank.values()) {
                Card card = Card.of(rank, suit);
                assertThat(words.card(words.brief(card))).contains(card);
                assertThat(words.card(words.code(card))).contains(card);
                assertThat(words.card(words.title(card))).contains(card);
                assertThat(words.card(words.rank(card.rank()) + CardWords.sign(suit)))
                        .contains(card);
                assertThat(words.card(card.toString())).contains(card);
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
        assertThat(CardWords.of(tongue).card(typed)).contains(Card.parse(card));
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
        assertThat(CardWords.of(tongue).card(typed)).isEmpty();
    }

    @Test
    void severalCardsMayBeTypedInAnyMixture() {
        CardWords german = CardWords.of(Tongue.GERMAN);
        assertThat(german.cards("AS, pik zehn KR  dame kreuz"))
                .contains(Card.parseAll("AS TS KD QC"));
        assertThat(german.cards("AS pik")).isEmpty();
    }

    @Test
    void cardsOfASuitAreListedTogether() {
        List<Card> run = Card.parseAll("AS TS KS QS JS JD");
        assertThat(CardWords.of(Tongue.GERMAN).briefs(run)).isEqualTo("Pik A 10 K D B, Karo B");
        assertThat(CardWords.of(Tongue.DANISH).briefs(run)).isEqualTo("spar E 10 K D B, ruder B");
        assertThat(CardWords.of(Tongue.ENGLISH).briefs(run)).isEqualTo("AS TS KS QS JS JD");
    }

    @ParameterizedTest
    @EnumSource
    void aJokerIsReadBackToo(Tongue tongue) {
        CardWords words = CardWords.of(tongue);
        assertThat(words.cards("JK " + words.title(Card.JOKER) + " 2S"))
                .contains(Card.parseAll("JK JK 2S"));
        assertThat(words.bySuit(Card.parseAll("2S JK JK"), card -> false)).contains("; ");
    }
}
