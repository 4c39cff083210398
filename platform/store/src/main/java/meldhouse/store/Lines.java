package meldhouse.store;

import java.util.regex.Pattern;

/** What may be appended to a journal. */
final class Lines {
    private static final Pattern TABLE = Pattern.compile("[A-Za-z0-9_-]{1,64}");

    private Lines() {}

    /**
     * @throws IllegalArgumentException if the table's id or the line is not allowed
     */
    static void check(String table, String line) {
        checkTable(table);
        if (line.length() > Journal.LONGEST_LINE) {
            throw new IllegalArgumentException(
                    "Cannot append a line to table '%s': it has %d characters. Allowed: %d."
                            .formatted(table, line.length(), Journal.LONGEST_LINE));
        }
        if (line.indexOf('\0') >= 0) {
            throw new IllegalArgumentException(
                    "Cannot append a line to table '%s': it has the character U+0000 in it. Allowed: text."
                            .formatted(table));
        }
        if (line.indexOf('\n') >= 0 || line.indexOf('\r') >= 0) {
            throw new IllegalArgumentException(
                    "Cannot append a line to table '%s': it has a line break in it. Allowed: one line."
                            .formatted(table));
        }
    }

    /**
     * @throws IllegalArgumentException if it cannot be a table's id
     */
    static void checkTable(String table) {
        if (!TABLE.matcher(table).matches()) {
            throw new IllegalArgumentException(
                    "Cannot journal table '%s': that is no id. Allowed: 1 to 64 of A-Z, a-z, 0-9, - and _."
                            .formatted(table));
        }
    }
}
