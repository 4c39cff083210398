package meldhouse.server.table;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.api.game.Event;
import meldhouse.api.game.ScoredBy;
import meldhouse.api.game.View;
import meldhouse.api.game.Viewer;
import meldhouse.engine.Happening;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What somebody who was away has missed: the view at the number that was reached, and every event
 * after it, as this viewer is told them.
 *
 * @param table where
 * @param viewer who
 */
record Resume(Table table, Viewer viewer) {
    private static final System.Logger LOG = System.getLogger(Resume.class.getName());

    /** What the viewer is told of one number. */
    sealed interface Told {
        /** Which number. */
        long seq();

        /**
         * An event, as the viewer is told it.
         *
         * @param scoredBy the house rules behind its scores, of changed options and functions;
         *     null: none
         * @param begins the view before the first event of a match; null for the others
         */
        record Happened(
                long seq,
                JsonNode event,
                @Nullable Map<String, List<String>> scoredBy,
                @Nullable JsonNode begins)
                implements Told {
            /** The same without the view. */
            Happened going() {
                return new Happened(seq, event, scoredBy, null);
            }
        }

        /**
         * A move was taken back.
         *
         * @param since the number of the last event that stands
         * @param view as it was at that number
         */
        record TakenBack(long seq, int seat, long since, JsonNode view) implements Told {}
    }

    /**
     * The view after so many events, from 0 to all of them; null before the first match. Where one
     * match ends and the next begins, it is the next one's.
     */
    @Nullable JsonNode viewAt(long seq) {
        if (table.played().isEmpty()) {
            return null;
        }
        Play play = playAt(seq);
        View view =
                seq == play.seq()
                        ? play.match().position().view(viewer)
                        : play.history().viewAt((int) (seq - play.before()), viewer);
        return table.rules().codec().view(view);
    }

    /** The view now; null before the first match. */
    @Nullable JsonNode viewNow() {
        return viewAt(table.seq());
    }

    private Play playAt(long seq) {
        List<Play> played = table.played();
        for (int i = played.size() - 1; i > 0; i--) {
            if (seq >= played.get(i).before()) {
                return played.get(i);
            }
        }
        return played.getFirst();
    }

    /** Every event after a number. */
    List<Told> after(long seq) {
        List<Told> told = new ArrayList<>();
        for (Play play : table.played()) {
            List<Happening> all = play.history().happenings();
            for (int i = (int) Math.max(0, seq - play.before()); i < all.size(); i++) {
                told.add(told(play, i, all.get(i)));
            }
        }
        return told;
    }

    private Told told(Play play, int index, Happening happening) {
        var codec = table.rules().codec();
        long number = play.before() + index + 1;
        return switch (happening) {
            case Happening.Occurred(Event event) -> {
                Event seen = event.seenBy(viewer);
                yield new Told.Happened(
                        number,
                        codec.event(seen),
                        scoredBy(play, seen),
                        index == 0 ? codec.view(start(play)) : null);
            }
            case Happening.TakenBack(int seat, int since) ->
                    new Told.TakenBack(
                            number,
                            seat,
                            play.before() + since,
                            codec.view(play.history().viewAt(since, viewer)));
        };
    }

    /** A stranger's code: where it fails, the score is told without its sources. */
    private @Nullable Map<String, List<String>> scoredBy(Play play, Event seen) {
        try {
            List<ScoredBy> all = play.match().game().scoredBy(seen);
            if (all.isEmpty()) {
                return null;
            }
            Set<String> deciding = new HashSet<>(Row.changed(table).keySet());
            deciding.addAll(play.match().game().hooks().present());
            Map<String, List<String>> parts = new LinkedHashMap<>();
            for (ScoredBy scored : all) {
                List<String> options =
                        scored.options().stream().filter(deciding::contains).toList();
                if (!options.isEmpty()) {
                    parts.put(scored.part(), options);
                }
            }
            return parts.isEmpty() ? null : parts;
        } catch (RuntimeException | Error e) {
            LOG.log(
                    System.Logger.Level.WARNING,
                    "Ruleset ''{0}'' cannot say what made a score: {1}",
                    table.made().ruleset(),
                    e.getClass().getName());
            return null;
        }
    }

    private View start(Play play) {
        return play.match().game().start().view(viewer);
    }
}
