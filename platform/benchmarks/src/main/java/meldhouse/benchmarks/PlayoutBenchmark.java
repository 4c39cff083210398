package meldhouse.benchmarks;

import meldhouse.api.game.Game;
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
 * A move of a random playout: what is legal, choose, the next position. The trick phase through the
 * public SPI, the same path that the server uses, and beside it the hand-written loop as the limit.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 6, time = 2)
@Fork(2)
public class PlayoutBenchmark {
    private static final int DEALS = 1024;
    private static final int CARDS = 48;

    private final Game game = Deals.game();
    private final List<Deals.Led> deals = Deals.led(DEALS);
    private final TrickLoop loop = new TrickLoop();
    private final SplittableRandom random = new SplittableRandom(1);
    private int deal;

    private Deals.Led next() {
        deal = deal + 1 & DEALS - 1;
        return deals.get(deal);
    }

    /** The limit: a mutable loop that knows one set of rules and nothing else. */
    @Benchmark
    @OperationsPerInvocation(CARDS)
    public int handWrittenLoop() {
        Deals.Led led = next();
        loop.start(led.hands(), led.trump().ordinal(), led.leader());
        return loop.play(random);
    }

    /** The same tricks through the SPI, the scoring of the deal included. */
    @Benchmark
    @OperationsPerInvocation(CARDS)
    public Position tricks() {
        return playOut(next().position(), random);
    }

    /** A whole match from the draw to its end, void deals and shuffles included; per match. */
    @Benchmark
    public Position wholeMatch() {
        Position position = game.start();
        while (!(position.turn() instanceof Turn.Over)) {
            if (position.turn() instanceof Turn.Chance(int things)) {
                position = position.shuffled(order(things)).next();
            } else {
                LegalMoves legal = position.legalMoves();
                boolean raises =
                        !legal.ranges().isEmpty() && (legal.size() == 0 || random.nextInt(4) == 0);
                position =
                        position.next(
                                raises
                                        ? legal.ranges().getFirst().least()
                                        : legal.get(random.nextInt(legal.size())));
            }
        }
        return position;
    }

    /** Plays the cards of a deal at random, until the next is dealt or the match is over. */
    static Position playOut(Position start, SplittableRandom random) {
        Position position = start;
        while (position.turn() instanceof Turn.Seated) {
            LegalMoves legal = position.legalMoves();
            position = position.next(legal.get(random.nextInt(legal.size())));
        }
        return position;
    }

    private int[] order(int things) {
        int[] order = new int[things];
        for (int i = 1; i < things; i++) {
            int j = random.nextInt(i + 1);
            order[i] = order[j];
            order[j] = i;
        }
        return order;
    }
}
