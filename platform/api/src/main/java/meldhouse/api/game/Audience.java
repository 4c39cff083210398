package meldhouse.api.game;

import java.util.List;

/** Who may know all of an event. */
public sealed interface Audience {
    /** All seats and whoever watches. */
    Audience EVERYONE = new Everyone();

    /** Nobody: a fact that only the table itself knows. */
    Audience NOBODY = new Seats(List.of());

    /** Whether this viewer belongs to it. */
    boolean includes(Viewer viewer);

    /** These seats alone. */
    static Audience seats(Integer... seats) {
        return new Seats(List.of(seats));
    }

    /** All seats and whoever watches. */
    record Everyone() implements Audience {
        @Override
        public boolean includes(Viewer viewer) {
            return true;
        }
    }

    /**
     * These seats alone; no watcher.
     *
     * @param seats seat numbers from 0
     */
    record Seats(List<Integer> seats) implements Audience {
        public Seats {
            seats = List.copyOf(seats);
        }

        @Override
        public boolean includes(Viewer viewer) {
            return viewer instanceof Viewer.Seated seated && seats.contains(seated.seat());
        }
    }
}
