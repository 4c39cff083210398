package meldhouse.engine;

import meldhouse.api.game.DealResult;
import meldhouse.api.game.Measure;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** All measures of some plays, gathered in order. A workbench. */
final class Findings {
    private final Map<String, Sample> overall = new LinkedHashMap<>();
    private final List<Map<String, Sample>> teams;
    private final Map<String, Sample> margins = new LinkedHashMap<>();
    private final Teams seating;
    private long deals;
    private long matches;

    /** What is being gathered of the present cluster: sums and counts, by place and name. */
    private final Map<String, double[]> clusterOverall = new LinkedHashMap<>();

    private final List<Map<String, double[]>> clusterTeams;
    private final Map<String, double[]> clusterMargins = new LinkedHashMap<>();

    Findings(Teams seating) {
        this.seating = seating;
        teams =
                IntStream.range(0, seating.count())
                        .<Map<String, Sample>>mapToObj(team -> new LinkedHashMap<>())
                        .toList();
        clusterTeams =
                IntStream.range(0, seating.count())
                        .<Map<String, double[]>>mapToObj(team -> new LinkedHashMap<>())
                        .toList();
    }

    void addDeal(DealResult result, int exchanges) {
        deals++;
        add(result, exchanges);
    }

    void addMatch(DealResult result, int exchanges) {
        matches++;
        add(result, exchanges);
    }

    private void add(DealResult result, int exchanges) {
        result.overall().forEach((name, number) -> add(clusterOverall, name, number));
        List<Map<String, Integer>> byTeam = new ArrayList<>(result.bySide());
        for (int side = 0; side < result.bySide().size(); side++) {
            byTeam.set(seating.team(side, exchanges), result.bySide().get(side));
        }
        for (int team = 0; team < byTeam.size(); team++) {
            Map<String, double[]> cluster = clusterTeams.get(team);
            byTeam.get(team).forEach((name, number) -> add(cluster, name, number));
        }
        for (var own : byTeam.getFirst().entrySet()) {
            var others = byTeam.subList(1, byTeam.size());
            if (!others.isEmpty()
                    && others.stream().allMatch(other -> other.containsKey(own.getKey()))) {
                double mean =
                        others.stream()
                                        .mapToDouble(other -> other.getOrDefault(own.getKey(), 0))
                                        .sum()
                                / others.size();
                add(clusterMargins, own.getKey(), own.getValue() - mean);
            }
        }
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
