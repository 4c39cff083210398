package meldhouse.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import meldhouse.api.bot.Bot;
import meldhouse.api.bot.BotProvider;
import meldhouse.api.bot.Chosen;
import meldhouse.api.bot.Thinking;
import meldhouse.api.game.Game;
import meldhouse.api.game.Ruleset;
import meldhouse.engine.Series.Unit;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

@Timeout(60)
final class ContestTest {
    private static final Seed SEED = Seed.ofNumber(1);

    /** A bot by its one function. */
    record Kind(String id, Bot bot) implements BotProvider {
        @Override
        public String title() {
            return id;
        }

        @Override
        public Level level() {
            return Level.EASY;
        }

        @Override
        public boolean plays(Ruleset ruleset) {
            return !id.equals("never");
        }

        @Override
        public Bot sit(Game game, int seat) {
            return bot;
        }
    }

    static final Kind HIGH =
            new Kind("high", thinking -> pick(thinking, thinking.legal().size() - 1));
    static final Kind LOW = new Kind("low", thinking -> pick(thinking, 0));
    private static final Kind ANY = new Kind("any", ContestTest::any);

    private static Chosen pick(Thinking thinking, int index) {
        return Chosen.of(thinking.legal().get(index));
    }

    private static Chosen any(Thinking thinking) {
        return pick(thinking, thinking.random().nextInt(thinking.legal().size()));
    }

    /** Each look at it is a microsecond later: the times are the same on any machine. */
    private static Stopwatch ticking() {
        AtomicLong nanos = new AtomicLong();
        return new Stopwatch() {
            @Override
            public long nanos() {
                return nanos.addAndGet(1_000);
            }

            @Override
            public Instant now() {
                return Instant.EPOCH;
            }
        };
    }

    private static Stopwatch real() {
        return new Stopwatch() {
            @Override
            public long nanos() {
                return System.nanoTime();
            }

            @Override
            public Instant now() {
                return Instant.now();
            }
        };
    }

    private static Contest contest(Game game, Unit unit, int count, BotProvider... bots) {
        return contest(game, unit, count, SEED, null, false, bots);
    }

    private static Contest contest(
            Game game,
            Unit unit,
            int count,
            Seed seed,
            Duration limit,
            boolean sequential,
            BotProvider... bots) {
        List<Contestant> all = new ArrayList<>();
        for (BotProvider bot : bots) {
            all.add(new Contestant(bot.id() + "-" + all.size(), bot));
        }
        return new Contest(game, all, unit, count, seed, limit, sequential);
    }

    static ContestReport play(Contest contest, int threads) throws InterruptedException {
        return Tournament.play(contest, threads, ticking(), done -> {}, null);
    }

    /** All but the times. */
    private static Object found(ContestReport report) {
        return List.of(
                report.pairings(),
                report.ratings(),
                report.conduct().stream().map(Conduct::decisions).toList(),
                report.conduct().stream().map(Conduct::faults).toList());
    }

    @Test
    void theSameSeedGivesTheSameResultWhateverTheThreads() throws InterruptedException {
        Contest contest = contest(HighCard.to(9), Unit.DEAL, 1000, ANY, HIGH, LOW);
        Object alone = found(play(contest, 1));
        assertThat(found(play(contest, 2))).isEqualTo(alone);
        assertThat(found(play(contest, 7))).isEqualTo(alone);
        Contest other =
                contest(
                        HighCard.to(9),
                        Unit.DEAL,
                        1000,
                        Seed.ofNumber(2),
                        null,
                        false,
                        ANY,
                        HIGH,
                        LOW);
        assertThat(found(play(other, 2))).isNotEqualTo(alone);
    }

    @Test
    void eachPlaysEachOnTheSameDealsFromBothSides() throws InterruptedException {
        Contest contest = contest(HighCard.to(9), Unit.DEAL, 100, HIGH, LOW, ANY);
        assertThat(contest.pairings())
                .containsExactly(
                        new Contest.Pairing(0, 1),
                        new Contest.Pairing(0, 2),
                        new Contest.Pairing(1, 2));
        List<PlayedDeal> kept = new ArrayList<>();
        ContestReport report = Tournament.play(contest, 3, ticking(), done -> {}, kept::add);
        assertThat(kept).hasSize(600);
        assertThat(kept.stream().filter(deal -> deal.number() == 7))
                .hasSize(6)
                .allMatch(deal -> deal.record().seed().equals(SEED.ofSeries(7)))
                .extracting(PlayedDeal::seats)
                .containsExactlyInAnyOrder(
                        List.of(0, 1),
                        List.of(1, 0),
                        List.of(0, 2),
                        List.of(2, 0),
                        List.of(1, 2),
                        List.of(2, 1));
        assertThat(report.pairings().getFirst().plays()).isEqualTo(100);
        assertThat(report.pairings().getFirst().found().deals()).isEqualTo(200);
    }

