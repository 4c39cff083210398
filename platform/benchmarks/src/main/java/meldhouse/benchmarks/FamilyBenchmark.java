package meldhouse.benchmarks;

import meldhouse.api.game.Game;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Position;
import meldhouse.api.game.Ruleset;
import meldhouse.api.game.Turn;
import meldhouse.catalog.Catalog;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;

/**
 * A move of random matches of each game of the American family through the SPI, in whatever phase
 * it is due: what is legal, choose, the next position. Shuffles, void deals and scores are spread
 * over the moves; the random player raises one time in four.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class FamilyBenchmark {
    private static final int MOVES = 64;

    /** The preset: the partnership game, and those that are compared with it. */
    @Param({
        "partnership",
        "doubleDeck",
        "twoHanded",
        "cutthroat",
        "cutthroat15",
        "auctionWidow",
        "firehouse",
        "check"
    })
    public String preset;

    private final SplittableRandom random = new SplittableRandom(1);
    private Position start;
    private Position position;

    /** A match at its start. */
    @Setup
    public void configure() {
        Ruleset ruleset = Catalog.of(getClass().getClassLoader()).ruleset("american");
        Game game = ruleset.configure(ruleset.preset(preset).rules());
        start = game.start();
        position = start;
    }

    /** A move, wherever the match stands; after its end the next one begins. */
    @Benchmark
    @OperationsPerInvocation(MOVES)
    public Position move() {
        for (int i = 0; i < MOVES; i++) {
            position = move(seated(position));
        }
        return position;
    }

    private Position seated(Position from) {
        Position at = from;
        while (!(at.turn() instanceof Turn.Seated)) {
            at =
                    at.turn() instanceof Turn.Chance(int things)
                            ? at.shuffled(order(things)).next()
                            : start;
        }
        return at;
    }

    private Position move(Position at) {
        LegalMoves legal = at.legalMoves();
        boolean raises = !legal.ranges().isEmpty() && (legal.size() == 0 || random.nextInt(4) == 0);
        return at.next(
                raises
                        ? legal.ranges().getFirst().least()
                        : legal.get(random.nextInt(legal.size())));
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
