package meldhouse.danish.rules;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.api.cards.Card;
import meldhouse.danish.rules.Choices.DealerRotation;
import meldhouse.danish.rules.Choices.TeamMode;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;

/** Seats, sides, the dealer and the draw (danish.md 1.2 to 1.4). */
class SeatingTest {
    @ParameterizedTest
    @CsvSource({
        "2, AUTO, 2", "3, AUTO, 3", "4, AUTO, 2", "5, AUTO, 5", "6, AUTO, 3",
        "4, PAIRS, 2", "6, PAIRS, 3", "6, THREES, 2", "4, INDIVIDUAL, 4", "6, INDIVIDUAL, 6"
    })
    void playersMakeSoManySides(int players, TeamMode mode, int sides) {
        assertThat(Seating.of(players, mode).sides()).isEqualTo(sides);
    }

    @ParameterizedTest
    @CsvSource({
        "4, PAIRS, 1 3 2 4",
        "6, PAIRS, 1 3 5 2 4 6",
        "6, THREES, 1 4 2 5 3 6",
        "5, INDIVIDUAL, 1 2 3 4 5"
    })
    void theOrderOfTurnsSetsTheHighestAgainstTheNextSide(int players, TeamMode mode, String order) {
        List<Integer> ranked = IntStream.rangeClosed(1, players).boxed().toList();

        assertThat(Seating.of(players, mode).turnOrder(ranked))
                .containsExactlyElementsOf(
                        List.of(order.split(" ")).stream().map(Integer::parseInt).toList());
    }

    @Test
    void partnersSitOpposite() {
        Seating four = Seating.of(4, TeamMode.PAIRS);
        assertThat(four.isTogether(0, 2)).isTrue();
        assertThat(four.isTogether(0, 1)).isFalse();
        Seating six = Seating.of(6, TeamMode.PAIRS);
        assertThat(six.isTogether(1, 4)).isTrue();
        assertThat(six.isTogether(1, 3)).isFalse();
    }

    /** danish.md 1.4: shuffler d - 1, cutter d + 2, haand d + 1. */
    @ParameterizedTest
    @CsvSource({
        "4, PAIRS, 3, 2, 1, 0",
        "4, PAIRS, 0, 3, 2, 1",
        "6, PAIRS, 5, 4, 2, 0",
        "6, THREES, 5, 4, 1, 0",
        "3, INDIVIDUAL, 2, 1, 2, 0",
        "4, INDIVIDUAL, 1, 0, 1, 2"
    })
    void theDealerHasAShufflerACutterAndHaandBeside(
            int players, TeamMode mode, int dealer, int shuffler, int cutter, int haand) {
        Seating seating = Seating.of(players, mode);

        assertThat(seating.shuffler(dealer)).isEqualTo(shuffler);
        assertThat(seating.cutter(dealer)).isEqualTo(cutter);
        assertThat(seating.haand(dealer)).isEqualTo(haand);
    }

    @Test
    void theDealMovesOnOrTheWinnerStartsOrItStays() {
        Seating seating = Seating.of(4, TeamMode.PAIRS);

        assertThat(seating.firstDealer()).isEqualTo(3);
        assertThat(seating.nextDealer(DealerRotation.NEXT, 3, 1)).isZero();
        int dealer = seating.nextDealer(DealerRotation.WINNER_STARTS, 3, 2);
        assertThat(seating.haand(dealer)).isEqualTo(2);
        assertThat(seating.nextDealer(DealerRotation.WINNER_STARTS, 3, -1)).isZero();
        assertThat(seating.nextDealer(DealerRotation.FIXED, 3, 1)).isEqualTo(3);
    }

    private static SeatDraw drawn(int players, String cards) {
        Iterator<Card> pack = Card.parseAll(cards).iterator();
        return SeatDraw.of(players, drawer -> pack.hasNext() ? pack.next() : null);
    }

    @Test
    void aceIsHighAndTwoIsLow() {
        assertThat(drawn(4, "2S AH TD KC").ranked()).containsExactly(1, 3, 2, 0);
    }

    @Test
    void aJokerIsPutBackAndAnotherCardDrawn() {
        SeatDraw draw = drawn(2, "JK JK 5S 9H");

        assertThat(draw.ranked()).containsExactly(1, 0);
        assertThat(draw.draws()).hasSize(4);
        assertThat(draw.draws().getFirst().isPutBack()).isTrue();
    }

    @Test
    void thoseWhoTieDrawAgainAmongThemselves() {
        SeatDraw draw = drawn(4, "9S KH 9D 3C" + " 4S 4H" + " TS AH");

        assertThat(draw.ranked()).containsExactly(1, 2, 0, 3);
        assertThat(draw.draws()).hasSize(8);
        assertThat(draw.tied()).isEmpty();
    }

    @Test
    void whereThePackRunsOutTheTiedAreNamed() {
        assertThat(drawn(3, "9S KH 9D").tied()).containsExactly(0, 2);
    }

    @ParameterizedTest
    @CsvSource({"2, 23", "3, 34", "4, 45", "5, 56", "6, 67"})
    void theDealNeedsElevenEachAndOneForTheTable(int players, int needed) {
        assertThat(Seating.of(players, TeamMode.AUTO).needed()).isEqualTo(needed);
    }
}
