package meldhouse.server;

import io.vertx.core.Future;

import meldhouse.protocol.ServerMessage;
import meldhouse.server.lobby.FrontDesk;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What whoever owns the house may do in it while it is open. Each call blocks until it is done, and
 * fails with an {@link IOException} if the lobby gives no answer in time or, where something has to
 * be kept, the journal does not take it.
 */
public final class HostDesk {
    private final FrontDesk desk;

    HostDesk(FrontDesk desk) {
        this.desk = desk;
    }

    /**
     * A player, as the host may know them.
     *
     * @param id by which {@link #kick} and {@link #ban} know the player
     * @param addresses where their connections come from; none: they are not connected
     */
    public record Guest(String id, String name, List<String> addresses) {
        /** The list is immutable. */
        public Guest {
            addresses = List.copyOf(addresses);
        }

        private static Guest of(FrontDesk.Guest guest) {
            return new Guest(guest.id(), guest.name(), guest.addresses());
        }
    }

    /** The tables, in the order in which they were made. */
    public List<ServerMessage.TableRow> tables() throws IOException {
        return done(desk.look(), "look around").tables();
    }

    /** The players who are connected, by name. */
    public List<Guest> guests() throws IOException {
        return done(desk.guests(), "look around").stream().map(Guest::of).toList();
    }

    /** A player by name or id, connected or not. */
    public Optional<Guest> known(String nameOrId) throws IOException {
        return done(desk.known(nameOrId), "look around").map(Guest::of);
    }

    /** The names of those who are kept out, and addresses, by their ids, the oldest first. */
    public Map<String, String> bans() throws IOException {
        return done(desk.bans(), "look around");
    }

    /** Ends every connection of a player, who may come back; says how many there were. */
    public int kick(Guest player) throws IOException {
        return done(desk.sendOff(player.id()), "send the player off");
    }

    /**
     * Keeps a player out, and whoever else comes under the name, until {@link #unban}. It is in the
     * journal, so a restart does not end it. The player's seats and tables go to others.
     */
    public void ban(Guest player) throws IOException {
        done(
                desk.ban(new FrontDesk.Guest(player.id(), player.name(), player.addresses())),
                "keep the player out");
    }

    /**
     * Keeps out whoever comes from an address, until {@link #unban}.
     *
     * @param address as {@link java.net.InetAddress#getHostAddress} writes it
     */
    public void banAddress(String address) throws IOException {
        done(desk.banAddress(address), "keep the address out");
    }

    /** Lets somebody in again, by an id of {@link #bans}. */
    public void unban(String id) throws IOException {
        done(desk.unban(id), "let them in");
    }

    /** Closes a table, by id, in whatever state it is; false: there is none. */
    public boolean close(String table) throws IOException {
        return done(desk.close(table), "close the table");
    }

    /**
     * Says something to everybody at a table, or at all; says how many tables that are.
     *
     * @param table its id; null: all
     */
    public int say(String text, @Nullable String table) throws IOException {
        return done(desk.say(text, table), "say it");
    }

    private static <T> T done(Future<T> step, String what) throws IOException {
        return Server.await(step, what);
    }
}
