package meldhouse.engine;

/**
 * What a sequential test says of a pairing. Two of Wald's tests run side by side, one for each
 * contestant: is it better by a tenth of a standard deviation of the points of a deal (of a match,
 * where matches are counted), or not better at all? Each calls an equal one better at most one time
 * in forty, so that of two equals one is called better at most one time in twenty; and each misses
 * one that is better by so much at most one time in twenty.
 */
public enum Verdict {
    /** The first of the two is better. */
    ONE_IS_BETTER,
    /** The second of the two is better. */
    OTHER_IS_BETTER,
    /** Neither is better by as much as the test looks for. */
    NO_DIFFERENCE,
    /** It is not beyond doubt. */
    OPEN;

    /** Better by so many standard deviations is what the test looks for. */
    public static final double DIFFERENCE = 0.1;

    /** One that is not better is called better so often at most. */
    public static final double FALSE_ALARM = 0.025;

    /** One that is better by {@link #DIFFERENCE} is missed so often at most. */
    public static final double MISS = 0.05;

    /** Nothing is said of fewer deals: their standard deviation is not known well enough. */
    public static final int LEAST = 64;

    /** The log likelihood ratio from which a contestant is better. */
    public static double upper() {
        return Math.log((1 - MISS) / FALSE_ALARM);
    }

    /** The log likelihood ratio down to which a contestant may yet be better. */
    public static double lower() {
        return Math.log(MISS / (1 - FALSE_ALARM));
    }

    /** The tests as they go on. A workbench. */
    static final class Test {
        private boolean oneIsNot;
        private boolean otherIsNot;
        private Verdict verdict = OPEN;

        /** What is known now. */
        Verdict after(Estimate margin) {
            if (verdict == OPEN && margin.clusters() >= LEAST) {
                double one = ratio(margin.clusters(), deviation(margin));
                double other = ratio(margin.clusters(), -deviation(margin));
                if (one >= upper() && !oneIsNot) {
                    verdict = ONE_IS_BETTER;
                } else if (other >= upper() && !otherIsNot) {
                    verdict = OTHER_IS_BETTER;
                }
                oneIsNot |= one <= lower();
                otherIsNot |= other <= lower();
                if (verdict == OPEN && oneIsNot && otherIsNot) {
                    verdict = NO_DIFFERENCE;
                }
            }
            return verdict;
        }

        /** The mean in its own standard errors. */
        private static double deviation(Estimate margin) {
            return margin.mean() == 0 ? 0 : margin.mean() / margin.error();
        }

        private static double ratio(long clusters, double deviation) {
            return DIFFERENCE * Math.sqrt(clusters) * deviation
                    - clusters * DIFFERENCE * DIFFERENCE / 2;
        }
    }
}
