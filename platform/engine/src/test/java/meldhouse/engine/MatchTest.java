package meldhouse.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import meldhouse.api.bot.Bot;
import meldhouse.api.bot.Chosen;
import meldhouse.api.game.Decision;
import meldhouse.api.game.Event;
import meldhouse.api.game.Game;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.MoveRange;
import meldhouse.api.game.Position;
import meldhouse.api.game.Turn;
import meldhouse.api.game.Viewer;
import meldhouse.api.options.HouseRules;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

import java.lang.reflect.Proxy;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;

class MatchTest {
    private static final Seed SEED = Seed.parse("17".repeat(32));
    private static final Bot LOWEST = thinking -> Chosen.of(thinking.legal().get(0));
    private static final Bot ANY =
            thinking ->
                    Chosen.of(
                            thinking.legal()
                                    .get(thinking.random().nextInt(thinking.legal().size())));
    private final Game game = HighCard.to(3);

    @Test
    void aMatchBeginsWithTheFirstDeal() {
        Step first = Match.start(game, SEED);
        assertThat(first.match().turn()).isEqualTo(Turn.seat(0));
        assertThat(first.match().shuffles()).isEqualTo(1);
        assertThat(first.match().events()).isEqualTo(2);
        assertThat(first.events()).hasSize(2).allMatch(e -> e instanceof HighCard.Dealt);
    }

    @Test
    void theDealThatFollowsAMoveBelongsToItsStep() {
        Step step = Match.start(game, SEED);
        step = (Step) step.match().decide(0, step.match().position().legalMoves().get(0));
        step = (Step) step.match().decide(1, step.match().position().legalMoves().get(0));
        assertThat(step.events())
                .extracting(event -> event.getClass().getSimpleName())
                .containsExactly("Shown", "Scored", "Dealt", "Dealt");
        assertThat(step.match().shuffles()).isEqualTo(2);
        assertThat(step.match().events()).isEqualTo(7);
    }

    @Test
    void aRefusedMoveChangesNothing() {
        Match match = Match.start(game, SEED).match();
        Match before = match;
        assertThat(match.decide(1, new HighCard.Show(0)))
                .isInstanceOfSatisfying(
                        Ruling.Refused.class,
                        refused -> assertThat(refused.why().rule()).isEqualTo("notYourTurn"));
        assertThat(match.decide(0, new HighCard.Show(9)))
                .isInstanceOfSatisfying(
                        Ruling.Refused.class,
                        refused -> assertThat(refused.why().rule()).isEqualTo("notHeld"));
        assertThat(match).isEqualTo(before);
    }

    @Test
    void aRulesetThatShufflesWithoutEndIsStopped() {
        Position endless =
                answering(
                        Position.class,
                        (self, method) ->
                                switch (method) {
                                    case "turn" -> new Turn.Chance(1);
                                    case "shuffled" ->
                                            new Decision.Accepted((Position) self, List.of());
                                    default -> "chaos";
                                });
        Game chaos =
                answering(
                        Game.class,
                        (self, method) -> method.equals("start") ? endless : game.ruleset());
        assertThatIllegalStateException()
                .isThrownBy(() -> Match.start(chaos, SEED))
                .withMessage("high-card shuffles without end at chaos");
    }

    private static <T> T answering(Class<T> type, BiFunction<Object, String, Object> answers) {
        return type.cast(
                Proxy.newProxyInstance(
                        type.getClassLoader(),
                        new Class<?>[] {type},
                        (self, method, arguments) -> answers.apply(self, method.getName())));
    }

    @Nested
    class GivenAPlayout {
        private final Playout played = Playout.of(game, SEED, List.of(ANY, LOWEST), 100);

        @Test
        void itIsPlayedToTheEnd() {
            assertThat(played.end().isOver()).isTrue();
            assertThat(played.end().events()).isEqualTo(played.history().events().size());
        }

        @Test
        void theSameSeedAndBotsPlayTheSameMatch() {
            assertThat(Playout.of(game, SEED, List.of(ANY, LOWEST), 100)).isEqualTo(played);
        }

        @Test
        void theRecordReplaysToTheSameEvents() {
            Replay replay = Replay.of(new HighCard("1"), played.record());
            assertThat(replay.history().events().toString())
                    .isEqualTo(played.history().events().toString());
            assertThat(replay.match()).isEqualTo(played.end());
        }

        @Test
        void theRecordHoldsEveryHouseRule() {
            assertThat(played.record().houseRules()).isEqualTo(HouseRules.of("target", 3));
        }

        @Test
        void foldingWhatAViewerWasToldGivesItsView() {
            History history = played.history();
            int all = history.events().size();
            for (Viewer viewer : List.of(Viewer.seat(0), Viewer.seat(1), Viewer.WATCHER)) {
                assertThat(history.viewAt(0, viewer)).isEqualTo(game.start().view(viewer));
                assertThat(history.viewAt(all, viewer))
                        .isEqualTo(played.end().position().view(viewer));
            }
            assertThatExceptionOfType(IndexOutOfBoundsException.class)
                    .isThrownBy(() -> history.viewAt(all + 1, Viewer.WATCHER));
        }

