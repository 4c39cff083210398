package meldhouse.client.terminal;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.protocol.ServerMessage;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What is said at a table, in the reader's language where the table itself speaks and this program
 * knows what it means.
 */
record Remark(Texts texts, Seats seats) {
    String of(ServerMessage.Said said) {
        if (said.from() == null && said.reason() != null) {
            JsonNode args = said.reason().args();
            String key = key("said." + said.reason().code(), args);
            Map<String, Object> named = named(args);
            if (texts.has(key) && named.keySet().containsAll(texts.places(key))) {
                return texts.sayOf(key, named);
            }
        }
        return texts.say(
                "says", said.from() == null ? texts.say("table") : said.from(), said.text());
    }

    /** Of what is said of the viewer's own seat there may be a sentence of its own. */
    private String key(String key, JsonNode args) {
        boolean isOwn = args.path("seat").isInt() && seats.isOwn(args.get("seat").intValue());
        return texts.has(key) ? key : key + (isOwn ? ".you" : ".they");
    }

    private Map<String, Object> named(JsonNode args) {
        Map<String, Object> named = new LinkedHashMap<>();
        args.properties()
                .forEach(
                        arg ->
                                named.put(
                                        arg.getKey(),
                                        arg.getKey().equals("seat") && arg.getValue().isInt()
                                                ? seats.who(arg.getValue().intValue())
                                                : arg.getValue().asText()));
        return named;
    }
}
