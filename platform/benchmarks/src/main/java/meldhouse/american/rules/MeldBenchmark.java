package meldhouse.american.rules;

import meldhouse.api.options.HouseRules;

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

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;

/** What a random hand of twelve melds with a random trump: the points alone. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class MeldBenchmark {
    private static final int HANDS = 4096;

    /** How many melds a card may serve in: 3 as the seed reads (P16), or the stricter 2. */
    @Param({"3", "2"})
    public int maxMeldsPerCard;

    private final long[] hands = new long[HANDS];
    private final int[] trumps = new int[HANDS];
    private Melding melding;
    private int next;

    @Setup
    public void deal() {
        var game =
                (AmericanGame)
                        new AmericanRuleset()
                                .configure(HouseRules.of("maxMeldsPerCard", maxMeldsPerCard));
        melding = game.melding();
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < HANDS; i++) {
            hands[i] = hand(random);
            trumps[i] = random.nextInt(Deck.NO_TRUMP);
        }
    }

    private static long hand(SplittableRandom random) {
        long hand = Hand.EMPTY;
        int[] pack = new int[2 * Deck.KINDS];
        for (int i = 0; i < pack.length; i++) {
            int j = random.nextInt(i + 1);
            pack[i] = pack[j];
            pack[j] = i;
        }
        for (int i = 0; i < 12; i++) {
            hand = Hand.with(hand, pack[i] % Deck.KINDS);
        }
        return hand;
    }

    @Benchmark
    public int points() {
        next = next + 1 & HANDS - 1;
        return melding.points(hands[next], trumps[next]);
    }
}
