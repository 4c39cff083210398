package meldhouse.api.game;

/** Whoever looks at a table: somebody in a seat, or a watcher, who may know what is public. */
public sealed interface Viewer {
    /** Somebody who watches and has no seat. */
    Viewer WATCHER = new Watcher();

    /** Whoever sits in this seat. */
    static Viewer seat(int seat) {
        return new Seated(seat);
    }

    /**
     * Somebody in a seat.
     *
     * @param seat from 0
     */
    record Seated(int seat) implements Viewer {}

    /** Somebody without a seat. */
    record Watcher() implements Viewer {}
}
