package meldhouse.engine;

/**
 * Gathers one measure, cluster by cluster: a cluster is a deal with its repetitions, or a match
 * with its deals. The mean is the ratio of two sums, the numbers and how many there are; its error
 * comes from how far each cluster's sum is from what the mean says. A workbench.
 */
final class Sample {
    private long clusters;
    private double sum;
    private double count;
    private double sumSum;
    private double sumCount;
    private double countCount;

    /** Adds a cluster. */
    void add(double clusterSum, long clusterCount) {
        clusters++;
        sum += clusterSum;
        count += clusterCount;
        sumSum += clusterSum * clusterSum;
        sumCount += clusterSum * clusterCount;
        countCount += (double) clusterCount * clusterCount;
    }

    /** Adds all that another gathered. */
    void add(Sample other) {
        clusters += other.clusters;
        sum += other.sum;
        count += other.count;
        sumSum += other.sumSum;
        sumCount += other.sumCount;
        countCount += other.countCount;
    }

    Estimate estimate() {
        Statistic statistic = statistic();
        return Estimate.of(clusters, statistic.mean(), statistic.error());
    }

    Statistic statistic() {
        double mean = sum / count;
        double squares = sumSum - 2 * mean * sumCount + mean * mean * countCount;
        double error =
                clusters < 2
                        ? Double.NaN
                        : Math.sqrt(Math.max(0, squares) * clusters / (clusters - 1)) / count;
        return new Statistic((long) count, mean, error);
    }
}
