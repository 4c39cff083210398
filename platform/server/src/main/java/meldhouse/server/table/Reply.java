package meldhouse.server.table;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.protocol.Choice;
import meldhouse.protocol.ErrorCode;
import meldhouse.protocol.RequestId;
import meldhouse.protocol.ServerMessage;
import meldhouse.server.journal.Fact;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.function.Function;

/** What is to come of a request. */
sealed interface Reply {
    /** Nothing but an error. */
    record Refused(ErrorCode code, String message, @Nullable JsonNode details) implements Reply {}

    /**
     * These facts, and when they are durable the answer.
     *
     * @param facts in order; may be none
     * @param answer from the table as it is then
     */
    record Done(List<Fact.OfTable> facts, Function<Table, ServerMessage.Answer> answer)
            implements Reply {}

    /**
     * As {@link Done}, and the caller follows the table from a number on.
     *
     * @param from a number whose view the client has; null: the last one
     */
    record Followed(
            List<Fact.OfTable> facts,
            @Nullable Long from,
            Function<Table, ServerMessage.Answer> answer)
            implements Reply {}

    /** Everybody at the table is told this. */
    record Spoken(String text) implements Reply {}

    /**
     * A vote is cast.
     *
     * @param about the seat, or {@link Ballots#TABLE}
     */
    record Voted(int about, Choice choice) implements Reply {}

    /** A player is sent away. */
    record Kicked(String player, List<Fact.OfTable> facts) implements Reply {}

    /** A bot is to be asked for this seat. */
    record HintWanted(int seat) implements Reply {}

    static Reply refused(ErrorCode code, String message) {
        return new Refused(code, message, null);
    }

    /** Facts, and a plain yes. */
    static Reply ok(RequestId re, Fact.OfTable... facts) {
        return new Done(List.of(facts), table -> new ServerMessage.Ok(re, null));
    }
}
