package meldhouse.programs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import meldhouse.api.bot.Bot;
import meldhouse.api.bot.Chosen;
import meldhouse.api.bot.Thinking;
import meldhouse.api.game.Event;
import meldhouse.api.game.Game;
import meldhouse.api.game.Move;
import meldhouse.api.game.Ruleset;
import meldhouse.api.game.Turn;
import meldhouse.api.game.Viewer;
import meldhouse.engine.BotTurn;
import meldhouse.engine.Match;
import meldhouse.engine.Playout;
import meldhouse.engine.Seed;
import meldhouse.engine.Step;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;

/** Programs in a seat: one that plays, and whatever else may sit down there. */
@Timeout(60)
class ProgramBotsTest {
    private static final Ruleset RULESET =
            ServiceLoader.load(Ruleset.class, ProgramBotsTest.class.getClassLoader()).stream()
                    .map(ServiceLoader.Provider::get)
                    .filter(ruleset -> ruleset.info().id().equals("american"))
                    .findFirst()
                    .orElseThrow();
    private static final Game GAME = RULESET.configure(RULESET.presets().getFirst().rules());
    private static final int MOVES = 80;

    private static ProgramBots toy(String way, boolean reused) {
        String java = ProcessHandle.current().info().command().orElseThrow();
        String path = System.getProperty("java.class.path");
        return ProgramBots.of(
                "Toy",
                "'%s' -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp '%s' %s %s"
                        .formatted(java, path, ToyProgram.class.getName(), way),
                reused);
    }

    private static Chosen first(Thinking thinking) {
        return Chosen.of(
                thinking.legal().size() > 0
                        ? thinking.legal().get(0)
                        : thinking.legal().ranges().getFirst().least());
    }

    /** Asks a bot in seat 1 of a match; what it throws costs it a move and is noted. */
    private static final class Seat implements Bot {
        private final Bot bot;
        private final Duration time;
        private final List<String> faults = new ArrayList<>();
        private int moves;

        Seat(Bot bot, Duration time) {
            this.bot = bot;
            this.time = time;
        }

        @Override
        public Chosen choose(Thinking thinking) {
            Thinking timed =
                    new Thinking(
                            thinking.game(),
                            thinking.seat(),
                            thinking.view(),
                            thinking.legal(),
                            thinking.history(),
                            thinking.random(),
                            Instant.now().plus(time));
            try {
                Chosen chosen = bot.choose(timed);
                moves++;
                return chosen;
            } catch (ProgramFault e) {
                faults.add(e.getClass().getSimpleName() + ": " + e.getMessage());
                return first(thinking);
            }
        }
    }

    private static Seat play(ProgramBots bots, Duration time) {
        Seat seat = new Seat(bots.sit(GAME, 1), time);
        Bot first = ProgramBotsTest::first;
        Playout.of(GAME, Seed.ofNumber(3), List.of(first, seat, first, first), MOVES);
        seat.bot.leave();
        return seat;
    }

    private static Seat play(String way, Duration time) {
        try (ProgramBots bots = toy(way, false)) {
            Seat seat = play(bots, time);
            awaitNone(bots);
            return seat;
        }
    }

