package meldhouse.client.terminal;

/** The question of the moment: put once, and again when something was told behind it. */
final class Prompt {
    private final Terminal terminal;
    private String question = "";
    private boolean put;

    Prompt(Terminal terminal) {
        this.terminal = terminal;
    }

    /** Puts it, unless it stands there; where the table is drawn it also goes again. */
    void put(String now) {
        boolean stands = put && now.equals(question);
        if (!stands && (terminal.isDrawn() || !put && !now.isEmpty())) {
            terminal.ask(now);
            question = now;
            put = true;
        }
    }

    /** Whether it stands there, to be answered. */
    boolean isPut() {
        return put;
    }

    /** Something was told or typed behind it. */
    void stale() {
        put = false;
    }
}
