package meldhouse.client.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A line that is being typed: its text, where the cursor stands, and the lines typed before. */
final class Entry {
    private static final int MOST = 200;

    private final StringBuilder text = new StringBuilder();
    private final List<String> earlier = new ArrayList<>();
    private int cursor;
    private int place;

    /** What was typed when completion began, and which candidate stands there now. */
    private String begun = "";

    private int candidate = -1;

    String text() {
        return text.toString();
    }

    /** The text before the cursor. */
    String before() {
        return text.substring(0, cursor);
    }

    boolean isEmpty() {
        return text.isEmpty();
    }

    void insert(String typed) {
        String harmless = Line.harmless(typed);
        if (text.length() + harmless.length() <= MOST) {
            text.insert(cursor, harmless);
            cursor += harmless.length();
        }
        candidate = -1;
    }

    void backspace() {
        if (cursor > 0) {
            int start = text.offsetByCodePoints(cursor, -1);
            text.delete(start, cursor);
            cursor = start;
        }
        candidate = -1;
    }

    void delete() {
        if (cursor < text.length()) {
            text.delete(cursor, text.offsetByCodePoints(cursor, 1));
        }
        candidate = -1;
    }

    void left() {
        cursor = cursor > 0 ? text.offsetByCodePoints(cursor, -1) : 0;
    }

    void right() {
        cursor = cursor < text.length() ? text.offsetByCodePoints(cursor, 1) : cursor;
    }

    void home() {
        cursor = 0;
    }

    void end() {
        cursor = text.length();
    }

    void clear() {
        set("");
        candidate = -1;
    }

    /** The line typed before the one that stands here. */
    void up() {
        if (place > 0) {
            place--;
            set(earlier.get(place));
        }
    }

    void down() {
        if (place < earlier.size()) {
            place++;
            set(place < earlier.size() ? earlier.get(place) : "");
        }
    }

    /** Completes what was typed; once more, and it is the next that begins like it. */
    void complete(List<String> typable) {
        if (candidate < 0) {
            begun = text().toLowerCase(Locale.ROOT);
        }
        List<String> fitting =
                typable.stream()
                        .filter(known -> known.toLowerCase(Locale.ROOT).startsWith(begun))
                        .toList();
        if (!fitting.isEmpty()) {
            candidate = (candidate + 1) % fitting.size();
            set(fitting.get(candidate));
        }
    }

    /** The finished line; the next one begins. */
    String take() {
        String line = text();
        if (!line.isBlank()) {
            earlier.add(line);
        }
        place = earlier.size();
        clear();
        return line;
    }

    private void set(String line) {
        text.setLength(0);
        text.append(line);
        cursor = text.length();
    }
}
