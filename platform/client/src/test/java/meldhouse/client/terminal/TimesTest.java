package meldhouse.client.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;

import meldhouse.protocol.AwayState;
import meldhouse.protocol.Choice;
import meldhouse.protocol.ServerMessage;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** What is said and shown while time runs; the clock is the test's. */
class TimesTest {
    private static final List<String> NAMES = List.of("Ann", "Bob", "Cid", "Dot");

    private long now;

    private Times times(Tongue tongue) {
        return new Times(Texts.of(tongue), () -> now);
    }

    private static Seats seats(Tongue tongue) {
        return new Seats(0, NAMES, tongue);
    }

    private static ServerMessage.Clock clock(int seat, long millis) {
        return new ServerMessage.Clock("t1", 7, seat, "2026-11-30T10:00:00Z", millis);
    }

    private static ServerMessage.Away held(int seat, long millis) {
        return new ServerMessage.Away(
                "t1", seat, AwayState.HELD, "2026-11-30T10:00:00Z", millis, "random");
    }

    /** What is said in so many seconds, the clock going on by itself. */
    private List<String> said(Times times, Seats seats, int seconds) {
        List<String> said = new ArrayList<>();
        long end = now + TimeUnit.SECONDS.toNanos(seconds);
        while (now < end) {
            now += Math.min(times.untilNext().toNanos(), end - now);
            said.addAll(times.passed(seats));
        }
        return said;
    }

    @Test
    void theTimeOfTheOwnTurnIsSaidAtTheStartAndWhenLittleIsLeft() {
        Times times = times(Tongue.ENGLISH);
        Seats seats = seats(Tongue.ENGLISH);
        assertThat(times.heed(clock(0, 90_000), seats)).containsExactly("You have 90 seconds.");
        assertThat(said(times, seats, 100))
                .containsExactly("30 seconds left.", "10 seconds left.", "5 seconds left.");
    }

    @Test
    void whatIsBehindFromTheStartIsNotSaid() {
        Times times = times(Tongue.ENGLISH);
        Seats seats = seats(Tongue.ENGLISH);
        times.heed(clock(0, 10_000), seats);
        assertThat(said(times, seats, 20)).containsExactly("5 seconds left.");
    }

    @Test
    void theTimeIsOverWhenTheTableHasGoneOn() {
        Times times = times(Tongue.ENGLISH);
        Seats seats = seats(Tongue.ENGLISH);
        times.heed(clock(0, 90_000), seats);
        times.reached(7);
        assertThat(times.timed("Your move:", seats)).isEqualTo("(90 s) Your move:");
        times.reached(8);
        assertThat(times.timed("Your move:", seats)).isEqualTo("Your move:");
        assertThat(said(times, seats, 100)).isEmpty();
        assertThat(times.untilNext()).isGreaterThan(Duration.ofMinutes(1));
    }

    @Test
    void whileAnotherIsToMoveTheirTimeIsShown() {
        Times times = times(Tongue.ENGLISH);
        Seats seats = seats(Tongue.ENGLISH);
        assertThat(times.heed(clock(2, 20_000), seats)).isEmpty();
        now += TimeUnit.SECONDS.toNanos(8);
        assertThat(times.running(seats, true)).contains("Cid has 12 seconds left.");
        assertThat(said(times, seats, 20)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void whoIsAwayIsNamedWithTheTimeThatIsLeft(Tongue tongue) {
        Times times = times(tongue);
        Seats seats = seats(tongue);
        List<String> told = times.heed(held(1, 60_000), seats, true);
        assertThat(told.getFirst()).contains("Bob", "60");
        assertThat(told).hasSize(2);
        assertThat(times.heed(held(1, 60_000), seats, false)).hasSize(1);
        assertThat(times.awaySeats()).containsExactly(1);
        assertThat(said(times, seats, 29)).isEmpty();
        assertThat(times.running(seats, true).orElseThrow()).contains("Bob", "31");
        assertThat(said(times, seats, 60)).hasSize(3).allMatch(line -> line.contains("Bob"));
    }

    @ParameterizedTest
    @EnumSource
    void nobodyIsToldThatTheyThemselvesAreAway(Tongue tongue) {
        Times times = times(tongue);
        Seats seats = seats(tongue);
        assertThat(times.heed(held(0, 60_000), seats, true)).isEmpty();
        assertThat(times.running(seats, true)).isEmpty();
        assertThat(times.awaySeats()).isEmpty();
        assertThat(said(times, seats, 60)).isEmpty();
    }

    @Test
    void aSeatThatIsGivenBackIsWaitedForNoMore() {
        Times times = times(Tongue.ENGLISH);
        Seats seats = seats(Tongue.ENGLISH);
        times.heed(held(1, 60_000), seats, true);
        assertThat(
                        times.heed(
                                new ServerMessage.Away(
                                        "t1", 1, AwayState.WAITED_FOR, null, null, null),
                                seats,
                                true))
                .containsExactly("The table waits for Bob.");
        assertThat(said(times, seats, 60)).isEmpty();
        times.heed(new ServerMessage.Away("t1", 1, AwayState.OVER, null, null, null), seats, true);
        assertThat(times.awaySeats()).isEmpty();
    }

    @Test
    void votesAreToldAsTheyStand() {
        Times times = times(Tongue.ENGLISH);
        Seats seats = seats(Tongue.ENGLISH);
        List<ServerMessage.VoteRow> cast =
                List.of(
                        new ServerMessage.VoteRow(0, Choice.WAIT),
                        new ServerMessage.VoteRow(2, Choice.BOT));
        assertThat(times.heed(new ServerMessage.Votes("t1", 1, cast, 2, null), seats))
                .containsExactly("Votes on Bob: you wait, Cid bot. 2 of one kind decide.");
        assertThat(times.heed(new ServerMessage.Votes("t1", null, cast, 2, Choice.PAUSE), seats))
                .isEmpty();
    }

    @Test
    void whatTheTableSaysIsSaidInTheReadersLanguage() {
        var args = JsonNodeFactory.instance.objectNode().put("seat", 0);
        var said =
                new ServerMessage.Said(
                        "t1", null, "Too late.", new ServerMessage.Reason("timeOver", args));
        assertThat(new Remark(Texts.of(Tongue.GERMAN), seats(Tongue.GERMAN)).of(said))
                .isEqualTo("Deine Zeit war um, also wurde für dich gezogen.");
        var unknown =
                new ServerMessage.Said(
                        "t1", null, "So.", new ServerMessage.Reason("unheardOf", args));
        assertThat(new Remark(Texts.of(Tongue.DANISH), seats(Tongue.DANISH)).of(unknown))
                .isEqualTo("Bord siger: So.");
    }
}
