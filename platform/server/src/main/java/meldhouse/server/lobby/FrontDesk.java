package meldhouse.server.lobby;

import io.vertx.core.Context;
import io.vertx.core.Future;
import io.vertx.core.Promise;

import meldhouse.protocol.ErrorCode;
import meldhouse.protocol.ServerMessage;
import meldhouse.server.bus.Bus;
import meldhouse.server.bus.Caller;
import meldhouse.server.bus.Player;
import meldhouse.server.bus.ToConnection;
import meldhouse.server.bus.ToLobby;
import meldhouse.server.bus.ToTable;
import meldhouse.server.journal.Fact;

import org.jspecify.annotations.Nullable;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * What the host sees of the house, and does in it, from outside: the lobby's own figures, read in
 * its context. No more of a game than the lobby knows, which is nothing. From any thread.
 */
public final class FrontDesk {
    private static final String SENT_OFF = "The host sent you off.";
    private static final String BANNED = "The host sent you off and keeps you out from now on.";

    private final Function<List<Fact.OfLobby>, Future<Void>> keeping;
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

    /**
     * A player, as the host may know them.
     *
     * @param addresses where their connections come from; none: they are not connected
     */
    public record Guest(String id, String name, List<String> addresses) {
        public Guest {
            addresses = List.copyOf(addresses);
        }
    }

    /**
     * @param keeping writes facts of the lobby into the journal
     */
    FrontDesk(
            Context context,
            Bus bus,
            Sessions sessions,
            Map<String, ToLobby.TableIs> tables,
            Function<List<Fact.OfLobby>, Future<Void>> keeping) {
        this.keeping = keeping;
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
        return inside(() -> sendOff(sessions.connections(player), ErrorCode.NOT_ALLOWED, SENT_OFF));
    }

    private int sendOff(List<String> all, ErrorCode code, String why) {
        all.forEach(to -> bus.connection(to, new ToConnection.SentOff(code, why)));
        return all.size();
    }

    /** Who is connected, by name, and from where. */
    public Future<List<Guest>> guests() {
        return inside(() -> sessions.present().stream().map(this::guest).toList());
    }

    private Guest guest(Player player) {
        return new Guest(player.id(), player.name(), sessions.addresses(player.id()));
    }

    /** A player by name or id, connected or not, as long as the server knows one. */
    public Future<Optional<Guest>> known(String nameOrId) {
        return inside(() -> Optional.ofNullable(sessions.find(nameOrId)).map(this::guest));
    }

    /** Whom the host keeps out, in the order in which that came about; by id. */
    public Future<Map<String, String>> bans() {
        return inside(
                () -> {
                    Map<String, String> names = new LinkedHashMap<>();
                    sessions.bans().all().forEach(ban -> names.put(ban.id(), ban.name()));
                    return Collections.unmodifiableMap(names);
                });
    }

    /**
     * Keeps a player out from now on, also after a restart: the connections end, and what seats and
     * tables they have is given up. Fails if the journal does not take it.
     */
    public Future<Void> ban(Guest guest) {
        return keep(
                new Fact.PlayerBanned(guest.id(), guest.name()),
                () -> {
                    Caller gone = new Caller("", new Player(guest.id(), guest.name()));
                    tables.values().stream()
                            .filter(table -> isOf(table, guest.id()))
                            .forEach(
                                    table ->
                                            bus.table(
                                                    table.row().table(),
                                                    new ToTable.KeptOut(gone)));
                    sendOff(sessions.connections(guest.id()), ErrorCode.BANNED, BANNED);
                });
    }

    private static boolean isOf(ToLobby.TableIs table, String player) {
        return table.players().contains(player) || player.equals(table.row().owner());
    }

    /** Keeps out whoever comes from an address from now on, also after a restart. */
    public Future<Void> banAddress(String address) {
        return keep(
                new Fact.AddressBanned(address),
                () -> sendOff(sessions.comingFrom(address), ErrorCode.BANNED, BANNED));
    }

    /** Whether the host keeps out whoever comes from an address; at once, unlike all else here. */
    public boolean keepsOut(String address) {
        return sessions.bans().has(address);
    }

    /** Lets a player, by id, or an address in again. */
    public Future<Void> unban(String id) {
        return keep(new Fact.BanLifted(id), () -> {});
    }

    private Future<Void> keep(Fact.OfLobby fact, Runnable then) {
        Promise<Void> done = Promise.promise();
        context.runOnContext(
                ignored ->
                        keeping.apply(List.of(fact))
                                .<Void>map(
                                        kept -> {
                                            sessions.apply(fact);
                                            then.run();
                                            return null;
                                        })
                                .onComplete(done));
        return done.future();
    }

    /**
     * Says something to everybody at every table.
     *
     * @return to how many tables
     */
    public Future<Integer> say(String text) {
        return say(text, null);
    }

    /**
     * Says something to everybody at a table, or at every one.
     *
     * @param table its id; null: all
     * @return to how many tables
     */
    public Future<Integer> say(String text, @Nullable String table) {
        return inside(
                () -> {
                    List<ToLobby.TableIs> meant =
                            tables.values().stream()
                                    .filter(t -> table == null || table.equals(t.row().table()))
                                    .toList();
                    meant.forEach(each -> sayAt(each, text));
                    return meant.size();
                });
    }

    private void sayAt(ToLobby.TableIs table, String text) {
        Set<String> there = new LinkedHashSet<>(table.watchers());
        table.players().forEach(player -> there.addAll(sessions.connections(player)));
        ServerMessage said =
                new ServerMessage.Said(table.row().table(), null, "The host says: " + text);
        there.forEach(connection -> bus.connection(connection, new ToConnection.Tell(said)));
    }

    private <T> Future<T> inside(Supplier<T> work) {
        Promise<T> done = Promise.promise();
        context.runOnContext(ignored -> done.complete(work.get()));
        return done.future();
    }
}
