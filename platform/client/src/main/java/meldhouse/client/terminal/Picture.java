package meldhouse.client.terminal;

import java.util.List;

/**
 * A table as it is drawn on a whole screen. Between its two parts stand the latest news; below it
 * the line to type in.
 *
 * @param table the table: everything that all may see
 * @param hand the viewer's own cards
 */
public record Picture(List<Line> table, List<Line> hand) {
    public Picture {
        table = List.copyOf(table);
        hand = List.copyOf(hand);
    }
}
