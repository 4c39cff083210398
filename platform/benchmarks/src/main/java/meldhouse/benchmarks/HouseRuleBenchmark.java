package meldhouse.benchmarks;

import meldhouse.api.game.Game;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Position;
import meldhouse.api.game.Ruleset;
import meldhouse.api.game.Turn;
import meldhouse.api.options.HouseRules;
import meldhouse.scripting.BadHouseRuleFile;
import meldhouse.scripting.HouseRuleFile;
import meldhouse.scripting.RuleChain;
import meldhouse.scripting.Rulesets;

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

/**
 * What house rules in JavaScript cost: making a game from a file of fifty lines, which the server
 * does once a table; and a whole match by the same values from a script and from no script.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 6, time = 2)
@Fork(2)
public class HouseRuleBenchmark {
    private static final Ruleset AMERICAN = Deals.game().ruleset();
    private static final Rulesets RULESETS = Rulesets.of(List.of(AMERICAN));
    private static final String SCRIPT = script();

    private final Game scripted = game();
    private final Game plain =
            AMERICAN.configure(HouseRules.of("minimumBid", 200).with("target", 1500));
    private final SplittableRandom random = new SplittableRandom(1);
    private int edit;

    /** Fifty lines, of which the most compute what a few options are set to. */
    private static String script() {
        StringBuilder text = new StringBuilder("const wishes = [\n");
        for (int i = 0; i < 38; i++) {
            text.append("    { name: \"player %d\", bid: %d },\n".formatted(i, 150 + i));
        }
        text.append(
                """
                ];
                const middle = wishes.map((wish) => wish.bid).sort((a, b) => a - b)[19];
                export default {
                    apiVersion: 1,
                    ruleset: "american",
                    title: { en: "Ours", de: "Unsere" },
                    options: {
                        minimumBid: Math.floor(middle / 100) * 100 + 100,
                        target: 1500,
                    },
                };
                """);
        return text.toString();
    }

    private static Game game() {
        return made(SCRIPT);
    }

    private static Game made(String text) {
        try {
            HouseRuleFile file = HouseRuleFile.parse(text, "ours.js");
            return AMERICAN.configure(RuleChain.of(file, RULESETS).effective().houseRules());
        } catch (BadHouseRuleFile e) {
            throw new IllegalStateException(e);
        }
    }

    /** The game of a file that was read before: the engine knows its text. */
    @Benchmark
    public Game gameOfAFile() {
        return made(SCRIPT);
    }

    /** The game of a file that was just edited. */
    @Benchmark
    public Game gameOfAnEditedFile() {
        return made(SCRIPT + "// " + edit++);
    }

    /** A whole match by the rules of the script, at random. */
    @Benchmark
    public Position matchOfAScript() {
        return played(scripted);
    }

    /** A whole match by the same values without a script, at random. */
    @Benchmark
    public Position matchWithoutAScript() {
        return played(plain);
    }

    private Position played(Game game) {
        Position position = game.start();
        while (!(position.turn() instanceof Turn.Over)) {
            if (position.turn() instanceof Turn.Chance(int things)) {
                position = position.shuffled(order(things)).next();
            } else {
                LegalMoves legal = position.legalMoves();
                // Somebody has to bid, or no deal is ever played.
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

    private int[] order(int things) {
        int[] order = new int[things];
        for (int i = 0; i < things; i++) {
            int j = random.nextInt(i + 1);
            order[i] = order[j];
            order[j] = i;
        }
        return order;
    }
}
