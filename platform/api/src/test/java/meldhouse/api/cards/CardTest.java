package meldhouse.api.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

class CardTest {
    @Test
    void everyCardReadsBackFromItsText() {
        Set<String> texts = new HashSet<>();
        for (Suit suit : Suit.values()) {
            for (Rank rank : Rank.values()) {
                Card card = Card.of(rank, suit);
                assertThat(Card.parse(card.toString())).isSameAs(card);
                assertThat(card.rank()).isSameAs(rank);
                assertThat(card.suit()).isSameAs(suit);
                texts.add(card.toString());
            }
        }
        assertThat(texts).hasSize(52);
        assertThat(Card.parse("JK")).isSameAs(Card.JOKER);
    }

    @Test
    void aCardIsRankThenSuit() {
        assertThat(Card.of(Rank.TEN, Suit.SPADES)).hasToString("TS");
        assertThat(Card.of(Rank.QUEEN, Suit.DIAMONDS).title()).isEqualTo("queen of diamonds");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "T", "ST", "10S", "ts", "TSS", "jk", "1S", "T♠", "T S"})
    void whatIsNoCardIsRefusedWithTheAllowedOnes(String text) {
        assertThatThrownBy(() -> Card.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'" + text + "'")
                .hasMessageContaining("A K Q J T 9")
                .hasMessageContaining("S H D C");
    }

    @Test
    void aHandIsCardsWithSpacesBetween() {
        List<Card> hand = Card.parseAll("  AS TS  AS\tJK ");
        assertThat(Card.text(hand)).isEqualTo("AS TS AS JK");
        assertThat(Card.parseAll(" ")).isEmpty();
        assertThatThrownBy(() -> Card.parseAll("AS XX")).hasMessageContaining("'XX'");
    }

    @Test
    void aJokerHasNeitherRankNorSuit() {
        assertThat(Card.JOKER.isJoker()).isTrue();
        assertThatThrownBy(Card.JOKER::rank).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(Card.JOKER::suit).isInstanceOf(IllegalStateException.class);
        assertThat(Card.parse("AS").isJoker()).isFalse();
    }

    @Test
    void aSuitIsReadFromItsLetterAlone() {
        assertThat(Suit.parse("H")).isSameAs(Suit.HEARTS);
        for (String text : List.of("h", "", "HH", "X")) {
            assertThatThrownBy(() -> Suit.parse(text)).hasMessageContaining("S, H, D, C");
        }
        assertThatThrownBy(() -> Rank.parse("10")).hasMessageContaining("A, K, Q, J, T");
    }
}
