package meldhouse.engine;

import meldhouse.api.game.Game;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * Which bot is better? Each plays against each, and each deal is played again with the sides
 * exchanged.
 *
 * <p>Where there are two sides, each deal is played twice. Where there are more, the first of two
 * contestants sits once on each side against the other on all the rest, and then the other does, so
 * that both have had the same cards in the same company.
 *
 * @param game the rules
 * @param contestants two or more
 * @param unit what is counted
 * @param count how many deals or matches each pairing plays, at least 1, not counting that they are
 *     played again; the most where it is {@code sequential}
 * @param seed where the shuffles come from, the same for every pairing, and the bots' random
 *     numbers, others for each contestant; see {@link Seed#ofSeries}
 * @param limit for one decision: what comes later costs a default move; null: none
 * @param sequential whether a pairing ends as soon as its result is beyond doubt; see {@link
 *     Verdict}
 */
public record Contest(
        Game game,
        List<Contestant> contestants,
        Series.Unit unit,
        int count,
        Seed seed,
        @Nullable Duration limit,
        boolean sequential) {
    /**
     * @throws IllegalArgumentException if there is nobody to play against, a name comes twice, a
     *     bot does not play this ruleset, nothing is to be counted or measured, or the sides are
     *     not of one size and so cannot be exchanged; the message says which
     */
    public Contest {
        contestants = List.copyOf(contestants);
        String ruleset = game.ruleset().info().id();
        List<String> names = contestants.stream().map(Contestant::name).toList();
        if (contestants.size() < 2 || names.stream().distinct().count() != names.size()) {
            throw new IllegalArgumentException(
                    "Cannot let %s play each other. Allowed: two or more, each with a name of its own."
                            .formatted(names));
        }
        for (Contestant one : contestants) {
            if (!one.bots().plays(game.ruleset())) {
                throw new IllegalArgumentException(
                        "Cannot seat bot '%s': it does not play %s."
                                .formatted(one.name(), ruleset));
            }
        }
        if (count < 1) {
            throw new IllegalArgumentException(
                    "Cannot play %d times. Allowed: once or more.".formatted(count));
        }
        if (unit == Series.Unit.DEAL && game.ruleset().measures().isEmpty()) {
            throw new IllegalArgumentException(
                    "Cannot count deals of '%s': it measures none. Allowed: whole matches."
                            .formatted(ruleset));
        }
        Teams teams = Teams.of(game);
        if (teams.count() < 2 || teams.sizes() > 1) {
            throw new IllegalArgumentException(
                    "Cannot exchange the sides of '%s'. Allowed: two or more sides of one size."
                            .formatted(ruleset));
        }
    }

    /** Two contestants, by their places in the list. */
    public record Pairing(int one, int other) {
        /** The place of the first or the second. */
        int at(int which) {
            return which == 0 ? one : other;
        }
    }

    /** Each against each, once. */
    public List<Pairing> pairings() {
        List<Pairing> pairings = new ArrayList<>();
        for (int one = 0; one < contestants.size(); one++) {
            for (int other = one + 1; other < contestants.size(); other++) {
                pairings.add(new Pairing(one, other));
            }
        }
        return List.copyOf(pairings);
    }

    /** The ways in which two contestants share the sides: for each, who has which, 0 or 1. */
    public List<List<Integer>> placings() {
        int sides = Teams.of(game).count();
        List<List<Integer>> placings = new ArrayList<>();
        int turns = sides == 2 ? 1 : 2;
        for (int alone = 0; alone < turns; alone++) {
            for (int side = 0; side < sides; side++) {
                List<Integer> placing = new ArrayList<>();
                for (int other = 0; other < sides; other++) {
                    placing.add(other == side ? alone : 1 - alone);
                }
                placings.add(List.copyOf(placing));
            }
        }
        return List.copyOf(placings);
    }
}
