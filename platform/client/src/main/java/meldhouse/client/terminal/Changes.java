package meldhouse.client.terminal;

import meldhouse.protocol.SeatKind;
import meldhouse.protocol.ServerMessage;
import meldhouse.protocol.TableState;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** What changed between two rows of a table, in sentences. */
final class Changes {
    private Changes() {}

    /**
     * @param own the player who is told; of themselves they hear nothing
     */
    static List<String> between(
            ServerMessage.TableRow before, ServerMessage.TableRow after, String own) {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < Math.min(before.seats().size(), after.seats().size()); i++) {
            ServerMessage.SeatRow was = before.seats().get(i);
            ServerMessage.SeatRow is = after.seats().get(i);
            if (!own.equals(is.player()) && !own.equals(was.player())) {
                seat(was, is, lines);
            }
        }
        if (before.state() != after.state() && after.state() == TableState.PAUSED) {
            lines.add("The table is paused.");
        }
        if (before.state() == TableState.PAUSED && after.state() == TableState.PLAYING) {
            lines.add("The table goes on.");
        }
        return lines;
    }

    private static void seat(
            ServerMessage.SeatRow was, ServerMessage.SeatRow is, List<String> lines) {
        boolean same = was.kind() == is.kind() && Objects.equals(was.who(), is.who());
        if (!same) {
            switch (is.kind()) {
                case OPEN -> lines.add("Seat %d is open.".formatted(is.seat()));
                case PLAYER -> lines.add("%s sits in seat %d.".formatted(is.who(), is.seat()));
                case BOT ->
                        lines.add("A bot, %s, plays in seat %d.".formatted(is.who(), is.seat()));
            }
        } else if (is.kind() == SeatKind.PLAYER && was.connected() != is.connected()) {
            lines.add(
                    is.connected()
                            ? "%s is back.".formatted(is.who())
                            : "%s has lost the connection.".formatted(is.who()));
        }
    }
}
