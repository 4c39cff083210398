package meldhouse.cli;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;

/**
 * Says on the host's terminal what is wrong with house-rule files while it runs, in the sentences
 * that are said at its start, instead of lines of a log.
 */
final class BrokenRules extends Handler {
    /** Kept here: nobody else holds it, and a logger that is forgotten forgets its handlers. */
    private static final Logger FOUND = Logger.getLogger("meldhouse.server.lobby.HouseRuleSource");

    private final Console console;
    private final Set<String> said;

    private BrokenRules(Console console, List<String> said) {
        this.console = console;
        this.said = new HashSet<>(said);
    }

    /**
     * From now on.
     *
     * @param said what was said already, and is found once more when the files are first read
     */
    static void tell(Console console, List<String> said) {
        for (Handler known : FOUND.getHandlers()) {
            FOUND.removeHandler(known);
        }
        FOUND.setUseParentHandlers(false);
        FOUND.addHandler(new BrokenRules(console, said));
    }

    @Override
    public synchronized void publish(LogRecord found) {
        String sentence = new SimpleFormatter().formatMessage(found);
        if (!said.remove(sentence)) {
            console.complain(sentence);
        }
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
}
