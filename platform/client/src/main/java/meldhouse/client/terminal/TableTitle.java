package meldhouse.client.terminal;

import meldhouse.protocol.UnnamedTable;

import java.util.Arrays;

/** What a table is called, as its reader says it. */
public final class TableTitle {
    private TableTitle() {}

    /**
     * The title in a language: one that was given stays as it is, one that only says whose table it
     * is is put into words.
     *
     * @param title as the server tells it
     */
    public static String in(Tongue tongue, String title) {
        return UnnamedTable.maker(title)
                .map(maker -> Texts.of(tongue).say("title", maker))
                .orElse(title);
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
