package meldhouse.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import meldhouse.api.game.Event;
import meldhouse.api.game.Game;
import meldhouse.api.game.Move;
import meldhouse.api.game.Refusal;
import meldhouse.api.game.Turn;
import meldhouse.api.game.View;
import meldhouse.api.game.Viewer;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** A move is taken back while nobody has answered it. */
class TakeBackTest {
    private static final List<Viewer> VIEWERS =
            List.of(Viewer.seat(0), Viewer.seat(1), Viewer.WATCHER);
    private final Game game = HighCard.to(3);

    private static Match with(Match match, int which) {
        int seat = ((Turn.Seated) match.turn()).seat();
        return ((Step) match.decide(seat, match.position().legalMoves().get(which))).match();
    }

    private static String rule(Match match, int seat) {
        return match.refusalToTakeBack(seat).map(Refusal::rule).orElse("");
    }

    @Nested
    class GivenASeatHasMoved {
        private final Match start = Match.start(game, Seed.ofNumber(3)).match();
        private final Match moved = with(start, 0);

        @Test
        void theMatchStandsAsBeforeAndOneEventLater() {
            assertThat(rule(moved, 0)).isEmpty();
            Match back = moved.takenBack();
            assertThat(back.position()).isEqualTo(start.position());
            assertThat(back.turn()).isEqualTo(start.turn());
            assertThat(back.events()).isEqualTo(moved.events() + 1);
            assertThat(back.shuffles()).isEqualTo(start.shuffles());
        }

        @Test
        void onlyThatSeatMayTakeItBack() {
            assertThat(rule(moved, 1)).isEqualTo("answered");
            assertThat(rule(start, 0)).isEqualTo("noMove");
        }

        @Test
        void anAnswerMakesItFinal() {
            Match answered = with(moved, 0);
            assertThat(rule(answered, 0)).isEqualTo("answered");
        }

        @Test
        void aMoveOfWhichMoreHasComeIsFinal() {
            // The second card ends the trick, and the next deal follows.
            Match answered = with(moved, 0);
            assertThat(rule(answered, 1)).isEqualTo("final");
            assertThatIllegalStateException().isThrownBy(answered::takenBack);
        }

        @Test
        void itIsTakenBackOnceAndWhatIsPlayedInItsPlaceIsFinal() {
            Match back = moved.takenBack();
            assertThat(rule(back, 0)).isEqualTo("takenBack");
            assertThat(rule(back, 1)).isEqualTo("answered");
            assertThat(rule(with(back, 1), 0)).isEqualTo("onceATurn");
        }

        @Test
        void aMatchHoldsNoChainOfThoseBeforeIt() {
            Match next = with(with(moved, 0), 0);
            assertThat(next.last())
                    .isInstanceOfSatisfying(
                            LastMove.Unanswered.class,
                            open -> assertThat(open.before().last()).isNull());
        }

        @Test
        void aRecordThatTakesBackWhatStandsIsRefusedByItsNumber() {
            Move any = start.position().legalMoves().get(0);
            Move answer = moved.position().legalMoves().get(0);
            MatchRecord wrong =
                    MatchRecord.of(
                            start,
                            List.of(
                                    new MatchRecord.Moved(0, any),
                                    new MatchRecord.Moved(1, answer, true)));
            assertThatExceptionOfType(BadRecord.class)
                    .isThrownBy(() -> Replay.of(new HighCard("1"), wrong))
                    .withMessageStartingWith("Cannot replay move 2 of 2, ")
                    .withMessageContaining("Cannot take this move back");
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void foldingWhatStandsGivesExactlyTheViewAndTheRecordReplaysIt(long number) {
        Seed seed = Seed.ofNumber(number);
        RandomGenerator random = seed.randomFor("second thoughts");
        Step first = Match.start(game, seed);
        Match match = first.match();
        History history = History.of(game).and(first.events());
        List<MatchRecord.Moved> moves = new ArrayList<>();
        int takenBack = 0;
        while (!match.isOver()) {
            int seat = ((Turn.Seated) match.turn()).seat();
            int since = match.events();
            List<Event> heard = history.seenBy(Viewer.seat(1 - seat));
            Move move =
                    match.position()
                            .legalMoves()
                            .get(random.nextInt(match.position().legalMoves().size()));
            Step step = (Step) match.decide(seat, move);
            history = history.and(step.events());
            match = step.match();
            boolean again = match.refusalToTakeBack(seat).isEmpty() && random.nextInt(4) != 0;
            moves.add(new MatchRecord.Moved(seat, move, again));
            if (again) {
                takenBack++;
                history = history.takenBack(seat, since);
                match = match.takenBack();
                assertThat(history.seenBy(Viewer.seat(1 - seat))).isEqualTo(heard);
            }
            for (Viewer viewer : VIEWERS) {
                assertThat(history.viewAt(match.events(), viewer))
                        .isEqualTo(match.position().view(viewer))
                        .isEqualTo(folded(history, viewer));
            }
        }
        assertThat(takenBack).isPositive();
        assertThat(history.happenings()).hasSize(match.events());
        Replay replay = Replay.of(new HighCard("1"), MatchRecord.of(match, moves));
        assertThat(replay.history().happenings().toString())
                .isEqualTo(history.happenings().toString());
        assertThat(replay.match().position()).isEqualTo(match.position());
        assertThat(replay.match().events()).isEqualTo(match.events());
    }

    /** As a client does it that keeps every view by its number. */
    private View folded(History history, Viewer viewer) {
        List<View> views = new ArrayList<>(List.of(game.start().view(viewer)));
        for (Happening happening : history.happenings()) {
            views.add(
                    switch (happening) {
                        case Happening.Occurred(Event event) ->
                                views.getLast().after(event.seenBy(viewer));
                        case Happening.TakenBack(int ignored, int since) -> views.get(since);
                    });
        }
        return views.getLast();
    }
}
