package meldhouse.client;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.api.game.Event;
import meldhouse.api.game.Language;
import meldhouse.api.game.View;
import meldhouse.protocol.LanguageCodec;
import meldhouse.protocol.ServerMessage;
import meldhouse.protocol.Unreadable;

import org.jspecify.annotations.Nullable;

import java.util.Optional;

/**
 * What one viewer knows of one table, kept up to date from what the server says. Where the
 * ruleset's language is at hand, each event is folded into the view; without it the view is the
 * server's JSON, which an event leaves {@link #isStale stale} until it is asked for anew.
 *
 * <p>Not safe for several threads: it belongs to whoever hears the table.
 */
public final class TableMirror {
    private static final System.Logger LOG = System.getLogger(TableMirror.class.getName());

    private final String table;
    private final @Nullable LanguageCodec codec;
    private @Nullable View view;
    private @Nullable JsonNode json;
    private long seq;
    private boolean stale = true;

    /**
     * @param table its name
     * @param language the ruleset's, or null where its jar is not here
     */
    public TableMirror(String table, @Nullable Language language) {
        this.table = table;
        this.codec = language == null ? null : new LanguageCodec(language);
    }

    /**
     * An event with the view before and after it.
     *
     * @param seq the event's number
     */
    public record Step(long seq, Event event, View before, View after) {}

    /**
     * Takes the table as it stands now. Whatever belongs to another table is ignored.
     *
     * @throws Unreadable if the ruleset here and the server's are not of one mind
     */
    public void set(ServerMessage.ViewNow now) throws Unreadable {
        if (!now.table().equals(table)) {
            return;
        }
        View fresh = codec == null ? null : codec.view(now.view());
        if (view != null && !stale && now.seq() == seq && !view.equals(fresh)) {
            LOG.log(
                    System.Logger.Level.DEBUG,
                    "the view of table {0} at {1} is not what its events came to",
                    table,
                    seq);
        }
        view = fresh;
        json = now.view();
        seq = now.seq();
        stale = false;
    }

    /**
     * Takes an event.
     *
     * @return what it did; nothing if the language is not at hand, if there is no view yet, or if
     *     the view holds the event already
     * @throws Unreadable if the ruleset here and the server's are not of one mind
     */
    public Optional<Step> after(ServerMessage.EventSeen seen) throws Unreadable {
        if (!seen.table().equals(table) || (json != null && seen.seq() <= seq)) {
            return Optional.empty();
        }
        if (codec == null || view == null || stale || seen.seq() != seq + 1) {
            stale = true;
            return Optional.empty();
        }
        Event event = codec.event(seen.event());
        View before = view;
        View after = before.after(event);
        view = after;
        json = null;
        seq = seen.seq();
        return Optional.of(new Step(seq, event, before, after));
    }

    /** Whether the view must be asked for anew to be of use. */
    public boolean isStale() {
        return stale;
    }

    /** The view in the ruleset's language; nothing without the language or before the start. */
    public Optional<View> view() {
        return Optional.ofNullable(view);
    }

    /** The view as JSON; nothing before the first. */
    public Optional<JsonNode> json() {
        return json == null && view != null && codec != null
                ? Optional.of(codec.view(view))
                : Optional.ofNullable(json);
    }

    /** The number of the last event that the view holds. */
    public long seq() {
        return seq;
    }
}
