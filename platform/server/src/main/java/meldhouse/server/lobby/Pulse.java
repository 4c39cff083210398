package meldhouse.server.lobby;

import io.vertx.core.Vertx;

import meldhouse.server.table.TableVerticle;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/**
 * Feels the pulse of the tables whose rules are a stranger's: each is asked again and again whether
 * it still does one thing after the other, and given up when it has not answered for too long. For
 * the lobby's context.
 */
final class Pulse {
    private final Vertx vertx;
    private final long patience;
    private final Consumer<TableVerticle> lost;
    private final Map<String, Beat> beats = new HashMap<>();
    private long timer = -1;

    /** A question, and whether the table has come to it. */
    private record Beat(TableVerticle table, AtomicBoolean came, long asked) {}

    /**
     * @param patience how long a table may do one thing
     * @param lost is told of a table that takes longer
     */
    Pulse(Vertx vertx, Duration patience, Consumer<TableVerticle> lost) {
        this.vertx = vertx;
        this.patience = patience.toNanos();
        this.lost = lost;
    }

    /** Watches a table from now on, if its rules are a stranger's. */
    void watch(TableVerticle table) {
        if (!table.hasOwnThread()) {
            return;
        }
        ask(table);
        if (timer < 0) {
            long every = Math.max(1, Duration.ofNanos(patience).toMillis() / 8);
            timer = vertx.setPeriodic(every, ignored -> look());
        }
    }

    /** Watches it no more. */
    void forget(String table) {
        beats.remove(table);
        if (beats.isEmpty()) {
            vertx.cancelTimer(timer);
            timer = -1;
        }
    }

    /** Watches none any more. */
    void stop() {
        beats.clear();
        vertx.cancelTimer(timer);
        timer = -1;
    }

    private void ask(TableVerticle table) {
        AtomicBoolean came = new AtomicBoolean();
        beats.put(table.id(), new Beat(table, came, System.nanoTime()));
        table.beat(() -> came.set(true));
    }

    private void look() {
        for (Beat beat : beats.values().toArray(Beat[]::new)) {
            if (beat.came.get()) {
                ask(beat.table);
            } else if (System.nanoTime() - beat.asked > patience) {
                forget(beat.table.id());
                beat.table.abandon();
                lost.accept(beat.table);
            }
        }
    }
}
