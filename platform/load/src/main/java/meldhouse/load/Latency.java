package meldhouse.load;

import org.HdrHistogram.Histogram;

/**
 * How long something took, in microseconds.
 *
 * @param count how often it was measured; where it is 0, so is everything else
 * @param mean the mean
 * @param median half of them took no longer
 * @param p90 nine in ten took no longer
 * @param p99 ninety-nine in a hundred took no longer
 * @param p999 all but one in a thousand took no longer
 * @param longest the longest of all
 */
public record Latency(
        long count, double mean, long median, long p90, long p99, long p999, long longest) {
    static Latency of(Histogram nanos) {
        return new Latency(
                nanos.getTotalCount(),
                nanos.getMean() / 1e3,
                micros(nanos, 50),
                micros(nanos, 90),
                micros(nanos, 99),
                micros(nanos, 99.9),
                nanos.getMaxValue() / 1_000);
    }

    private static long micros(Histogram nanos, double percent) {
        return nanos.getValueAtPercentile(percent) / 1_000;
    }
}
