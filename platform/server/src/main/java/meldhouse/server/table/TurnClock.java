package meldhouse.server.table;

import io.vertx.core.Vertx;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/** The time of the person whose turn it is. */
final class TurnClock {
    private final Vertx vertx;
    private long timer = -1;
    private @Nullable Instant deadline;

    TurnClock(Vertx vertx) {
        this.vertx = vertx;
    }

    /** Runs from now on. */
    void start(int seconds, Runnable whenOver) {
        stop();
        deadline = Instant.now().plusSeconds(seconds).truncatedTo(ChronoUnit.MILLIS);
        timer = vertx.setTimer(seconds * 1000L, ignored -> whenOver.run());
    }

    /** No limit any more. */
    void stop() {
        if (deadline != null) {
            vertx.cancelTimer(timer);
            deadline = null;
        }
    }

    /** When the time is over, ISO 8601; null: no limit. */
    @Nullable String deadline() {
        return deadline == null ? null : deadline.toString();
    }

    /** Milliseconds until then, at least 0; null: no limit. */
    @Nullable Long left() {
        return deadline == null
                ? null
                : Math.max(0, Duration.between(Instant.now(), deadline).toMillis());
    }
}
