package meldhouse.protocol;

import com.fasterxml.jackson.databind.JsonNode;

import org.jspecify.annotations.Nullable;

/** JSON that does not have the form it should have: where, what came and what is allowed. */
final class Misfit extends Exception {
    private static final long serialVersionUID = 1;

    private static final int SHOWN = 60;

    private final String path;
    private final String problem;

    private Misfit(String path, String problem) {
        super(problem, null, false, false);
        this.path = path;
        this.problem = problem;
    }

    /**
     * A value that is not allowed.
     *
     * @param came null: nothing
     */
    static Misfit of(@Nullable JsonNode came, String allowed) {
        return new Misfit(
                "", (came == null ? "is missing" : "is " + shown(came)) + allowed(allowed));
    }

    /** A value with a reason. */
    static Misfit because(String reason) {
        return new Misfit("", reason);
    }

    private static String allowed(String allowed) {
        return ". Allowed: " + allowed + ".";
    }

    /** The value as JSON, shortened, without what a terminal would take for a command. */
    static String shown(JsonNode json) {
        if (json.isObject() && json.size() > 8) {
            return "an object of " + json.size() + " fields";
        }
        if (json.isArray() && json.size() > 20) {
            return "a list of " + json.size();
        }
        String text = json.isTextual() ? shortened(json.textValue()) : json.toString();
        return json.isTextual() ? "\"" + text + "\"" : shortened(text);
    }

    private static String shortened(String text) {
        return cut(text, SHOWN);
    }

    /** The text without control characters, and without its end if it is too long. */
    static String cut(String text, int most) {
        StringBuilder shown = new StringBuilder();
        text.codePoints()
                .limit(most)
                .forEach(c -> shown.appendCodePoint(Letters.isPlain(c) ? c : Letters.STRANGE));
        return text.codePointCount(0, text.length()) > most ? shown + "…" : shown.toString();
    }

    /** The same, told from one level further out. */
    Misfit in(String field) {
        boolean joined = path.isEmpty() || path.startsWith("[");
        return new Misfit(field + (joined ? "" : ".") + path, problem);
    }

    /** The same, told from the list around it. */
    Misfit at(int index) {
        return in("[" + index + "]");
    }

    @Override
    public String getMessage() {
        return path.isEmpty() ? "it " + problem : "the field '" + path + "' " + problem;
    }
}
