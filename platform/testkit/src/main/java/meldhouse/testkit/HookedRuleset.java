package meldhouse.testkit;

import meldhouse.api.game.DealResult;
import meldhouse.api.game.Event;
import meldhouse.api.game.Game;
import meldhouse.api.game.Hook;
import meldhouse.api.game.Hooks;
import meldhouse.api.game.Language;
import meldhouse.api.game.Measure;
import meldhouse.api.game.Preset;
import meldhouse.api.game.Question;
import meldhouse.api.game.Ruleset;
import meldhouse.api.game.RulesetInfo;
import meldhouse.api.options.HouseRules;
import meldhouse.api.options.Schema;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * A ruleset with functions at its hooks, whatever its options are. A {@link RulesetContract} of it
 * holds the ruleset to its promises where house rules bring functions along.
 *
 * @param plain whose rules these are; its {@link Ruleset#hooks} are this one's
 * @param hooksOfAll the functions of every game that is configured, in the place of any others
 */
public record HookedRuleset(Ruleset plain, Hooks hooksOfAll) implements Ruleset {
    /**
     * Functions in Java, each given its {@code deal}. What they return is not checked: a whole
     * number is an {@link Integer}, an object a map, what may be nothing an {@link Optional}. One
     * that returns null has failed.
     *
     * @param functions by the names of their hooks; pure, and fit for several threads
     */
    public static Hooks hooks(Map<String, Function<Map<String, ?>, Object>> functions) {
        return new Hooks() {
            @Override
            public Set<String> present() {
                return functions.keySet();
            }

            @Override
            public Optional<Object> call(Hook hook, Map<String, ?> argument) {
                @SuppressWarnings("unchecked")
                Map<String, ?> deal = (Map<String, ?>) argument.get("deal");
                return Optional.ofNullable(functions.get(hook.name()).apply(deal));
            }
        };
    }

    /** A ruleset with such functions. */
    public static HookedRuleset of(
            Ruleset plain, Map<String, Function<Map<String, ?>, Object>> functions) {
        return new HookedRuleset(plain, hooks(functions));
    }

    @Override
    public RulesetInfo info() {
        return plain.info();
    }

    @Override
    public Schema options() {
        return plain.options();
    }

    @Override
    public List<Hook> hooks() {
        return plain.hooks();
    }

    @Override
    public List<Preset> presets() {
        return plain.presets();
    }

    @Override
    public Game configure(HouseRules rules) {
        return plain.configure(rules, hooksOfAll);
    }

    @Override
    public Game configure(HouseRules rules, Hooks hooks) {
        return plain.configure(rules, hooksOfAll);
    }

    @Override
    public Language language() {
        return plain.language();
    }

    @Override
    public List<Question> questions() {
        return plain.questions();
    }

    @Override
    public List<Measure> measures() {
        return plain.measures();
    }

    @Override
    public Optional<DealResult> dealResult(Event event) {
        return plain.dealResult(event);
    }
}
