package meldhouse.engine;

import meldhouse.api.game.DealResult;
import meldhouse.api.game.Measure;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** All measures of some plays, gathered in order. A workbench. */
final class Findings implements Found {
    private final Map<String, Sample> overall = new LinkedHashMap<>();
    private final List<Map<String, Sample>> teams;
    private final Map<String, Sample> margins = new LinkedHashMap<>();
    private long deals;
    private long matches;

    /** What is being gathered of the present cluster: sums and counts, by place and name. */
    private final Map<String, double[]> clusterOverall = new LinkedHashMap<>();

    private final List<Map<String, double[]>> clusterTeams;
    private final Map<String, double[]> clusterMargins = new LinkedHashMap<>();

    Findings(int count) {
        teams =
                IntStream.range(0, count)
                        .<Map<String, Sample>>mapToObj(team -> new LinkedHashMap<>())
                        .toList();
        clusterTeams =
                IntStream.range(0, count)
                        .<Map<String, double[]>>mapToObj(team -> new LinkedHashMap<>())
                        .toList();
    }

    @Override
    public void addDeal(DealResult result, IntUnaryOperator teamOf) {
        deals++;
        add(result, teamOf);
    }

    @Override
    public void addMatch(DealResult result, IntUnaryOperator teamOf) {
        matches++;
        add(result, teamOf);
    }

    private void add(DealResult result, IntUnaryOperator teamOf) {
        result.overall().forEach((name, number) -> add(clusterOverall, name, number));
        List<Map<String, Integer>> sides = result.bySide();
        for (int side = 0; side < sides.size(); side++) {
            Map<String, double[]> cluster = clusterTeams.get(teamOf.applyAsInt(side));
            sides.get(side).forEach((name, number) -> add(cluster, name, number));
        }
        if (sides.size() > 1) {
            sides.getFirst().keySet().stream()
                    .filter(name -> sides.stream().allMatch(side -> side.containsKey(name)))
                    .forEach(
                            name ->
                                    add(
                                            clusterMargins,
                                            name,
                                            margin(
                                                    side -> sides.get(side).getOrDefault(name, 0),
                                                    sides.size(),
                                                    teamOf)));
        }
    }

    /** The mean of the first team's sides minus that of all others. */
    static double margin(IntUnaryOperator number, int sides, IntUnaryOperator teamOf) {
        double[] sums = new double[2];
        int[] counts = new int[2];
        for (int side = 0; side < sides; side++) {
            int whose = teamOf.applyAsInt(side) == 0 ? 0 : 1;
            sums[whose] += number.applyAsInt(side);
            counts[whose]++;
        }
        return sums[0] / counts[0] - sums[1] / counts[1];
    }

    private static void add(Map<String, double[]> cluster, String name, double number) {
        double[] sumAndCount = cluster.computeIfAbsent(name, any -> new double[2]);
        sumAndCount[0] += number;
        sumAndCount[1]++;
    }

    /** Ends a cluster: what was added since the last one belongs together. */
    void endCluster() {
        flush(clusterOverall, overall);
        for (int team = 0; team < teams.size(); team++) {
            flush(clusterTeams.get(team), teams.get(team));
        }
        flush(clusterMargins, margins);
    }

    private static void flush(Map<String, double[]> cluster, Map<String, Sample> samples) {
        cluster.forEach(
                (name, sumAndCount) ->
                        samples.computeIfAbsent(name, any -> new Sample())
                                .add(sumAndCount[0], (long) sumAndCount[1]));
        cluster.clear();
    }

    /** Adds all that another gathered. */
    void add(Findings other) {
        deals += other.deals;
        matches += other.matches;
        merge(other.overall, overall);
        for (int team = 0; team < teams.size(); team++) {
            merge(other.teams.get(team), teams.get(team));
        }
        merge(other.margins, margins);
    }

    private static void merge(Map<String, Sample> more, Map<String, Sample> samples) {
        more.forEach(
                (name, sample) -> samples.computeIfAbsent(name, any -> new Sample()).add(sample));
    }

    SeriesReport report(List<Measure> measures) {
        return new SeriesReport(
                measures,
                deals,
                matches,
                statistics(overall),
                teams.stream().map(Findings::statistics).toList(),
                statistics(margins));
    }

    private static Map<String, Statistic> statistics(Map<String, Sample> samples) {
        Map<String, Statistic> statistics = new LinkedHashMap<>();
        samples.forEach((name, sample) -> statistics.put(name, sample.statistic()));
        return statistics;
    }
}
