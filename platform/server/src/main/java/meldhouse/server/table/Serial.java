package meldhouse.server.table;

import io.vertx.core.Future;
import io.vertx.core.Promise;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Supplier;

/**
 * One thing at a time: a step begins when the one before it has come to its end, however long the
 * journal takes. For one context.
 */
final class Serial {
    private record Step(Supplier<Future<Void>> work, Promise<Void> end) {}

    private final Deque<Step> waiting = new ArrayDeque<>();
    private boolean busy;

    /** Does this when its turn comes; completes with it. */
    Future<Void> then(Supplier<Future<Void>> work) {
        Promise<Void> end = Promise.promise();
        waiting.add(new Step(work, end));
        if (!busy) {
            next();
        }
        return end.future();
    }

    private void next() {
        Step step = waiting.poll();
        if (step == null) {
            busy = false;
            return;
        }
        busy = true;
        Future<Void> done;
        try {
            done = step.work().get();
        } catch (RuntimeException | Error e) {
            done = Future.failedFuture(e);
        }
        done.onComplete(
                came -> {
                    step.end().handle(came);
                    next();
                });
    }
}
