package meldhouse.client.terminal;

import meldhouse.api.bot.Reason;
import meldhouse.api.game.Event;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.View;

import java.util.List;
import java.util.Optional;

/**
 * Puts one ruleset's game in words, for a terminal without colours or cursor: short, regular
 * sentences that a screen reader reads well, each line at most 80 characters where names allow it.
 * It speaks the language of {@link Seats#tongue}, or English where it has no other. If it can, it
 * {@link #picture draws} the table as well. Found by {@link java.util.ServiceLoader}; needs a
 * public constructor without parameters. It keeps nothing: all that it needs is in the view.
 *
 * <p>A ruleset without a screen is shown by a generic one.
 */
public interface TableScreen {
    /** The id of the ruleset that it shows. */
    String ruleset();

    /**
     * Tells an event: one line, or a few for a score sheet; none for what a player need not hear.
     *
     * @param event what happened, as this viewer was told it
     * @param before the view before it
     * @param after the view after it
     * @param seats who sits where
     */
    List<String> told(Event event, View before, View after, Seats seats);

    /** The table as it stands, for somebody who sits down or comes back. */
    List<String> table(View view, Seats seats);

    /**
     * What a player needs to hear before they decide: their cards, with the legal ones marked.
     *
     * @param legal what they may do
     */
    List<String> turn(View view, LegalMoves legal, Seats seats);

    /** The question itself, without a line end: {@code "Your bid, 260 or more, or pass:"}. */
    String prompt(View view, LegalMoves legal, Seats seats);

    /**
     * Reads what was typed at the prompt. Case and spaces around it do not matter.
     *
     * @return a move, legal or not, or a sentence that says what may be typed
     */
    Reading<Move> read(String typed, View view, LegalMoves legal, Seats seats);

    /** A move in words, for hints: {@code "play the ace of spades"}. */
    String words(Move move, Seats seats);

    /**
     * A bot's reason for a move, in the viewer's language.
     *
     * @return nothing: the bot's own sentence will do
     */
    default Optional<String> reason(Reason reason, Seats seats) {
        return Optional.empty();
    }

    /**
     * A word of the ruleset's plain data, as in the answers to its questions, in a language.
     *
     * @param name as it stands there, camelCase: {@code royalMarriage}
     * @return nothing: it is shown as it stands, in words
     */
    default Optional<String> term(String name, Tongue tongue) {
        return Optional.empty();
    }

    /** What else it shows when asked: melds, scores, the last trick. */
    List<Command> commands(Tongue tongue);

    /** How moves are typed, for the help. */
    List<String> help(Tongue tongue);

    /** The same of what there is at this table, where its house rules are known. */
    default List<String> help(Seats seats) {
        return help(seats.tongue());
    }

    /** Whether the game has moves that may be taken back, as bids may. */
    default boolean takesBack() {
        return true;
    }

    /**
     * Why a move was refused, in the viewer's language.
     *
     * @param rule the code of the refusal
     * @param legal what was allowed
     * @return nothing: the server's own sentence will do
     */
    default Optional<String> refusal(
            String rule, Move move, View view, LegalMoves legal, Seats seats) {
        return Optional.empty();
    }

    /**
     * The table drawn for a whole screen, no line wider than the look says, with rows to spare for
     * the news and the line to type in.
     *
     * @param legal what the viewer may do now; none where it is not their turn
     * @return nothing: it is shown in words there too
     */
    default Optional<Picture> picture(View view, LegalMoves legal, Seats seats, Look look) {
        return Optional.empty();
    }

    /** How long an event is looked at on a screen that is redrawn in place. */
    default Pause pause(Event event) {
        return Pause.SHORT;
    }

    /** What may be typed now, for completion: some of the legal moves as they are typed. */
    default List<String> typable(View view, LegalMoves legal, Seats seats) {
        return List.of();
    }
}
