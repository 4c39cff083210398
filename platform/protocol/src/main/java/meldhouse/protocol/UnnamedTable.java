package meldhouse.protocol;

import java.util.Optional;

/**
 * The title of a table whose maker gave it none. It goes over the wire in English; whoever shows it
 * says the same in the reader's language.
 */
public final class UnnamedTable {
    private static final String AFTER_NAME = "'s table";

    private UnnamedTable() {}

    /** As in {@code Anna's table}. */
    public static String title(String maker) {
        return maker + AFTER_NAME;
    }

    /** Whose table it is by its title; nothing: its maker gave it another one. */
    public static Optional<String> maker(String title) {
        return title.endsWith(AFTER_NAME) && title.length() > AFTER_NAME.length()
                ? Optional.of(title.substring(0, title.length() - AFTER_NAME.length()))
                : Optional.empty();
    }
}
