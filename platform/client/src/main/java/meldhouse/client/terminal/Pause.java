package meldhouse.client.terminal;

/** How long an event is looked at before the next one, on a screen that is redrawn in place. */
public enum Pause {
    /** Not at all. */
    NONE(0),
    /** As long as the pace says. */
    SHORT(1),
    /** Twice as long. */
    LONG(2);

    private final int times;

    Pause(int times) {
        this.times = times;
    }

    int times() {
        return times;
    }
}
