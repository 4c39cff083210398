package meldhouse.engine;

import meldhouse.api.game.Event;
import meldhouse.api.game.Game;
import meldhouse.api.game.Refusal;
import meldhouse.api.game.Ruleset;
import meldhouse.api.game.RulesetInfo;
import meldhouse.api.options.BadHouseRules;

import java.util.ArrayList;
import java.util.List;

/**
 * A match played again from its record.
 *
 * @param match after the last move
 * @param history every event of it, the same as the first time
 */
public record Replay(Match match, History history) {
    /**
     * Plays a record again.
     *
     * @throws BadRecord if it is of another ruleset or version, its house rules are not allowed, or
     *     a move is refused; the message names the move by its number from 1
     */
    public static Replay of(Ruleset ruleset, MatchRecord record) {
        Game game = game(ruleset, record);
        Step step = Match.start(game, record.seed());
        List<Event> events = new ArrayList<>(step.events());
        for (int i = 0; i < record.moves().size(); i++) {
            step = step(step.match(), record, i);
            events.addAll(step.events());
        }
        return new Replay(step.match(), new History(game, events));
    }

    private static Game game(Ruleset ruleset, MatchRecord record) {
        RulesetInfo info = ruleset.info();
        if (!info.id().equals(record.ruleset()) || !info.version().equals(record.version())) {
            throw new BadRecord(
                    "Cannot replay a match of '%s' version %s: the rules at hand are '%s' version %s."
                            .formatted(
                                    record.ruleset(), record.version(), info.id(), info.version()));
        }
        try {
            return ruleset.configure(record.houseRules());
        } catch (BadHouseRules e) {
            throw new BadRecord(
                    "Cannot replay a match of '%s': its house rules are refused.\n%s"
                            .formatted(info.id(), e.getMessage()),
                    e);
        }
    }

    private static Step step(Match match, MatchRecord record, int index) {
        MatchRecord.Moved moved = record.moves().get(index);
        return switch (match.decide(moved.seat(), moved.move())) {
            case Step step -> step;
            case Ruling.Refused(Refusal why) ->
                    throw new BadRecord(
                            "Cannot replay move %d of %d, %s by seat %d: %s"
                                    .formatted(
                                            index + 1,
                                            record.moves().size(),
                                            moved.move(),
                                            moved.seat(),
                                            why.sentence()));
        };
    }
}
