package meldhouse.api.game;

/**
 * All that one viewer may know of a match, enough to draw the table with no history. A record of
 * plain parts (see {@link WireType} for what they may be), built up from what is public and the
 * viewer's own cards, never cut down from the truth. It does not hold the list of legal moves.
 *
 * <p>For every viewer at every step, folding {@link #after} over the events that the viewer was
 * told gives exactly {@link Position#view}.
 */
public interface View {
    /**
     * The view after this event, which is what the viewer was told. It needs no rules: whatever
     * would have to be worked out is in the event.
     */
    View after(Event event);
}
