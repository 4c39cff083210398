package meldhouse.engine;

import java.util.Collections;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * One measure of the same plays under two sets of rules.
 *
 * @param first under the first
 * @param second under the second
 * @param difference the second mean minus the first; its error takes into account that the cards
 *     were the same
 * @param firstNumbers how often each number was found under the first
 * @param secondNumbers and under the second
 */
public record Compared(
        Statistic first,
        Statistic second,
        Estimate difference,
        NavigableMap<Integer, Long> firstNumbers,
        NavigableMap<Integer, Long> secondNumbers) {
    public Compared {
        firstNumbers = copy(firstNumbers);
        secondNumbers = copy(secondNumbers);
    }

    private static NavigableMap<Integer, Long> copy(Map<Integer, Long> numbers) {
        return Collections.unmodifiableNavigableMap(new TreeMap<>(numbers));
    }
}
