package meldhouse.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.api.game.WireType;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Map;

/**
 * What the server says: one answer to each request, and what it pushes of its own accord. In the
 * order of {@code docs/protocol.md}.
 */
public sealed interface ServerMessage {
    /** The one answer to a request. */
    sealed interface Answer extends ServerMessage {
        /** The request's id; null only for an error of a line that had none. */
        @Nullable RequestId re();
    }

    /** Said without being asked. */
    sealed interface Pushed extends ServerMessage {}

    /** Which table a pushed message is about; null: none. */
    static @Nullable String tableOf(Pushed message) {
        return switch (message) {
            case EventSeen event -> event.table();
            case TakenBack taken -> taken.table();
            case YourTurn turn -> turn.table();
            case Clock clock -> clock.table();
            case Away away -> away.table();
            case Votes votes -> votes.table();
            case ViewNow view -> view.table();
            case Said said -> said.table();
            case TableChanged(TableRow row) -> row.table();
            case Bye ignored -> null;
        };
    }

    /**
     * To {@code hello}.
     *
     * @param protocol the version spoken from now on
     * @param server name and version of the server
     * @param player the player's public id
     * @param token secret: to be the same player again
     * @param features what this server can do that not every server of this version need do
     * @param tables where this player sits
     */
    @WireType("welcome")
    record Welcome(
            RequestId re,
            int protocol,
            String server,
            String player,
            String token,
            List<String> features,
            List<SeatedAt> tables)
            implements Answer {
        /** Without what is secret. */
        @Override
        public String toString() {
            return "Welcome[re=%s, player=%s, tables=%s]".formatted(re, player, tables);
        }
    }

    /** A seat that the player has. */
    record SeatedAt(String table, int seat, TableState state) {}

    /** To {@code rulesets}. */
    @WireType("rulesets")
    record RulesetList(RequestId re, List<RulesetRow> rulesets) implements Answer {}

    /**
     * A ruleset.
     *
     * @param options a JSON Schema with defaults and texts
     * @param houseRules names of the host's files for it
     */
    record RulesetRow(
            String id,
            String title,
            String version,
            SeatRange seats,
            JsonNode options,
            List<PresetRow> presets,
            List<String> houseRules) {}

    /** How many can play. */
    record SeatRange(int from, int to) {}

    /** A preset. */
    record PresetRow(
            String id, String title, String about, Map<String, @Nullable Object> options) {}

    /** To {@code bots}. */
    @WireType("bots")
    record BotList(RequestId re, List<BotRow> bots) implements Answer {}

    /** A bot. */
    record BotRow(String id, String title, String level) {}

    /** To {@code tables}. */
    @WireType("tables")
    record TableList(RequestId re, List<TableRow> tables) implements Answer {}

    /**
     * A table as the lobby shows it.
     *
     * @param owner the player id of whoever may start, kick and pause; null: nobody now
     * @param preset the preset or house-rule file that it began with; null: the defaults
     * @param changed options that differ from the defaults, with their values
     * @param origins who says so, of each option in {@code changed} and of each hook at which a
     *     function decides: {@code preset bid500}, {@code kitchen-table.js:3:5} (file, line,
     *     column), {@code locked by the host}, {@code table}; null: the server does not know
     * @param commitment to the match's seed, before salts are taken; null: no match yet
     * @param seeded whether its maker chose the seed and so could know every hand
     * @param undo whether a move may be taken back while nobody has answered it
     * @param turnSeconds for a person's turn; null: no limit
     */
    record TableRow(
            String table,
            String ruleset,
            String title,
            List<SeatRow> seats,
            TableState state,
            int watchers,
            @JsonProperty("private") boolean isPrivate,
            @Nullable String owner,
            @Nullable String preset,
            Map<String, @Nullable Object> changed,
            @Nullable Map<String, String> origins,
            @Nullable String commitment,
            boolean seeded,
            boolean undo,
            @Nullable Integer turnSeconds) {
        /** The same table in another state. */
        public TableRow in(TableState other) {
            return new TableRow(
                    table,
                    ruleset,
                    title,
                    seats,
                    other,
                    watchers,
                    isPrivate,
                    owner,
                    preset,
                    changed,
                    origins,
                    commitment,
                    seeded,
                    undo,
                    turnSeconds);
        }
    }

    /**
     * A seat.
     *
     * @param kind who sits there
     * @param who a player's name, a bot's id; null where the seat is open
     * @param player the player's id; null for bots and open seats
     * @param connected whether a player's connection stands; true for bots
     */
    record SeatRow(
            int seat,
            SeatKind kind,
            @Nullable String who,
            @Nullable String player,
            boolean connected) {}

    /** To {@code create}. */
    @WireType("created")
    record Created(RequestId re, String table, @Nullable String code) implements Answer {
        /** Without what is secret. */
        @Override
        public String toString() {
            return "Created[re=%s, table=%s]".formatted(re, table);
        }
    }

    /**
     * To {@code sit}.
     *
     * @param seq the number of the last event that {@code view} holds; 0: none yet
     * @param view null before the match begins
     */
    @WireType("seated")
    record Seated(RequestId re, String table, int seat, long seq, @Nullable JsonNode view)
            implements Answer {}

    /**
     * To whatever needs no more than a yes; to {@code move} and {@code undo} with the new number.
     */
    @WireType("ok")
    record Ok(RequestId re, @Nullable Long seq) implements Answer {}

