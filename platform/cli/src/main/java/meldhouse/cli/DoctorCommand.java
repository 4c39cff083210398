package meldhouse.cli;

import picocli.CommandLine;

import java.util.List;
import java.util.concurrent.Callable;

/** {@code meldhouse doctor}: what is right here, what is wrong, and what to do. */
@CommandLine.Command(
        name = "doctor",
        mixinStandardHelpOptions = true,
        description = "Look whether this machine has all that a game needs, and say what to do.")
final class DoctorCommand implements Callable<Integer> {
    private final Console console;

    DoctorCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        console.out().println(Installation.version());
        List<Check> checks =
                new Doctor(console, Installation.find(console), System.getenv()).checks();
        checks.forEach(check -> console.out().println(check.line()));
        long wrong = checks.stream().filter(check -> !check.fine()).count();
        console.out()
                .println(
                        wrong == 0
                                ? "All is well."
                                : wrong == 1
                                        ? "One thing is wrong."
                                        : wrong + " things are wrong.");
        return wrong == 0 ? Exit.DONE : Exit.WRONG;
    }
}