        @Test
        void aViewerIsToldEveryEventWithoutOthersSecrets() {
            List<Event> seen = played.history().seenBy(Viewer.seat(0));
            assertThat(seen).hasSameSizeAs(played.history().events());
            assertThat(seen.get(0)).isEqualTo(played.history().events().get(0));
            assertThat(seen.get(1)).isEqualTo(new HighCard.Dealt(1, List.of()));
        }

        @Test
        void anotherVersionOfTheRulesIsRefused() {
            assertThatExceptionOfType(BadRecord.class)
                    .isThrownBy(() -> Replay.of(new HighCard("2"), played.record()))
                    .withMessage(
                            "Cannot replay a match of 'high-card' version 1: the rules at hand are"
                                    + " 'high-card' version 2.");
        }

        @Test
        void aMoveThatDoesNotFitIsNamedByItsNumber() {
            List<MatchRecord.Moved> moves = new ArrayList<>(played.record().moves());
            moves.set(2, new MatchRecord.Moved(1, moves.get(2).move()));
            MatchRecord record = played.record();
            var wrong =
                    new MatchRecord(
                            record.ruleset(),
                            record.version(),
                            record.houseRules(),
                            record.seed(),
                            moves);
            assertThatExceptionOfType(BadRecord.class)
                    .isThrownBy(() -> Replay.of(new HighCard("1"), wrong))
                    .withMessageStartingWith("Cannot replay move 3 of " + moves.size() + ", Show")
                    .withMessageContaining("by seat 1: Seat 1 cannot move now");
        }

        @Test
        void houseRulesThatAreRefusedAreNamed() {
            MatchRecord record = played.record();
            var wrong =
                    new MatchRecord(
                            record.ruleset(),
                            record.version(),
                            HouseRules.of("target", 0),
                            record.seed(),
                            record.moves());
            assertThatExceptionOfType(BadRecord.class)
                    .isThrownBy(() -> Replay.of(new HighCard("1"), wrong))
                    .withMessageContaining("its house rules are refused")
                    .withMessageContaining("Cannot set target to 0");
        }
    }

    @Test
    void aPlayoutIsCutShortWhereAsked() {
        Playout cut = Playout.of(game, SEED, List.of(ANY, ANY), 3);
        assertThat(cut.record().moves()).hasSize(3);
        assertThat(cut.end().isOver()).isFalse();
    }

    @Test
    void aBotThatBreaksTheRulesIsNamedByItsSeat() {
        Bot cheat = thinking -> Chosen.of(new HighCard.Show(9));
        assertThatIllegalStateException()
                .isThrownBy(() -> Playout.of(game, SEED, List.of(cheat, ANY), 100))
                .withMessage("Seat 0 chose Show[card=9]: You do not hold card 9.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Playout.of(game, SEED, List.of(ANY), 100))
                .withMessage("Cannot play with 1 bots: there are 2 seats.");
    }

    @Nested
    class GivenABotsTurn {
        private final Step first = Match.start(game, SEED);
        private final BotTurn turn =
                BotTurn.at(
                        game,
                        first.match().position(),
                        first.events().stream().map(e -> e.seenBy(Viewer.seat(0))).toList());
        private final AtomicInteger asked = new AtomicInteger();
        private final Bot counting =
                thinking -> {
                    asked.incrementAndGet();
                    return Chosen.of(thinking.legal().get(1));
                };

        @Test
        void itIsToldWhatItsSeatMayKnow() {
            var thinking = turn.thinking(SEED.randomFor("test"), Instant.MAX);
            assertThat(thinking.seat()).isZero();
            assertThat(thinking.view()).isEqualTo(first.match().position().view(Viewer.seat(0)));
            assertThat(thinking.history()).contains(new HighCard.Dealt(1, List.of()));
        }

        @Test
        void itIsAskedWhereThereIsAChoice() {
            assertThat(turn.forced()).isEmpty();
            assertThat(turn.ask(counting, SEED.randomFor("test"), Instant.MAX).move())
                    .isEqualTo(turn.legal().get(1));
            assertThat(asked).hasValue(1);
        }

        @Test
        void itIsNotAskedWhereThereIsNone() {
            Move only = new HighCard.Show(2);
            BotTurn forced = with(LegalMoves.of(List.of(only)));
            assertThat(forced.ask(counting, SEED.randomFor("test"), Instant.MAX))
                    .isEqualTo(Chosen.of(only));
            assertThat(asked).hasValue(0);
        }

        @Test
        void aRangeIsAChoice() {
            var range = new MoveRange("show", "card", 1, null, 1, HighCard.Show::new);
            assertThat(with(LegalMoves.of(List.of(new HighCard.Show(0)), List.of(range))).forced())
                    .isEmpty();
            assertThat(with(LegalMoves.of(List.of(), List.of(range))).instead())
                    .isEqualTo(new HighCard.Show(1));
        }

        @Test
        void theFirstListedMoveStandsInForOneThatDoesNotCome() {
            assertThat(turn.instead()).isEqualTo(turn.legal().get(0));
        }

        private BotTurn with(LegalMoves legal) {
            return new BotTurn(game, 0, turn.view(), legal, turn.history());
        }
    }

    @Test
    void aBotIsAskedOnlyWhereASeatIsToMove() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BotTurn.at(game, game.start(), List.of()))
                .withMessageContaining("no seat is to move");
    }
}
