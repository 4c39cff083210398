package meldhouse.server.table;

import meldhouse.api.game.Turn;
import meldhouse.scripting.WorkerHooks;
import meldhouse.scripting.WorkerHooks.News;
import meldhouse.server.journal.Fact;

import java.util.List;

/** What the functions of a table's house rules did wrong, on its way into the journal and out. */
final class HookNews {
    private HookNews() {}

    /** What has to be written down before a state of the table is told. */
    static List<News> before(Table next) {
        WorkerHooks hooks = next.rules().hooks();
        if (hooks == null) {
            return List.of();
        }
        // What is told next goes through the rules: whatever fails there has to fail before.
        if (next.isPlaying() && next.latest().match().turn() instanceof Turn.Seated) {
            next.latest().match().position().legalMoves();
        }
        return hooks.news();
    }

    static Fact.OfTable fact(News news) {
        return switch (news) {
            case News.Failed(String hook, String argument, String sentence) ->
                    new Fact.HookFailed(hook, argument, sentence);
            case News.Off(String hook) -> new Fact.HookOff(hook);
        };
    }

    /** Where the function is called. */
    static String hook(News news) {
        return switch (news) {
            case News.Failed(String hook, String _, String _) -> hook;
            case News.Off(String hook) -> hook;
        };
    }

    /** For everybody at the table. */
    static String sentence(News news) {
        return switch (news) {
            case News.Failed failed -> failed.sentence();
            case News.Off(String hook) ->
                    "The function '%s' of the house rules has failed %d times and is off for the rest of this match."
                            .formatted(hook, WorkerHooks.MOST_FAULTS);
        };
    }

    /** Hands a fact of the journal in. */
    static void replay(Table table, News news) {
        WorkerHooks hooks = table.rules().hooks();
        if (hooks == null) {
            throw new BadFact("a function fails, and its house rules have none");
        }
        hooks.replay(news);
    }
}
