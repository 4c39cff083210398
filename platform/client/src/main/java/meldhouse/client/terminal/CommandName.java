package meldhouse.client.terminal;

/**
 * What somebody types to run the command here: {@code meldhouse} where that is on the path, {@code
 * ./meldhouse} in a source checkout. The launchers say it; it is for hints, so that they can be
 * typed as they stand.
 */
public final class CommandName {
    /** The system property that the launchers set. Help texts name it, too. */
    static final String PROPERTY = "meldhouse.command";

    private static final String NAME = "meldhouse";

    private CommandName() {}

    /** As it was typed; its name where that is not known. */
    public static String typed() {
        String typed = System.getProperty(PROPERTY, "");
        return typed.isBlank() ? NAME : typed;
    }

    /** A command line with what was typed in place of the name in front. */
    public static String typed(String line) {
        return line.startsWith(NAME) ? typed() + line.substring(NAME.length()) : line;
    }
}
