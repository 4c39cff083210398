package meldhouse.programs;

/** A program said nothing in time. */
public final class ProgramSilent extends ProgramFault {
    private static final long serialVersionUID = 1;

    ProgramSilent(String what) {
        super(what);
    }
}