    @Test
    void aKeptDealIsReplayedToTheSameEvents() throws InterruptedException {
        Contest contest = contest(HighCard.to(3), Unit.MATCH, 20, ANY, HIGH);
        List<PlayedDeal> kept = new ArrayList<>();
        Tournament.play(contest, 2, ticking(), done -> {}, kept::add);
        assertThat(kept).hasSize(40);
        for (PlayedDeal deal : kept) {
            Replay replay = Replay.of(contest.game().ruleset(), deal.record());
            assertThat(replay.history().events()).isEqualTo(deal.events());
            assertThat(replay.match().position().standing()).isEqualTo(deal.standing());
            assertThat(deal.decisions()).hasSameSizeAs(deal.record().moves());
            assertThat(deal.decisions())
                    .allMatch(decided -> decided.legal().contains(decided.move()));
        }
    }

    @Test
    void theMarginIsOwnPointsMinusTheirsForEachDealDealt() throws InterruptedException {
        PairingReport report =
                play(contest(HighCard.to(9), Unit.DEAL, 2000, HIGH, LOW), 2).pairings().getFirst();
        assertThat(report.margin().mean())
                .isEqualTo(report.found().margins().get("points").mean(), within(1e-9));
        assertThat(report.margin().isSignificant()).isTrue();
        assertThat(report.margin().low()).isPositive().isLessThan(report.margin().mean());
        assertThat(report.score().mean()).isEqualTo((1 + report.margin().mean()) / 2, within(1e-9));
        assertThat(report.elo().low()).isPositive();
        assertThat(report.spread().values().stream().mapToLong(n -> n).sum()).isEqualTo(2000);
        assertThat(report.course().getLast()).isEqualTo(report.margin());
    }

    @Test
    void whoChangesPlacesInTheListChangesTheSign() throws InterruptedException {
        Estimate one =
                play(contest(HighCard.to(9), Unit.DEAL, 500, HIGH, LOW), 2)
                        .pairings()
                        .getFirst()
                        .margin();
        Estimate other =
                play(contest(HighCard.to(9), Unit.DEAL, 500, LOW, HIGH), 2)
                        .pairings()
                        .getFirst()
                        .margin();
        assertThat(one.mean()).isEqualTo(-other.mean(), within(1e-12));
    }

    @Test
    void withThreeSidesEachSitsAloneOnEachAndInCompanyOnTheOthers() throws InterruptedException {
        Contest contest = contest(new ThreeSides().configure(null), Unit.DEAL, 10, HIGH, LOW);
        assertThat(contest.placings())
                .containsExactlyInAnyOrder(
                        List.of(0, 1, 1),
                        List.of(1, 0, 1),
                        List.of(1, 1, 0),
                        List.of(1, 0, 0),
                        List.of(0, 1, 0),
                        List.of(0, 0, 1));
        PairingReport report = play(contest, 2).pairings().getFirst();
        assertThat(report.found().deals()).isEqualTo(60);
        assertThat(report.margin().mean()).as("five for naming five").isEqualTo(5, within(1e-9));
        PairingReport same =
                play(contest(new ThreeSides().configure(null), Unit.DEAL, 10, HIGH, HIGH), 2)
                        .pairings()
                        .getFirst();
        assertThat(same.margin().mean()).isZero();
        assertThat(same.score().mean()).isEqualTo(0.5, within(1e-9));
    }

    @Test
    void aBotThatMeetsItselfIsSignificantlyBetterOneTimeInTwentyAtMost()
            throws InterruptedException {
        int significant = 0;
        int outside = 0;
        for (int run = 0; run < 200; run++) {
            Contest contest =
                    contest(
                            HighCard.to(9),
                            Unit.DEAL,
                            100,
                            Seed.ofNumber(run),
                            null,
                            false,
                            ANY,
                            ANY);
            Estimate margin = play(contest, 2).pairings().getFirst().margin();
            assertThat(margin.error()).isPositive();
            significant += margin.isSignificant() ? 1 : 0;
            outside += margin.low() > 0 || margin.high() < 0 ? 1 : 0;
        }
        assertThat(significant).isLessThanOrEqualTo(10);
        assertThat(outside).as("intervals of 95 % without the truth").isBetween(3, 18);
    }

    @Test
    void aFaultCostsAMoveAndIsCounted() throws InterruptedException {
        Kind throwing =
                new Kind(
                        "throwing",
                        thinking -> {
                            throw new StackOverflowError();
                        });
        Kind cheating = new Kind("cheating", thinking -> Chosen.of(new HighCard.Show(99)));
        Kind foreign = new Kind("foreign", thinking -> Chosen.of(new ThreeSides.Name(1)));
        Contest contest = contest(HighCard.to(9), Unit.DEAL, 40, LOW, throwing, cheating, foreign);
        ContestReport report = play(contest, 2);
        assertThat(report.conduct().get(0).faults()).isZero();
        assertThat(report.conduct().get(1).exceptions())
                .isEqualTo(report.conduct().get(1).decisions())
                .isPositive();
        assertThat(report.conduct().get(2).illegal())
                .isEqualTo(report.conduct().get(2).decisions())
                .isPositive();
        assertThat(report.conduct().get(3).illegal()).isPositive();
        assertThat(report.pairings())
                .as("the default is the first that is listed, which is what low plays")
                .allMatch(pairing -> pairing.margin().mean() == 0);
    }

