package meldhouse.engine;

import meldhouse.api.game.Move;
import meldhouse.api.game.RulesetInfo;
import meldhouse.api.options.HouseRules;

import java.util.List;

/**
 * All that a match is made of: enough to play it again event by event, in ten years.
 *
 * @param ruleset the ruleset's id
 * @param version the version of its rules
 * @param houseRules every option with its value, those at their defaults too
 * @param seed where the shuffles came from
 * @param moves the moves that were accepted, in order; those that were taken back too
 */
public record MatchRecord(
        String ruleset, String version, HouseRules houseRules, Seed seed, List<Moved> moves) {
    public MatchRecord {
        moves = List.copyOf(moves);
    }

    /** The record of a match: its rules and seed, and these moves. */
    public static MatchRecord of(Match match, List<Moved> moves) {
        RulesetInfo info = match.game().ruleset().info();
        return new MatchRecord(
                info.id(), info.version(), match.game().houseRules(), match.seed(), moves);
    }

    /**
     * A move that was made.
     *
     * @param seat who made it, from 0
     * @param move what was done
     * @param takenBack whether it was taken back, before anybody answered it
     */
    public record Moved(int seat, Move move, boolean takenBack) {
        /** A move that stands. */
        public Moved(int seat, Move move) {
            this(seat, move, false);
        }
    }
}
