package meldhouse.protocol;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * JSON Schemas (draft 2020-12) of everything on the wire, made from the records that the codecs
 * read and print: a line that the schema takes is one that the codec takes, but for what a schema
 * cannot say (control characters, blanks around a name, a field that comes twice).
 */
public final class MessageSchemas {
    private MessageSchemas() {}

    /** Of what a client sends. */
    public static ObjectNode requests() {
        return schema("A request of the Meldhouse protocol, version 1", MessageCodec.REQUESTS);
    }

    /** Of what a server sends. */
    public static ObjectNode answers() {
        return schema(
                "An answer or a pushed message of the Meldhouse protocol, version 1",
                MessageCodec.ANSWERS);
    }

    /** Of the moves of a ruleset. */
    public static ObjectNode moves(LanguageCodec language) {
        return schema("A move", language.moves());
    }

    /** Of the events of a ruleset. */
    public static ObjectNode events(LanguageCodec language) {
        return schema("An event", language.events());
    }

    /** Of the view of a ruleset. */
    public static ObjectNode view(LanguageCodec language) {
        return schema("A view", language.view());
    }

    private static ObjectNode schema(String title, Shape shape) {
        SchemaParts parts = new SchemaParts();
        ObjectNode whole = JsonNodeFactory.instance.objectNode();
        whole.put("$schema", SchemaParts.DRAFT);
        whole.put("title", title);
        whole.setAll(shape.schema(parts));
        whole.set("$defs", parts.definitions());
        return whole;
    }
}
