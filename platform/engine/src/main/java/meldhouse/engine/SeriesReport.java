package meldhouse.engine;

import meldhouse.api.game.Measure;

import java.util.List;
import java.util.Map;

/**
 * What a series came to. Every play counts: a deal that two teams played is two.
 *
 * @param measures all that is reported, in order
 * @param deals how many deals were dealt, void ones counted
 * @param matches how many whole matches were played; 0 where deals were counted
 * @param overall the measures that are not by side, by name
 * @param teams those that are, for each team: the bots who began on one side
 * @param margins the same, the first team's number minus the mean of the others', over the deals in
 *     which all had one
 */
public record SeriesReport(
        List<Measure> measures,
        long deals,
        long matches,
        Map<String, Statistic> overall,
        List<Map<String, Statistic>> teams,
        Map<String, Statistic> margins) {
    public SeriesReport {
        measures = List.copyOf(measures);
        overall = Map.copyOf(overall);
        teams = teams.stream().map(Map::copyOf).toList();
        margins = Map.copyOf(margins);
    }
}
