package meldhouse.programs;

/** A program could not be started, ended, or closed one of its streams. */
public final class ProgramGone extends ProgramFault {
    private static final long serialVersionUID = 1;

    ProgramGone(String what) {
        super(what);
    }
}
