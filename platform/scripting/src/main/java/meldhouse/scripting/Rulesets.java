package meldhouse.scripting;

import meldhouse.api.game.Ruleset;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** The rulesets that there are. Those of plugins are strangers: they are asked under guard. */
public interface Rulesets {
    /** Their ids; none of them is asked. */
    List<String> ids();

    /** The ruleset of an id, if there is one. */
    Optional<Ruleset> ruleset(String id);

    /** A ruleset that threw what it must not, or gave no answer; with the reason as a clause. */
    final class Unanswered extends RuntimeException {
        private static final long serialVersionUID = 1;

        public Unanswered(String reason, Throwable cause) {
            super(reason, cause);
        }
    }

    /**
     * Puts a question to a ruleset. That it refuses house rules, this throws as it comes.
     *
     * @throws Unanswered if there is no answer
     */
    <T> T ask(Ruleset ruleset, Supplier<T> question);

    /** Rulesets that need no guard. */
    static Rulesets of(Collection<? extends Ruleset> trusted) {
        List<Ruleset> all = List.copyOf(trusted);
        return new Rulesets() {
            @Override
            public List<String> ids() {
                return all.stream().map(ruleset -> ruleset.info().id()).toList();
            }

            @Override
            public Optional<Ruleset> ruleset(String id) {
                return all.stream().filter(ruleset -> ruleset.info().id().equals(id)).findFirst();
            }

            @Override
            public <T> T ask(Ruleset ruleset, Supplier<T> question) {
                return question.get();
            }
        };
    }
}
