package meldhouse.server.table;

import meldhouse.api.game.Viewer;
import meldhouse.server.bus.Caller;
import meldhouse.server.bus.Player;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Who is at a table just now: connections, and whether each follows the events. What a restart
 * forgets.
 */
final class Company {
    /** A connection at the table. */
    private record Guest(Player player, boolean follows) {}

    private final Map<String, Guest> guests = new LinkedHashMap<>();
    private final Set<String> away = new HashSet<>();
    private int changes;

    /** How often it has changed. */
    int changes() {
        return changes;
    }

    /** The player is here, and is told whose turn it is. */
    void greet(Caller caller) {
        changes++;
        away.remove(caller.player().id());
        guests.merge(
                caller.connection(),
                new Guest(caller.player(), false),
                (old, now) -> new Guest(now.player(), old.follows()));
    }

    /** From now on the connection is told of every event. */
    void follow(Caller caller) {
        changes++;
        away.remove(caller.player().id());
        guests.put(caller.connection(), new Guest(caller.player(), true));
    }

    /** The connection is gone. */
    void leave(String connection) {
        changes++;
        guests.remove(connection);
    }

    /** All connections of a player are told of nothing any more. */
    void sendAway(String player) {
        changes++;
        guests.values().removeIf(guest -> guest.player().id().equals(player));
    }

    boolean isFollowing(String connection) {
        Guest guest = guests.get(connection);
        return guest != null && guest.follows();
    }

    boolean isEmpty() {
        return guests.isEmpty();
    }

    /** Whether a connection of the player stands. */
    boolean isHere(String player) {
        return guests.values().stream().anyMatch(guest -> guest.player().id().equals(player));
    }

    /** Whether the player's seat has been held long enough, so that a bot plays for it. */
    boolean isAway(String player) {
        return away.contains(player);
    }

    /** The player's seat has been held long enough. */
    void givenUp(String player) {
        away.add(player);
    }

    /** The player's seat is not given to a bot. */
    void waitedFor(String player) {
        away.remove(player);
    }

    /** Those who have a seat and are here, by seat. */
    List<Player> present(Seating seating) {
        return seating.people().stream().filter(player -> isHere(player.id())).toList();
    }

    /** Every connection at the table. */
    List<String> everybody() {
        return List.copyOf(guests.keySet());
    }

    /** The connections of those who are here without a seat. */
    List<String> unseated(Seating seating) {
        return guests.entrySet().stream()
                .filter(entry -> seating.seatOf(entry.getValue().player().id()).isEmpty())
                .map(Map.Entry::getKey)
                .toList();
    }

    /** A player's connections. */
    List<String> connections(String player) {
        return guests.entrySet().stream()
                .filter(entry -> entry.getValue().player().id().equals(player))
                .map(Map.Entry::getKey)
                .toList();
    }

    /** The connections that follow, by what each may see. */
    Map<Viewer, List<String>> followers(Table table) {
        Map<Viewer, List<String>> byViewer = new LinkedHashMap<>();
        guests.forEach(
                (connection, guest) -> {
                    if (guest.follows()) {
                        byViewer.computeIfAbsent(
                                        table.viewer(guest.player().id()),
                                        ignored -> new java.util.ArrayList<>())
                                .add(connection);
                    }
                });
        return byViewer;
    }

    /** How many players follow without a seat. */
    int watchers(Table table) {
        Set<String> watchers = new LinkedHashSet<>();
        for (Guest guest : guests.values()) {
            if (guest.follows() && table.seating().seatOf(guest.player().id()).isEmpty()) {
                watchers.add(guest.player().id());
            }
        }
        return watchers.size();
    }
}
