package meldhouse.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.api.bot.Bot;
import meldhouse.api.bot.BotProvider;
import meldhouse.api.bot.Chosen;
import meldhouse.api.bot.Thinking;
import meldhouse.api.game.Game;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.Ruleset;
import meldhouse.testkit.BotCheck.Finding;
import meldhouse.testkit.BotCheck.Result;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/** Bots that do one thing badly are found out by the place where it shows. */
@Timeout(120)
class BotCheckTest {
    private record Provider(Supplier<Bot> bots) implements BotProvider {
        @Override
        public String id() {
            return "example";
        }

        @Override
        public String title() {
            return "Example";
        }

        @Override
        public Level level() {
            return Level.EASY;
        }

        @Override
        public boolean plays(Ruleset ruleset) {
            return true;
        }

        @Override
        public Bot sit(Game game, int seat) {
            return bots.get();
        }
    }

    private static List<Finding> check(Supplier<Bot> bots, Runnable breakOff)
            throws InterruptedException {
        Ruleset ruleset = new Nibble();
        return BotCheck.of(
                new Provider(bots),
                ruleset,
                BotCheck.games(ruleset),
                breakOff,
                move -> "in words: " + move.why().rule());
    }

    private static List<Finding> check(Bot bot) throws InterruptedException {
        return check(() -> bot, () -> {});
    }

    private static Chosen first(Thinking thinking) {
        LegalMoves legal = thinking.legal();
        return Chosen.of(legal.size() > 0 ? legal.get(0) : legal.ranges().getFirst().least());
    }

    private static List<String> bad(List<Finding> findings) {
        return findings.stream()
                .filter(finding -> finding.result() == Result.BAD)
                .map(finding -> finding.place().toString())
                .toList();
    }

    private record Nonsense() implements Move {}

    @Test
    void whyAMoveIsRefusedIsSaidInTheCallersWords() throws InterruptedException {
        assertThat(check(thinking -> Chosen.of(new Nonsense())))
                .filteredOn(finding -> finding.result() == Result.BAD)
                .extracting(finding -> String.valueOf(finding.what()))
                .isNotEmpty()
                .anyMatch(what -> what.contains("in words: "));
    }

    @Test
    void aBotThatPlaysDoesWellEverywhere() throws InterruptedException {
        List<Finding> findings = check(BotCheckTest::first);
        assertThat(bad(findings)).isEmpty();
        assertThat(findings)
                .filteredOn(finding -> finding.result() == Result.GOOD)
                .extracting(finding -> finding.place().toString())
                .anyMatch(place -> place.startsWith("a choice with"))
                .contains(
                        "the connection breaks in the middle",
                        "200 ms for a decision",
                        "a late answer",
                        "another move was made in its place, and an old turn comes again",
                        "hidden cards lie elsewhere (the peek detector)");
    }

    @Test
    void aBotThatDoesNotKnowRangesIsFoundOut() throws InterruptedException {
        assertThat(
                        bad(
                                check(
                                        thinking ->
                                                thinking.legal().ranges().isEmpty()
                                                        ? first(thinking)
                                                        : Chosen.of(new Nonsense()))))
                .contains("ranges in legal");
    }

    @Test
    void aBotThatIsSlowMissesTheDeadline() throws InterruptedException {
        CountDownLatch never = new CountDownLatch(1);
        Bot slow =
                thinking -> {
                    Duration left = Duration.between(Instant.now(), thinking.deadline());
                    if (left.compareTo(Duration.ofMillis(250)) < 0) {
                        wait(never);
                    }
                    return first(thinking);
                };
        assertThat(bad(check(slow))).containsExactly("200 ms for a decision");
    }

    private static void wait(CountDownLatch never) {
        try {
            never.await(300, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** It counts on being asked from the beginning, and that its moves were made. */
    @Test
    void aBotThatTrustsItsMemoryIsFoundOut() throws InterruptedException {
        Supplier<Bot> trusting =
                () -> {
                    AtomicInteger known = new AtomicInteger(-1);
                    return thinking -> {
                        int now = thinking.history().size();
                        return now > known.getAndSet(now)
                                ? first(thinking)
                                : Chosen.of(new Nonsense());
                    };
                };
        assertThat(bad(check(trusting, () -> {})))
                .containsExactly("another move was made in its place, and an old turn comes again");
    }

    @Test
    void aBotThatIsLostWhenItsConnectionBreaksIsFoundOut() throws InterruptedException {
        AtomicInteger breaks = new AtomicInteger();
        Supplier<Bot> lost =
                () -> {
                    int begun = breaks.get();
                    return thinking -> {
                        if (breaks.get() != begun) {
                            throw new IllegalStateException("where am I?");
                        }
                        return first(thinking);
                    };
                };
        assertThat(bad(check(lost, breaks::incrementAndGet)))
                .containsExactly("the connection breaks in the middle");
    }

    /** All its seats tell each other what they hold. */
    @Test
    void aBotThatSharesItsCardsIsFoundOut() throws InterruptedException {
        Map<Integer, String> shared = new HashMap<>();
        Bot peeking =
                thinking -> {
                    LegalMoves legal = thinking.legal();
                    int others =
                            shared.entrySet().stream()
                                    .filter(entry -> entry.getKey() != thinking.seat())
                                    .mapToInt(entry -> entry.getValue().hashCode())
                                    .sum();
                    shared.put(thinking.seat(), thinking.view().toString());
                    return legal.size() > 0
                            ? Chosen.of(legal.get(Math.floorMod(others, legal.size())))
                            : first(thinking);
                };
        assertThat(bad(check(peeking)))
                .containsExactly("hidden cards lie elsewhere (the peek detector)");
    }

    /** It cannot be compared move by move, only by how often it does what. */
    @Test
    void aBotWithDiceOfItsOwnIsComparedByFrequencies() throws InterruptedException {
        SplittableRandom dice = new SplittableRandom(1);
        Bot fair =
                thinking -> {
                    LegalMoves legal = thinking.legal();
                    return legal.size() == 0
                            ? first(thinking)
                            : Chosen.of(legal.get(dice.nextInt(legal.size())));
                };
        List<Finding> findings = check(fair);
        assertThat(bad(findings)).isEmpty();
        assertThat(String.valueOf(findings.getLast().what())).contains("as frequent in");
    }
}
