package meldhouse.server.lobby;

import io.vertx.core.Future;

import meldhouse.protocol.ClientMessage;
import meldhouse.protocol.ErrorCode;
import meldhouse.server.bus.Bus;
import meldhouse.server.bus.Caller;
import meldhouse.server.bus.ToLobby;
import meldhouse.server.bus.ToTable;
import meldhouse.server.bus.Undelivered;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Programs that play by themselves and come as guests: what they may do here, set apart from what
 * people may.
 */
public final class BotGuests {
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final Quota quota;
    private final Sessions sessions;
    private final Collection<ToLobby.TableIs> tables;
    private final Bus bus;

    /** Which of them are about to sit down, and where. */
    private final List<Sitting> sitting = new ArrayList<>();

    private record Sitting(String player, String table) {}

    /**
     * What they may use up.
     *
     * @param connections of all of them at the same time
     * @param tables of each at the same time
     * @param mayCreate whether they may make tables
     */
    public record Quota(int connections, int tables, boolean mayCreate) {}

    BotGuests(Quota quota, Sessions sessions, Collection<ToLobby.TableIs> tables, Bus bus) {
        this.quota = quota;
        this.sessions = sessions;
        this.tables = tables;
        this.bus = bus;
    }

    /** Whether one more may come in. */
    void admit() throws Refused {
        if (sessions.bots() >= quota.connections()) {
            throw new Refused(
                    ErrorCode.SERVER_FULL,
                    "Cannot let you in: as many bots are connected as the host lets in, %d (bots-connections)."
                            .formatted(quota.connections()));
        }
    }

    /** Whether this one may make one more table. */
    void create(Caller bot) throws Refused {
        if (!quota.mayCreate()) {
            throw new Refused(
                    ErrorCode.NOT_ALLOWED,
                    "Cannot make a table: this host does not let bots do that (bots-create)."
                            + " Allowed: to sit down at a table that is there.");
        }
        room(bot, "make a table", "");
    }

    /** Passes it on to the table if this one may have one more. */
    Future<Void> sit(Caller bot, ClientMessage.Sit sit) {
        try {
            room(bot, "sit down", sit.table());
        } catch (Refused e) {
            return Future.failedFuture(e);
        }
        Sitting now = new Sitting(bot.player().id(), sit.table());
        sitting.add(now);
        String to = Bus.table(sit.table());
        return bus.deliver(to, new ToTable.Asked(bot, sit), PATIENCE)
                .recover(
                        e -> {
                            Undelivered why = new Undelivered(e, to);
                            return Future.failedFuture(new Refused(why.code(), why.sentence()));
                        })
                .onComplete(done -> sitting.remove(now));
    }

    private void room(Caller bot, String what, String table) throws Refused {
        String me = bot.player().id();
        Set<String> has = new HashSet<>();
        for (ToLobby.TableIs each : tables) {
            if (each.players().contains(me) || me.equals(each.row().owner())) {
                has.add(each.row().table());
            }
        }
        sitting.stream()
                .filter(one -> one.player().equals(me))
                .forEach(one -> has.add(one.table()));
        has.remove(table);
        if (has.size() >= quota.tables()) {
            throw new Refused(
                    ErrorCode.SERVER_FULL,
                    "Cannot %s: you have as many tables as a bot may here, %d (bots-tables). Allowed: once you have left one of them."
                            .formatted(what, quota.tables()));
        }
    }
}
