package meldhouse.server.table;

import meldhouse.api.options.Option;
import meldhouse.protocol.SeatKind;
import meldhouse.protocol.ServerMessage;
import meldhouse.server.journal.Occupant;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** A table as the lobby shows it. */
final class Row {
    private Row() {}

    static ServerMessage.TableRow of(Table table, Company company) {
        List<ServerMessage.SeatRow> seats = new ArrayList<>();
        for (int seat = 0; seat < table.seating().size(); seat++) {
            seats.add(
                    switch (table.seating().at(seat)) {
                        case Occupant.Open ignored ->
                                new ServerMessage.SeatRow(seat, SeatKind.OPEN, null, null, false);
                        case Occupant.Person(var player) ->
                                new ServerMessage.SeatRow(
                                        seat,
                                        SeatKind.PLAYER,
                                        player.name(),
                                        player.id(),
                                        company.isHere(player.id()));
                        case Occupant.Bot(String bot, boolean ignored) ->
                                new ServerMessage.SeatRow(seat, SeatKind.BOT, bot, null, true);
                    });
        }
        return new ServerMessage.TableRow(
                table.id(),
                table.made().ruleset(),
                table.made().title(),
                seats,
                table.state(),
                company.watchers(table),
                table.made().code() != null,
                table.owner() == null ? null : table.owner().id(),
                table.made().preset(),
                changed(table),
                table.made().origins(),
                table.commitment(),
                table.made().seeded(),
                table.made().undo(),
                table.made().turnSeconds());
    }

    /** The options that differ from their defaults. */
    static Map<String, @Nullable Object> changed(Table table) {
        Map<String, @Nullable Object> changed = new LinkedHashMap<>();
        Map<String, @Nullable Object> values = table.game().houseRules().values();
        for (Option option : table.rules().ruleset().options().options()) {
            Object value = values.get(option.name());
            if (values.containsKey(option.name())
                    && !Objects.equals(value, option.defaultValue())) {
                changed.put(option.name(), value);
            }
        }
        return changed;
    }
}
