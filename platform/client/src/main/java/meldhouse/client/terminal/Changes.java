package meldhouse.client.terminal;

import meldhouse.protocol.SeatKind;
import meldhouse.protocol.ServerMessage;
import meldhouse.protocol.TableState;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** What changed between two rows of a table, in sentences. */
record Changes(Texts texts) {
    /**
     * @param own the player who is told; of themselves they hear no more than which seat they have
     */
    List<String> between(ServerMessage.TableRow before, ServerMessage.TableRow after, String own) {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < Math.min(before.seats().size(), after.seats().size()); i++) {
            ServerMessage.SeatRow was = before.seats().get(i);
            ServerMessage.SeatRow is = after.seats().get(i);
            if (!own.equals(is.player()) && !own.equals(was.player())) {
                seat(was, is, lines);
            }
        }
        if (before.state() != after.state() && after.state() == TableState.PAUSED) {
            lines.add(texts.say("table.paused"));
        }
        if (before.state() == TableState.PAUSED && after.state() == TableState.PLAYING) {
            lines.add(texts.say("table.goesOn"));
        }
        int had = Seats.of(before, own, texts.tongue()).own();
        int has = Seats.of(after, own, texts.tongue()).own();
        if (had != has) {
            // In another terminal of the same player, or the owner sent them away.
            lines.add(
                    has == Seats.WATCHING ? texts.say("seat.lost") : texts.say("seat.yours", has));
        }
        return lines;
    }

    private void seat(ServerMessage.SeatRow was, ServerMessage.SeatRow is, List<String> lines) {
        String who = String.valueOf(is.who());
        boolean same = was.kind() == is.kind() && Objects.equals(was.who(), is.who());
        if (!same) {
            lines.add(
                    switch (is.kind()) {
                        case OPEN -> texts.say("seat.open", is.seat());
                        case PLAYER -> texts.say("seat.taken", who, is.seat());
                        case BOT -> texts.say("seat.bot", who, is.seat());
                    });
        } else if (is.kind() == SeatKind.PLAYER && was.connected() != is.connected()) {
            lines.add(texts.say(is.connected() ? "seat.back" : "seat.gone", who));
        }
    }
}
