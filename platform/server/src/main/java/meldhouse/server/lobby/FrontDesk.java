package meldhouse.server.lobby;

import io.vertx.core.Context;
import io.vertx.core.Future;
import io.vertx.core.Promise;

import meldhouse.protocol.ServerMessage;
import meldhouse.server.bus.Bus;
import meldhouse.server.bus.Player;
import meldhouse.server.bus.ToConnection;
import meldhouse.server.bus.ToLobby;
import meldhouse.server.bus.ToTable;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/**
 * What the host sees of the house, and does in it, from outside: the lobby's own figures, read in
 * its context. No more of a game than the lobby knows, which is nothing. From any thread.
 */
public final class FrontDesk {
    private final Context context;
    private final Bus bus;
    private final Sessions sessions;
    private final Map<String, ToLobby.TableIs> tables;

    /**
     * What there is just now.
     *
     * @param players who are connected, by name
     * @param tables in the order in which they were made
     */
    public record Seen(List<Player> players, List<ServerMessage.TableRow> tables) {
        public Seen {
            players = List.copyOf(players);
            tables = List.copyOf(tables);
        }
    }

    FrontDesk(Context context, Bus bus, Sessions sessions, Map<String, ToLobby.TableIs> tables) {
        this.context = context;
        this.bus = bus;
        this.sessions = sessions;
        this.tables = tables;
    }

    /** Looks around. */
    public Future<Seen> look() {
        return inside(
                () ->
                        new Seen(
                                sessions.present(),
                                tables.values().stream().map(ToLobby.TableIs::row).toList()));
    }

    /**
     * Closes a table in whatever state it is; its record is kept.
     *
     * @return whether there is one of this id
     */
    public Future<Boolean> close(String table) {
        return inside(
                () -> {
                    boolean there = tables.containsKey(table);
                    if (there) {
                        bus.table(table, new ToTable.ClosedByHost());
                    }
                    return there;
                });
    }

    /**
     * Ends every connection of a player, who may come back.
     *
     * @return how many there were
     */
    public Future<Integer> sendOff(String player) {
        return inside(
                () -> {
                    List<String> all = sessions.connections(player);
                    all.forEach(
                            connection ->
                                    bus.connection(
                                            connection,
                                            new ToConnection.SentOff("The host sent you off.")));
                    return all.size();
                });
    }

    /**
     * Says something to everybody at a table.
     *
     * @return to how many tables
     */
    public Future<Integer> say(String text) {
        return inside(
                () -> {
                    for (ToLobby.TableIs table : tables.values()) {
                        Set<String> there = new LinkedHashSet<>(table.watchers());
                        table.players()
                                .forEach(player -> there.addAll(sessions.connections(player)));
                        ServerMessage said =
                                new ServerMessage.Said(
                                        table.row().table(), null, "The host says: " + text);
                        there.forEach(
                                connection ->
                                        bus.connection(connection, new ToConnection.Tell(said)));
                    }
                    return tables.size();
                });
    }

    private <T> Future<T> inside(Supplier<T> work) {
        Promise<T> done = Promise.promise();
        context.runOnContext(ignored -> done.complete(work.get()));
        return done.future();
    }
}
