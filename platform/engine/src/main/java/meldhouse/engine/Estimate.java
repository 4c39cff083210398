package meldhouse.engine;

/**
 * A mean and how sure it is.
 *
 * @param clusters how many independent plays it comes from: a deal with its repetitions is one
 * @param mean NaN where nothing was measured
 * @param error its standard error; NaN where there are fewer than two clusters
 * @param low the lower end of its 95 % interval (Student's t); NaN with the error
 * @param high the upper end
 */
public record Estimate(long clusters, double mean, double error, double low, double high) {
    /** The two-sided 95 % point of the normal distribution. */
    static final double NORMAL = 1.959964;

    /** That of the normal distribution for 99 %. */
    private static final double STRICT = 2.575829;

    static Estimate of(long clusters, double mean, double error) {
        double width = clusters < 2 ? Double.NaN : student(clusters - 1) * error;
        return new Estimate(clusters, mean, error, mean - width, mean + width);
    }

    /**
     * Whether it differs from 0 by more than chance does 99 times in 100. The interval alone leaves
     * 0 out one time in twenty where there is no difference, which is too often for a verdict.
     */
    public boolean isSignificant() {
        return clusters > 1 && Math.abs(mean) > STRICT / NORMAL * student(clusters - 1) * error;
    }

    /** The two-sided 95 % point of Student's t (Cornish and Fisher's expansion; exact for few). */
    static double student(long freedom) {
        if (freedom < EXACT.length) {
            return EXACT[(int) freedom];
        }
        double z = NORMAL;
        double n = freedom;
        double first = (Math.pow(z, 3) + z) / 4;
        double second = (5 * Math.pow(z, 5) + 16 * Math.pow(z, 3) + 3 * z) / 96;
        double third =
                (3 * Math.pow(z, 7) + 19 * Math.pow(z, 5) + 17 * Math.pow(z, 3) - 15 * z) / 384;
        return z + first / n + second / (n * n) + third / (n * n * n);
    }

    private static final double[] EXACT = {
        Double.POSITIVE_INFINITY, 12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646
    };
}
