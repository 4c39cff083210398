package meldhouse.engine;

import java.util.ArrayList;
import java.util.List;

/**
 * Strength as chess players count it: 0 is the mean of those who took part, and whoever is 400
 * ahead wins ten times for each loss.
 *
 * @param rating points
 * @param low the lower end of its 95 % interval
 * @param high the upper end
 */
public record Elo(double rating, double low, double high) {
    private static final double SCALE = 400;

    /** Two that always draw are surely equal, but a weight must end somewhere. */
    private static final double LEAST_ERROR = 1e-3;

    /** The difference of two, from one pairing. */
    record Difference(int one, int other, double rating, double error) {
        /**
         * @param score the first's share of the wins, a draw counted as half
         */
        static Difference of(int one, int other, Estimate score) {
            double share = share(score);
            double slope = SCALE / Math.log(10) / (share * (1 - share));
            return new Difference(
                    one, other, of(share), Math.max(LEAST_ERROR, slope * error(score)));
        }

        private static double of(double share) {
            return SCALE * Math.log10(share / (1 - share));
        }

        /** Who won all may have been lucky: as if one more play had been drawn. */
        private static double share(Estimate score) {
            return (score.mean() * score.clusters() + 0.5) / (score.clusters() + 1);
        }

        private static double error(Estimate score) {
            double share = share(score);
            boolean isOneSided = score.mean() <= 0 || score.mean() >= 1;
            boolean isUnknown = Double.isNaN(score.error()) || isOneSided;
            return isUnknown
                    ? Math.sqrt(share * (1 - share) / (score.clusters() + 1))
                    : score.error();
        }

        Elo elo() {
            double width = Estimate.NORMAL * error;
            return new Elo(rating, rating - width, rating + width);
        }
    }

    /** The ratings that fit all differences best, each weighed by how sure it is. */
    static List<Elo> of(int contestants, List<Difference> differences) {
        // The graph's Laplacian with 1/n added everywhere has the mean 0 built in.
        int n = contestants;
        double[][] matrix = new double[n][2 * n + 1];
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                matrix[row][column] = 1.0 / n;
            }
            matrix[row][n + row] = 1;
        }
        for (Difference one : differences) {
            double weight = 1 / (one.error() * one.error());
            matrix[one.one()][one.one()] += weight;
            matrix[one.other()][one.other()] += weight;
            matrix[one.one()][one.other()] -= weight;
            matrix[one.other()][one.one()] -= weight;
            matrix[one.one()][2 * n] += weight * one.rating();
            matrix[one.other()][2 * n] -= weight * one.rating();
        }
        solve(matrix, n);
        List<Elo> all = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            double variance = Math.max(0, matrix[i][n + i] - 1.0 / n);
            double width = Estimate.NORMAL * Math.sqrt(variance);
            double rating = matrix[i][2 * n];
            all.add(new Elo(rating, rating - width, rating + width));
        }
        return List.copyOf(all);
    }

    /** Gauss and Jordan, with the largest pivot. */
    private static void solve(double[][] matrix, int n) {
        for (int column = 0; column < n; column++) {
            int best = column;
            for (int row = column + 1; row < n; row++) {
                if (Math.abs(matrix[row][column]) > Math.abs(matrix[best][column])) {
                    best = row;
                }
            }
            double[] pivot = matrix[best];
            matrix[best] = matrix[column];
            matrix[column] = pivot;
            double by = pivot[column];
            for (int i = 0; i < pivot.length; i++) {
                pivot[i] /= by;
            }
            for (int row = 0; row < n; row++) {
                double factor = matrix[row][column];
                for (int i = 0; row != column && factor != 0 && i < pivot.length; i++) {
                    matrix[row][i] -= factor * pivot[i];
                }
            }
        }
    }
}
