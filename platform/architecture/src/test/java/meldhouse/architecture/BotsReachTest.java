package meldhouse.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.american.AmericanEvent.Dealt;
import meldhouse.american.AmericanView;
import meldhouse.american.Phase;
import meldhouse.api.bot.Thinking;
import meldhouse.api.cards.Card;
import meldhouse.api.game.Event;
import meldhouse.api.game.Game;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.Position;
import meldhouse.api.game.Turn;
import meldhouse.api.game.Viewer;
import meldhouse.api.options.HouseRules;
import meldhouse.catalog.Catalog;
import meldhouse.engine.BotTurn;
import meldhouse.engine.Match;
import meldhouse.engine.Seed;
import meldhouse.engine.Step;

import org.junit.jupiter.api.Test;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * A bot that follows the fields of what it is told, with all that reflection can do, learns
 * nothing.
 */
class BotsReachTest {
    private static final int MOVES = 300;

    /**
     * Every preset, with seat 0 as the first dealer: then no card is shown to draw for the deal.
     */
    private static List<Game> games() {
        var ruleset = Catalog.of(BotsReachTest.class.getClassLoader()).ruleset("american");
        return ruleset.presets().stream()
                .map(preset -> ruleset.configure(preset.rules().with("firstDealer", "seat0")))
                .toList();
    }

    /** A bot's turn, and the true position that it is not told of. */
    private record Moment(
            Game game, Position position, int seat, List<Event> told, List<Event> happened) {
        Thinking thinking() {
            return thinkingAt(position);
        }

        /** What the bot would be told if the match stood here, with the same history. */
        Thinking thinkingAt(Position other) {
            return BotTurn.at(game, other, told).thinking(new SplittableRandom(1), Instant.MAX);
        }

        AmericanView view() {
            return (AmericanView) position.view(Viewer.seat(seat));
        }
    }

    /** The turns of a match in which moves are made at random. */
    private static List<Moment> match(Game game, long number) {
        Seed seed = Seed.ofNumber(number);
        RandomGenerator random = seed.randomFor("moves");
        Step step = Match.start(game, seed);
        List<Event> happened = new ArrayList<>(step.events());
        List<Moment> moments = new ArrayList<>();
        while (moments.size() < MOVES && step.match().turn() instanceof Turn.Seated(int seat)) {
            Position position = step.match().position();
            List<Event> told =
                    happened.stream().map(event -> event.seenBy(Viewer.seat(seat))).toList();
            moments.add(new Moment(game, position, seat, told, List.copyOf(happened)));
            step = (Step) step.match().decide(seat, move(position.legalMoves(), random));
            happened.addAll(step.events());
        }
        return moments;
    }

    private static Move move(LegalMoves legal, RandomGenerator random) {
        boolean raises = !legal.ranges().isEmpty() && random.nextInt(3) == 0;
        return raises ? legal.ranges().getFirst().least() : legal.get(random.nextInt(legal.size()));
    }

    private static List<Moment> moments() {
        List<Game> games = games();
        return IntStream.range(0, games.size())
                .boxed()
                .flatMap(index -> match(games.get(index), index).stream())
                .toList();
    }

    @Test
    void noPositionCanBeReached() {
        for (Moment moment : moments()) {
            assertThat(Reach.of(moment.thinking()).all(Position.class)).isEmpty();
        }
    }

    /** The cards of the first deal before any has been shown. */
    @Test
    void inTheFirstAuctionNoCardCanBeReachedButThoseOfTheOwnHand() {
        int auctions = 0;
        for (Moment moment : moments()) {
            if (moment.view().phase() == Phase.AUCTION && moment.view().deal() == 1) {
                auctions++;
                Thinking told = moment.thinking();
                assertThat(Reach.of(told.view(), told.legal(), told.history()).cards())
                        .hasSameElementsAs(moment.view().hand());
            }
        }
        assertThat(auctions).isGreaterThan(4);
    }

    /** A game knows its pack, and it is the same before the cards are dealt and afterwards. */
    @Test
    void theGameKeepsNothingOfTheDeal() {
        for (Game game : games()) {
            String before = Reach.of(game).text();
            match(game, 5);
            assertThat(Reach.of(game).text()).isEqualTo(before);
        }
    }

    @Test
    void whatIsReachedIsTheSameWhereverTheHiddenCardsLie() {
        int others = 0;
        for (Moment moment : moments()) {
            Thinking here = moment.thinking();
            Position other =
                    moment.game().determinize(here.view(), here.history(), new SplittableRandom(2));
            if (!other.text().equals(moment.position().text())) {
                others++;
                Thinking there = moment.thinkingAt(other);
                assertThat(Reach.of(there.view(), there.legal()).text())
                        .isEqualTo(Reach.of(here.view(), here.legal()).text());
            }
        }
        assertThat(others).isGreaterThan(500);
    }

    @Test
    void anEventToldWithoutItsSecretHasNoCardInIt() {
        int secrets = 0;
        for (Moment moment : moments()) {
            for (int i = 0; i < moment.told().size(); i++) {
                if (!moment.told().get(i).equals(moment.happened().get(i))) {
                    secrets++;
                    assertThat(Reach.of(moment.told().get(i)).cards()).isEmpty();
                }
            }
        }
        assertThat(secrets).isGreaterThan(500);
    }

    /** What would be found: a card in a record, a position that a lambda holds. */
    @Test
    void aSecretInAFieldIsFound() {
        Game game = games().getFirst();
        Position position = Match.start(game, Seed.ofNumber(1)).match().position();
        Supplier<String> lambda = position::text;
        Card card = Card.parse("AS");
        Dealt dealt = new Dealt(1, 0, 2, 1, List.of(card), null);

        assertThat(Reach.of(List.of(lambda)).all(Position.class)).containsExactly(position);
        assertThat(Reach.of(HouseRules.DEFAULTS, new Object[] {dealt}).cards())
                .containsExactly(card);
        assertThat(Reach.of(dealt).text()).contains("AS").isEqualTo(Reach.of(dealt).text());
    }
}
