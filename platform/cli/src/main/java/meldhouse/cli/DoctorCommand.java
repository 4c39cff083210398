package meldhouse.cli;

import picocli.CommandLine;

import java.util.List;
import java.util.concurrent.Callable;

/** {@code meldhouse doctor}: what is right here, what is wrong, and what to do. */
@CommandLine.Command(
        name = "doctor",
        mixinStandardHelpOptions = true,
        description = "Look whether this machine has all that a game needs.")
final class DoctorCommand implements Callable<Integer> {
    private final Console console;

    DoctorCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        console.out().println(Installation.version());
        List<Check> checks = new Doctor(console, Installation.find(console)).checks();
        checks.forEach(check -> console.out().println(check.line(console.tongue())));
        long wrong = checks.stream().filter(check -> !check.fine()).count();
        console.say(wrong == 0 ? "doctor.well" : wrong == 1 ? "doctor.one" : "doctor.many", wrong);
        return wrong == 0 ? Exit.DONE : Exit.WRONG;
    }
}
