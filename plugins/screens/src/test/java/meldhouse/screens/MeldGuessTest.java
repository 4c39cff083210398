package meldhouse.screens;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.danish.DanishCard;
import meldhouse.danish.LaidCard;
import meldhouse.danish.MeldType;
import meldhouse.danish.MeldWorth;
import meldhouse.danish.NewMeld;
import meldhouse.danish.TableMeld;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.stream.Collectors;

/** What a wild card stands for is asked only where there is a choice (issue 4). */
class MeldGuessTest {
    @ParameterizedTest
    @CsvSource({
        "9H 9S 9D, set 9S 9H 9D",
        "9H JK 9S, set 9S 9H JK",
        "9H 7H 8H, straight 7H 8H 9H",
        "9H 8H 7H, straight 7H 8H 9H",
        "7H JK 9H, straight 7H JK 9H",
        "9H 7H JK, straight 7H JK 9H",
        "JK 7H 8H, straight JK 7H 8H",
        "7H 8H JK, straight 7H 8H JK",
        "K♥ A♥ JK, straight JK KH AH",
        "7H 8H 10H JK 2C, straight 7H 8H JK TH 2C | straight 2C 7H 8H JK TH",
        "7H JK 2S, set 7H 2S JK | straight 7H JK 2S",
        "7H JK=8H 2S, straight 7H JK=8H 2S",
        "7H JK=7 2S, set 7H 2S JK=7",
        "7H 8H 9D, straight 7H 8H 9D",
        "KH AH JK, straight JK KH AH"
    })
    void cardsAreTheMeldsThatTheyCanBe(String typed, String melds) {
        List<DanishCard> cards = cards(typed.replace('♥', 'H').replace("10", "T"));
        List<String> guessed =
                MeldGuess.melds(cards, null).stream().map(MeldGuessTest::text).toList();
        assertThat(guessed).containsExactlyInAnyOrder(melds.split(" \\| "));
    }

    private static List<DanishCard> cards(String text) {
        return DanishCard.parseAll(text);
    }

    private static String text(NewMeld meld) {
        return meld.type() + " " + DanishCard.text(meld.cards());
    }

    private static TableMeld meld(String text) {
        List<LaidCard> cards =
                cards(text).stream().map(card -> new LaidCard(card, 0, 1, false)).toList();
        return new TableMeld(
                0,
                0,
                MeldType.STRAIGHT,
                cards,
                List.of(),
                cards.size(),
                0,
                false,
                new MeldWorth(0, 0, null, 0, 0, 0));
    }

    @ParameterizedTest
    @CsvSource({
        "TH, high TH",
        "JH TH, high TH JH",
        "6H, low 6H",
        "5H JK, low JK 5H",
        "JK, high JK | low JK",
        "KH, ''",
        "6H TH, ''"
    })
    void cardsGoToTheEndsWhereTheyFit(String typed, String ends) {
        String found =
                MeldGuess.ends(meld("7H JK=8H 9H"), cards(typed)).stream()
                        .map(way -> (way.low() ? "low " : "high ") + DanishCard.text(way.cards()))
                        .collect(Collectors.joining(" | "));
        assertThat(found).isEqualTo(ends);
    }

    @ParameterizedTest
    @CsvSource({"8H, JK=8H", "8S, ''", "2H, ''"})
    void aWildIsRescuedByTheCardThatItStandsFor(String card, String wild) {
        assertThat(DanishCard.text(MeldGuess.rescued(meld("7H JK=8H 9H"), DanishCard.parse(card))))
                .isEqualTo(wild);
    }
}
