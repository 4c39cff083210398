package meldhouse.scripting;

import org.jspecify.annotations.Nullable;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;

/**
 * Where the names of a script's properties stand: {@code name:} outside of comments and strings.
 * Enough of a lexer to skip those, templates and regular expressions; it understands nothing, and
 * of a text that it misreads it finds fewer names.
 */
final class ScriptTokens {
    private static final Set<String> BEFORE_EXPRESSION =
            Set.of(
                    "return", "typeof", "case", "in", "of", "delete", "void", "throw", "new",
                    "else");

    /**
     * A property's name.
     *
     * @param name without quotes
     * @param depth how many brackets are open around it
     * @param parent the property that the innermost object or list belongs to, if any
     */
    record Property(String name, int depth, @Nullable String parent, int line, int column) {}

    private final String text;
    private final String file;
    private final List<Property> properties = new ArrayList<>();
    private final List<Place> examples = new ArrayList<>();

    /** The property in whose value each open bracket stands; "" for none. */
    private final Deque<String> open = new ArrayDeque<>();

    private int at;
    private int line = 1;
    private int lineStart;

    /** The word or string just read, as a name; null if something else was. */
    private @Nullable String word;

    private int wordLine;
    private int wordColumn;
    private String key = "";
    private boolean operand;

    ScriptTokens(String text, String file) {
        this.text = text;
        this.file = file;
        run();
    }

    /** Where an option stands: in the object {@code options} if it is there, else anywhere. */
    @Nullable Place option(String name) {
        Place best = null;
        for (Property property : properties) {
            if (property.name().equals(name)) {
                if ("options".equals(property.parent())) {
                    return place(property);
                }
                best = best == null ? place(property) : best;
            }
        }
        return best;
    }

    /** Where a field stands: the outermost of that name. */
    @Nullable Place field(String name) {
        return properties.stream()
                .filter(property -> property.name().equals(name))
                .min(java.util.Comparator.comparingInt(Property::depth))
                .map(this::place)
                .orElse(null);
    }

    /** Where the objects in the list {@code examples} begin. */
    List<Place> examples() {
        return examples;
    }

    private Place place(Property property) {
        return new Place(file, property.line(), property.column());
    }

    private void run() {
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '\n' || c == '\r') {
                newLine(c);
            } else if (Character.isWhitespace(c)) {
                at++;
            } else if (text.startsWith("//", at)) {
                while (at < text.length() && text.charAt(at) != '\n' && text.charAt(at) != '\r') {
                    at++;
                }
            } else if (text.startsWith("/*", at)) {
                skipTo("*/");
            } else if (c == '"' || c == '\'') {
                string(c);
            } else if (c == '`') {
                template();
            } else if (Character.isJavaIdentifierPart(c)) {
                word();
            } else {
                sign(c);
            }
        }
    }

    private void newLine(char c) {
        at++;
        if (c == '\r' && at < text.length() && text.charAt(at) == '\n') {
            at++;
        }
        line++;
        lineStart = at;
    }

    private void skipTo(String end) {
        at += 2;
        while (at < text.length() && !text.startsWith(end, at)) {
            step();
        }
        at = Math.min(text.length(), at + end.length());
    }

    /** One character on, whatever it is. */
    private void step() {
        char c = text.charAt(at);
        if (c == '\n' || c == '\r') {
            newLine(c);
        } else {
            at++;
        }
    }

    private void begin() {
        wordLine = line;
        wordColumn = at - lineStart + 1;
    }

    private void string(char quote) {
        begin();
        int from = ++at;
        while (at < text.length() && text.charAt(at) != quote && text.charAt(at) != '\n') {
            at += text.charAt(at) == '\\' ? 2 : 1;
        }
        word = text.substring(from, Math.min(at, text.length()));
        at = Math.min(text.length(), at + 1);
        operand = true;
    }

    /**
     * A template, from its quote or from behind a {@code ${…}} in it; what stands in its {@code
     * ${…}} is read as a script.
     */
    private void template() {
        at++;
        word = null;
        while (at < text.length() && text.charAt(at) != '`') {
            if (text.charAt(at) == '\\') {
                at++;
                if (at < text.length()) {
                    step();
                }
            } else if (text.startsWith("${", at)) {
                at += 2;
                open.push("`");
                key = "";
                operand = false;
                return;
            } else {
                step();
            }
        }
        at++;
        operand = true;
    }

    private void word() {
        begin();
        int from = at;
        while (at < text.length() && Character.isJavaIdentifierPart(text.charAt(at))) {
            at++;
        }
        word = text.substring(from, at);
        operand = !BEFORE_EXPRESSION.contains(word);
    }

    private void sign(char c) {
        switch (c) {
            case '{', '[', '(' -> {
                if (c == '{' && "examples".equals(open.peek())) {
                    examples.add(new Place(file, line, at - lineStart + 1));
                }
                open.push(key);
                key = "";
                operand = false;
            }
            case '}', ']', ')' -> {
                property();
                String closed = open.isEmpty() ? "" : open.pop();
                if (c == '}' && closed.equals("`")) {
                    template();
                    return;
                }
                key = "";
                operand = true;
            }
            case ':' -> {
                property();
                operand = false;
            }
            case ',', ';' -> {
                shorthand();
                key = "";
                operand = false;
            }
            case '/' -> {
                if (!operand) {
                    expression();
                    return;
                }
                operand = false;
            }
            default -> operand = false;
        }
        word = null;
        at++;
    }

    private void property() {
        String name = word;
        if (name != null && text.charAt(at) == ':') {
            properties.add(new Property(name, open.size(), open.peek(), wordLine, wordColumn));
            key = name;
        } else {
            shorthand();
        }
    }

    /** {@code {target}} says the same as {@code {target: target}}. */
    private void shorthand() {
        String name = word;
        if (name != null && key.isEmpty() && "options".equals(open.peek())) {
            properties.add(new Property(name, open.size(), open.peek(), wordLine, wordColumn));
        }
    }

    /** A regular expression. */
    private void expression() {
        boolean inClass = false;
        at++;
        while (at < text.length() && text.charAt(at) != '\n') {
            char c = text.charAt(at);
            if (c == '/' && !inClass) {
                break;
            }
            inClass = c == '[' || inClass && c != ']';
            at += c == '\\' ? 2 : 1;
        }
        at = Math.min(text.length(), at + 1);
        word = null;
        operand = true;
    }
}
