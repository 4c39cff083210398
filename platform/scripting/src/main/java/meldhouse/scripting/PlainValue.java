package meldhouse.scripting;

import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Copies a script's values to plain data, within bounds. Each property is read once. */
final class PlainValue {
    private static final int DEEPEST = 20;
    private static final int MOST = 20_000;
    private static final int LONGEST = 100_000;

    private final Deque<String> path = new ArrayDeque<>();
    private int copied;
    private int depth;
    private @Nullable Value lengths;

    /** A value that is no plain data. */
    static final class Unfit extends RuntimeException {
        private static final long serialVersionUID = 1;

        private final transient List<String> path;

        Unfit(List<String> path, String problem) {
            super(problem);
            this.path = List.copyOf(path);
        }

        /** The names on the way to it, the outermost first. */
        List<String> path() {
            return path;
        }

        String problem() {
            return String.valueOf(getMessage());
        }
    }

    /**
     * The value of a property.
     *
     * @throws Unfit if it is no plain data, or too much of it
     */
    @Nullable Object of(@Nullable Value value, String name) {
        path.addLast(name);
        Object plain = value == null ? null : copy(value);
        path.removeLast();
        return plain;
    }

    private @Nullable Object copy(Value value) {
        if (++copied > MOST || depth == DEEPEST) {
            throw unfit("holds too much, or itself");
        }
        depth++;
        Object plain = plain(value);
        depth--;
        return plain;
    }

    private @Nullable Object plain(Value value) {
        if (value.isNull()) {
            if (value.toString().equals("undefined")) {
                throw unfit("is undefined");
            }
            return null;
        }
        if (value.isBoolean()) {
            return value.asBoolean();
        }
        if (value.isNumber()) {
            return number(value);
        }
        if (value.isString()) {
            if (length(value) > LONGEST) {
                throw unfit("is a text of more than " + LONGEST + " characters");
            }
            return value.asString();
        }
        if (value.canExecute()) {
            throw unfit("is a function");
        }
        if (value.hasArrayElements()) {
            return list(value);
        }
        if (value.hasMembers() && !value.hasHashEntries() && !value.hasIterator()) {
            return map(value);
        }
        throw unfit("is no plain value");
    }

    /** Asked of the script's side: there a text of half a gigabyte may take no memory yet. */
    private long length(Value text) {
        Value ask = lengths;
        if (ask == null) {
            ask = text.getContext().eval("js", "(text) => text.length");
            lengths = ask;
        }
        return ask.execute(text).asLong();
    }

    private Object number(Value value) {
        if (value.fitsInInt()) {
            return value.asInt();
        }
        if (value.fitsInLong()) {
            return value.asLong();
        }
        if (value.fitsInDouble()) {
            return value.asDouble();
        }
        throw unfit("is a number of any length");
    }

    private List<@Nullable Object> list(Value value) {
        long size = value.getArraySize();
        if (size > MOST) {
            throw unfit("holds too much");
        }
        List<@Nullable Object> list = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            list.add(copy(value.getArrayElement(i)));
        }
        return Collections.unmodifiableList(list);
    }

    private Map<String, @Nullable Object> map(Value value) {
        Map<String, @Nullable Object> map = new LinkedHashMap<>();
        for (String key : value.getMemberKeys()) {
            map.put(key, of(value.getMember(key), key));
        }
        return Collections.unmodifiableMap(map);
    }

    private Unfit unfit(String problem) {
        return new Unfit(new ArrayList<>(path), problem);
    }
}
