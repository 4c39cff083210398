package meldhouse.american.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

/** Held against a count of every order in which a small pack can lie. */
class ArrivalsTest {
    private static final int DEALT = 3;

    /** Seven cards, the first two of a kind; a seat gets three, draws two, and two stay behind. */
    private static final List<Integer> PACK = List.of(0, 0, 1, 2, 3, 4, 5);

    private static final int DRAWN = 2;

    @Test
    void theOtherCopyOfACardPlayedEarlyCameLater() {
        // After one trick: 0; after another: 1, with a card drawn behind each.
        assertThat(ratio(List.of(0, 1))).isCloseTo(counted(List.of(0, 1)), within(1e-12));
        assertThat(ratio(List.of(1, 0))).isCloseTo(counted(List.of(1, 0)), within(1e-12));
        assertThat(ratio(List.of(0, 1))).isGreaterThan(ratio(List.of(1, 0)));
    }

    @Test
    void bothCopiesAreHalfAsLikelyWhereNoneWasShown() {
        assertThat(ratio(List.of(1, 2))).isEqualTo(0.5);
        assertThat(counted(List.of(1, 2))).isEqualTo(0.5);
    }

    @Test
    void aCardThatWasDealtBeforeItWasShownHasNoTimeToTell() {
        Arrivals arrivals = new Arrivals(DEALT);
        arrivals.showed(0, 0);
        assertThat(arrivals.weight(0, 0, 1) / arrivals.weight(0, 0, 0)).isEqualTo(0.5);
        assertThat(arrivals.weight(1, 0, 2) / arrivals.weight(1, 0, 1)).isEqualTo(0.5);
    }

    @Test
    void ofFourCopiesEnoughMustHaveComeInTime() {
        Arrivals arrivals = new Arrivals(1);
        arrivals.showed(0, 0);
        arrivals.drew(0);
        arrivals.drew(0);
        arrivals.showed(0, 0);
        // Three copies came in one order; two and another card in two, which was not dealt.
        assertThat(arrivals.weight(0, 0, 1) / arrivals.weight(0, 0, 0))
                .isCloseTo(0.5, within(1e-6));
    }

    /** How much likelier one copy more of the first card is than none. */
    private static double ratio(List<Integer> shown) {
        Arrivals arrivals = new Arrivals(DEALT);
        for (int card : shown) {
            arrivals.showed(0, card);
            arrivals.drew(0);
        }
        int more = shown.contains(0) ? 1 : 2;
        return arrivals.weight(0, 0, more) / arrivals.weight(0, 0, more - 1);
    }

    /** The same by counting the orders that end with one hand and with another. */
    private static double counted(List<Integer> shown) {
        List<Integer> rest = new ArrayList<>(List.of(2, 3, 4, 5));
        rest.removeAll(shown);
        boolean isShown = shown.contains(0);
        List<Integer> more = isShown ? List.of(0, rest.get(0), rest.get(1)) : List.of(0, 0, 3);
        List<Integer> less =
                isShown ? List.of(rest.get(0), rest.get(1), rest.get(2)) : List.of(0, 3, 4);
        return (double) orders(more, shown, new ArrayList<>(), 0)
                / orders(less, shown, new ArrayList<>(), 0);
    }

    private static int orders(
            List<Integer> hand, List<Integer> shown, List<Integer> laid, int used) {
        if (laid.size() == PACK.size()) {
            return ends(laid, shown).equals(hand.stream().sorted().toList()) ? 1 : 0;
        }
        int found = 0;
        for (int place = 0; place < PACK.size(); place++) {
            if ((used >>> place & 1) == 0) {
                laid.add(PACK.get(place));
                found += orders(hand, shown, laid, used | 1 << place);
                laid.removeLast();
            }
        }
        return found;
    }

    /** What the seat holds in the end; nothing if it could not show what it showed. */
    private static List<Integer> ends(List<Integer> laid, List<Integer> shown) {
        List<Integer> held = new ArrayList<>(laid.subList(0, DEALT));
        for (int trick = 0; trick < DRAWN; trick++) {
            if (!held.remove(shown.get(trick))) {
                return List.of();
            }
            held.add(laid.get(DEALT + trick));
        }
        return held.stream().sorted().toList();
    }
}
