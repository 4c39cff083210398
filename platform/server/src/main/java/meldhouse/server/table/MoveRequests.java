package meldhouse.server.table;

import static meldhouse.server.table.Reply.refused;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;

import meldhouse.api.game.Move;
import meldhouse.api.game.Refusal;
import meldhouse.protocol.ClientMessage;
import meldhouse.protocol.ErrorCode;
import meldhouse.protocol.ServerMessage;
import meldhouse.protocol.TableState;
import meldhouse.protocol.Unreadable;
import meldhouse.server.journal.Fact;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a table says to those who play: moves, second thoughts, and advice.
 *
 * @param asker who asks
 * @param table as it stands
 * @param bots who may give advice
 */
record MoveRequests(Asker asker, Table table, BotRoster bots) {
    Reply move(ClientMessage.MakeMove wish) {
        OptionalInt mine = asker.mySeat();
        if (mine.isEmpty()) {
            return asker.notSeated("make a move");
        }
        Move move;
        try {
            move = table.rules().codec().move(wish.move());
        } catch (Unreadable e) {
            return refused(ErrorCode.BAD_REQUEST, e.getMessage());
        }
        int seat = mine.getAsInt();
        Optional<Play.Made> before =
                table.played().stream()
                        .flatMap(play -> play.answerTo(wish.seq()).stream())
                        .findAny();
        if (before.isPresent()) {
            Play.Made made = before.get();
            return made.seat() == seat && made.move().equals(move)
                    ? new Reply.Done(
                            List.of(), now -> new ServerMessage.Ok(wish.id(), made.after()))
                    : stale(wish.seq());
        }
        if (!table.isPlaying()) {
            return refused(
                    ErrorCode.NOT_YOUR_TURN,
                    "Cannot make a move: table '%s' is %s."
                            .formatted(table.made().title(), table.state().wire()));
        }
        if (table.paused()) {
            return refused(
                    ErrorCode.NOT_ALLOWED,
                    "Cannot make a move: table '%s' is halted by its owner."
                            .formatted(table.made().title()));
        }
        if (wish.seq() != table.seq()) {
            return stale(wish.seq());
        }
        if (!table.latest().isTurnOf(seat)) {
            return refused(ErrorCode.NOT_YOUR_TURN, notYourTurn(seat));
        }
        return table.latest()
                .refusal(seat, move)
                .map(MoveRequests::illegal)
                .orElseGet(
                        () ->
                                new Reply.Done(
                                        List.of(
                                                new Fact.Moved(
                                                        seat,
                                                        wish.seq(),
                                                        table.rules().codec().move(move),
                                                        Fact.By.PLAYER)),
                                        now -> new ServerMessage.Ok(wish.id(), now.seq())));
    }

    private static Reply illegal(Refusal why) {
        return refusedBy(ErrorCode.ILLEGAL_MOVE, why);
    }

    private static Reply refusedBy(ErrorCode code, Refusal why) {
        return new Reply.Refused(
                code,
                why.sentence(),
                JsonNodeFactory.instance.objectNode().put("rule", why.rule()));
    }

    private String notYourTurn(int seat) {
        return Refusal.notYourTurn(seat, table.latest().match().turn()).sentence();
    }

    private Reply stale(long turn) {
        return refused(
                ErrorCode.STALE_MOVE,
                "Cannot answer turn %d: it is over or never was. Table '%s' is at %d."
                        .formatted(turn, table.made().title(), table.seq()));
    }

    Reply hint() {
        OptionalInt seat = asker.mySeat();
        if (seat.isEmpty()) {
            return asker.notSeated("ask for a hint");
        }
        if (!table.seating().onlyBotsBeside(seat.getAsInt())) {
            return refused(
                    ErrorCode.NOT_ALLOWED,
                    "Cannot give a hint at this table: other people play. Allowed: at tables of one"
                            + " person and bots.");
        }
        if (table.state() != TableState.PLAYING || !table.latest().isTurnOf(seat.getAsInt())) {
            return refused(
                    ErrorCode.NOT_YOUR_TURN,
                    "Cannot give a hint: it is not the turn of seat %d."
                            .formatted(seat.getAsInt()));
        }
        return bots.strongest(table.rules().ruleset()).isPresent()
                ? new Reply.HintWanted(seat.getAsInt())
                : refused(
                        ErrorCode.NO_SUCH_BOT,
                        "Cannot give a hint: no bot plays %s."
                                .formatted(table.rules().ruleset().info().id()));
    }

    Reply undo(ClientMessage.Undo wish) {
        OptionalInt mine = asker.mySeat();
        if (mine.isEmpty()) {
            return asker.notSeated("take a move back");
        }
        int seat = mine.getAsInt();
        Optional<Play.Made> done =
                table.played().stream()
                        .flatMap(play -> play.takenBackAt(wish.seq()).stream())
                        .filter(made -> made.seat() == seat)
                        .findAny();
        if (done.isPresent()) {
            long after = done.get().after() + 1;
            return new Reply.Done(List.of(), now -> new ServerMessage.Ok(wish.id(), after));
        }
        return refusalToTakeBack(seat)
                .map(why -> refusedBy(ErrorCode.NOT_ALLOWED, why))
                .orElseGet(
                        () ->
                                wish.seq() == table.seq()
                                        ? new Reply.Done(
                                                List.of(new Fact.TakenBack(seat, wish.seq())),
                                                now -> new ServerMessage.Ok(wish.id(), now.seq()))
                                        : stale(wish.seq()));
    }

    private Optional<Refusal> refusalToTakeBack(int seat) {
        if (!table.made().undo()) {
            return Optional.of(
                    new Refusal(
                            "noUndo",
                            "Cannot take a move back: at table '%s' every move stands. Allowed: at tables made with 'undo'."
                                    .formatted(table.made().title())));
        }
        if (!table.isPlaying() || table.paused()) {
            return Optional.of(
                    new Refusal(
                            "notPlaying",
                            "Cannot take a move back: table '%s' is %s. Allowed: while it is playing."
                                    .formatted(table.made().title(), table.state().wire())));
        }
        return table.latest().refusalToTakeBack(seat);
    }
}
