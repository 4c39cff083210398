package meldhouse.engine;

/**
 * The shuffles of a match: the same seed gives the same orders on every machine and version. The
 * algorithm is specified, with test vectors, in {@code docs/shuffle.md}.
 *
 * @param seed where they come from
 */
public record Shuffle(Seed seed) {
    /**
     * One shuffle: the numbers from 0 to {@code things - 1}, each order as likely as any other.
     *
     * @param number which shuffle of the match, from 0
     * @param things how many, at least 1
     * @throws IllegalArgumentException if {@code number} is negative or {@code things} below 1
     */
    public int[] order(int number, int things) {
        if (number < 0 || things < 1) {
            throw new IllegalArgumentException(
                    "Cannot make shuffle %d of %d things. Allowed: shuffles from 0, 1 thing or more."
                            .formatted(number, things));
        }
        int[] order = new int[things];
        for (int i = 0; i < things; i++) {
            order[i] = i;
        }
        WordStream words = new WordStream(seed.keyed(), number);
        for (int i = things - 1; i > 0; i--) {
            int j = words.below(i + 1);
            int moved = order[i];
            order[i] = order[j];
            order[j] = moved;
        }
        return order;
    }
}
