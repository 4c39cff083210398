package meldhouse.server.table;

import io.vertx.core.Vertx;

import meldhouse.protocol.AwayState;
import meldhouse.server.bus.Player;
import meldhouse.server.journal.Fact;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * Players who are not here: their seats are held for a while, then a bot plays, unless the others
 * agree on something else. The table is told how each seat stands.
 */
final class Absences {
    private final Company company;
    private final Voice voice;
    private final BotRoster bots;
    private final Graces graces;
    private Map<Integer, Absence> told = new TreeMap<>();

    /**
     * How the seat of somebody who is away stands.
     *
     * @param deadline when a bot begins to play; null unless it is held
     * @param bot that plays or will; null where the others wait
     */
    record Absence(
            String player, AwayState state, @Nullable Instant deadline, @Nullable String bot) {}

    /**
     * @param whenOver is told of a player whose seat has been held long enough
     */
    Absences(
            Company company,
            Voice voice,
            BotRoster bots,
            java.time.Duration grace,
            Consumer<String> whenOver) {
        this.company = company;
        this.voice = voice;
        this.bots = bots;
        this.graces = new Graces(grace, whenOver);
    }

    /** After a restart nobody is here. */
    void begin(Vertx vertx, Table table) {
        for (Player player : table.seating().people()) {
            if (agreed(table, player.id()) == Fact.Agreement.BOT) {
                company.givenUp(player.id());
            } else {
                graces.begin(vertx, player.id());
            }
        }
    }

    /** The player is here. */
    void came(Vertx vertx, Player player) {
        graces.end(vertx, player.id());
    }

    /** One of the player's connections is gone. */
    void left(Vertx vertx, Table table, Player player) {
        boolean matters =
                table.seating().seatOf(player.id()).isPresent() || table.isOwner(player.id());
        if (!matters || company.isHere(player.id())) {
            return;
        }
        graces.begin(vertx, player.id());
        if (company.present(table.seating()).isEmpty()) {
            // Nobody waits any more.
            for (Player other : table.seating().people()) {
                if (agreed(table, other.id()) == Fact.Agreement.WAIT) {
                    graces.begin(vertx, other.id());
                }
            }
        }
    }

    /** The player's seat has been held long enough: what is to become of it. */
    List<Fact.OfTable> over(Table table, String player) {
        boolean isWaitedFor = agreed(table, player) == Fact.Agreement.WAIT;
        if (company.isHere(player) || isWaitedFor && !company.present(table.seating()).isEmpty()) {
            return List.of();
        }
        company.givenUp(player);
        return isWaitedFor
                ? List.of(new Fact.Agreed(table.seating().seatOf(player).orElseThrow(), null))
                : List.of();
    }

    /** What was agreed on and holds no longer, since the player is back. */
    List<Fact.OfTable> settled(Table table) {
        List<Fact.OfTable> facts = new ArrayList<>();
        table.agreed()
                .forEach(
                        (seat, on) -> {
                            Player player = table.seating().person(seat);
                            if (player != null && company.isHere(player.id())) {
                                facts.add(new Fact.Agreed(seat, null));
                            }
                        });
        return facts;
    }

    /** Does what the others have agreed on. */
    void agreed(Vertx vertx, Table table, int seat, Fact.Agreement on) {
        Player player = table.seating().person(seat);
        if (player == null || company.isHere(player.id())) {
            return;
        }
        graces.end(vertx, player.id());
        switch (on) {
            case WAIT -> company.waitedFor(player.id());
            case BOT -> company.givenUp(player.id());
        }
    }

    private static Fact.@Nullable Agreement agreed(Table table, String player) {
        var seat = table.seating().seatOf(player);
        return seat.isPresent() ? table.agreed().get(seat.getAsInt()) : null;
    }

    /** How a seat stands whose player is away while a match is on; null: nobody is away from it. */
    @Nullable Absence of(Table table, int seat) {
        Player player = table.seating().person(seat);
        if (player == null || company.isHere(player.id()) || !table.isPlaying()) {
            return null;
        }
        String bot = bots.standIn(table);
        if (company.isAway(player.id())) {
            return new Absence(player.id(), AwayState.BOT, null, bot);
        }
        Instant deadline = graces.deadline(player.id());
        return deadline == null
                ? new Absence(player.id(), AwayState.WAITED_FOR, null, null)
                : new Absence(player.id(), AwayState.HELD, deadline, bot);
    }

    /** Tells everybody what has changed since it was told last. */
    void tell(Table table) {
        Map<Integer, Absence> now = now(table);
        for (int seat : told.keySet()) {
            if (!now.containsKey(seat)) {
                voice.away(table, seat, null, company.everybody());
            }
        }
        now.forEach(
                (seat, absence) -> {
                    if (!Objects.equals(told.get(seat), absence)) {
                        voice.away(table, seat, absence, company.everybody());
                    }
                });
        told = now;
    }

    /** Tells somebody who has come how things stand, as everybody has been told. */
    void remind(Table table, String connection) {
        told.forEach((seat, absence) -> voice.away(table, seat, absence, List.of(connection)));
    }

    private Map<Integer, Absence> now(Table table) {
        Map<Integer, Absence> now = new TreeMap<>();
        for (int seat = 0; seat < table.seating().size(); seat++) {
            Absence absence = of(table, seat);
            if (absence != null) {
                now.put(seat, absence);
            }
        }
        return now;
    }
}
