package meldhouse.api.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import meldhouse.api.game.Hook.Shape;
import meldhouse.api.options.BadHouseRules;
import meldhouse.api.options.HouseRules;
import meldhouse.api.options.Schema;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

class HooksTest {
    private static final Hook BONUS =
            new Hook("bonus", "Adds points.", new Shape.Truth(), new Shape.Whole(0, 9));

    private static Hooks named(String... names) {
        return new Hooks() {
            @Override
            public Set<String> present() {
                return Set.of(names);
            }

            @Override
            public Optional<Object> call(Hook hook, Map<String, ?> argument) {
                return Optional.of(1);
            }
        };
    }

    private static final class Bare implements Ruleset {
        @Override
        public RulesetInfo info() {
            return new RulesetInfo("bare", "Bare", "1", 2, 2);
        }

        @Override
        public Schema options() {
            return new Schema(List.of());
        }

        @Override
        public List<Hook> hooks() {
            return List.of(BONUS);
        }

        @Override
        public Game configure(HouseRules rules) {
            throw new IllegalStateException("the plain one was asked");
        }

        @Override
        public Language language() {
            throw new UnsupportedOperationException();
        }
    }

    @Test
    void aFunctionForNoHookOfTheRulesetIsRefused() {
        assertThatThrownBy(() -> new Bare().configure(HouseRules.DEFAULTS, named("bonus", "bonsu")))
                .isInstanceOf(BadHouseRules.class)
                .hasMessage(
                        "Cannot set bonsu to \"a function\": ruleset bare has no such hook."
                                + " Allowed: bonus.");
        assertThatThrownBy(() -> new Bare().configure(HouseRules.DEFAULTS, named("bonus")))
                .hasMessage("the plain one was asked");
    }

    @Test
    void whereThereAreNoFunctionsNoneAnswers() {
        assertThat(Hooks.NONE.present()).isEmpty();
        assertThat(Hooks.NONE.call(BONUS, Map.of())).isEmpty();
    }

    @Test
    void fieldsAreNamesAndShapesByTurns() {
        assertThat(Shape.Fields.of("a", new Shape.Truth(), "b", new Shape.Text()).fields())
                .containsExactly(
                        Map.entry("a", new Shape.Truth()), Map.entry("b", new Shape.Text()));
        assertThatThrownBy(() -> Shape.Fields.of("a"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("place 0");
        assertThatThrownBy(() -> Shape.Fields.of("a", new Shape.Truth(), "a", new Shape.Text()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("place 2");
    }
}
