package meldhouse.american.rules;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;

/** What a random hand of twenty of the double deck melds with a random trump: the points alone. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class DoubleDeckMeldBenchmark {
    private static final int HANDS = 4096;
    private static final int CARDS = 20;

    private final long[] hands = new long[HANDS];
    private final int[] trumps = new int[HANDS];
    private final Melding melding;
    private int next;

    /** Deals the hands of a seed. */
    public DoubleDeckMeldBenchmark() {
        AmericanRuleset ruleset = new AmericanRuleset();
        var game = (AmericanGame) ruleset.configure(ruleset.preset("doubleDeck").rules());
        melding = game.melding();
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < HANDS; i++) {
            hands[i] = hand(random);
            trumps[i] = random.nextInt(Deck.SUITS);
        }
    }

    /** Four copies of every card but the nines, of which twenty are dealt. */
    private static long hand(SplittableRandom random) {
        int[] pack = new int[Deck.MOST];
        for (int i = 0; i < pack.length; i++) {
            int kind = i / Deck.MOST_COPIES;
            int j = random.nextInt(i + 1);
            pack[i] = pack[j];
            pack[j] = Deck.number(kind / Deck.NINE, kind % Deck.NINE);
        }
        long hand = Hand.EMPTY;
        for (int i = 0; i < CARDS; i++) {
            hand = Hand.with(hand, pack[i]);
        }
        return hand;
    }

    @Benchmark
    public int points() {
        next = next + 1 & HANDS - 1;
        return melding.points(hands[next], trumps[next]);
    }
}
