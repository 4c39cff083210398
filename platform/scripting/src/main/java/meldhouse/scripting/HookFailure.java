package meldhouse.scripting;

/** A call of a function that failed. */
final class HookFailure extends Exception {
    private static final long serialVersionUID = 1;

    private final transient HookFault fault;

    private final String problem;

    HookFailure(HookFault fault, String problem) {
        super(fault.text());
        this.fault = fault;
        this.problem = problem;
    }

    /** What happened, as a clause without anything that the function was given. */
    String problem() {
        return problem;
    }

    HookFault fault() {
        return fault;
    }
}
