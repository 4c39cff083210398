package meldhouse.testkit;

import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.MoveRange;

import java.util.random.RandomGenerator;

/**
 * Picks legal moves at random, with a temper that stays for a match: some raise whenever they can,
 * some always take what is listed first or last.
 */
final class RandomMover {
    private enum Temper {
        EVEN,
        FIRST,
        LAST,
        RANGES,
        LISTED
    }

    /** Further from the least number of a range than this is rare. */
    private static final int NEAR = 4;

    private static final int FAR = 1000;

    private final RandomGenerator random;
    private final Temper temper;

    RandomMover(RandomGenerator random) {
        this.random = random;
        // Half of all matches are played evenly.
        int draw = random.nextInt(2 * Temper.values().length);
        this.temper = Temper.values()[draw < Temper.values().length ? draw : 0];
    }

    /** A legal move; there must be one. */
    Move pick(LegalMoves legal) {
        boolean listed = legal.size() > 0;
        boolean ranges = !legal.ranges().isEmpty();
        boolean strict = random.nextInt(4) != 0;
        if (listed && strict && temper == Temper.FIRST) {
            return legal.get(0);
        }
        if (listed && strict && temper == Temper.LAST) {
            return legal.get(legal.size() - 1);
        }
        boolean fromRange =
                strict && temper == Temper.RANGES
                        || !(strict && temper == Temper.LISTED) && random.nextInt(3) == 0;
        if (ranges && (!listed || fromRange)) {
            return inRange(legal.ranges().get(random.nextInt(legal.ranges().size())), random);
        }
        return legal.get(random.nextInt(legal.size()));
    }

    /** A move of a range: mostly near its least number. */
    static Move inRange(MoveRange range, RandomGenerator random) {
        int draw = random.nextInt(12);
        long steps = draw < 7 ? 0 : draw < 11 ? 1 + random.nextInt(NEAR) : random.nextInt(FAR);
        Integer max = range.max();
        long most =
                ((max == null ? Integer.MAX_VALUE / 2 : (long) max) - range.min()) / range.step();
        return range.move().apply((int) (range.min() + Math.min(steps, most) * range.step()));
    }
}
