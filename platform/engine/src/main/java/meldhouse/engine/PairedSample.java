package meldhouse.engine;

import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * Gathers one measure of the same plays under two sets of rules. Each mean is the ratio of two
 * sums, as in {@link Sample}; the error of their difference takes into account that the cards were
 * the same, so that what both have in common does not blur it. Rules that change nothing differ by
 * exactly 0, with the error 0. A workbench.
 */
final class PairedSample {
    /** Sum and count under the first rules, then under the second. */
    private static final int PARTS = 4;

    private static final int SECOND = 2;

    private final double[] sums = new double[PARTS];
    private final double[][] products = new double[PARTS][PARTS];
    private final NavigableMap<Integer, Long> first = new TreeMap<>();
    private final NavigableMap<Integer, Long> second = new TreeMap<>();
    private long clusters;

    /** What one number of the series came to: sums and counts under both rules. */
    void add(double firstSum, long firstCount, double secondSum, long secondCount) {
        double[] here = {firstSum, firstCount, secondSum, secondCount};
        clusters++;
        for (int i = 0; i < PARTS; i++) {
            sums[i] += here[i];
            for (int j = 0; j < PARTS; j++) {
                products[i][j] += here[i] * here[j];
            }
        }
    }

    /** A single number, for the histograms. */
    void count(boolean underFirst, int number) {
        (underFirst ? first : second).merge(number, 1L, Long::sum);
    }

    /** Adds all that another gathered. */
    void add(PairedSample other) {
        clusters += other.clusters;
        for (int i = 0; i < PARTS; i++) {
            sums[i] += other.sums[i];
            for (int j = 0; j < PARTS; j++) {
                products[i][j] += other.products[i][j];
            }
        }
        other.first.forEach((number, times) -> first.merge(number, times, Long::sum));
        other.second.forEach((number, times) -> second.merge(number, times, Long::sum));
    }

    private double mean(int part) {
        return sums[part] / sums[part + 1];
    }

    /** What the errors of two means have in common; with itself, its square. */
    private double common(int one, int other, double n) {
        double a = mean(one);
        double b = mean(other);
        double sum =
                products[one][other]
                        - (b * products[one][other + 1] + a * products[one + 1][other])
                        + a * b * products[one + 1][other + 1];
        return sum / (sums[one + 1] * sums[other + 1]) * n / (n - 1);
    }

    private Statistic statistic(int part, long withEmpty) {
        double error =
                withEmpty < 2 ? Double.NaN : Math.sqrt(Math.max(0, common(part, part, withEmpty)));
        return new Statistic((long) sums[part + 1], mean(part), error);
    }

    /**
     * What was found.
     *
     * @param played how many numbers were played; those without this measure count for the error
     */
    Compared compared(long played) {
        long n = Math.max(clusters, played);
        double variance = common(0, 0, n) + common(SECOND, SECOND, n) - 2 * common(0, SECOND, n);
        double error = n < 2 ? Double.NaN : Math.sqrt(Math.max(0, variance));
        return new Compared(
                statistic(0, n),
                statistic(SECOND, n),
                Estimate.of(n, mean(SECOND) - mean(0), error),
                first,
                second);
    }
}
