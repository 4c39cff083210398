package meldhouse.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.util.function.Predicate;

/** Somebody who only ever picks from {@code legal}: the first move, or the least of a range. */
record Player(LineClient client, String table) {
    static Player of(LineClient client, String table) {
        return new Player(client, table);
    }

    /** Answers every turn until the match ends; gives the last event. */
    JsonNode playToTheEnd() throws IOException {
        while (true) {
            JsonNode message =
                    client.await(
                            one ->
                                    one.path("type").asText().equals("turn")
                                            || isEvent(one, "match_ended"));
            if (message.get("type").asText().equals("event")) {
                return message.get("event");
            }
            answer(message);
        }
    }

    /** Answers turns until this one of the player's own; gives it unanswered. */
    JsonNode playUntilTurn(int number) throws IOException {
        for (int i = 1; ; i++) {
            JsonNode turn = client.await(turn());
            if (i == number) {
                return turn;
            }
            answer(turn);
        }
    }

    /** Answers a turn; gives the server's answer. */
    JsonNode answer(JsonNode turn) throws IOException {
        return client.ask(
                "move", "table", table, "seq", turn.get("seq").asLong(), "move", pick(turn));
    }

    /** A move that a turn offers. */
    static JsonNode pick(JsonNode turn) {
        JsonNode first = turn.get("legal").get(0);
        if (!first.has("min")) {
            return first;
        }
        ObjectNode move = JsonNodeFactory.instance.objectNode();
        return move.put("type", first.get("type").asText())
                .put(first.get("field").asText(), first.get("min").asInt());
    }

    static boolean isEvent(JsonNode message, String type) {
        return message.path("type").asText().equals("event")
                && message.path("event").path("type").asText().equals(type);
    }

    static Predicate<JsonNode> turn() {
        return message -> message.path("type").asText().equals("turn");
    }
}
