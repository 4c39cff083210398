package meldhouse.client.terminal;

import java.util.ArrayList;
import java.util.List;

/**
 * Who sits at a table, as one viewer speaks of them.
 *
 * @param own the viewer's seat; {@link #WATCHING} for somebody without one
 * @param names by seat, each of them once
 */
public record Seats(int own, List<String> names) {
    /** No seat: somebody who watches. */
    public static final int WATCHING = -1;

    public Seats {
        names = distinct(names);
    }

    /** Names that occur more than once get their seat's number. */
    private static List<String> distinct(List<String> names) {
        List<String> all = new ArrayList<>();
        for (int seat = 0; seat < names.size(); seat++) {
            String name = names.get(seat);
            boolean once = names.stream().filter(name::equals).count() == 1;
            all.add(once && !name.equalsIgnoreCase("you") ? name : name + " " + seat);
        }
        return List.copyOf(all);
    }

    /** Whether the viewer sits there. */
    public boolean isOwn(int seat) {
        return seat == own;
    }

    /** The seat at the start of a sentence: {@code "You"}, {@code "Ann"}. */
    public String name(int seat) {
        return isOwn(seat) ? "You" : named(seat);
    }

    /** The seat inside a sentence: {@code "you"}, {@code "Ann"}. */
    public String whom(int seat) {
        return isOwn(seat) ? "you" : named(seat);
    }

    /** Whose: {@code "your"}, {@code "Ann's"}. */
    public String whose(int seat) {
        return isOwn(seat) ? "your" : named(seat) + "'s";
    }

    /** A sentence's start: {@code does(2, "bid", "bids")} is {@code "Ann bids"} or "You bid". */
    public String does(int seat, String you, String they) {
        return isOwn(seat) ? "You " + you : named(seat) + " " + they;
    }

    private String named(int seat) {
        return seat >= 0 && seat < names.size() ? names.get(seat) : "Seat " + seat;
    }
}
