package meldhouse.client.terminal;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

import meldhouse.api.game.Move;
import meldhouse.api.game.MoveRange;
import meldhouse.protocol.LanguageCodec;
import meldhouse.protocol.Unreadable;

import org.jspecify.annotations.Nullable;

/** The ranges among the legal moves of a turn, as they are on the wire. */
final class MoveRanges {
    private MoveRanges() {}

    static boolean isRange(JsonNode json) {
        return json.has("min") && json.has("step");
    }

    /**
     * @throws Unreadable if its moves are none of the language
     */
    static MoveRange read(JsonNode json, LanguageCodec codec) throws Unreadable {
        codec.move(move(json, json.path("min").intValue()));
        return new MoveRange(
                type(json),
                field(json),
                json.path("min").intValue(),
                max(json),
                json.path("step").intValue(),
                number -> made(json, number, codec));
    }

    /** A move of a range, the least of which was read already. */
    private static Move made(JsonNode json, int number, LanguageCodec codec) {
        try {
            return codec.move(move(json, number));
        } catch (Unreadable e) {
            throw new IllegalArgumentException(e);
        }
    }

    /** The move of a number, as it is sent. */
    static ObjectNode move(JsonNode range, int number) {
        return JsonNodeFactory.instance
                .objectNode()
                .put("type", type(range))
                .put(field(range), number);
    }

    static String type(JsonNode range) {
        return range.path("type").asText();
    }

    static String field(JsonNode range) {
        return range.path("field").asText("amount");
    }

    static @Nullable Integer max(JsonNode range) {
        JsonNode max = range.path("max");
        return max.isInt() ? (Integer) max.intValue() : null;
    }
}
