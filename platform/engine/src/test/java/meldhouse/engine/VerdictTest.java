package meldhouse.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import meldhouse.engine.Series.Unit;

import org.junit.jupiter.api.Test;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/** What is said of a result: intervals, strength, and when to stop. */
final class VerdictTest {
    private static final int MOST = 20_000;

    private static Estimate estimate(Sample sample) {
        return sample.estimate();
    }

    /** How many of 2000 sequential tests of margins with this mean and deviation 100 end how. */
    private static Map<Verdict, Integer> verdicts(double mean) {
        Map<Verdict, Integer> counts = new EnumMap<>(Verdict.class);
        for (Verdict verdict : Verdict.values()) {
            counts.put(verdict, 0);
        }
        for (int run = 0; run < 2000; run++) {
            RandomGenerator random = Seed.ofNumber(run).randomFor("margins");
            Verdict.Test test = new Verdict.Test();
            Sample sample = new Sample();
            Verdict verdict = Verdict.OPEN;
            for (int n = 1; n <= MOST && verdict == Verdict.OPEN; n++) {
                sample.add(mean + 100 * random.nextGaussian(), 1);
                verdict = n % 32 == 0 ? test.after(estimate(sample)) : verdict;
            }
            counts.merge(verdict, 1, Integer::sum);
        }
        return counts;
    }

    @Test
    void ofTwoEqualsOneIsCalledBetterAtMostOneTimeInTwenty() {
        Map<Verdict, Integer> counts = verdicts(0);
        assertThat(counts.get(Verdict.ONE_IS_BETTER) + counts.get(Verdict.OTHER_IS_BETTER))
                .isLessThanOrEqualTo(100);
        assertThat(counts.get(Verdict.OPEN)).isZero();
    }

    @Test
    void whoIsBetterByATenthOfADeviationIsMissedAtMostOneTimeInTwenty() {
        assertThat(verdicts(10).get(Verdict.ONE_IS_BETTER)).isGreaterThanOrEqualTo(1900);
        assertThat(verdicts(-10).get(Verdict.OTHER_IS_BETTER)).isGreaterThanOrEqualTo(1900);
    }

    @Test
    void theWorseIsNeverCalledBetter() {
        assertThat(verdicts(10).get(Verdict.OTHER_IS_BETTER)).isZero();
    }

    @Test
    void twoThatAlwaysDrawAreSoonSaidToBeEqual() {
        Verdict.Test test = new Verdict.Test();
        Sample sample = new Sample();
        for (int i = 0; i < 600; i++) {
            sample.add(0, 1);
        }
        assertThat(test.after(estimate(sample))).isEqualTo(Verdict.NO_DIFFERENCE);
    }

    @Test
    void theIntervalOfFewIsThatOfStudent() {
        assertThat(Estimate.student(4)).isEqualTo(2.7764, within(1e-4));
        assertThat(Estimate.student(10)).isEqualTo(2.2281, within(1e-3));
        assertThat(Estimate.student(30)).isEqualTo(2.0423, within(1e-3));
        assertThat(Estimate.student(1_000_000)).isEqualTo(1.96, within(1e-3));
    }

    @Test
    void whoWinsTenTimesForEachLossIsFourHundredAhead() {
        Estimate score = Estimate.of(100_000, 10.0 / 11, 0.001);
        assertThat(Elo.Difference.of(0, 1, score).rating()).isEqualTo(400, within(0.5));
    }

    @Test
    void ratingsFitAllPairingsAndTheirMeanIsZero() {
        List<Elo> ratings =
                Elo.of(
                        3,
                        List.of(
                                new Elo.Difference(0, 1, 100, 10),
                                new Elo.Difference(1, 2, 50, 10),
                                new Elo.Difference(0, 2, 150, 10)));
        assertThat(ratings.get(0).rating() - ratings.get(1).rating()).isEqualTo(100, within(1e-6));
        assertThat(ratings.get(1).rating() - ratings.get(2).rating()).isEqualTo(50, within(1e-6));
        assertThat(ratings.stream().mapToDouble(Elo::rating).sum()).isEqualTo(0, within(1e-6));
        assertThat(ratings).allMatch(elo -> elo.low() < elo.rating() && elo.rating() < elo.high());
    }

    @Test
    void whoWonAllHasAnIntervalAllTheSame() {
        Elo elo = Elo.Difference.of(0, 1, Estimate.of(20, 1, 0)).elo();
        assertThat(elo.rating()).isBetween(100.0, 2000.0);
        assertThat(elo.low()).isLessThan(elo.rating()).isFinite();
    }

    @Test
    void aSequentialPairingStopsWhenItIsBeyondDoubt() throws InterruptedException {
        ContestTest.Kind high = ContestTest.HIGH;
        Contest contest =
                new Contest(
                        HighCard.to(9),
                        List.of(new Contestant("a", high), new Contestant("b", ContestTest.LOW)),
                        Unit.DEAL,
                        100_000,
                        Seed.ofNumber(1),
                        null,
                        true);
        ContestReport alone = ContestTest.play(contest, 1);
        PairingReport report = alone.pairings().getFirst();
        assertThat(report.verdict()).isEqualTo(Verdict.ONE_IS_BETTER);
        assertThat(report.plays()).isBetween(64L, 2000L);
        assertThat(ContestTest.play(contest, 3).pairings()).isEqualTo(alone.pairings());
    }
}
