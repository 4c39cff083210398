package meldhouse.benchmarks;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

import java.util.concurrent.TimeUnit;

/** The floor under every other figure: walking the set bits of a hand of 12 cards. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
@Fork(1)
public class CardSetBenchmark {

    private long hand = 0b1010_0110_0001_1100_0000_1111_0000_1000L;

    /** For JMH. */
    public CardSetBenchmark() {}

    /** The sum of the places of the cards in a hand. */
    @Benchmark
    public int walkHand() {
        int sum = 0;
        for (long left = hand; left != 0; left &= left - 1) {
            sum += Long.numberOfTrailingZeros(left);
        }
        return sum;
    }
}