    @Test
    void aBotThatEatsAllMemoryCostsItsOwnMoves() throws InterruptedException {
        Kind hungry =
                new Kind(
                        "hungry",
                        thinking -> {
                            List<long[]> all = new ArrayList<>();
                            while (true) {
                                all.add(new long[Integer.MAX_VALUE - 8]);
                            }
                        });
        ContestReport report = play(contest(HighCard.to(9), Unit.DEAL, 1, LOW, hungry), 1);
        assertThat(report.conduct().get(1).exceptions()).isPositive();
        assertThat(report.conduct().get(0).faults()).isZero();
    }

    @Test
    void aBotThatHangsLosesItsThreadsAndIsThenNotAskedAnyMore() throws InterruptedException {
        CountDownLatch never = new CountDownLatch(1);
        AtomicInteger asked = new AtomicInteger();
        Kind hanging =
                new Kind(
                        "hanging",
                        thinking -> {
                            asked.incrementAndGet();
                            while (true) {
                                try {
                                    never.await();
                                    return any(thinking);
                                } catch (InterruptedException e) {
                                    Thread.onSpinWait();
                                }
                            }
                        });
        Contest contest =
                contest(
                        HighCard.to(9),
                        Unit.DEAL,
                        40,
                        SEED,
                        Duration.ofMillis(5),
                        false,
                        LOW,
                        hanging);
        try {
            ContestReport report = Tournament.play(contest, 2, real(), done -> {}, null);
            assertThat(asked.get()).isBetween(3, 4);
            assertThat(report.pairings().getFirst().plays()).isEqualTo(40);
            assertThat(report.conduct().get(1).timeouts()).isEqualTo(80);
            assertThat(report.pairings().getFirst().margin().mean()).isZero();
        } finally {
            never.countDown();
        }
    }

    @Test
    void aLateAnswerCostsAMove() throws InterruptedException {
        AtomicLong time = new AtomicLong();
        Stopwatch clock =
                new Stopwatch() {
                    @Override
                    public long nanos() {
                        return time.get();
                    }

                    @Override
                    public Instant now() {
                        return Instant.EPOCH.plusNanos(time.get());
                    }
                };
        Kind late =
                new Kind(
                        "late",
                        thinking -> {
                            assertThat(thinking.deadline())
                                    .isEqualTo(Instant.EPOCH.plusNanos(time.get()).plusMillis(50));
                            time.addAndGet(Duration.ofMillis(61).toNanos());
                            return pick(thinking, 1);
                        });
        Contest contest =
                contest(
                        HighCard.to(9),
                        Unit.DEAL,
                        5,
                        SEED,
                        Duration.ofMillis(50),
                        false,
                        LOW,
                        late);
        Conduct conduct = Tournament.play(contest, 1, clock, done -> {}, null).conduct().get(1);
        assertThat(conduct.timeouts()).isPositive().isEqualTo(conduct.decisions());
        assertThat(conduct.median()).isBetween(59_000_000L, 63_000_000L);
        assertThat(conduct.longest()).isEqualTo(61_000_000L);
    }

    @Test
    void whatTheMachineTakesOfABotsTimeIsNotTheBots() throws InterruptedException {
        AtomicLong time = new AtomicLong();
        Stopwatch clock =
                new Stopwatch() {
                    @Override
                    public long nanos() {
                        return time.get();
                    }

                    @Override
                    public long worked() {
                        return 0;
                    }

                    @Override
                    public Instant now() {
                        return Instant.EPOCH.plusNanos(time.get());
                    }
                };
        Kind paused =
                new Kind(
                        "paused",
                        thinking -> {
                            time.addAndGet(Duration.ofMillis(61).toNanos());
                            return pick(thinking, 1);
                        });
        Contest contest =
                contest(
                        HighCard.to(9),
                        Unit.DEAL,
                        5,
                        SEED,
                        Duration.ofMillis(50),
                        false,
                        LOW,
                        paused);
        Conduct conduct = Tournament.play(contest, 1, clock, done -> {}, null).conduct().get(1);
        assertThat(conduct.decisions()).isPositive();
        assertThat(conduct.timeouts()).isZero();
    }

    @Test
    void aContestThatCannotBePlayedIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> contest(HighCard.to(9), Unit.DEAL, 1, HIGH))
                .withMessageContaining("two or more");
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () ->
                                contest(
                                        HighCard.to(9),
                                        Unit.DEAL,
                                        1,
                                        HIGH,
                                        new Kind("never", ContestTest::any)))
                .withMessageContaining("does not play");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> contest(HighCard.to(9), Unit.DEAL, 0, HIGH, LOW))
                .withMessageContaining("once or more");
    }
}
