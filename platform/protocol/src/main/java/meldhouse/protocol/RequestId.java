package meldhouse.protocol;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;

/**
 * The id that a client gives a request, and that its one answer bears: a number or a text, given
 * back as it came. Equal numbers are equal ids, whatever their Java type.
 *
 * @param json a JSON number, or a JSON string of at most 100 characters
 */
public record RequestId(JsonNode json) {
    static final int LONGEST = 100;
    static final String ALLOWED = "a number or a text of at most " + LONGEST + " characters";

    /**
     * @throws IllegalArgumentException if it is neither a number nor a short string
     */
    public RequestId {
        boolean text = json.isTextual() && json.textValue().length() <= LONGEST;
        boolean number = json.isNumber() && !json.isDouble() && !json.isFloat();
        if (!text && !number) {
            throw new IllegalArgumentException("an id is " + ALLOWED);
        }
        if (json.isIntegralNumber() && json.canConvertToLong()) {
            json = JsonNodeFactory.instance.numberNode(json.longValue());
        }
    }

    /** The number as an id. */
    public static RequestId of(long number) {
        return new RequestId(JsonNodeFactory.instance.numberNode(number));
    }

    /** The text as an id. */
    public static RequestId of(String text) {
        return new RequestId(JsonNodeFactory.instance.textNode(text));
    }
}
