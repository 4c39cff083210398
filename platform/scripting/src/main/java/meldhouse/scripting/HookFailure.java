package meldhouse.scripting;

/** A call of a function that failed. */
final class HookFailure extends Exception {
    private static final long serialVersionUID = 1;

    private final transient HookFault fault;

    HookFailure(HookFault fault) {
        super(fault.text());
        this.fault = fault;
    }

    HookFault fault() {
        return fault;
    }
}
