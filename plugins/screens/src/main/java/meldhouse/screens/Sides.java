package meldhouse.screens;

import meldhouse.american.AmericanView;
import meldhouse.client.terminal.Seats;
import meldhouse.client.terminal.Who;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The sides of a match, as a viewer speaks of them: two pairs of partners, or each person alone.
 *
 * @param seats who sits where
 * @param bySeat the side of each seat
 */
record Sides(Seats seats, List<Integer> bySeat) {
    static Sides of(AmericanView view, Seats seats) {
        return new Sides(seats, view.sides());
    }

    int of(int seat) {
        return bySeat.get(seat);
    }

    /** How many people are at the table. */
    int people() {
        return bySeat.size();
    }

    int count() {
        return bySeat.stream().mapToInt(side -> side + 1).max().orElse(0);
    }

    /** Whether there are partners: else everybody counts alone. */
    boolean arePairs() {
        return count() < people();
    }

    /** The seats of a side, the viewer's first. */
    private List<Integer> members(int side) {
        return IntStream.range(0, people())
                .filter(seat -> of(seat) == side)
                .boxed()
                .sorted((one, other) -> Boolean.compare(seats.isOwn(other), seats.isOwn(one)))
                .toList();
    }

    /** Who plays together with a seat; the seat itself where it is alone. */
    int partner(int seat) {
        return members(of(seat)).stream().filter(other -> other != seat).findFirst().orElse(seat);
    }

    boolean isWatched() {
        return seats.own() == Seats.WATCHING;
    }

    boolean isOwn(int side) {
        return !isWatched() && of(seats.own()) == side;
    }

    /** Both partners, the viewer first: {@code "you and Ann"}; or the one. */
    Who who(int side) {
        List<Integer> members = members(side);
        return members.size() == 1
                ? seats.who(members.getFirst())
                : seats.pair(members.get(0), members.get(1));
    }

    /** Which of the sentences about a side it is: {@code own}, {@code other}, {@code watched}. */
    String key(int side) {
        return isWatched() ? "watched" : isOwn(side) ? "own" : "other";
    }

    /** The sides as they are listed: the viewer's own first. */
    List<Integer> listed() {
        int first = isWatched() ? 0 : of(seats.own());
        return IntStream.range(0, count()).map(place -> (first + place) % count()).boxed().toList();
    }

    /** Something of each side, the viewer's first. */
    String each(String between, IntFunction<String> words) {
        return listed().stream().map(words::apply).collect(Collectors.joining(between));
    }

    /** A number of each side, the viewer's first: {@code "you and Ann 120, Bob and Cid 80"}. */
    String each(List<Integer> numbers) {
        return each(", ", side -> words().say("sum", who(side), numbers.get(side)));
    }

    Words words() {
        return Words.of(seats.tongue());
    }
}
