package meldhouse.cli;

/** Ends a verb with a sentence for the person who typed it, and an exit code. */
final class Stop extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int code;

    private Stop(int code, String sentence) {
        super(sentence);
        this.code = code;
    }

    /** What was asked for did not come about. */
    static Stop wrong(String sentence) {
        return new Stop(Exit.WRONG, sentence);
    }

    /** The command line is wrong. */
    static Stop usage(String sentence) {
        return new Stop(Exit.USAGE, sentence);
    }

    /** House rules, a file or a folder is wrong. */
    static Stop configuration(String sentence) {
        return new Stop(Exit.CONFIGURATION, sentence);
    }

    int code() {
        return code;
    }
}
