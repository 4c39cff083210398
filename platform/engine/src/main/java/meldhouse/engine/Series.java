package meldhouse.engine;

import meldhouse.api.bot.BotProvider;
import meldhouse.api.game.Game;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * What bots are to play again and again.
 *
 * @param game the rules
 * @param bots one for each seat; those who sit on one side are a team
 * @param unit what is counted
 * @param count how many of them, at least 1
 * @param seed where the shuffles and the bots' random numbers come from; see {@link Seed#ofSeries}
 * @param duplicate whether each one is played again with the same shuffles until every team has sat
 *     on every side
 * @param division which decisions are the bots' own; null: all
 */
public record Series(
        Game game,
        List<BotProvider> bots,
        Unit unit,
        int count,
        Seed seed,
        boolean duplicate,
        @Nullable Division division) {
    /**
     * @throws IllegalArgumentException if there are not as many bots as seats, one does not play
     *     this ruleset, nothing is to be counted or measured, or the sides are not of one size and
     *     so cannot be exchanged; the message says which
     */
    public Series {
        bots = List.copyOf(bots);
        String ruleset = game.ruleset().info().id();
        if (bots.size() != game.seats()) {
            throw new IllegalArgumentException(
                    "Cannot play with %d bots: there are %d seats."
                            .formatted(bots.size(), game.seats()));
        }
        for (BotProvider bot : bots) {
            if (!bot.plays(game.ruleset())) {
                throw new IllegalArgumentException(
                        "Cannot seat bot '%s': it does not play %s.".formatted(bot.id(), ruleset));
            }
        }
        if (count < 1) {
            throw new IllegalArgumentException(
                    "Cannot play %d times. Allowed: once or more.".formatted(count));
        }
        if (unit == Unit.DEAL && game.ruleset().measures().isEmpty()) {
            throw new IllegalArgumentException(
                    "Cannot count deals of '%s': it measures none. Allowed: whole matches."
                            .formatted(ruleset));
        }
        if (duplicate && Teams.of(game).sizes() > 1) {
            throw new IllegalArgumentException(
                    "Cannot exchange the sides of '%s': they have different sizes."
                            .formatted(ruleset));
        }
    }

    /** What is counted. */
    public enum Unit {
        /** Deals, each the first of a match of its own: void ones count. */
        DEAL,
        /** Whole matches. */
        MATCH
    }
}
