package meldhouse.server.table;

import io.vertx.core.Context;
import io.vertx.core.Future;
import io.vertx.core.Promise;

import meldhouse.scripting.WorkerHooks;
import meldhouse.scripting.WorkerHooks.News;
import meldhouse.server.journal.Fact;
import meldhouse.server.journal.FactText;
import meldhouse.server.measure.Meters;
import meldhouse.store.Journal;

import java.util.List;

/** A table's lines in the journal: what is written here is durable before anybody hears of it. */
final class Ledger {
    private static final System.Logger LOG = System.getLogger(Ledger.class.getName());

    private final Journal journal;
    private final Voice voice;
    private final Meters meters;

    Ledger(Journal journal, Voice voice, Meters meters) {
        this.journal = journal;
        this.voice = voice;
        this.meters = meters;
    }

    /** Completes, in the table's context, when the fact is durable; fails if it is not. */
    Future<Void> write(Context context, String table, Fact fact) {
        Promise<Void> done = Promise.promise();
        journal.append(table, FactText.print(fact))
                .whenComplete(
                        (ignored, e) ->
                                context.runOnContext(
                                        now -> {
                                            if (e == null) {
                                                done.complete();
                                            } else {
                                                done.fail(e);
                                            }
                                        }));
        return done.future();
    }

    /**
     * What functions of the house rules did wrong: first the journal, then the table hears of it.
     */
    Future<Void> write(Context context, Table table, List<News> news) {
        Future<Void> all = Future.succeededFuture();
        for (News one : news) {
            all =
                    all.compose(done -> write(context, table.id(), HookNews.fact(one)))
                            .map(
                                    done -> {
                                        written(table, one);
                                        return null;
                                    });
        }
        return all;
    }

    private void written(Table table, News news) {
        meters.scriptFailed(HookNews.hook(news));
        WorkerHooks hooks = table.rules().hooks();
        if (hooks != null) {
            hooks.written(news);
        }
        String sentence = HookNews.sentence(news);
        LOG.log(
                System.Logger.Level.WARNING,
                "Table ''{0}'', made by {1}: {2}",
                table.id(),
                table.made().owner().name(),
                sentence);
        voice.said(table, null, sentence);
    }

    /** Nothing more is written for this table. */
    void close(String table) {
        journal.retire(table);
    }
}
