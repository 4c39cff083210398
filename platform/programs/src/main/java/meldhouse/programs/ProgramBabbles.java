package meldhouse.programs;

/** A program wrote what is no answer, or more than anybody asked for. */
public final class ProgramBabbles extends ProgramFault {
    private static final long serialVersionUID = 1;

    ProgramBabbles(String what) {
        super(what);
    }
}
