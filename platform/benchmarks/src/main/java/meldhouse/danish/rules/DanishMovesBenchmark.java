package meldhouse.danish.rules;

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
import java.util.Random;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;

/** What a Danish table asks most: the list of moves of a large hand, and a guess at the hidden. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class DanishMovesBenchmark {
    private static final int POSITIONS = 64;
    private static final int PLAYED = 40;

    /** Hands of thirty cards, six of them wild, of a seat that has drawn. */
    @State(Scope.Thread)
    public static class LargeHands {
        private static final int CARDS = 30;
        private static final int WILDS = 6;

        /** Without Barbele the smallest melds are listed; with it openings are searched for. */
        @Param({"false", "true"})
        public boolean barbele;

        final List<Position> positions = new ArrayList<>();
        private int next;

        /** The hands of a seed. */
        @Setup
        public void deal() {
            Game game = DanishDeals.game();
            Random random = new Random(5);
            for (int i = 0; i < POSITIONS; i++) {
                positions.add(game.parse(DanishDeals.large(random, CARDS, WILDS, true, barbele)));
            }
        }
    }

    /** What the seat to move has been told, forty moves into a round. */
    @State(Scope.Thread)
    public static class Told {
        private final Game game = DanishDeals.game();
        private final SplittableRandom random = new SplittableRandom(3);
        private final List<One> told =
                DanishDeals.dealt(POSITIONS).stream().map(deal -> told(deal.position())).toList();
        private int next;

        private record One(View view, List<Event> history) {}

        private One told(Position start) {
            Position position = start;
            List<Event> history = new ArrayList<>();
            for (int i = 0; i < PLAYED; i++) {
                LegalMoves legal = position.legalMoves();
                int seat = ((Turn.Seated) position.turn()).seat();
                var made =
                        (Decision.Accepted)
                                position.decide(seat, legal.get(random.nextInt(legal.size())));
                history.addAll(made.events());
                position = made.next();
            }
            Viewer viewer = Viewer.seat(((Turn.Seated) position.turn()).seat());
            return new One(
                    position.view(viewer),
                    history.stream().map(event -> event.seenBy(viewer)).toList());
        }
    }

    /** The list of moves, and as many moves as a player looks at: one. */
    @Benchmark
    public Object legalMoves(LargeHands hands) {
        hands.next = hands.next + 1 & POSITIONS - 1;
        LegalMoves legal = hands.positions.get(hands.next).legalMoves();
        return legal.get(0);
    }

    /** The list of moves, each made: what is sent to a client. */
    @Benchmark
    public Object everyLegalMove(LargeHands hands) {
        hands.next = hands.next + 1 & POSITIONS - 1;
        return hands.positions.get(hands.next).legalMoves().listed();
    }

    /** A guess at the hidden cards. */
    @Benchmark
    public Position determinize(Told told) {
        told.next = told.next + 1 & POSITIONS - 1;
        Told.One one = told.told.get(told.next);
        return told.game.determinize(one.view(), one.history(), told.random);
    }
}
