package meldhouse.protocol;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;

/** Who is to sit in a seat of a new table: {@code "open"}, {@code "me"} or {@code {"bot":"id"}}. */
public sealed interface SeatWish {
    /** What is allowed, in words. */
    String ALLOWED = "\"open\", \"me\" or {\"bot\":\"id\"}";

    /** Whoever comes. */
    record Open() implements SeatWish {}

    /** The player who makes the table. */
    record Me() implements SeatWish {}

    /** A bot of this id. */
    record BotNamed(String bot) implements SeatWish {}

    /**
     * Reads a wish.
     *
     * @throws IllegalArgumentException if it is none of the three
     */
    static SeatWish parse(JsonNode json) {
        if (json.isTextual() && json.textValue().equals("open")) {
            return new Open();
        }
        if (json.isTextual() && json.textValue().equals("me")) {
            return new Me();
        }
        if (json.isObject() && json.path("bot").isTextual()) {
            return new BotNamed(json.get("bot").textValue());
        }
        throw new IllegalArgumentException(
                "Cannot seat "
                        + Misfit.shown(json)
                        + ": that is no wish. Allowed: "
                        + ALLOWED
                        + ".");
    }

    /** The wish as JSON. */
    default JsonNode json() {
        JsonNodeFactory factory = JsonNodeFactory.instance;
        return switch (this) {
            case Open ignored -> factory.textNode("open");
            case Me ignored -> factory.textNode("me");
            case BotNamed named -> factory.objectNode().put("bot", named.bot());
        };
    }
}
