package meldhouse.api.game;

import java.util.List;
import java.util.Map;

/**
 * What one deal came to, in numbers. A measure that says nothing about a deal is left out (there is
 * no contract where everybody passed), and its mean is taken over the other deals.
 *
 * @param overall the measures of the whole deal by name
 * @param bySide the measures of each side by name, in the order of {@link Standing#sides}
 */
public record DealResult(Map<String, Integer> overall, List<Map<String, Integer>> bySide) {
    public DealResult {
        overall = Map.copyOf(overall);
        bySide = bySide.stream().map(Map::copyOf).toList();
    }
}
