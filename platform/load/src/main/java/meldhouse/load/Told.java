package meldhouse.load;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;

/**
 * A line of a server, as far as a player of a load needs it. Read token by token, and no further
 * than needed: the load shares the machine with the server that it measures.
 *
 * @param re the request that it answers; -1: it answers none
 * @param seq the number of an event, or of a turn; -1: it has none
 * @param words the message of an error or a {@code bye}
 * @param move one of the legal moves of a turn, any, as JSON
 */
record Told(
        String type,
        @Nullable String table,
        long re,
        long seq,
        @Nullable String state,
        @Nullable String words,
        @Nullable String move) {
    private static final JsonFactory JSON = new JsonFactory();

    /**
     * Reads a line.
     *
     * @throws IOException if it is no JSON object
     */
    static Told read(byte[] line, SplittableRandom random) throws IOException {
        String type = "";
        String table = null;
        long re = -1;
        long seq = -1;
        String state = null;
        String words = null;
        String move = null;
        try (JsonParser json = JSON.createParser(line)) {
            if (json.nextToken() != JsonToken.START_OBJECT) {
                throw new IOException("That is no JSON object.");
            }
            for (String name = json.nextFieldName(); name != null; name = json.nextFieldName()) {
                JsonToken value = json.nextToken();
                switch (name) {
                    case "type" -> type = json.getText();
                    case "table" -> table = text(json);
                    case "state" -> state = text(json);
                    case "message" -> words = text(json);
                    case "re" -> re = number(json);
                    case "seq" -> seq = number(json);
                    case "legal" -> move = anyOf(json, line, random);
                    default -> {
                        if (value.isStructStart()) {
                            json.skipChildren();
                        }
                    }
                }
                if (seq >= 0 && type.equals("event")) {
                    break;
                }
            }
        }
        return new Told(type, table, re, seq, state, words, move);
    }

    /** What is no number where one could be is passed over. */
    private static long number(JsonParser json) throws IOException {
        if (json.currentToken().isStructStart()) {
            json.skipChildren();
        }
        return json.currentToken() == JsonToken.VALUE_NUMBER_INT ? json.getLongValue() : -1;
    }

    private static @Nullable String text(JsonParser json) throws IOException {
        if (json.currentToken().isStructStart()) {
            json.skipChildren();
        }
        return json.currentToken() == JsonToken.VALUE_STRING ? json.getText() : null;
    }

    private static @Nullable String anyOf(JsonParser json, byte[] line, SplittableRandom random)
            throws IOException {
        String chosen = null;
        int count = 0;
        while (json.nextToken() == JsonToken.START_OBJECT) {
            String move = move(json, line);
            count++;
            if (random.nextInt(count) == 0) {
                chosen = move;
            }
        }
        return chosen;
    }

    /** The move that begins here; of a range its least. */
    private static String move(JsonParser json, byte[] line) throws IOException {
        int start = (int) json.currentTokenLocation().getByteOffset();
        String type = "";
        String field = null;
        String least = null;
        for (String name = json.nextFieldName(); name != null; name = json.nextFieldName()) {
            JsonToken value = json.nextToken();
            switch (name) {
                case "type" -> type = json.getText();
                case "field" -> field = json.getText();
                case "min" -> least = json.getText();
                default -> {
                    if (value.isStructStart()) {
                        json.skipChildren();
                    }
                }
            }
        }
        if (field != null && least != null) {
            return "{\"type\":\"%s\",\"%s\":%s}".formatted(type, field, least);
        }
        int end = (int) json.currentLocation().getByteOffset();
        return new String(line, start, end - start, StandardCharsets.UTF_8);
    }
}
