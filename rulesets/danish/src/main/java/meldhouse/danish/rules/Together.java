package meldhouse.danish.rules;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/** Looks for melds of a hand that go together, by what each is worth alone. */
final class Together {
    /** With many cards there could be no end of ways; these are enough. */
    private static final int MOST_TRIES = 100_000;

    private static final int LEAST = 3;

    /** Whether some melds are what is looked for. */
    @FunctionalInterface
    interface Goal {
        /**
         * @param value of the melds together
         * @param left what stays in the hand
         */
        boolean isMet(int value, Hand left);
    }

    private final DanishRules rules;
    private final long[] melds;
    private final int[] values;
    private final long[] chosen = new long[Pack.SIZE / LEAST];
    private int tries;
    private long[] dearest = {};
    private int most;

    /**
     * @param melds packed
     * @param values what each of them is worth
     */
    Together(DanishRules rules, long[] melds, int[] values) {
        this.rules = rules;
        int[] order =
                IntStream.range(0, melds.length)
                        .boxed()
                        .sorted(Comparator.comparingInt((Integer meld) -> -values[meld]))
                        .mapToInt(meld -> meld)
                        .toArray();
        this.melds = Arrays.stream(order).mapToLong(meld -> melds[meld]).toArray();
        this.values = Arrays.stream(order).map(meld -> values[meld]).toArray();
    }

    /**
     * The first that are found.
     *
     * @param least what they must be worth for the goal; 0: that does not matter
     * @param sets a bit for each step of which the side has a set already
     * @return null: there are none
     */
    long @Nullable [] first(Hand hand, int least, int sets, Goal goal) {
        int count = search(0, 0, hand, 0, sets, least, goal);
        return count < 0 ? null : Arrays.copyOf(chosen, count);
    }

    /** Those that are worth most; none if the hand has no meld. */
    long[] dearest(Hand hand) {
        search(0, 0, hand, 0, 0, -1, (_, _) -> false);
        return dearest;
    }

    /** How many are chosen when the goal is met; negative: it is not. */
    private int search(int from, int count, Hand left, int value, int sets, int least, Goal goal) {
        if (count > 0 && goal.isMet(value, left)) {
            return count;
        }
        if (value > most) {
            most = value;
            dearest = Arrays.copyOf(chosen, count);
        }
        for (int i = from; i < melds.length && tries < MOST_TRIES; i++) {
            int reach = value + left.size() / LEAST * values[i];
            if (least > 0 && reach < least || least < 0 && reach <= most) {
                return -1;
            }
            tries++;
            int set = setStep(melds[i]);
            Hand rest = (sets & set) == 0 ? without(left, melds[i]) : null;
            if (rest != null) {
                chosen[count] = melds[i];
                int more = search(i, count + 1, rest, value + values[i], sets | set, least, goal);
                if (more >= 0) {
                    return more;
                }
            }
        }
        return -1;
    }

    private int setStep(long meld) {
        return rules.allowSecondSetOfSameRank() || !Packed.isSet(meld) ? 0 : 1 << Packed.step(meld);
    }

    /** The hand without a meld; null: it is not in it. */
    static @Nullable Hand without(Hand hand, long meld) {
        Hand left = hand;
        for (int kind : Packed.kinds(meld)) {
            if (left.count(kind) == 0) {
                return null;
            }
            left = left.without(kind);
        }
        return left;
    }
}
