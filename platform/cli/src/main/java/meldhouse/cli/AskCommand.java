package meldhouse.cli;

import picocli.CommandLine;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;

/** {@code meldhouse ask}: questions in, answers out, one line each. */
@CommandLine.Command(
        name = "ask",
        mixinStandardHelpOptions = true,
        description = {
            "Answer questions about a game, a JSON object a line.",
            "They come on stdin; each gets one line on stdout, in order.",
            "For example: {\"ruleset\":\"american\",\"op\":\"rules\"}"
        })
final class AskCommand implements Callable<Integer> {
    private final Console console;

    AskCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        Asking asking = new Asking(Installation.find(console));
        BufferedReader in =
                new BufferedReader(new InputStreamReader(console.in(), StandardCharsets.UTF_8));
        PrintStream out = new PrintStream(console.out(), false, StandardCharsets.UTF_8);
        String line;
        while ((line = in.readLine()) != null) {
            if (!line.isBlank()) {
                out.print(asking.answer(line) + "\n");
                out.flush();
            }
        }
        return Exit.DONE;
    }
}
