package meldhouse.engine;

import meldhouse.api.game.Game;
import meldhouse.api.game.Hooks;
import meldhouse.api.game.Refusal;
import meldhouse.api.game.Ruleset;
import meldhouse.api.game.RulesetInfo;
import meldhouse.api.options.BadHouseRules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;

/**
 * A match played again from its record.
 *
 * @param match after the last move
 * @param history everything that happened, the same as the first time
 */
public record Replay(Match match, History history) {
    /**
     * Plays a record again.
     *
     * @throws BadRecord if it is of another ruleset or version, its house rules are not allowed, or
     *     a move is refused; the message names the move by its number from 1
     */
    public static Replay of(Ruleset ruleset, MatchRecord record) {
        return of(ruleset, record, Hooks.NONE);
    }

    /**
     * Plays a record again of a match whose house rules had functions.
     *
     * @param hooks which answer as they did then
     * @throws BadRecord as {@link #of(Ruleset, MatchRecord)}
     */
    public static Replay of(Ruleset ruleset, MatchRecord record, Hooks hooks) {
        return of(ruleset, record, hooks, moves -> {});
    }

    /**
     * Plays a record again of a match whose house rules had functions.
     *
     * @param hooks which answer as they did then
     * @param made told how many moves have been made, first of none
     * @throws BadRecord as {@link #of(Ruleset, MatchRecord)}
     */
    public static Replay of(Ruleset ruleset, MatchRecord record, Hooks hooks, IntConsumer made) {
        Game game = game(ruleset, record, hooks);
        Step first = Match.start(game, record.seed());
        made.accept(0);
        Match match = first.match();
        List<Happening> all = new ArrayList<>();
        first.events().forEach(event -> all.add(new Happening.Occurred(event)));
        for (int i = 0; i < record.moves().size(); i++) {
            int since = match.events();
            Step step = step(match, record, i);
            match = step.match();
            made.accept(i + 1);
            step.events().forEach(event -> all.add(new Happening.Occurred(event)));
            if (record.moves().get(i).takenBack()) {
                all.add(new Happening.TakenBack(record.moves().get(i).seat(), since));
                match = takenBack(match, record, i);
            }
        }
        return new Replay(match, new History(game, all));
    }

    private static Match takenBack(Match match, MatchRecord record, int index) {
        Optional<Refusal> refusal = match.refusalToTakeBack(record.moves().get(index).seat());
        if (refusal.isPresent()) {
            throw bad(record, index, refusal.get());
        }
        return match.takenBack();
    }

    private static Game game(Ruleset ruleset, MatchRecord record, Hooks hooks) {
        RulesetInfo info = ruleset.info();
        if (!info.id().equals(record.ruleset()) || !info.version().equals(record.version())) {
            throw new BadRecord(
                    "Cannot replay a match of '%s' version %s: the rules at hand are '%s' version %s."
                            .formatted(
                                    record.ruleset(), record.version(), info.id(), info.version()));
        }
        try {
            return ruleset.configure(record.houseRules(), hooks);
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
            case Ruling.Refused(Refusal why) -> throw bad(record, index, why);
        };
    }

    private static BadRecord bad(MatchRecord record, int index, Refusal why) {
        MatchRecord.Moved moved = record.moves().get(index);
        return new BadRecord(
                "Cannot replay move %d of %d, %s by seat %d: %s"
                        .formatted(
                                index + 1,
                                record.moves().size(),
                                moved.move(),
                                moved.seat(),
                                why.sentence()));
    }
}
