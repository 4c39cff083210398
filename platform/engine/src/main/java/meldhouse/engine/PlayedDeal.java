package meldhouse.engine;

import meldhouse.api.game.DealResult;
import meldhouse.api.game.Event;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.Standing;

import java.util.List;

/**
 * One deal of a contest (one match, where matches are counted) as it was played, for whoever learns
 * from it.
 *
 * @param pairing which two played
 * @param number which deal of the pairing, from 0
 * @param placing which of {@link Contest#placings}
 * @param seats the contestant in each seat, by its place in the list
 * @param record ready to be replayed
 * @param decisions one for each move of the record
 * @param events everything that happened, unredacted
 * @param results what each deal came to
 * @param standing at the end
 */
public record PlayedDeal(
        Contest.Pairing pairing,
        int number,
        int placing,
        List<Integer> seats,
        MatchRecord record,
        List<Decided> decisions,
        List<Event> events,
        List<DealResult> results,
        Standing standing) {
    /**
     * A turn and what was made of it.
     *
     * @param seq how many events there had been
     * @param seat whose turn it was
     * @param legal what could be done
     * @param move what was done
     * @param by who chose it
     */
    public record Decided(int seq, int seat, LegalMoves legal, Move move, By by) {}

    /** Who chose a move. */
    public enum By {
        /** The bot. */
        BOT,
        /** Nobody: there was one legal move, and the bot was not asked. */
        FORCED,
        /** The arena, since the bot failed. */
        FALLBACK;

        /** As in records: {@code bot}. */
        @Override
        public String toString() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }
}
