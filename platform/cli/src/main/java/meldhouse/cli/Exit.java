package meldhouse.cli;

/** What the command's exit code says. One table for every verb. */
final class Exit {
    /** Done. */
    static final int DONE = 0;

    /** The thing asked for did not come about, or the thing checked is wrong. */
    static final int WRONG = 1;

    /** The command line is wrong. */
    static final int USAGE = 2;

    /** The configuration is wrong: house rules, a file, a folder. */
    static final int CONFIGURATION = 78;

    /** Ended by Ctrl-C, as shells count it. */
    static final int INTERRUPTED = 130;

    private Exit() {}
}
