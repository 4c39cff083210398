package meldhouse.client.terminal;

import java.util.Arrays;

/** What a table is called, as its reader says it. */
public final class TableTitle {
    /** How a server names a table whose maker did not, after the maker's name. */
    private static final String UNNAMED = "'s table";

    private TableTitle() {}

    /**
     * The title in a language: one that was given stays as it is, one that only says whose table it
     * is is put into words.
     *
     * @param title as the server tells it
     */
    public static String in(Tongue tongue, String title) {
        return title.endsWith(UNNAMED) && title.length() > UNNAMED.length()
                ? Texts.of(tongue)
                        .say("title", title.substring(0, title.length() - UNNAMED.length()))
                : title;
    }

    /**
     * Whether somebody read a title so: in some language, or as the server tells it; capitals and
     * small letters are the same.
     *
     * @param title as the server tells it
     */
    public static boolean isShown(String title, String typed) {
        return title.equalsIgnoreCase(typed)
                || Arrays.stream(Tongue.values())
                        .anyMatch(tongue -> in(tongue, title).equalsIgnoreCase(typed));
    }
}
