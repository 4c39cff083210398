package meldhouse.benchmarks;

import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Position;
import meldhouse.api.game.Viewer;
import meldhouse.protocol.LanguageCodec;
import meldhouse.protocol.MessageCodec;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;

/** What a seat is told in the midst of the play: the view, and the view as JSON text. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class ViewBenchmark {
    private static final int DEALS = 256;
    private static final int PLAYED = 22;

    private final LanguageCodec codec = new LanguageCodec(Deals.game().ruleset().language());
    private final List<Position> positions =
            Deals.led(DEALS).stream().map(led -> played(led.position())).toList();
    private int next;

    private static Position played(Position start) {
        SplittableRandom random = new SplittableRandom(7);
        Position position = start;
        for (int i = 0; i < PLAYED; i++) {
            LegalMoves legal = position.legalMoves();
            position = position.next(legal.get(random.nextInt(legal.size())));
        }
        return position;
    }

    private Position next() {
        next = next + 1 & DEALS - 1;
        return positions.get(next);
    }

    @Benchmark
    public Object view() {
        return next().view(Viewer.seat(0));
    }

    @Benchmark
    public String viewAsJson() {
        return MessageCodec.print(codec.view(next().view(Viewer.seat(0))));
    }

    @Benchmark
    public String textOfThePosition() {
        return next().text();
    }
}
