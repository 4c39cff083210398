package meldhouse.server.table;

import meldhouse.server.bus.Player;
import meldhouse.server.journal.Occupant;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Who sits where.
 *
 * @param seats from seat 0
 */
record Seating(List<Occupant> seats) {
    Seating {
        seats = List.copyOf(seats);
    }

    int size() {
        return seats.size();
    }

    boolean has(int seat) {
        return seat >= 0 && seat < seats.size();
    }

    Occupant at(int seat) {
        return seats.get(seat);
    }

    /** The seat of a player. */
    OptionalInt seatOf(String player) {
        return first(seat -> seat instanceof Occupant.Person(var who) && who.id().equals(player));
    }

    /** The first seat whose occupant is like this. */
    OptionalInt first(Predicate<Occupant> wanted) {
        return IntStream.range(0, seats.size())
                .filter(seat -> wanted.test(seats.get(seat)))
                .findFirst();
    }

    /** The person in a seat; null where there is none. */
    @Nullable Player person(int seat) {
        return seats.get(seat) instanceof Occupant.Person(var player) ? player : null;
    }

    /** All persons, by seat. */
    List<Player> people() {
        List<Player> people = new ArrayList<>();
        for (Occupant occupant : seats) {
            if (occupant instanceof Occupant.Person(var player)) {
                people.add(player);
            }
        }
        return people;
    }

    boolean isFull() {
        return first(Seating::isOpen).isEmpty();
    }

    /** Whether all seats but this one have bots. */
    boolean onlyBotsBeside(int seat) {
        return IntStream.range(0, seats.size())
                .allMatch(other -> other == seat || seats.get(other) instanceof Occupant.Bot);
    }

    static boolean isOpen(Occupant occupant) {
        return occupant instanceof Occupant.Open;
    }

    /** Whether a bot sits there for somebody who left. */
    static boolean isStandIn(Occupant occupant) {
        return occupant instanceof Occupant.Bot(var ignored, boolean standIn) && standIn;
    }

    /** The same with somebody else in a seat. */
    Seating with(int seat, Occupant occupant) {
        List<Occupant> changed = new ArrayList<>(seats);
        changed.set(seat, occupant);
        return new Seating(changed);
    }
}
