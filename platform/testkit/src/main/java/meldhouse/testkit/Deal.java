package meldhouse.testkit;

import meldhouse.api.game.Decision;
import meldhouse.api.game.Event;
import meldhouse.api.game.Position;
import meldhouse.api.game.Viewer;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Optional;

/**
 * A deal up to one of its positions, which can be dealt again in other orders.
 *
 * @param dealt the shuffle
 * @param moves what was done since, in order
 */
record Deal(Taken.Dealt dealt, List<Taken.Moved> moves) {
    Deal {
        moves = List.copyOf(moves);
    }

    /** The position that it comes to. */
    Position position() {
        return moves.isEmpty() ? dealt.next() : moves.getLast().next();
    }

    Deal upTo(int count) {
        return new Deal(dealt, moves.subList(0, count));
    }

    /** Whether the viewer was told all of every move, so that it can follow them. */
    boolean isOpenTo(Viewer viewer) {
        return moves.stream()
                .flatMap(moved -> moved.events().stream())
                .allMatch(event -> event.seenBy(viewer).equals(event));
    }

    /**
     * Deals in another order and plays the same moves.
     *
     * @return where that comes to, if the viewer is told the same all along; else null
     */
    @Nullable Position again(int[] order, Viewer viewer) {
        Decision.Accepted now = dealt.before().shuffled(order);
        if (!toldAlike(now.events(), dealt.events(), viewer)) {
            return null;
        }
        for (Taken.Moved moved : moves) {
            if (!(now.next().decide(moved.seat(), moved.move()) instanceof Decision.Accepted next)
                    || !toldAlike(next.events(), moved.events(), viewer)) {
                return null;
            }
            now = next;
        }
        return now.next().view(viewer).equals(position().view(viewer)) ? now.next() : null;
    }

    private static boolean toldAlike(List<Event> now, List<Event> then, Viewer viewer) {
        if (now.size() != then.size()) {
            return false;
        }
        for (int i = 0; i < now.size(); i++) {
            if (!now.get(i).seenBy(viewer).equals(then.get(i).seenBy(viewer))) {
                return false;
            }
        }
        return true;
    }

    /** The last whole deal of a match: shuffled afresh and played to its end. */
    static Optional<Deal> lastOf(Course course) {
        List<Taken> taken = course.taken();
        int end = taken.size();
        if (!course.position().turn().isOver()) {
            while (end > 0 && taken.get(end - 1) instanceof Taken.Moved) {
                end--;
            }
            end = Math.max(0, end - 1);
        }
        int start = end;
        while (start > 0 && taken.get(start - 1) instanceof Taken.Moved) {
            start--;
        }
        if (start == 0 || start == end || !(taken.get(start - 1) instanceof Taken.Dealt dealt)) {
            return Optional.empty();
        }
        return dealt.order().things() == mostThings(taken)
                ? Optional.of(
                        new Deal(
                                dealt,
                                taken.subList(start, end).stream()
                                        .map(Taken.Moved.class::cast)
                                        .toList()))
                : Optional.empty();
    }

    /** A shuffle of fewer things is one in mid-deal: what it hides is not all that is hidden. */
    private static int mostThings(List<Taken> taken) {
        return taken.stream()
                .filter(Taken.Dealt.class::isInstance)
                .mapToInt(step -> ((Taken.Dealt) step).order().things())
                .max()
                .orElse(0);
    }
}