    /** To {@code watch}: every event after {@code seq} follows. */
    @WireType("watching")
    record Watching(RequestId re, String table, long seq, @Nullable JsonNode view)
            implements Answer {}

    /**
     * To {@code hint}.
     *
     * @param move ready to be sent
     * @param why the reason in an English sentence; may be empty
     * @param reason the same for programs that speak other languages; null where there is none
     */
    @WireType("hint")
    record HintGiven(RequestId re, JsonNode move, String why, @Nullable Reason reason)
            implements Answer {}

    /**
     * What a bot or a table means, in a form that can be put into any language.
     *
     * @param code what it is, in camelCase
     * @param args an object: what it speaks of, by name
     */
    record Reason(String code, JsonNode args) {}

    /**
     * To {@code log}: one page.
     *
     * @param next where the next page begins, to be asked for with {@code from}; null: this was the
     *     last
     */
    @WireType("log")
    record LogGiven(RequestId re, String table, JsonNode log, @Nullable Long next)
            implements Answer {}

    /** To {@code ping}. */
    @WireType("pong")
    record Pong(RequestId re) implements Answer {}

    /**
     * To any request that was refused; without {@code re} for a line that had no id.
     *
     * @param message what is wrong and what is allowed
     * @param details more for programs; null where there is none
     */
    @WireType("error")
    record Failed(
            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable RequestId re,
            ErrorCode code,
            String message,
            @Nullable JsonNode details)
            implements Answer {}

    /**
     * Something happened.
     *
     * @param seq 1, 2, 3, … without a gap
     * @param event in the ruleset's language, without what this viewer may not see
     * @param scoredBy for each score in the event, as a JSON pointer, the house rules that made it
     *     and are not the defaults, the one that says most first; left out where there are none
     */
    @WireType("event")
    record EventSeen(
            String table,
            long seq,
            JsonNode event,
            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Map<String, List<String>> scoredBy)
            implements Pushed {
        /** An event with no score that a house rule made. */
        public EventSeen(String table, long seq, JsonNode event) {
            this(table, seq, event, null);
        }
    }

    /**
     * A move was taken back: every event after {@code since} is void. The view as it was at {@code
     * since} follows, with this number.
     *
     * @param seq one of the events' numbers
     * @param seat whose move it was
     * @param since the number of the last event that stands
     */
    @WireType("taken_back")
    record TakenBack(String table, long seq, int seat, long since) implements Pushed {}

    /**
     * A seat is to move; only that seat is told.
     *
     * @param seq what a move must name
     * @param legal moves ready to be sent back, and ranges
     * @param complete whether nothing else is legal
     * @param deadline ISO 8601; null: no limit
     * @param left milliseconds until then; null: no limit
     */
    @WireType("turn")
    record YourTurn(
            String table,
            long seq,
            int seat,
            List<JsonNode> legal,
            boolean complete,
            @Nullable String deadline,
            @Nullable Long left)
            implements Pushed {}

    /**
     * The time of a person whose turn it is has begun to run; everybody at the table is told.
     *
     * @param seq that of the turn
     * @param deadline ISO 8601
     * @param left milliseconds until then
     */
    @WireType("clock")
    record Clock(String table, long seq, int seat, String deadline, long left) implements Pushed {}

    /**
     * A seat's player is away while a match is on, or is not any more.
     *
     * @param deadline when a bot begins to play for the seat, ISO 8601; null unless it is held
     * @param left milliseconds until then; null unless it is held
     * @param bot the id of the bot that plays for the seat, or will; null where the others wait and
     *     when it is over
     */
    @WireType("away")
    record Away(
            String table,
            int seat,
            AwayState state,
            @Nullable String deadline,
            @Nullable Long left,
            @Nullable String bot)
            implements Pushed {}

    /**
     * How a vote stands.
     *
     * @param seat whose player is away; null: it is about a pause
     * @param votes of those who sit here and are here; empty where nothing is voted on any more
     * @param needed so many votes for one choice decide
     * @param decided what it has come to; null: not yet, or the vote is void
     */
    @WireType("votes")
    record Votes(
            String table,
            @Nullable Integer seat,
            List<VoteRow> votes,
            int needed,
            @Nullable Choice decided)
            implements Pushed {}

    /** A seat's vote. */
    record VoteRow(int seat, Choice choice) {}

    /** All that this viewer may know; instead of events that were missed. */
    @WireType("view")
    record ViewNow(String table, long seq, JsonNode view) implements Pushed {}

    /**
     * Somebody said something.
     *
     * @param from null where the table itself speaks
     * @param reason what the table says, for programs that speak other languages; null where a
     *     person speaks
     */
    @WireType("said")
    record Said(String table, @Nullable String from, String text, @Nullable Reason reason)
            implements Pushed {
        /** Somebody speaks, or the table says what has no code. */
        public Said(String table, @Nullable String from, String text) {
            this(table, from, text, null);
        }
    }

    /** The table's row has changed: the row's fields stand in the message itself. */
    @WireType("table")
    record TableChanged(@JsonUnwrapped TableRow table) implements Pushed {}

    /**
     * The connection ends.
     *
     * @param retry seconds until it makes sense to come back; null: it does not
     */
    @WireType("bye")
    record Bye(ErrorCode code, String message, @Nullable Integer retry) implements Pushed {}
}
