package meldhouse.cli;

import meldhouse.client.terminal.Tongue;

import org.jspecify.annotations.Nullable;

/**
 * One thing that the doctor looked at.
 *
 * @param name what, in a word or two
 * @param fine whether it is as it should be
 * @param found what it is, a clause
 * @param advice what to do; null where nothing is to be done
 */
record Check(Message name, boolean fine, Message found, @Nullable Message advice) {
    private static final int NAME = 14;

    static Check fine(String name, Message found) {
        return new Check(Message.of("doctor." + name), true, found, null);
    }

    static Check wrong(String name, Message found, Message advice) {
        return new Check(Message.of("doctor." + name), false, found, advice);
    }

    /** In a language, with what to do on a line of its own. */
    String line(Tongue tongue) {
        String verdict = Message.of(fine ? "doctor.ok" : "doctor.wrong").in(tongue);
        String start = "%-6s %-14s %s".formatted(verdict, name.in(tongue), found.in(tongue));
        return advice == null
                ? start
                : start + System.lineSeparator() + " ".repeat(NAME + 8) + "-> " + advice.in(tongue);
    }
}
