package meldhouse.testkit;

import meldhouse.api.game.Game;
import meldhouse.api.game.Ruleset;
import meldhouse.api.options.HouseRules;
import meldhouse.engine.Seed;

import java.nio.ByteBuffer;
import java.util.Objects;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/**
 * One random match of the contract. House rules, shuffles and moves all follow from its number.
 *
 * @param number which one
 * @param seed where all its chance comes from
 * @param rules the house rules drawn
 */
record Case(long number, Seed seed, RandomRules rules) {
    /** Most matches are followed for a deal or so, some for a few, some to their end. */
    private static final int A_DEAL = 72;

    private static final int A_FEW_DEALS = 200;
    private static final int A_MATCH = 2_000;

    static Case of(Ruleset ruleset, long number) {
        Seed seed = seed(number);
        return new Case(number, seed, RandomRules.of(ruleset, seed.randomFor("house rules")));
    }

    static Seed seed(long number) {
        return Seed.of(
                ByteBuffer.allocate(Seed.BYTES).putLong(Seed.BYTES - Long.BYTES, number).array());
    }

    Game game() {
        return rules.game();
    }

    /** The match is followed for so many moves. */
    int mostMoves() {
        if (number % 32 == 0) {
            return A_MATCH;
        }
        return number % 4 == 1 ? A_FEW_DEALS : A_DEAL;
    }

    RandomGenerator randomFor(String purpose) {
        return seed.randomFor(purpose);
    }

    /** The house rules that differ from the defaults, and the seed, for people. */
    String described() {
        HouseRules defaults = game().ruleset().configure(HouseRules.DEFAULTS).houseRules();
        String changed =
                game().houseRules().values().entrySet().stream()
                        .filter(
                                rule ->
                                        !Objects.equals(
                                                defaults.values().get(rule.getKey()),
                                                rule.getValue()))
                        .map(rule -> rule.getKey() + " " + rule.getValue())
                        .collect(Collectors.joining(", "));
        return "house rules: %s%n  seed: %s"
                .formatted(changed.isEmpty() ? "the defaults" : changed, seed.hex());
    }
}
