package meldhouse.engine;

import java.util.ArrayList;
import java.util.List;

/**
 * How a contestant behaved. Every fault cost it a default move: the first that is listed.
 *
 * @param decisions how many turns it was asked
 * @param illegal how many moves were refused, or were none at all
 * @param exceptions how often it threw something
 * @param timeouts how often it came too late, or not at all
 * @param median of the time that a decision took, in nanoseconds, within 3 %; 0: none was asked
 * @param high what 99 in 100 decisions stayed below, in nanoseconds, within 3 %
 * @param longest the longest decision, in nanoseconds
 * @param times how many decisions took how long, from the quickest
 */
public record Conduct(
        long decisions,
        long illegal,
        long exceptions,
        long timeouts,
        long median,
        long high,
        long longest,
        List<Took> times) {
    public Conduct {
        times = List.copyOf(times);
    }

    /**
     * So many decisions took about so long.
     *
     * @param nanos the middle of a span of 4 %
     * @param count how many
     */
    public record Took(long nanos, long count) {}

    /** All faults together. */
    public long faults() {
        return illegal + exceptions + timeouts;
    }

    /** What can go wrong. */
    enum Fault {
        ILLEGAL,
        EXCEPTION,
        TIMEOUT
    }

    /** Gathers it. A workbench. */
    static final class Gathering {
        /** Spans for each doubling of the time. */
        private static final int SPANS = 16;

        private final long[] faults = new long[Fault.values().length];
        private final long[] spans = new long[SPANS * Long.SIZE];
        private long decisions;
        private long longest;

        void decided(long nanos) {
            decisions++;
            longest = Math.max(longest, nanos);
            spans[span(Math.max(1, nanos))]++;
        }

        void failed(Fault fault) {
            faults[fault.ordinal()]++;
        }

        void add(Gathering other) {
            decisions += other.decisions;
            longest = Math.max(longest, other.longest);
            for (int i = 0; i < faults.length; i++) {
                faults[i] += other.faults[i];
            }
            for (int i = 0; i < spans.length; i++) {
                spans[i] += other.spans[i];
            }
        }

        private static int span(long nanos) {
            int power = Long.SIZE - 1 - Long.numberOfLeadingZeros(nanos);
            double above = (double) nanos / (1L << power);
            return power * SPANS
                    + Math.min(SPANS - 1, (int) (Math.log(above) / Math.log(2) * SPANS));
        }

        private static long middle(int span) {
            return Math.round(Math.pow(2, (span + 0.5) / SPANS));
        }

        Conduct conduct() {
            List<Took> times = new ArrayList<>();
            for (int span = 0; span < spans.length; span++) {
                if (spans[span] > 0) {
                    times.add(new Took(middle(span), spans[span]));
                }
            }
            return new Conduct(
                    decisions,
                    faults[Fault.ILLEGAL.ordinal()],
                    faults[Fault.EXCEPTION.ordinal()],
                    faults[Fault.TIMEOUT.ordinal()],
                    below(times, 0.5),
                    below(times, 0.99),
                    longest,
                    times);
        }

        private long below(List<Took> times, double share) {
            long seen = 0;
            for (Took took : times) {
                seen += took.count();
                if (seen >= share * decisions) {
                    return took.nanos();
                }
            }
            return 0;
        }
    }
}
