package meldhouse.api.game;

import meldhouse.api.options.Fault;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The functions that house rules bring along. A game asks them at its {@link Ruleset#hooks}.
 *
 * <p>A function is pure: the same hook with the same argument has the same answer, however often
 * and wherever it is asked. So a position stays a value, and answers may be remembered. An argument
 * is plain data: texts, whole numbers, truths, cards in their text form, lists, and maps with texts
 * as keys, which may hold null. It has the fields {@code deal} (what the hook declares as its
 * {@link Hook#argument}) and, where the hook is about one seat, {@code seat}. The values of the
 * options and a {@code random} that is seeded by the hook and the argument are added by whoever
 * runs the function.
 */
public interface Hooks {
    /** No functions: a game plays by its options alone. */
    Hooks NONE =
            new Hooks() {
                @Override
                public Set<String> present() {
                    return Set.of();
                }

                @Override
                public Optional<Object> call(Hook hook, Map<String, ?> argument) {
                    return Optional.empty();
                }
            };

    /** The names of the hooks for which there is a function; always the same ones. */
    Set<String> present();

    /** What is wrong with functions that are for none of a ruleset's hooks, by name. */
    default List<Fault> unknownTo(Ruleset ruleset) {
        List<String> names = ruleset.hooks().stream().map(Hook::name).toList();
        return present().stream()
                .filter(name -> !names.contains(name))
                .sorted()
                .map(
                        name ->
                                new Fault(
                                        name,
                                        "a function",
                                        "ruleset %s has no such hook"
                                                .formatted(ruleset.info().id()),
                                        names.isEmpty()
                                                ? "no functions"
                                                : String.join(", ", names)))
                .toList();
    }

    /**
     * Asks a function. It never throws: whatever is wrong with a function is told to those who run
     * it.
     *
     * @param hook one of the ruleset's; its result may be narrower than what was declared, the
     *     cards that a seat holds, say
     * @param argument plain data, which nobody changes any more
     * @return an answer of the shape {@link Hook#result}, where a {@link Hook.Shape.Maybe} is an
     *     {@link Optional}, a whole number an {@link Integer} and an object a map; nothing where
     *     there is no such function or it failed: the game then does what it does without
     */
    Optional<Object> call(Hook hook, Map<String, ?> argument);
}
