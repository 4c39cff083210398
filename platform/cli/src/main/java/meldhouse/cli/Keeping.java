package meldhouse.cli;

import meldhouse.client.terminal.Texts;

/**
 * Says that the match is kept when this process is ended from outside, as by Ctrl-C, before it is
 * closed. A whole screen was left by then.
 */
final class Keeping {
    private final Thread farewell;

    Keeping(Console console) {
        farewell =
                new Thread(
                        () -> {
                            console.out().println();
                            console.out().println(Texts.of(console.tongue()).say("play.leaving"));
                            console.out().flush();
                        },
                        "meldhouse-keeping");
        Runtime.getRuntime().addShutdownHook(farewell);
    }

    /** The match is no longer on: nothing needs to be said. */
    void end() {
        try {
            Runtime.getRuntime().removeShutdownHook(farewell);
        } catch (IllegalStateException e) {
            // The process is ending: it is being said.
            System.getLogger(Keeping.class.getName()).log(System.Logger.Level.DEBUG, "ending", e);
        }
    }
}
