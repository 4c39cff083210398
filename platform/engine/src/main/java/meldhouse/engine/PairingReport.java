package meldhouse.engine;

import java.util.List;
import java.util.Map;

/**
 * What two contestants came to against each other.
 *
 * @param pairing who
 * @param plays how many deals (or matches) were played, each with its repetitions counted as one
 * @param margin the points of a deal that was dealt, the first's minus the other's
 * @param score the first's share of the wins, a draw counted as half: of matches, or of deals, won
 *     by whoever has more points
 * @param elo how much stronger the first is, from {@code score}
 * @param found all that the ruleset measures, for the first and the other, each with its standard
 *     error
 * @param verdict of the sequential test; {@link Verdict#OPEN} where none was made
 * @param course how the margin settled
 * @param spread how often the mean margin of a deal with its repetitions was what, to the nearest
 *     whole number, from the least
 */
public record PairingReport(
        Contest.Pairing pairing,
        long plays,
        Estimate margin,
        Estimate score,
        Elo elo,
        SeriesReport found,
        Verdict verdict,
        List<Estimate> course,
        Map<Long, Long> spread) {
    public PairingReport {
        course = List.copyOf(course);
    }
}
