package meldhouse.programs;

/**
 * A program did not give a move. The message says what it did, and never a card: it follows the
 * bot's name, as in {@code "ended with exit code 1"}.
 */
public abstract sealed class ProgramFault extends RuntimeException
        permits ProgramGone, ProgramSilent, ProgramBabbles {
    private static final long serialVersionUID = 1;

    ProgramFault(String what) {
        super(what);
    }
}
