package meldhouse.client.terminal;

import meldhouse.protocol.SeatKind;
import meldhouse.protocol.ServerMessage;
import meldhouse.protocol.TableState;

/**
 * What somebody at a table is asked at the moment.
 *
 * @param row the table
 * @param own their turn
 * @param times that run
 * @param isOwner whether the table is theirs
 */
record Question(
        Terminal terminal, ServerMessage.TableRow row, OwnTurn own, Times times, boolean isOwner) {
    /** The question; empty: none. Where the table is drawn it may be what everybody waits for. */
    String text(Speaker speaker, Seats seats) {
        boolean drawn = terminal.isDrawn();
        if (own.question() != null) {
            return drawn ? times.timed(speaker.prompt(), seats) : speaker.prompt();
        }
        Texts texts = Texts.of(terminal.tongue());
        if (drawn && row.undo() && own.unanswered().isPresent()) {
            return texts.say("undo.ask");
        }
        if (!isWaiting()) {
            boolean mayVote = !seats.isOwn(Seats.WATCHING);
            return drawn ? times.running(seats, mayVote).orElse("") : "";
        }
        boolean mayStart = isOwner && row.state() == TableState.WAITING;
        return texts.say(mayStart ? "waiting.owner" : "waiting");
    }

    /** Whether nothing will happen here until somebody comes or the owner begins. */
    private boolean isWaiting() {
        return switch (row.state()) {
            case WAITING -> row.seats().stream().anyMatch(seat -> seat.kind() == SeatKind.OPEN);
            case OVER -> !isOwner;
            case PLAYING, PAUSED, CLOSED -> false;
        };
    }
}
