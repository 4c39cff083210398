package meldhouse.client.terminal;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.protocol.ServerMessage;
import meldhouse.protocol.Unreadable;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Puts one table in words, from the messages as they come, and typed lines in moves. */
interface Speaker {
    /** Who sits where, from now on. */
    void seats(Seats seats);

    /** The table as it stands now; told only where it is not what is known already. */
    List<String> hear(ServerMessage.ViewNow view) throws Unreadable;

    List<String> hear(ServerMessage.EventSeen event) throws Unreadable;

    /** Whether a view must be asked for before a turn can be shown. */
    boolean needsView();

    /** What to hear before deciding. */
    List<String> turn(ServerMessage.YourTurn turn) throws Unreadable;

    /** The question of the turn that was shown last. */
    String prompt();

    /** Whether a move is of a kind that may be taken back. */
    boolean mayBeTakenBack(JsonNode move);

    /** What a line typed at the prompt means. */
    Reading<JsonNode> read(String typed);

    List<String> table();

    /** The lines of a command of the screen's own; nothing if there is none of that name. */
    Optional<List<String>> command(String typed);

    String words(JsonNode move) throws Unreadable;

    /** Why a bot would move so, in the viewer's language; the bot's sentence if it is not known. */
    String why(ServerMessage.HintGiven hint);

    List<String> help();

    /** Whether this game has moves that may be taken back, as far as is known. */
    boolean takesBack();

    /** The keys of the screen's own commands with their words, for a line of keys. */
    List<String> keys();

    /**
     * Why a move was refused, in the viewer's language; the server's sentence if it is not known.
     */
    String refusal(Throwable refusal, JsonNode move);

    /** Draws the table as it stands now, on whatever thread, for a whole screen of any look. */
    Function<Look, Picture> painter();

    /** The turn that was shown last is over. */
    void turnOver();

    /** How long the event that was heard last is looked at. */
    Pause pause();

    /** What may be typed now, for completion. */
    List<String> typable();
}
