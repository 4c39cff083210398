package meldhouse.scripting;

/** What runs house rules in JavaScript here: for doctors and statistics. */
public final class Scripts {
    private Scripts() {}

    /** The engine by its name and version. The first call starts it, which takes a second. */
    public static String engine() {
        return Sandbox.engine();
    }

    /** Whether a JIT compiles what runs often; otherwise all is interpreted. */
    public static boolean compiled() {
        return Sandbox.compiled();
    }

    /** How many threads are lost to scripts that could not be stopped and still run. */
    public static int stuck() {
        return Sandbox.stuck();
    }
}
