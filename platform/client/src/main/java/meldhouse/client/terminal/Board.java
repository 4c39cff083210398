package meldhouse.client.terminal;

import com.fasterxml.jackson.databind.JsonNode;

import java.util.List;

/**
 * A table as a terminal draws it, with the keys that go there.
 *
 * @param own the viewer's turn
 */
record Board(Terminal terminal, OwnTurn own) {
    /**
     * @param mayAsk whether a hint would be given here
     */
    void draw(Speaker speaker, boolean mayAsk) {
        terminal.keys(
                keys(speaker),
                !mayAsk
                        ? "screen.keys.plain"
                        : isMove(speaker, "h") ? "screen.keys.full" : "screen.keys");
        if (terminal.isDrawn()) {
            terminal.draw(
                    speaker.painter(),
                    speaker.table(),
                    own.question() == null ? List.of() : speaker.typable());
        }
    }

    /** The table's own keys; one that is a move just now gives way to its word. */
    private List<String> keys(Speaker speaker) {
        return speaker.keys().stream()
                .map(key -> isMove(speaker, key.split(" ", 2)[0]) ? key.split(" ", 2)[1] : key)
                .toList();
    }

    private boolean isMove(Speaker speaker, String typed) {
        return own.question() != null && speaker.read(typed) instanceof Reading.Wish<JsonNode>;
    }
}
