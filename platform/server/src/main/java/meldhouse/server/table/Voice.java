package meldhouse.server.table;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Viewer;
import meldhouse.protocol.AwayState;
import meldhouse.protocol.ErrorCode;
import meldhouse.protocol.RequestId;
import meldhouse.protocol.ServerMessage;
import meldhouse.server.bus.Bus;
import meldhouse.server.bus.Caller;
import meldhouse.server.bus.ToConnection;
import meldhouse.server.journal.FactText;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/**
 * What a table tells whom. Secrets end here: every event and every view goes through what its
 * viewer may see.
 */
final class Voice {
    private final Bus bus;
    private final Company company;

    Voice(Bus bus, Company company) {
        this.bus = bus;
        this.company = company;
    }

    void answer(Caller caller, ServerMessage.Answer answer) {
        tell(caller.connection(), answer);
    }

    void refuse(
            Caller caller,
            RequestId re,
            ErrorCode code,
            String message,
            @Nullable JsonNode details) {
        answer(caller, new ServerMessage.Failed(re, code, message, details));
    }

    /** What has happened between two states of the table, to everybody who follows. */
    void events(Table before, Table now) {
        if (before.seq() == now.seq() && before.played().size() == now.played().size()) {
            return;
        }
        company.followers(now)
                .forEach(
                        (viewer, connections) ->
                                new Resume(now, viewer)
                                        .after(before.seq())
                                        .forEach(
                                                told ->
                                                        connections.forEach(
                                                                to -> event(now, to, told))));
    }

    /** Every event after a number, to one connection. */
    void replay(Table now, Viewer viewer, String connection, long from) {
        for (Resume.Told told : new Resume(now, viewer).after(from)) {
            boolean hasView = told.seq() == from + 1;
            event(
                    now,
                    connection,
                    hasView && told instanceof Resume.Told.Happened happened
                            ? happened.going()
                            : told);
        }
    }

    private void event(Table now, String connection, Resume.Told told) {
        switch (told) {
            case Resume.Told.Happened(long seq, JsonNode event, var scoredBy, var begins) -> {
                if (begins != null) {
                    tell(connection, new ServerMessage.ViewNow(now.id(), seq - 1, begins));
                }
                tell(connection, new ServerMessage.EventSeen(now.id(), seq, event, scoredBy));
            }
            case Resume.Told.TakenBack(long seq, int seat, long since, JsonNode view) -> {
                tell(connection, new ServerMessage.TakenBack(now.id(), seq, seat, since));
                tell(connection, new ServerMessage.ViewNow(now.id(), seq, view));
            }
        }
    }

    /** All that the connection may know; nothing before the first match. */
    void view(Table now, Caller caller) {
        JsonNode view = new Resume(now, now.viewer(caller.player().id())).viewNow();
        if (view != null) {
            tell(caller.connection(), new ServerMessage.ViewNow(now.id(), now.seq(), view));
        }
    }

    /** Whose turn it is, to the connections given. */
    void turn(Table now, int seat, TurnClock clock, List<String> connections) {
        LegalMoves legal = now.latest().match().position().legalMoves();
        var turn =
                new ServerMessage.YourTurn(
                        now.id(),
                        now.seq(),
                        seat,
                        now.rules().codec().legal(legal),
                        legal.complete(),
                        clock.deadline(),
                        clock.left());
        connections.forEach(connection -> tell(connection, turn));
    }

    /** Whose time runs, to the connections given; nothing where none does. */
    void clock(Table now, int seat, TurnClock clock, List<String> connections) {
        String deadline = clock.deadline();
        Long left = clock.left();
        if (deadline != null && left != null) {
            var running = new ServerMessage.Clock(now.id(), now.seq(), seat, deadline, left);
            connections.forEach(connection -> tell(connection, running));
        }
    }

    /**
     * How a seat stands whose player is away, to the connections given.
     *
     * @param absence null: it is over
     */
    void away(Table now, int seat, Absences.@Nullable Absence absence, List<String> connections) {
        ServerMessage.Away away =
                absence == null
                        ? new ServerMessage.Away(now.id(), seat, AwayState.OVER, null, null, null)
                        : new ServerMessage.Away(
                                now.id(),
                                seat,
                                absence.state(),
                                absence.deadline() == null ? null : absence.deadline().toString(),
                                left(absence.deadline()),
                                absence.bot());
        connections.forEach(connection -> tell(connection, away));
    }

    private static @Nullable Long left(@Nullable Instant deadline) {
        return deadline == null
                ? null
                : Math.max(0, Duration.between(Instant.now(), deadline).toMillis());
    }

    /**
     * The table itself speaks.
     *
     * @param code what it says, for programs that speak other languages
     * @param about what it speaks of, by name
     */
    void says(Table now, String text, String code, Map<String, ?> about) {
        everybody(
                new ServerMessage.Said(
                        now.id(),
                        null,
                        text,
                        new ServerMessage.Reason(code, FactText.plain(about))));
    }

    /** Somebody speaks, or the table itself does. */
    void said(Table now, @Nullable String from, String text) {
        everybody(new ServerMessage.Said(now.id(), from, text));
    }

    void row(ServerMessage.TableRow row) {
        everybody(new ServerMessage.TableChanged(row));
    }

    private void everybody(ServerMessage message) {
        company.everybody().forEach(connection -> tell(connection, message));
    }

    void tell(String connection, ServerMessage message) {
        bus.connection(connection, new ToConnection.Tell(message));
    }
}
