package meldhouse.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** The shuffler against the vectors and statistics of its page. */
class ShuffleTest {
    private static final Seed SEED = Seed.parse("42".repeat(32));

    /** The vectors of {@code docs/shuffle.md}, which an independent program printed. */
    @Test
    void theShuffleIsTheOneThatIsSpecified() throws IOException {
        Seed seed = SEED;
        int checked = 0;
        for (String line : vectors()) {
            String[] words = line.split(" ");
            switch (words[0]) {
                case "seed" -> seed = Seed.parse(words[1]);
                case "commitment" -> assertThat(seed.commitment()).isEqualTo(words[1]);
                case "mixed" -> {
                    List<String> salts = List.of(line.split(" ", 3)[2].split("\\|"));
                    assertThat(seed.mixedWith(salts).hex()).isEqualTo(words[1]);
                }
                case "word" ->
                        assertThat(new WordStream(seed.keyed(), number(words[1])).next())
                                .isEqualTo(Long.parseLong(words[2]));
                case "draws" -> {
                    WordStream stream = new WordStream(seed.keyed(), 0);
                    for (int i = 2; i < words.length; i++) {
                        assertThat(stream.below(number(words[1]))).isEqualTo(number(words[i]));
                    }
                }
                case "order" ->
                        assertThat(new Shuffle(seed).order(number(words[1]), number(words[2])))
                                .containsExactly(
                                        Arrays.stream(words)
                                                .skip(3)
                                                .mapToInt(ShuffleTest::number)
                                                .toArray());
                default -> throw new AssertionError("no such vector: " + line);
            }
            checked++;
        }
        assertThat(checked).isEqualTo(22);
    }

    private static List<String> vectors() throws IOException {
        String page = Files.readString(Path.of("../../docs/shuffle.md"));
        String block = page.substring(page.indexOf("```vectors\n") + 11);
        return block.substring(0, block.indexOf("```")).lines().toList();
    }

    private static int number(String word) {
        return Integer.parseInt(word);
    }

    @Test
    void anOrderHoldsEveryThingOnce() {
        for (int things = 1; things <= 160; things++) {
            assertThat(new Shuffle(SEED).order(things, things))
                    .containsExactlyInAnyOrder(IntStream.range(0, things).toArray());
        }
    }

    @Test
    void shufflesFromZeroOfOneThingOrMoreAreAllowed() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Shuffle(SEED).order(-1, 4));
        assertThatIllegalArgumentException().isThrownBy(() -> new Shuffle(SEED).order(0, 0));
    }

    @Test
    void everyOrderOfFourIsAsLikely() {
        int shuffles = 48_000;
        Map<String, Integer> seen = new HashMap<>();
        for (int i = 0; i < shuffles; i++) {
            seen.merge(Arrays.toString(new Shuffle(SEED).order(i, 4)), 1, Integer::sum);
        }
        assertThat(seen).hasSize(24);
        double[] expected = new double[24];
        Arrays.fill(expected, 1 / 24.0);
        // 23 degrees of freedom: one fair shuffler in a thousand is above 49.7.
        assertThat(chiSquare(seen.values(), expected, shuffles)).isLessThan(49.7);
    }

    @Test
    void everyCardLiesAsOftenAtEveryPlace() {
        int shuffles = 20_000;
        int[][] seen = new int[48][48];
        for (int i = 0; i < shuffles; i++) {
            int[] order = new Shuffle(SEED).order(i, 48);
            for (int place = 0; place < 48; place++) {
                seen[order[place]][place]++;
            }
        }
        double fair = shuffles / 48.0;
        double chiSquare = 0;
        for (int[] card : seen) {
            for (int count : card) {
                chiSquare += (count - fair) * (count - fair) / fair;
            }
        }
        // 47 * 47 degrees of freedom; the limit is 3.1 standard deviations above the mean.
        assertThat(chiSquare).isLessThan(47 * 47 + 3.1 * Math.sqrt(2 * 47 * 47));
    }

    /**
     * How twenty cards of the double deck of 80 lie over the suits: the fifteen commonest shapes
     * with their exact shares in percent, from the statistics page.
     */
    @Test
    void handShapesOfTheDoubleDeckComeAsOftenAsTheyShould() {
        String[] shapes =
                ("6554 7643 7544 6653 8543 7553 7652 6644 8642 8633 8552 7742 5555 9542 8444")
                        .split(" ");
        double[] percent = {
            15.32, 11.27, 9.58, 9.01, 7.32, 7.21, 6.01, 5.99, 3.05, 2.15, 1.95, 1.88, 1.63, 1.63,
            1.62
        };
        int hands = 40_000;
        Map<String, Integer> seen = new HashMap<>();
        for (int deal = 0; deal < hands / 4; deal++) {
            int[] order = new Shuffle(SEED).order(deal, 80);
            for (int seat = 0; seat < 4; seat++) {
                seen.merge(
                        shape(Arrays.copyOfRange(order, 20 * seat, 20 * seat + 20)),
                        1,
                        Integer::sum);
            }
        }
        List<Integer> counts =
                new java.util.ArrayList<>(
                        Arrays.stream(shapes).map(shape -> seen.getOrDefault(shape, 0)).toList());
        counts.add(hands - counts.stream().mapToInt(n -> n).sum());
        double[] shares = Arrays.copyOf(Arrays.stream(percent).map(p -> p / 100).toArray(), 16);
        shares[15] = 1 - Arrays.stream(shares).sum();
        // 15 degrees of freedom, one in a thousand: 37.7.
        assertThat(chiSquare(counts, shares, hands)).isLessThan(37.7);
    }

    private static String shape(int[] cards) {
        int[] suits = new int[4];
        for (int card : cards) {
            suits[card / 20]++;
        }
        Arrays.sort(suits);
        return "" + suits[3] + suits[2] + suits[1] + suits[0];
    }

    private static double chiSquare(Iterable<Integer> counts, double[] shares, int total) {
        double sum = 0;
        int i = 0;
        for (int count : counts) {
            double expected = shares[i++] * total;
            sum += (count - expected) * (count - expected) / expected;
        }
        return sum;
    }
}
