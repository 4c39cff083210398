package meldhouse.engine;

import java.util.List;

/**
 * What a contest came to.
 *
 * @param contest what was played
 * @param pairings each against each, as in {@link Contest#pairings}
 * @param ratings the strength of each contestant, from all its pairings together
 * @param conduct how each contestant behaved
 */
public record ContestReport(
        Contest contest, List<PairingReport> pairings, List<Elo> ratings, List<Conduct> conduct) {
    public ContestReport {
        pairings = List.copyOf(pairings);
        ratings = List.copyOf(ratings);
        conduct = List.copyOf(conduct);
    }
}
