package meldhouse.cli;

/**
 * One thing that the doctor looked at.
 *
 * @param name what, in a word
 * @param fine whether it is as it should be
 * @param found what it is, a clause
 * @param advice what to do; empty where nothing is to be done
 */
record Check(String name, boolean fine, String found, String advice) {
    static Check fine(String name, String found) {
        return new Check(name, true, found, "");
    }

    static Check wrong(String name, String found, String advice) {
        return new Check(name, false, found, advice);
    }

    String line() {
        String start = "%-5s %-14s %s".formatted(fine ? "ok" : "WRONG", name, found);
        return advice.isEmpty()
                ? start
                : start + System.lineSeparator() + " ".repeat(21) + "-> " + advice;
    }
}
