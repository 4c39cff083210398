package meldhouse.danish.rules;

import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Position;
import meldhouse.api.game.Turn;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;

/**
 * A move of a random round of the Danish game: what is legal, choose, the next position. From the
 * first draw to the end of the round through the public SPI, and beside it the hand-written loop as
 * the limit. The last move of a round makes its sheet as well, which the loop does not.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 6, time = 2)
@Fork(2)
public class DanishPlayoutBenchmark {
    private static final int DEALS = 256;
    private static final int MOVES = 64;

    private final List<DanishDeals.Dealt> deals = DanishDeals.dealt(DEALS);
    private final DanishLoop loop = new DanishLoop();
    private final SplittableRandom random = new SplittableRandom(1);
    private Position position = deals.getFirst().position();
    private int deal;

    /** Sets the loop to its first deal; the benchmarks take the others when a round has ended. */
    public DanishPlayoutBenchmark() {
        loop.start(deals.getFirst().cards());
    }

    private DanishDeals.Dealt next() {
        deal = deal + 1 & DEALS - 1;
        return deals.get(deal);
    }

    /** The limit: a mutable loop that knows one set of rules and nothing else. */
    @Benchmark
    @OperationsPerInvocation(MOVES)
    public boolean handWrittenLoop() {
        for (int i = 0; i < MOVES; i++) {
            if (loop.isOver()) {
                loop.start(next().cards());
            }
            loop.move(random);
        }
        return loop.isOver();
    }

    /** The same moves through the SPI. */
    @Benchmark
    @OperationsPerInvocation(MOVES)
    public Position playout() {
        for (int i = 0; i < MOVES; i++) {
            if (!(position.turn() instanceof Turn.Seated)) {
                position = next().position();
            }
            LegalMoves legal = position.legalMoves();
            position = position.next(legal.get(random.nextInt(legal.size())));
        }
        return position;
    }
}
