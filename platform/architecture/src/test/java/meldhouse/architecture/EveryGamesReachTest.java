package meldhouse.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.api.bot.Thinking;
import meldhouse.api.game.Event;
import meldhouse.api.game.Game;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.Position;
import meldhouse.api.game.Preset;
import meldhouse.api.game.Ruleset;
import meldhouse.api.game.Turn;
import meldhouse.api.game.Viewer;
import meldhouse.catalog.Catalog;
import meldhouse.engine.BotTurn;
import meldhouse.engine.Match;
import meldhouse.engine.Seed;
import meldhouse.engine.Step;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * Whatever the game and the preset: all that a bot can get at from what it is told, by following
 * fields, is the same wherever the cards lie that it may not see.
 */
class EveryGamesReachTest {
    private static final int MOVES = 120;
    private static final int WORLDS = 2;

    static Stream<String> presets() {
        return Catalog.of(EveryGamesReachTest.class.getClassLoader()).rulesets().stream()
                .flatMap(
                        ruleset ->
                                ruleset.presets().stream()
                                        .map(preset -> ruleset.info().id() + " " + preset.id()));
    }

    private static Game game(String name) {
        String[] parts = name.split(" ");
        Ruleset ruleset = Catalog.of(EveryGamesReachTest.class.getClassLoader()).ruleset(parts[0]);
        Preset preset = ruleset.preset(parts[1]);
        return ruleset.configure(preset.rules());
    }

    /** A turn, and the truth about it. */
    private record Moment(Game game, Position position, int seat, List<Event> told) {
        Thinking thinkingIn(Position world) {
            return BotTurn.at(game, world, told)
                    .thinking(Seed.ofNumber(1).randomFor("a bot"), Instant.MAX);
        }
    }

    private static List<Moment> match(Game game) {
        Seed seed = Seed.ofNumber(7);
        RandomGenerator random = seed.randomFor("moves");
        Step step = Match.start(game, seed);
        List<Event> happened = new ArrayList<>(step.events());
        List<Moment> moments = new ArrayList<>();
        while (moments.size() < MOVES && step.match().turn() instanceof Turn.Seated(int seat)) {
            Position position = step.match().position();
            List<Event> told =
                    happened.stream().map(event -> event.seenBy(Viewer.seat(seat))).toList();
            moments.add(new Moment(game, position, seat, told));
            step = (Step) step.match().decide(seat, move(position.legalMoves(), random));
            happened.addAll(step.events());
        }
        return moments;
    }

    private static Move move(LegalMoves legal, RandomGenerator random) {
        boolean raises = legal.size() == 0 || !legal.ranges().isEmpty() && random.nextInt(3) == 0;
        return raises ? legal.ranges().getFirst().least() : legal.get(random.nextInt(legal.size()));
    }

    /** The view, the legal moves, the random numbers: all but the rules and the history. */
    private static String reach(Thinking thinking) {
        return Reach.of(thinking.view(), thinking.legal()).text();
    }

    @ParameterizedTest
    @MethodSource("presets")
    void noPositionCanBeReachedAndNothingThatTellsOfHiddenCards(String name) {
        Game game = game(name);
        String before = Reach.of(game).text();
        List<Moment> moments = match(game);
        int others = 0;
        for (Moment moment : moments) {
            Thinking here = moment.thinkingIn(moment.position());
            assertThat(Reach.of(here).all(Position.class)).isEmpty();
            for (int world = 0; world < WORLDS; world++) {
                Position other =
                        game.determinize(
                                here.view(),
                                here.history(),
                                Seed.ofNumber(world).randomFor("world"));
                if (!other.text().equals(moment.position().text())) {
                    others++;
                    assertThat(reach(moment.thinkingIn(other))).isEqualTo(reach(here));
                }
            }
        }
        assertThat(others).as("other worlds").isPositive();
        assertThat(Reach.of(game).text()).as("the game keeps nothing").isEqualTo(before);
    }
}
