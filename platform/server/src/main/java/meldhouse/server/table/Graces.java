package meldhouse.server.table;

import io.vertx.core.Vertx;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

/** The times for which seats of players who are away are held. */
final class Graces {
    private final Duration grace;
    private final Consumer<String> whenOver;
    private final Map<String, Running> running = new HashMap<>();

    /** A time that runs. */
    private record Running(long timer, Instant end) {}

    /**
     * @param whenOver is told of the player whose time is over
     */
    Graces(Duration grace, Consumer<String> whenOver) {
        this.grace = grace;
        this.whenOver = whenOver;
    }

    /** Begins a player's time, unless it runs already. */
    void begin(Vertx vertx, String player) {
        running.computeIfAbsent(
                player,
                id ->
                        new Running(
                                vertx.setTimer(grace.toMillis(), ignored -> over(id)),
                                Instant.now().plus(grace).truncatedTo(ChronoUnit.MILLIS)));
    }

    /** Ends a player's time before it is over. */
    void end(Vertx vertx, String player) {
        Running ended = running.remove(player);
        if (ended != null) {
            vertx.cancelTimer(ended.timer());
        }
    }

    private void over(String player) {
        running.remove(player);
        whenOver.accept(player);
    }

    /** When a player's time is over; null: none runs. */
    @Nullable Instant deadline(String player) {
        Running now = running.get(player);
        return now == null ? null : now.end();
    }
}
