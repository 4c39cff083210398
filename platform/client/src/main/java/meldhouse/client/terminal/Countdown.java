package meldhouse.client.terminal;

import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;

/** A time that runs out, by the clock of this machine. All times are in nanoseconds. */
final class Countdown {
    /** With so many seconds left something is said. */
    private static final int[] MILESTONES = {30, 10, 5};

    private static final long SECOND = TimeUnit.SECONDS.toNanos(1);

    private final long end;

    /** The least milestone that has been told, or that was behind from the start. */
    private int told;

    /**
     * @param millis how long it runs from now on
     */
    Countdown(long now, long millis) {
        end = now + TimeUnit.MILLISECONDS.toNanos(millis);
        told = seconds(now);
    }

    /** How many seconds are left, rounded up. */
    int seconds(long now) {
        return (int) Math.max(0, (end - now + SECOND - 1) / SECOND);
    }

    /** A milestone that has been reached since this was asked last; each once. */
    OptionalInt reached(long now) {
        int left = seconds(now);
        for (int i = MILESTONES.length - 1; i >= 0; i--) {
            if (left <= MILESTONES[i] && MILESTONES[i] < told) {
                told = MILESTONES[i];
                return left == 0 ? OptionalInt.empty() : OptionalInt.of(left);
            }
        }
        return OptionalInt.empty();
    }

    /** How long it takes until another number of seconds is left; never nothing. */
    long untilNextSecond(long now) {
        long part = (end - now) % SECOND;
        return end <= now ? Long.MAX_VALUE : part == 0 ? SECOND : part;
    }
}
