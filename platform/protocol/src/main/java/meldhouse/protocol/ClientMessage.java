package meldhouse.protocol;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.api.game.WireType;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Map;

/**
 * What a client may ask: the protocol's requests, in the order of {@code docs/protocol.md}. Each
 * has an id and gets exactly one answer with {@code re} = that id. A text has at most 200
 * characters where nothing else is said, and none of them may be a control character.
 */
public sealed interface ClientMessage {
    /** Chosen by the client; comes back as {@code re}. */
    RequestId id();

    /**
     * Comes first: who is there.
     *
     * @param protocol the versions that the client speaks; one number or a list
     * @param name the name at the table, 1 to 32 characters; may be left out with a token
     * @param client free text: program and version
     * @param token from an earlier {@code welcome}: to be the same player again
     * @param password where the host set one
     * @param bot whether a program plays here by itself; left out: a person does
     */
    @WireType("hello")
    record Hello(
            RequestId id,
            @JsonFormat(with = JsonFormat.Feature.ACCEPT_SINGLE_VALUE_AS_ARRAY) @Limits(max = 16)
                    List<Integer> protocol,
            @Limits(min = 1, max = 32, trimmed = true) @Nullable String name,
            @Nullable String client,
            @Nullable String token,
            @Nullable String password,
            @Nullable Boolean bot)
            implements ClientMessage {
        /** Without what is secret. */
        @Override
        public String toString() {
            return "Hello[id=%s, protocol=%s, name=%s, client=%s]"
                    .formatted(id, protocol, name, client);
        }
    }

    /** Which rulesets are there? */
    @WireType("rulesets")
    record Rulesets(RequestId id) implements ClientMessage {}

    /**
     * Which bots are there?
     *
     * @param ruleset only those that play it; left out: all
     */
    @WireType("bots")
    record Bots(RequestId id, @Nullable String ruleset) implements ClientMessage {}

    /** Which tables are there? */
    @WireType("tables")
    record Tables(RequestId id) implements ClientMessage {}

    /**
     * Make a table.
     *
     * @param ruleset its id
     * @param preset a preset of the ruleset
     * @param houseRules a file of the host's, by name; not together with {@code preset}
     * @param options values on top
     * @param title what the table is called, at most 60 characters
     * @param isPrivate whether a code is needed to sit or watch
     * @param seats who sits where, from seat 0; left out: the maker in seat 0, the rest open
     * @param seed 64 hex digits; only where the maker is the sole human
     * @param turnSeconds time for a turn of a person, 1 to 86400; left out: no limit
     * @param undo whether a move may be taken back while nobody has answered it; left out: as the
     *     host has it
     * @param standIn the id of the bot that plays for players who leave or are away; left out: the
     *     strongest
     */
    @WireType("create")
    record Create(
            RequestId id,
            String ruleset,
            @Nullable String preset,
            @Nullable String houseRules,
            @Nullable Map<String, @Nullable Object> options,
            @Limits(max = 60, trimmed = true) @Nullable String title,
            @JsonProperty("private") @Nullable Boolean isPrivate,
            @Limits(max = 16) @Nullable List<SeatWish> seats,
            @Limits(min = 64, max = 64) @Nullable String seed,
            @Limits(min = 1, max = 86400) @Nullable Integer turnSeconds,
            @Nullable Boolean undo,
            @Nullable String standIn)
            implements ClientMessage {
        /** Without what is secret. */
        @Override
        public String toString() {
            return "Create[id=%s, ruleset=%s, title=%s]".formatted(id, ruleset, title);
        }
    }

    /**
     * Sit down.
     *
     * @param seat left out: any that is open
     * @param code of a private table
     */
    @WireType("sit")
    record Sit(RequestId id, String table, @Nullable Integer seat, @Nullable String code)
            implements ClientMessage {
        /** Without what is secret. */
        @Override
        public String toString() {
            return "Sit[id=%s, table=%s, seat=%s]".formatted(id, table, seat);
        }
    }

    /** Stand up; a bot takes over while a match is on. */
    @WireType("stand")
    record Stand(RequestId id, String table) implements ClientMessage {}

    /**
     * Put a bot in a seat, by the owner.
     *
     * @param bot its id; null: the seat becomes open
     */
    @WireType("bot")
    record SeatBot(RequestId id, String table, int seat, @Nullable String bot)
            implements ClientMessage {}

    /** Begin, by the owner: open seats are given to bots. */
    @WireType("start")
    record Start(RequestId id, String table) implements ClientMessage {}

    /**
     * Send somebody away, who may not come back to this table until they are let in again; by the
     * owner.
     *
     * @param player a player id of the table's row; to let somebody in, the id of one that was sent
     *     away, or the name that they had at the table
     * @param on left out: true; false: the player may come again
     */
    @WireType("kick")
    record Kick(RequestId id, String table, String player, @Nullable Boolean on)
            implements ClientMessage {}

    /**
     * Halt the table or let it go on, by the owner.
     *
     * @param on left out: true
     */
    @WireType("pause")
    record Pause(RequestId id, String table, @Nullable Boolean on) implements ClientMessage {}

    /**
     * Vote on what is to become of a seat whose player is away, or on a pause.
     *
     * @param seat whose player is away; left out for a pause and its end
     */
    @WireType("vote")
    record Vote(RequestId id, String table, @Nullable Integer seat, Choice choice)
            implements ClientMessage {}

    /** Play again with the same seats, by the owner, once the match is over. */
    @WireType("rematch")
    record Rematch(RequestId id, String table) implements ClientMessage {}

    /**
     * Follow a table: by a seated player who resumes, or by anybody who watches.
     *
     * @param from a sequence number that the client has seen; left out: now
     * @param code of a private table
     */
    @WireType("watch")
    record Watch(
            RequestId id,
            String table,
            @Limits(max = Long.MAX_VALUE) @Nullable Long from,
            @Nullable String code)
            implements ClientMessage {
        /** Without what is secret. */
        @Override
        public String toString() {
            return "Watch[id=%s, table=%s, from=%s]".formatted(id, table, from);
        }
    }

    /**
     * Make a move.
     *
     * @param seq the number of the {@code turn} that it answers
     * @param move in the ruleset's language
     */
    @WireType("move")
    record MakeMove(RequestId id, String table, long seq, JsonNode move) implements ClientMessage {}

    /**
     * Take back one's last move, while nobody has answered it.
     *
     * @param seq the number that the table had reached by the move
     */
    @WireType("undo")
    record Undo(RequestId id, String table, long seq) implements ClientMessage {}

    /** What would a bot do? */
    @WireType("hint")
    record Hint(RequestId id, String table) implements ClientMessage {}

    /**
     * Mix something of one's own into the shuffle, before the start.
     *
     * @param salt 1 to 100 characters
     */
    @WireType("salt")
    record Salt(RequestId id, String table, @Limits(min = 1, max = 100) String salt)
            implements ClientMessage {}

    /**
     * Say something to the table.
     *
     * @param text 1 to 500 characters
     */
    @WireType("say")
    record Say(RequestId id, String table, @Limits(min = 1, max = 500) String text)
            implements ClientMessage {}

    /**
     * The record of the match, a page of it; while it is played, what this player may see.
     *
     * @param from the {@code next} of the page before; left out: from the beginning
     */
    @WireType("log")
    record Log(RequestId id, String table, @Limits(max = Long.MAX_VALUE) @Nullable Long from)
            implements ClientMessage {}

    /** Still there? */
    @WireType("ping")
    record Ping(RequestId id) implements ClientMessage {}
}
