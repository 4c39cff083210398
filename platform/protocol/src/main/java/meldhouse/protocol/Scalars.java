package meldhouse.protocol;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** The shapes of single values. */
final class Scalars {
    private Scalars() {}

    /** A whole number that an {@code int} or a {@code long} holds. */
    record Whole(long min, long max, boolean isLong) implements Shape {
        static final Whole INT = new Whole(Integer.MIN_VALUE, Integer.MAX_VALUE, false);
        static final Whole LONG = new Whole(Long.MIN_VALUE, Long.MAX_VALUE, true);

        @Override
        public JsonNode print(Object value) {
            return isLong ? JSON.numberNode((long) value) : JSON.numberNode((int) value);
        }

        @Override
        public Object read(JsonNode json) throws Misfit {
            if (!json.isIntegralNumber()) {
                throw Misfit.of(json, allowed());
            }
            long number = json.longValue();
            if (!json.canConvertToLong() || number < min || number > max) {
                throw Misfit.of(json, "a whole number from " + min + " to " + max);
            }
            if (isLong) {
                return number;
            }
            return (int) number;
        }

        @Override
        public String allowed() {
            if (min <= Integer.MIN_VALUE) {
                return "a whole number";
            }
            return max == Long.MAX_VALUE
                    ? "a whole number from " + min
                    : "a whole number from " + min + " to " + max;
        }

        @Override
        public ObjectNode schema(SchemaParts parts) {
            ObjectNode schema = JSON.objectNode().put("type", "integer");
            if (min > Integer.MIN_VALUE || !isLong) {
                schema.put("minimum", min);
            }
            if (max < Integer.MAX_VALUE || !isLong) {
                schema.put("maximum", max);
            }
            return schema;
        }
    }

    /** True or false. */
    record Truth() implements Shape {
        @Override
        public JsonNode print(Object value) {
            return JSON.booleanNode((boolean) value);
        }

        @Override
        public Object read(JsonNode json) throws Misfit {
            if (!json.isBoolean()) {
                throw Misfit.of(json, allowed());
            }
            return json.booleanValue();
        }

        @Override
        public String allowed() {
            return "true or false";
        }

        @Override
        public ObjectNode schema(SchemaParts parts) {
            return JSON.objectNode().put("type", "boolean");
        }
    }

    /**
     * A text.
     *
     * @param min the fewest characters
     * @param max the most
     * @param trimmed whether blanks around it are dropped
     * @param plain whether control characters are refused
     */
    record Text(int min, int max, boolean trimmed, boolean plain) implements Shape {
        static final Text ANY = new Text(0, Integer.MAX_VALUE, false, false);

        @Override
        public JsonNode print(Object value) {
            return JSON.textNode((String) value);
        }

        @Override
        public Object read(JsonNode json) throws Misfit {
            if (!json.isTextual()) {
                throw Misfit.of(json, allowed());
            }
            String text = trimmed ? json.textValue().strip() : json.textValue();
            int length = text.codePointCount(0, text.length());
            if (length < min || length > max) {
                throw Misfit.because("has " + length + " characters. Allowed: " + allowed() + ".");
            }
            if (plain && !Letters.arePlain(text)) {
                throw Misfit.because("has a control character in it. Allowed: " + allowed() + ".");
            }
            return text;
        }

        @Override
        public String allowed() {
            if (max == Integer.MAX_VALUE) {
                return "a text";
            }
            String length =
                    min == max ? "" + min : min == 0 ? "at most " + max : min + " to " + max;
            return "a text of " + length + " characters";
        }

        @Override
        public ObjectNode schema(SchemaParts parts) {
            ObjectNode schema = JSON.objectNode().put("type", "string");
            if (min > 0 && !trimmed) {
                schema.put("minLength", min);
            }
            if (max < Integer.MAX_VALUE && !trimmed) {
                schema.put("maxLength", max);
            }
            return schema;
        }
    }

    /** A constant of an enum, by what it prints. */
    record Word(Class<?> type) implements Shape {
        @Override
        public JsonNode print(Object value) {
            return JSON.textNode(value.toString());
        }

        @Override
        public Object read(JsonNode json) throws Misfit {
            if (json.isTextual()) {
                for (Object constant : type.getEnumConstants()) {
                    if (constant.toString().equals(json.textValue())) {
                        return constant;
                    }
                }
            }
            throw Misfit.of(json, allowed());
        }

        @Override
        public String allowed() {
            return Arrays.stream(type.getEnumConstants())
                    .map(Object::toString)
                    .collect(Collectors.joining(", "));
        }

        @Override
        public ObjectNode schema(SchemaParts parts) {
            ObjectNode schema = JSON.objectNode().put("type", "string");
            ArrayNode words = schema.putArray("enum");
            for (Object constant : type.getEnumConstants()) {
                words.add(constant.toString());
            }
            return schema;
        }
    }

    /** A type that its own {@code parse} reads from a text. */
    record Spelt(Class<?> type, Reflection.Parsing parsing) implements Shape {
        @Override
        public JsonNode print(Object value) {
            return JSON.textNode(value.toString());
        }

        @Override
        public Object read(JsonNode json) throws Misfit {
            if (!json.isTextual()) {
                throw Misfit.of(json, allowed());
            }
            return parsing.parse(json.textValue());
        }

        @Override
        public String allowed() {
            return "a " + name() + " as a text";
        }

        @Override
        public ObjectNode schema(SchemaParts parts) {
            return JSON.objectNode().put("type", "string").put("title", name());
        }

        private String name() {
            return type.getSimpleName().toLowerCase(Locale.ROOT);
        }
    }

    /** A request's id. */
    record Id() implements Shape {
        @Override
        public JsonNode print(Object value) {
            return ((RequestId) value).json();
        }

        @Override
        public Object read(JsonNode json) throws Misfit {
            try {
                return new RequestId(json);
            } catch (IllegalArgumentException e) {
                throw Misfit.of(json, allowed());
            }
        }

        @Override
        public String allowed() {
            return RequestId.ALLOWED;
        }

        @Override
        public ObjectNode schema(SchemaParts parts) {
            ObjectNode schema = JSON.objectNode();
            schema.putArray("type").add("number").add("string");
            return schema.put("maxLength", RequestId.LONGEST);
        }
    }

    /** Who is to sit in a seat. */
    record Wish() implements Shape {
        @Override
        public JsonNode print(Object value) {
            return ((SeatWish) value).json();
        }

        @Override
        public Object read(JsonNode json) throws Misfit {
            try {
                return SeatWish.parse(json);
            } catch (IllegalArgumentException e) {
                throw Misfit.of(json, allowed());
            }
        }

        @Override
        public String allowed() {
            return SeatWish.ALLOWED;
        }

        @Override
        public ObjectNode schema(SchemaParts parts) {
            ObjectNode bot = JSON.objectNode().put("type", "object");
            bot.putObject("properties").putObject("bot").put("type", "string");
            bot.putArray("required").add("bot");
            ObjectNode word = JSON.objectNode();
            word.putArray("enum").add("open").add("me");
            return SchemaParts.oneOf(word, bot);
        }
    }
}
