package meldhouse.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.within;

import meldhouse.api.bot.Bot;
import meldhouse.api.bot.BotProvider;
import meldhouse.api.bot.Chosen;
import meldhouse.api.bot.Thinking;
import meldhouse.api.game.Game;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Ruleset;
import meldhouse.engine.Series.Unit;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;

final class ArenaTest {
    private static final Seed SEED = Seed.ofNumber(1);

    record Provider(String id, Bot bot) implements BotProvider {
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

    /** Hands are listed from low to high. */
    static final Provider HIGH =
            new Provider("high", thinking -> pick(thinking, thinking.legal().size() - 1));

    static final Provider LOW = new Provider("low", thinking -> pick(thinking, 0));

    private static final Provider ANY =
            new Provider(
                    "any",
                    thinking -> pick(thinking, thinking.random().nextInt(thinking.legal().size())));

    private static Chosen pick(Thinking thinking, int index) {
        LegalMoves legal = thinking.legal();
        return Chosen.of(legal.get(index));
    }

    static Series deals(int count, boolean duplicate, BotProvider... bots) {
        return new Series(HighCard.to(9), List.of(bots), Unit.DEAL, count, SEED, duplicate, null);
    }

    private static SeriesReport play(Series series, int threads) throws InterruptedException {
        return Arena.play(series, threads, done -> {});
    }

    @Test
    void theReportIsTheSameOnAnyNumberOfThreads() throws InterruptedException {
        Series series = deals(1000, true, ANY, HIGH);
        SeriesReport alone = play(series, 1);
        assertThat(play(series, 2)).isEqualTo(alone);
        assertThat(play(series, 7)).isEqualTo(alone);
        assertThat(alone.deals()).isEqualTo(2000);
    }

    @Test
    void anotherSeedPlaysOtherDeals() throws InterruptedException {
        Series other =
                new Series(
                        HighCard.to(9),
                        List.of(ANY, HIGH),
                        Unit.DEAL,
                        1000,
                        Seed.ofNumber(2),
                        true,
                        null);
        assertThat(play(other, 2)).isNotEqualTo(play(deals(1000, true, ANY, HIGH), 2));
    }

    @Test
    void likeBotsDrawEveryDuplicateDeal() throws InterruptedException {
        Statistic margin = play(deals(500, true, HIGH, HIGH), 2).margins().get("points");
        assertThat(margin).isEqualTo(new Statistic(1000, 0, 0));
    }

    @Test
    void theBetterCardWinsMoreOften() throws InterruptedException {
        SeriesReport report = play(deals(2000, true, HIGH, LOW), 2);
        Statistic margin = report.margins().get("points");
        assertThat(margin.mean()).isGreaterThan(10 * margin.error()).isPositive();
        assertThat(report.teams().get(0).get("points").mean())
                .isGreaterThan(report.teams().get(1).get("points").mean());
        assertThat(report.overall().get("byFirst").mean()).isBetween(0.3, 0.7);
    }

    @Test
    void aMatchIsPlayedToItsEnd() throws InterruptedException {
        SeriesReport report =
                play(
                        new Series(
                                HighCard.to(3),
                                List.of(HIGH, LOW),
                                Unit.MATCH,
                                200,
                                SEED,
                                false,
                                null),
                        2);
        assertThat(report.matches()).isEqualTo(200);
        assertThat(report.overall().get("dealsPerMatch").mean() * 200)
                .isEqualTo(report.deals(), within(1e-6));
        double won =
                report.teams().get(0).get("matchesWon").mean()
                        + report.teams().get(1).get("matchesWon").mean();
        assertThat(won).isEqualTo(1, within(1e-9));
    }

    @Test
    void whatIsNotLeftToTheBotsIsDecidedByTheRest() throws InterruptedException {
        Division nothing = new Division(Set.of("bid"), HIGH);
        Division everything = new Division(Set.of("show"), LOW);
        Series divided =
                new Series(HighCard.to(9), List.of(ANY, LOW), Unit.DEAL, 300, SEED, true, nothing);
        assertThat(play(divided, 2)).isEqualTo(play(deals(300, true, HIGH, HIGH), 2));
        Series whole =
                new Series(
                        HighCard.to(9), List.of(HIGH, LOW), Unit.DEAL, 300, SEED, true, everything);
        assertThat(play(whole, 2)).isEqualTo(play(deals(300, true, HIGH, LOW), 2));
    }

    @Test
    void progressEndsWithTheWholeCount() throws InterruptedException {
        AtomicInteger most = new AtomicInteger();
        Arena.play(deals(100, false, ANY, ANY), 3, done -> most.accumulateAndGet(done, Math::max));
        assertThat(most).hasValue(100);
    }

    @Test
    void aRefusedMoveIsReportedWithTheBotAndTheDeal() {
        Provider cheat = new Provider("cheat", thinking -> Chosen.of(new HighCard.Show(-1)));
        assertThatIllegalStateException()
                .isThrownBy(() -> play(deals(3, false, HIGH, cheat), 1))
                .withMessageContaining("number 0")
                .withMessageContaining("cheat")
                .withMessageContaining("You do not hold card -1.");
    }

    @Test
    void aSeriesThatCannotBePlayedIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> deals(1, false, HIGH))
                .withMessageContaining("there are 2 seats");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> deals(0, false, HIGH, LOW))
                .withMessageContaining("once or more");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> deals(1, false, HIGH, new Provider("never", HIGH.bot())))
                .withMessageContaining("'never'");
    }

    @Test
    void theErrorIsThatOfTheMeanAndRepetitionsDoNotMakeItSmaller() {
        Sample single = new Sample();
        Sample twice = new Sample();
        for (int number : new int[] {2, 4, 9}) {
            single.add(number, 1);
            twice.add(2 * number, 2);
        }
        // Variance 13 of the sample, so the error is the root of 13 / 3.
        assertThat(single.statistic()).isEqualTo(new Statistic(3, 5, Math.sqrt(13 / 3.0)));
        assertThat(twice.statistic().error()).isEqualTo(Math.sqrt(13 / 3.0), within(1e-12));
        assertThat(twice.statistic().count()).isEqualTo(6);
    }
}
