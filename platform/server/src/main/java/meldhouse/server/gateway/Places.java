package meldhouse.server.gateway;

import java.util.concurrent.atomic.AtomicInteger;

/** How many connections there may be at once, whichever listener has them. Safe for any thread. */
final class Places {
    private final AtomicInteger free;

    Places(int most) {
        free = new AtomicInteger(most);
    }

    /** Takes one, unless there is none. */
    boolean take() {
        return free.getAndUpdate(now -> Math.max(0, now - 1)) > 0;
    }

    /** Gives back one that was taken. */
    void give() {
        free.incrementAndGet();
    }
}
