package meldhouse.protocol;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.JsonNode;

/**
 * The id that a client gives a request, and that its one answer bears: a number or a text, given
 * back as it came.
 *
 * @param json a JSON number or string
 */
public record RequestId(@JsonValue JsonNode json) {
    /**
     * @throws IllegalArgumentException if it is neither a number nor a string
     */
    @JsonCreator
    public RequestId {
        if (!json.isNumber() && !json.isTextual()) {
            throw new IllegalArgumentException("an id is a number or a string");
        }
    }

    /** The number as an id. */
    public static RequestId of(long number) {
        return new RequestId(com.fasterxml.jackson.databind.node.LongNode.valueOf(number));
    }
}
