package meldhouse.cli;

/** How far something is, in one line that is drawn anew; silent where nobody watches. */
final class ProgressBar {
    private static final int WIDTH = 40;
    private static final int PERCENT = 100;
    private static final int SIXTY = 60;

    private final Console console;
    private final int whole;
    private final long begun = System.nanoTime();
    private int shown = -1;

    /**
     * @param whole how many there are to be done, at least 1
     */
    ProgressBar(Console console, int whole) {
        this.console = console;
        this.whole = whole;
    }

    /** Shows how many are done; any thread may tell, and a number that is behind is left out. */
    synchronized void show(int done) {
        int percent = (int) ((long) done * PERCENT / whole);
        if (!console.person() || percent <= shown) {
            return;
        }
        shown = percent;
        int full = percent * WIDTH / PERCENT;
        console.err()
                .printf(
                        "\r[%s%s] %3d %%  %d of %d%s",
                        "#".repeat(full),
                        ".".repeat(WIDTH - full),
                        percent,
                        done,
                        whole,
                        left(done));
        console.err().flush();
    }

    /** The time left, if it goes on as it went; nothing while that is not known. */
    private String left(int done) {
        double seconds = (System.nanoTime() - begun) / 1e9;
        if (done == 0 || seconds < 1) {
            return "";
        }
        return "  " + inWords(Math.round(seconds * (whole - done) / done)) + " left";
    }

    static String inWords(long seconds) {
        if (seconds < SIXTY) {
            return "%2d s".formatted(seconds);
        }
        return seconds < SIXTY * SIXTY
                ? "%2d min".formatted((seconds + SIXTY / 2) / SIXTY)
                : "%d h %02d min".formatted(seconds / SIXTY / SIXTY, seconds / SIXTY % SIXTY);
    }

    /** Takes the line away again. */
    synchronized void clear() {
        if (shown >= 0) {
            console.err().print("\r" + " ".repeat(79) + "\r");
            console.err().flush();
        }
    }
}
