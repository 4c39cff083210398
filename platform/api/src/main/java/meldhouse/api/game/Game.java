package meldhouse.api.game;

import meldhouse.api.options.HouseRules;

import java.util.List;
import java.util.random.RandomGenerator;

/** A ruleset with its house rules settled: immutable, ready to be played. */
public interface Game {
    /** The ruleset that it comes from. */
    Ruleset ruleset();

    /** Every option with its value, the defaults filled in. */
    HouseRules houseRules();

    /** The functions that it was configured with. */
    default Hooks hooks() {
        return Hooks.NONE;
    }

    /** How many seats play. */
    int seats();

    /** Where a match begins. */
    Position start();

    /**
     * A bound on the moves of seats between two turns of chance: no deal is longer, whatever is
     * played.
     */
    int longestDeal();

    /**
     * Draws a position at random among those consistent with all that a seat has seen, each as
     * likely as the deal of its cards is: the cards that it cannot see, melds shown and what a
     * complete meld denies, suits and trumps that a duty denied. It takes a view, never a position,
     * so that a bot finds no hidden card in it.
     *
     * @param view the view of a seat, as the game gave it
     * @param history every event of the match so far, as that seat was told them
     * @param random where the choice comes from; the same numbers give the same position
     */
    Position determinize(View view, List<Event> history, RandomGenerator random);

    /**
     * Which house rules made the scores that an event tells, so that every line of a score sheet
     * can say so.
     *
     * @param event of this game, as any viewer was told it
     * @return for each part of the event that is a score; nothing where no house rule speaks of it
     */
    default List<ScoredBy> scoredBy(Event event) {
        return List.of();
    }

    /**
     * Reads what {@link Position#text()} printed.
     *
     * @throws IllegalArgumentException if it is no position of this game; the message says where
     */
    Position parse(String text);
}
