package meldhouse.protocol;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

import meldhouse.api.game.Event;
import meldhouse.api.game.Language;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.MoveRange;
import meldhouse.api.game.View;

import java.util.ArrayList;
import java.util.List;

/**
 * A ruleset's moves, events and views as JSON and back, worked out from its records alone. What a
 * component may be stands at {@link meldhouse.api.game.WireType}. Make one for each ruleset and
 * keep it: the types are looked at once, in the constructor. Safe for any thread.
 */
public final class LanguageCodec {
    private final FamilyShape moves;
    private final FamilyShape events;
    private final RecordShape view;

    /**
     * Works out the JSON form of a language.
     *
     * @throws IllegalArgumentException if one of its records has none; the message names the
     *     record, the component and what is allowed
     */
    public LanguageCodec(Language language) {
        Shapes shapes = Shapes.ofLanguage();
        this.moves = shapes.family(language.moves());
        this.events = shapes.family(language.events());
        this.view = shapes.record(language.view());
    }

    /** A move, ready to be sent. */
    public ObjectNode move(Move move) {
        return moves.print(move);
    }

    /**
     * Reads a move.
     *
     * @throws Unreadable if it is none of this language, with a sentence that names the field, what
     *     came and what is allowed
     */
    public Move move(JsonNode json) throws Unreadable {
        return (Move) read(moves, json, "move");
    }

    /** An event, all of it: hide first what a viewer may not see. */
    public ObjectNode event(Event event) {
        return events.print(event);
    }

    /**
     * Reads an event.
     *
     * @throws Unreadable if it is none of this language
     */
    public Event event(JsonNode json) throws Unreadable {
        return (Event) read(events, json, "event");
    }

    /** A view. */
    public ObjectNode view(View shown) {
        return view.print(shown);
    }

    /**
     * Reads a view.
     *
     * @throws Unreadable if it is none of this language
     */
    public View view(JsonNode json) throws Unreadable {
        return (View) read(view, json, "view");
    }

    private static Object read(Shape shape, JsonNode json, String what) throws Unreadable {
        try {
            return shape.read(json);
        } catch (Misfit misfit) {
            throw new Unreadable("Cannot read the " + what + ": " + misfit.getMessage());
        }
    }

    /** Legal moves for {@code turn.legal}: those listed, ready to be sent back, then the ranges. */
    public List<JsonNode> legal(LegalMoves legal) {
        List<JsonNode> all = new ArrayList<>(legal.size() + legal.ranges().size());
        for (int i = 0; i < legal.size(); i++) {
            all.add(move(legal.get(i)));
        }
        legal.ranges().forEach(range -> all.add(range(range)));
        return List.copyOf(all);
    }

    private static ObjectNode range(MoveRange range) {
        return JsonNodeFactory.instance
                .objectNode()
                .put("type", range.type())
                .put("field", range.field())
                .put("min", range.min())
                .put("max", range.max())
                .put("step", range.step());
    }

    FamilyShape moves() {
        return moves;
    }

    FamilyShape events() {
        return events;
    }

    RecordShape view() {
        return view;
    }
}
