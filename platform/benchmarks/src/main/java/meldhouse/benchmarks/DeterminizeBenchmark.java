package meldhouse.benchmarks;

import meldhouse.api.game.Decision;
import meldhouse.api.game.Event;
import meldhouse.api.game.Game;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Position;
import meldhouse.api.game.Turn;
import meldhouse.api.game.View;
import meldhouse.api.game.Viewer;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;

/** A guess at the hidden cards, after so many cards have been played. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class DeterminizeBenchmark {
    private static final int DEALS = 64;

    @Param({"0", "12", "24", "36"})
    public int played;

    private final Game game = Deals.game();
    private final SplittableRandom random = new SplittableRandom(3);
    private final List<Told> told = new ArrayList<>();
    private int next;

    private record Told(View view, List<Event> history) {}

    @Setup
    public void play() {
        for (Deals.Led led : Deals.led(DEALS)) {
            told.add(told(led));
        }
    }

    private Told told(Deals.Led led) {
        Position position = led.position();
        List<Event> history = new ArrayList<>(led.history());
        for (int i = 0; i < played; i++) {
            LegalMoves legal = position.legalMoves();
            int seat = ((Turn.Seated) position.turn()).seat();
            var made =
                    (Decision.Accepted)
                            position.decide(seat, legal.get(random.nextInt(legal.size())));
            history.addAll(made.events());
            position = made.next();
        }
        Viewer viewer = Viewer.seat(((Turn.Seated) position.turn()).seat());
        return new Told(
                position.view(viewer),
                history.stream().map(event -> event.seenBy(viewer)).toList());
    }

    @Benchmark
    public Position determinize() {
        next = next + 1 & DEALS - 1;
        Told one = told.get(next);
        return game.determinize(one.view(), one.history(), random);
    }
}
