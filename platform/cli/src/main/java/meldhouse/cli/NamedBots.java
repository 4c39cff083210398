package meldhouse.cli;

import meldhouse.api.bot.BotProvider;
import meldhouse.api.game.Ruleset;
import meldhouse.programs.ProgramBots;
import meldhouse.programs.ProgramFault;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Bots as they are named on the command line: by the id of one that is installed, as {@code
 * NAME=COMMAND}, or as {@code cmd:COMMAND}, where the command starts a program. The programs end
 * with the command, however it ends.
 */
final class NamedBots implements AutoCloseable {
    private static final String COMMAND = "cmd:";

    private final List<ProgramBots> programs = new ArrayList<>();
    private final Thread atTheEnd = new Thread(this::end, "programs-end");

    /** The programs end with this process, also where it is interrupted. */
    NamedBots endingWithThis() {
        Runtime.getRuntime().addShutdownHook(atTheEnd);
        return this;
    }

    /** Whether a word starts a program. */
    static boolean isProgram(String word) {
        return word.startsWith(COMMAND) || word.matches("(?s)[A-Za-z][A-Za-z0-9-]*=.*");
    }

    /**
     * The bot of a word.
     *
     * @param reused whether a program plays one match after the other
     * @throws Stop if there is none, or it does not play the ruleset
     */
    BotProvider bot(Installation installation, Ruleset ruleset, String word, boolean reused) {
        if (isProgram(word)) {
            return program(word, reused);
        }
        installation.requireBot(word, ruleset);
        return installation.catalog().bot(word);
    }

    /**
     * The bot of a word, whatever it plays: an id, or a command that starts a program.
     *
     * @throws Stop if there is none of that id
     */
    BotProvider any(Installation installation, String word) {
        if (isProgram(word)) {
            return program(word, true);
        }
        if (word.matches(".*\\s.*")) {
            return program(COMMAND + word, true);
        }
        List<String> ids = installation.catalog().bots().stream().map(BotProvider::id).toList();
        if (!ids.contains(word)) {
            throw Stop.usage(Names.unknown("bot.any", word, ids));
        }
        return installation.catalog().bot(word);
    }

    /**
     * The program of a word.
     *
     * @throws Stop if it is none
     */
    ProgramBots program(String word, boolean reused) {
        if (!isProgram(word)) {
            throw Stop.usage("program.none", word);
        }
        boolean isNamed = !word.startsWith(COMMAND);
        int equals = word.indexOf('=');
        String command = isNamed ? word.substring(equals + 1) : word.substring(COMMAND.length());
        String name = isNamed ? word.substring(0, equals) : nameOf(command);
        try {
            ProgramBots bots = ProgramBots.of(name, command, reused);
            synchronized (this) {
                programs.add(bots);
            }
            return bots;
        } catch (IllegalArgumentException e) {
            throw Stop.usage(Message.verbatim(String.valueOf(e.getMessage())));
        }
    }

    /** The last word of a command without its folder and ending: {@code python3 a/mybot.py}. */
    private static String nameOf(String command) {
        String[] words = command.strip().split("\\s+");
        String name =
                words[words.length - 1]
                        .replaceAll(".*[/\\\\]", "")
                        .replaceAll("\\.[A-Za-z0-9]*$", "")
                        .replaceAll("[^A-Za-z0-9-]", "");
        return name.matches("[A-Za-z][A-Za-z0-9-]{0,39}")
                ? name.toLowerCase(Locale.ROOT)
                : "program";
    }

    /** The programs named so far. */
    synchronized List<ProgramBots> programs() {
        return List.copyOf(programs);
    }

    /**
     * Starts so many processes of each program.
     *
     * @throws Stop if one does not say hello, with what it wrote to its stderr
     */
    void warm(int processes) throws InterruptedException {
        for (ProgramBots bots : programs()) {
            try {
                bots.warm(processes);
            } catch (ProgramFault e) {
                throw Stop.wrong(
                        "program.failed",
                        bots.title(),
                        String.valueOf(e.getMessage()),
                        complaints(bots));
            }
        }
    }

    /** What a program wrote to its stderr before it failed, on lines of their own. */
    static String complaints(ProgramBots bots) {
        StringBuilder text = new StringBuilder();
        for (String line : bots.complaints()) {
            text.append(System.lineSeparator()).append("  ").append(line);
        }
        return text.toString();
    }

    private void end() {
        programs().forEach(ProgramBots::close);
    }

    @Override
    public void close() {
        end();
        try {
            Runtime.getRuntime().removeShutdownHook(atTheEnd);
        } catch (IllegalStateException e) {
            // The process is about to end, and the hook runs already.
        }
    }
}
