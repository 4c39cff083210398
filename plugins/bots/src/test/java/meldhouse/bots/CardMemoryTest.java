package meldhouse.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import meldhouse.api.cards.Card;

import org.junit.jupiter.api.Test;

final class CardMemoryTest {
    private static int card(String text) {
        return Pack.number(Card.parse(text));
    }

    /** T-C9. */
    @Test
    void ownKingAndOneSeenKingLeaveNoneOutside() {
        CardMemory memory =
                Situation.holding("KS 9S JD").trump("H").taken(1, "AS 9S KS TS", 1).memory();
        assertThat(memory.unseen(card("KS"))).isZero();
        assertThat(memory.unseen(card("AS"))).isOne();
        assertThat(memory.unseen(card("QH"))).isEqualTo(2);
        assertThat(memory.higherUnseen(card("KS"))).isEqualTo(2);
    }

    @Test
    void aShownCardIsKnownUntilItIsPlayed() {
        Situation situation = Situation.holding("9S JD JC").trump("H").shows(2, "QS JD");
        assertThat(situation.memory().known(2, card("QS"))).isOne();
        assertThat(situation.memory().lacks(2, card("QS"))).isZero();
        situation.taken(1, "9S QS KS TS", 0);
        assertThat(situation.memory().known(2, card("QS"))).isZero();
        assertThat(situation.memory().lacks(2, card("QS"))).isPositive();
    }

    @Test
    void whoDoesNotFollowIsVoidAndWhoDoesNotTrumpHasNone() {
        CardMemory memory =
                Situation.holding("9S JD JC").trump("H").taken(1, "9S QC KS TS", 0).memory();
        assertThat(memory.showedVoid(2, 0)).isTrue();
        assertThat(memory.showedVoid(2, 1)).isTrue();
        assertThat(memory.isVoid(2, 1)).isOne();
        assertThat(memory.showedVoid(3, 0)).isFalse();
    }

    @Test
    void whoDoesNotBeatHasNothingHigher() {
        CardMemory memory =
                Situation.holding("9S JD JC").trump("H").taken(1, "QS 9S TS JS", 3).memory();
        assertThat(memory.lacks(2, card("KS"))).isOne();
        assertThat(memory.lacks(2, card("TS"))).isOne();
        assertThat(memory.lacks(2, card("QS"))).isLessThan(1);
        assertThat(memory.lacks(3, card("AS"))).isLessThan(1);
    }

    @Test
    void whoUndertrumpsHasNoHigherTrump() {
        CardMemory memory =
                Situation.holding("9S JD JC").trump("H").taken(1, "QS KH 9H JS", 2).memory();
        assertThat(memory.lacks(3, card("TH"))).isOne();
        assertThat(memory.lacks(3, card("QH"))).isLessThan(1);
        assertThat(memory.showedVoid(3, 0)).isTrue();
    }

    @Test
    void anUnknownCardLiesInEachFreePlaceAlike() {
        CardMemory memory = Situation.holding("9S JD JC TC").trump("H").memory();
        // One of two copies, four of twelve places: (8/12)^2.
        assertThat(memory.lacks(1, card("AS"))).isEqualTo(4.0 / 9, within(1e-12));
        // One copy left.
        assertThat(memory.lacks(1, card("JD"))).isEqualTo(2.0 / 3, within(1e-12));
    }
}
