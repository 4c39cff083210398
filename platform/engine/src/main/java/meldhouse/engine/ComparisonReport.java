package meldhouse.engine;

import meldhouse.api.game.Measure;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What two sets of rules came to with the same cards and bots.
 *
 * @param measures what is reported, in order: those of a whole deal, then what each side has, as
 *     the mean over the sides; shares by side are left out, since the sides share them out between
 *     them
 * @param numbers what was found of each measure that any play had, by its name
 */
public record ComparisonReport(List<Measure> measures, Map<String, Compared> numbers) {
    public ComparisonReport {
        measures = List.copyOf(measures);
        numbers = Collections.unmodifiableMap(new LinkedHashMap<>(numbers));
    }
}
