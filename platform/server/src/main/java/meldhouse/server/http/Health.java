package meldhouse.server.http;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;

import meldhouse.protocol.ServerMessage;
import meldhouse.scripting.WorkerPool;
import meldhouse.server.bus.Bus;
import meldhouse.server.bus.ToTable;
import meldhouse.server.lobby.FrontDesk;
import meldhouse.server.measure.MeteredJournal;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * Asks all that a server is made of whether it still answers: the lobby, the owner of each table,
 * the journal, the workers. Each has the same time, and they are asked at once. Whoever asks while
 * others wait for the answer gets the same one. For one event loop.
 */
final class Health {
    /**
     * No table has this id, so that putting its lines away asks the journal and changes nothing.
     */
    private static final String NOBODY = "health";

    private final Vertx vertx;
    private final Bus bus;
    private final FrontDesk desk;
    private final MeteredJournal journal;
    private final WorkerPool workers;
    private final Duration deadline;
    private @Nullable Future<Report> asking;

    /**
     * What came of it.
     *
     * @param silent the tables that gave no answer; null: the lobby itself gave none
     * @param tables how many tables were asked
     * @param journal whether it answers, and took the last line
     * @param workers whether they answer; so they do while none was needed yet
     */
    record Report(int tables, @Nullable List<String> silent, boolean journal, boolean workers) {
        boolean isWell() {
            return silent != null && silent.isEmpty() && journal && workers;
        }

        ObjectNode json() {
            ObjectNode json = JsonNodeFactory.instance.objectNode();
            json.put("status", isWell() ? "ok" : "failing");
            json.put("lobby", silent == null ? "silent" : "ok");
            ObjectNode owners = json.putObject("tables");
            owners.put("asked", tables);
            var names = owners.putArray("silent");
            if (silent != null) {
                silent.forEach(names::add);
            }
            json.put("journal", journal ? "ok" : "failing");
            json.put("workers", workers ? "ok" : "failing");
            return json;
        }
    }

    Health(
            Vertx vertx,
            Bus bus,
            FrontDesk desk,
            MeteredJournal journal,
            WorkerPool workers,
            Duration deadline) {
        this.vertx = vertx;
        this.bus = bus;
        this.desk = desk;
        this.journal = journal;
        this.workers = workers;
        this.deadline = deadline;
    }

    Future<Report> ask() {
        Future<Report> before = asking;
        if (before != null) {
            return before;
        }
        Future<FrontDesk.Seen> seen = inTime(desk.look());
        Future<List<String>> silent = seen.compose(all -> silentOf(all.tables()));
        Future<Boolean> written =
                inTime(written()).map(done -> !journal.isFailing()).otherwise(false);
        Future<Boolean> working =
                inTime(vertx.executeBlocking(this::doWorkersAnswer, false)).otherwise(false);
        Future<Report> now =
                Future.join(silent, written, working)
                        .transform(
                                any ->
                                        Future.succeededFuture(
                                                new Report(
                                                        seen.succeeded()
                                                                ? seen.result().tables().size()
                                                                : 0,
                                                        silent.result(),
                                                        written.result(),
                                                        working.result())));
        asking = now;
        now.onComplete(done -> asking = null);
        return now;
    }

    private Future<List<String>> silentOf(List<ServerMessage.TableRow> tables) {
        List<String> silent = new ArrayList<>();
        List<Future<?>> answers = new ArrayList<>();
        for (ServerMessage.TableRow row : tables) {
            answers.add(
                    bus.deliver(Bus.table(row.table()), new ToTable.Felt(), deadline)
                            .onFailure(e -> silent.add(row.table())));
        }
        return Future.join(answers).transform(any -> Future.succeededFuture(silent));
    }

    private Future<Void> written() {
        Promise<Void> done = Promise.promise();
        journal.retire(NOBODY)
                .whenComplete(
                        (ignored, e) -> {
                            if (e == null) {
                                done.tryComplete();
                            } else {
                                done.tryFail(e);
                            }
                        });
        return done.future();
    }

    /** Where no function was called yet there are none, as it should be. */
    private boolean doWorkersAnswer() {
        return workers.figures().started() == 0 || workers.isAnswering();
    }

    private <T> Future<T> inTime(Future<T> answer) {
        Promise<T> first = Promise.promise();
        long timer =
                vertx.setTimer(
                        deadline.toMillis(), ignored -> first.tryFail("no answer within the time"));
        // Back on this event loop, whoever answers.
        var here = vertx.getOrCreateContext();
        answer.onComplete(
                came ->
                        here.runOnContext(
                                ignored -> {
                                    vertx.cancelTimer(timer);
                                    if (came.succeeded()) {
                                        first.tryComplete(came.result());
                                    } else {
                                        first.tryFail(came.cause());
                                    }
                                }));
        return first.future();
    }
}
