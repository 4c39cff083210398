package meldhouse.cli;

import com.sun.management.ThreadMXBean;

import meldhouse.api.game.Decision;
import meldhouse.api.game.Game;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.MoveRange;
import meldhouse.api.game.Position;
import meldhouse.api.game.Turn;

import java.lang.management.ManagementFactory;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;

/**
 * Measures a game through what every ruleset offers: random matches, one thread, nothing but
 * positions. A rough figure in a few seconds; the JMH benchmarks are exact.
 */
final class RulesetBench {
    /** So many moves between two looks at the clock. */
    private static final int ROUND = 2000;

    /** What {@link #allocated} says where this Java does not tell. */
    private static final int NO_ALLOCATION_KNOWN = -1;

    private final Game game;
    private final Runnable step;
    private final SplittableRandom random = new SplittableRandom(1);
    private Position position;

    /**
     * What was measured.
     *
     * @param moves how many moves were made
     * @param nanos how long it took
     * @param bytes how much memory was allocated; -1 where this Java does not tell
     */
    record Measured(long moves, long nanos, long bytes) {
        double movesPerSecond() {
            return moves * (double) TimeUnit.SECONDS.toNanos(1) / nanos;
        }

        double nanosPerMove() {
            return (double) nanos / moves;
        }

        double bytesPerMove() {
            return (double) bytes / moves;
        }
    }

    /**
     * @param step is called now and then, after some moves
     */
    RulesetBench(Game game, Runnable step) {
        this.game = game;
        this.step = step;
        this.position = game.start();
    }

    /**
     * Plays for a while.
     *
     * @param nanos how long, at least
     * @param withEvents whether each move is ruled on with its events, as at a table, or only the
     *     next position is made, as in a search
     */
    Measured measure(long nanos, boolean withEvents) {
        long moves = 0;
        long bytes = allocated();
        long begin = System.nanoTime();
        long end = begin;
        while (end - begin < nanos) {
            for (int i = 0; i < ROUND; i++) {
                move(withEvents);
            }
            moves += ROUND;
            step.run();
            end = System.nanoTime();
        }
        long now = allocated();
        return new Measured(
                moves, end - begin, now == NO_ALLOCATION_KNOWN ? now : Math.max(0, now - bytes));
    }

    private static long allocated() {
        return ManagementFactory.getThreadMXBean() instanceof ThreadMXBean threads
                        && threads.isThreadAllocatedMemorySupported()
                ? threads.getCurrentThreadAllocatedBytes()
                : NO_ALLOCATION_KNOWN;
    }

    /** One move of a seat, and the shuffles before it. */
    private void move(boolean withEvents) {
        while (!(position.turn() instanceof Turn.Seated)) {
            position =
                    position.turn() instanceof Turn.Chance(int things)
                            ? position.shuffled(order(things)).next()
                            : game.start();
        }
        Move move = pick(position.legalMoves());
        if (!withEvents) {
            position = position.next(move);
        } else if (position.turn() instanceof Turn.Seated(int seat)
                && position.decide(seat, move) instanceof Decision.Accepted(var next, var events)
                && !events.isEmpty()) {
            position = next;
        } else {
            throw new IllegalStateException(
                    "The ruleset refuses a move that it lists: %s at %s"
                            .formatted(move, position.text()));
        }
    }

    private int[] order(int things) {
        int[] order = new int[things];
        for (int i = 0; i < things; i++) {
            int j = random.nextInt(i + 1);
            order[i] = order[j];
            order[j] = i;
        }
        return order;
    }

    private Move pick(LegalMoves legal) {
        if (legal.size() > 0 && (legal.ranges().isEmpty() || random.nextInt(4) != 0)) {
            return legal.get(random.nextInt(legal.size()));
        }
        MoveRange range = legal.ranges().get(random.nextInt(legal.ranges().size()));
        return range.least();
    }
}
