package meldhouse.cli;

import meldhouse.api.game.Game;
import meldhouse.api.game.Hooks;
import meldhouse.api.game.Ruleset;
import meldhouse.api.options.HouseRules;
import meldhouse.scripting.BadHouseRuleFile;
import meldhouse.scripting.HookFault;
import meldhouse.scripting.HookSource;
import meldhouse.scripting.InProcessHooks;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/** Games whose house rules bring functions along, run in this process: one's own files. */
final class OwnFunctions {
    /** So many calls that fail are told of. */
    private static final int TOLD = 3;

    private OwnFunctions() {}

    /**
     * A game with its functions.
     *
     * @param sources what counts of its files; empty: nothing is loaded
     * @throws Stop if a script cannot be loaded
     */
    static Game game(Ruleset ruleset, HouseRules rules, List<HookSource> sources) {
        Game plain = ruleset.configure(rules);
        return sources.isEmpty()
                ? plain
                : ruleset.configure(rules, load(plain, sources, faults(), OwnFunctions::halt));
    }

    /** The functions for the options of a game. */
    static Hooks load(
            Game plain,
            List<HookSource> sources,
            Consumer<HookFault> faults,
            Consumer<String> stuck) {
        try {
            return InProcessHooks.load(sources, plain.houseRules().values(), faults, stuck);
        } catch (BadHouseRuleFile e) {
            throw Stop.configuration(Message.verbatim(String.join("\n", e.faults())));
        }
    }

    /** Tells the first faults of a game on the error stream. */
    private static Consumer<HookFault> faults() {
        AtomicInteger told = new AtomicInteger();
        return fault -> {
            int number = told.incrementAndGet();
            if (number <= TOLD) {
                Console.ofProcess().complain(fault.text() + " The options decide instead.");
            }
            if (number == TOLD) {
                Console.ofProcess().complain("further faults of functions are not told.");
            }
        };
    }

    /** A thread is lost, and with it the answer: nothing but the end of the command helps. */
    private static void halt(String sentence) {
        Console.ofProcess()
                .complain(sentence + " The command is ended. Allowed: a function that ends.");
        Runtime.getRuntime().halt(Exit.WRONG);
    }
}
