package meldhouse.server.table;

import io.vertx.core.Future;
import io.vertx.core.Vertx;

import meldhouse.server.bus.Player;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Holds the seats of players who are not here for a while; then a bot may play for them. */
final class Graces {
    private final Company company;
    private final Duration grace;
    private final Consumer<Supplier<Future<Void>>> later;
    private final Map<String, Long> timers = new HashMap<>();

    /**
     * @param later does something at the table when its turn comes
     */
    Graces(Company company, Duration grace, Consumer<Supplier<Future<Void>>> later) {
        this.company = company;
        this.grace = grace;
        this.later = later;
    }

    /** The player is here again. */
    void came(Vertx vertx, Player player) {
        Long timer = timers.remove(player.id());
        if (timer != null) {
            vertx.cancelTimer(timer);
        }
    }

    /** Holds the seat of a player who is not here. */
    void hold(Vertx vertx, Player player) {
        timers.computeIfAbsent(
                player.id(),
                id -> vertx.setTimer(grace.toMillis(), ignored -> later.accept(() -> over(id))));
    }

    private Future<Void> over(String player) {
        timers.remove(player);
        if (!company.isHere(player)) {
            company.givenUp(player);
        }
        return Future.succeededFuture();
    }
}
