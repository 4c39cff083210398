package meldhouse.server.table;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.api.game.Event;
import meldhouse.api.game.View;
import meldhouse.api.game.Viewer;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/**
 * What somebody who was away has missed: the view at the number that was reached, and every event
 * after it, as this viewer is told them.
 *
 * @param table where
 * @param viewer who
 */
record Resume(Table table, Viewer viewer) {
    /**
     * An event with its number, as the viewer is told it.
     *
     * @param begins the view before the first event of a match; null for the others
     */
    record Told(long seq, JsonNode event, @Nullable JsonNode begins) {}

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
            List<Event> events = play.history().events();
            long skipped = Math.max(0, seq - play.before());
            for (long i = skipped; i < events.size(); i++) {
                JsonNode event = table.rules().codec().event(events.get((int) i).seenBy(viewer));
                JsonNode begins = i == 0 ? table.rules().codec().view(start(play)) : null;
                told.add(new Told(play.before() + i + 1, event, begins));
            }
        }
        return told;
    }

    private View start(Play play) {
        return play.match().game().start().view(viewer);
    }
}
