package meldhouse.client.terminal;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** How long a screen that is redrawn in place shows each event before the next. */
public enum BotPace {
    /** Not at all: as fast as the bots are. */
    NONE(0),
    /** A third of a second. */
    FAST(300),
    /** Time to see each card fall. */
    NORMAL(700),
    /** For onlookers. */
    SLOW(1500);

    private final Duration wait;

    BotPace(long millis) {
        this.wait = Duration.ofMillis(millis);
    }

    /** Of a usual event. */
    Duration wait(Pause pause) {
        return wait.multipliedBy(pause.times());
    }

    /** The next slower one; the fastest after the slowest. */
    BotPace next() {
        return values()[(ordinal() + 1) % values().length];
    }

    /** The words for all of them, as on the command line. */
    public static List<String> words() {
        return Arrays.stream(values()).map(BotPace::toString).toList();
    }

    /** As on the command line: {@code normal}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