    private static void awaitNone(ProgramBots bots) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
        while (bots.processes() > 0 && System.nanoTime() < end) {
            Thread.onSpinWait();
        }
        assertThat(bots.processes()).isZero();
    }

    private static final Duration LONG = Duration.ofSeconds(20);

    @Test
    void aProgramPlaysAndIsEndedWithItsMatch() {
        Seat seat = play("plays", LONG);
        assertThat(seat.faults).isEmpty();
        assertThat(seat.moves).isGreaterThan(5);
    }

    @Test
    void whoAsksAtTheTableIsAnsweredAndPlaysOn() {
        Seat seat = play("curious", LONG);
        assertThat(seat.faults).isEmpty();
        assertThat(seat.moves).isGreaterThan(5);
    }

    @Test
    void anIllegalMoveIsRefusedAndAnotherMayBeMade() {
        Seat seat = play("cheat", LONG);
        assertThat(seat.faults).isEmpty();
        assertThat(seat.moves).isGreaterThan(5);
    }

    @Test
    void aBadHelloIsAnsweredAndAGoodOneStillWelcome() {
        assertThat(play("rude", LONG).faults).isEmpty();
    }

    @Test
    void aCrashCostsAMoveAndTheProgramIsStartedAnewThreeTimes() {
        Seat seat = play("crash", LONG);
        assertThat(seat.moves).isZero();
        assertThat(seat.faults.subList(0, 4))
                .allMatch(fault -> fault.equals("ProgramGone: ended with exit code 3"));
        assertThat(seat.faults.subList(4, seat.faults.size()))
                .isNotEmpty()
                .allMatch(fault -> fault.contains("is not started any more"));
    }

    @Test
    void aProgramThatCrashesNowAndThenIsToldAllFromTheBeginning() {
        Seat seat = play("later", LONG);
        assertThat(seat.faults).first().asString().contains("exit code 4");
        assertThat(seat.moves).as("more than one process made").isGreaterThan(5);
    }

    @Test
    void garbageCostsAMove() {
        assertThat(play("garbage", LONG).faults)
                .first()
                .asString()
                .startsWith("ProgramBabbles: wrote 5 lines in one turn");
    }

    @Test
    void aFloodCostsAMove() {
        assertThat(play("flood", LONG).faults).first().asString().startsWith("ProgramBabbles");
        assertThat(play("long", LONG).faults)
                .first()
                .asString()
                .isEqualTo("ProgramBabbles: wrote a line of more than 65536 bytes");
    }

    @Test
    void silenceCostsAMove() throws Exception {
        try (ProgramBots bots = toy("silent", true)) {
            bots.warm(1);
            Seat seat = play(bots, Duration.ofMillis(150));
            assertThat(seat.moves).isZero();
            assertThat(seat.faults).first().isEqualTo("ProgramSilent: gave no move in time");
        }
    }

    @Test
    void whoReadsNothingHoldsNobodyUp() throws Exception {
        try (ProgramBots bots = toy("deaf", true)) {
            bots.warm(1);
            Seat seat = play(bots, Duration.ofMillis(150));
            assertThat(seat.moves).isZero();
            assertThat(seat.faults).first().isEqualTo("ProgramSilent: gave no move in time");
        }
    }

    @Test
    void aLateAnswerIsStaleAndTheNextTurnIsPlayed() throws Exception {
        try (ProgramBots bots = toy("late", true)) {
            bots.warm(1);
            Seat seat = play(bots, Duration.ofMillis(300));
            assertThat(seat.faults).isNotEmpty().allMatch(fault -> fault.contains("in time"));
            assertThat(seat.moves).isGreaterThan(3);
        }
    }

    @Test
    void whoSaysNoHelloOrSpeaksAnotherVersionIsNotSeated() {
        try (ProgramBots mute = toy("mute", false);
                ProgramBots modern = toy("modern", false)) {
            assertThat(play(mute, Duration.ofMillis(200)).faults)
                    .first()
                    .asString()
                    .startsWith("ProgramSilent: said no hello within");
            assertThat(play(modern, Duration.ofMillis(400)).faults)
                    .first()
                    .asString()
                    .contains("no hello");
        }
    }

    @Test
    void aProcessThatIsReusedPlaysOneMatchAfterTheOther() throws Exception {
        try (ProgramBots bots = toy("plays", true)) {
            bots.warm(1);
            for (int match = 0; match < 3; match++) {
                Seat seat = play(bots, LONG);
                assertThat(seat.faults).isEmpty();
                assertThat(bots.processes()).isEqualTo(1);
            }
        }
    }

    /** The first turn of the program's seat. */
    private static Thinking firstTurn() {
        Step step = Match.start(GAME, Seed.ofNumber(3));
        List<Event> told = new ArrayList<>(step.events());
        while (step.match().turn() instanceof Turn.Seated(int seat) && seat != 1) {
            Move move = step.match().position().legalMoves().get(0);
            step = (Step) step.match().decide(seat, move);
            told.addAll(step.events());
        }
        List<Event> seen = told.stream().map(event -> event.seenBy(Viewer.seat(1))).toList();
        return BotTurn.at(GAME, step.match().position(), seen)
                .thinking(new SplittableRandom(1), Instant.MAX);
    }

    @Test
    void afterABreakTheSameSeatGoesOn() {
        try (ProgramBots bots = toy("plays", false)) {
            Bot bot = bots.sit(GAME, 1);
            Chosen before = bot.choose(firstTurn());
            bots.breakOff();
            assertThat(bots.processes()).isZero();
            assertThat(bot.choose(firstTurn()).move()).isEqualTo(before.move());
            assertThat(bots.processes()).isEqualTo(1);
        }
    }

    @Test
    void afterTheEndNoProcessIsStarted() {
        ProgramBots bots = toy("plays", false);
        bots.close();
        Bot bot = bots.sit(GAME, 1);
        assertThatExceptionOfType(ProgramGone.class)
                .isThrownBy(() -> bot.choose(firstTurn()))
                .withMessageContaining("not wanted any more");
    }

    @Test
    void whatItComplainsOfIsKeptForItsAuthor() {
        try (ProgramBots bots = toy("crash", false)) {
            play(bots, LONG);
            assertThat(bots.complaints()).last().asString().startsWith("heard {\"type\":\"turn\"");
        }
    }

    private static Path docs() {
        Path docs = Path.of("docs");
        for (Path up = Path.of("").toAbsolutePath();
                !Files.exists(docs.resolve("conversations"));
                up = up.getParent()) {
            docs = up.resolve("docs");
        }
        return docs;
    }

    /** The one in docs/conversations. */
    @Test
    void theConversationIsHeldAsItIsWritten(@TempDir Path folder) throws Exception {
        Path held = folder.resolve("held");
        Path script = docs().resolve("conversations/program.txt");
        String java = ProcessHandle.current().info().command().orElseThrow();
        String command =
                "'%s' -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp '%s' %s '%s' '%s'"
                        .formatted(
                                java,
                                System.getProperty("java.class.path"),
                                ScriptedProgram.class.getName(),
                                script,
                                held);
        try (ProgramBots bots = ProgramBots.of("Toy", command, true)) {
            Seat seat = new Seat(bots.sit(GAME, 1), LONG);
            Bot first = ProgramBotsTest::first;
            int turns = 0;
            // Two turns are in the script.
            for (int moves = 1; turns < 2; moves++) {
                Playout before =
                        Playout.of(
                                GAME, Seed.ofNumber(3), List.of(first, first, first, first), moves);
                if (before.end().turn().equals(Turn.seat(1))
                        && BotTurn.at(GAME, before.end().position(), List.of())
                                .forced()
                                .isEmpty()) {
                    turns++;
                    Thinking thinking =
                            BotTurn.at(
                                            GAME,
                                            before.end().position(),
                                            before.history().seenBy(Viewer.seat(1)))
                                    .thinking(new SplittableRandom(1), Instant.MAX);
                    seat.choose(thinking);
                }
            }
            seat.bot.leave();
            assertThat(seat.faults).as("%s", bots.complaints()).isEmpty();
            long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
            while (!Files.exists(held) && System.nanoTime() < end) {
                Thread.onSpinWait();
            }
            assertThat(held).hasContent("held");
        }
    }

    @Test
    void aCommandThatIsNoneIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ProgramBots.of("Monty", "python3 'bot.py", false))
                .withMessageContaining("a quote is opened");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ProgramBots.of("Monty Python", "python3 bot.py", false))
                .withMessageContaining("Allowed: 1 to 40 letters");
        assertThat(CommandWords.of(" python3  \"my bot.py\" --name='' "))
                .containsExactly("python3", "my bot.py", "--name=");
        try (ProgramBots none = ProgramBots.of("None", "/no/such/program", false)) {
            assertThat(play(none, LONG).faults)
                    .first()
                    .asString()
                    .startsWith("ProgramGone: cannot be started");
        }
    }
}
