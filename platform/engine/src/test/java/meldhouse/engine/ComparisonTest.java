package meldhouse.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

import java.util.Random;

final class ComparisonTest {
    /** The error as it is defined: that of what each play's difference adds to the whole. */
    private static double plain(double[][] plays) {
        double[] sums = new double[4];
        for (double[] play : plays) {
            for (int i = 0; i < 4; i++) {
                sums[i] += play[i];
            }
        }
        double first = sums[0] / sums[1];
        double second = sums[2] / sums[3];
        double squares = 0;
        for (double[] play : plays) {
            double one = (play[0] - first * play[1]) / sums[1];
            double other = (play[2] - second * play[3]) / sums[3];
            squares += (other - one) * (other - one);
        }
        return Math.sqrt(squares * plays.length / (plays.length - 1));
    }

    private static Compared compared(double[][] plays) {
        PairedSample sample = new PairedSample();
        for (double[] play : plays) {
            sample.add(play[0], (long) play[1], play[2], (long) play[3]);
        }
        return sample.compared(plays.length);
    }

    @Test
    void theErrorOfADifferenceIsThatOfTheDifferencesOfThePlays() {
        Random random = new Random(3);
        double[][] plays = new double[200][];
        for (int i = 0; i < plays.length; i++) {
            int cards = random.nextInt(100);
            plays[i] =
                    new double[] {
                        cards, 1 + random.nextInt(3), cards + random.nextInt(10), 1 + i % 2
                    };
        }
        assertThat(compared(plays).difference().error()).isCloseTo(plain(plays), within(1e-9));
    }

    @Test
    void whatDoesNotDifferDiffersByExactlyZero() {
        Random random = new Random(4);
        double[][] plays = new double[997][];
        for (int i = 0; i < plays.length; i++) {
            double sum = random.nextInt(1000);
            long count = random.nextInt(4);
            plays[i] = new double[] {sum, count, sum, count};
        }
        Estimate difference = compared(plays).difference();
        assertThat(difference.mean()).isZero();
        assertThat(difference.error()).isZero();
        assertThat(difference.isSignificant()).isFalse();
    }

    @Test
    void aConstantDifferenceIsCertain() {
        double[][] plays = new double[50][];
        for (int i = 0; i < plays.length; i++) {
            plays[i] = new double[] {i, 1, i + 7, 1};
        }
        Estimate difference = compared(plays).difference();
        assertThat(difference.mean()).isEqualTo(7);
        assertThat(difference.error()).isCloseTo(0, within(1e-6));
        assertThat(difference.isSignificant()).isTrue();
    }

    @Test
    void partsThatWereGatheredApartAddUp() {
        PairedSample one = new PairedSample();
        PairedSample other = new PairedSample();
        PairedSample whole = new PairedSample();
        for (int i = 0; i < 40; i++) {
            PairedSample part = i < 20 ? one : other;
            for (PairedSample sample : new PairedSample[] {part, whole}) {
                sample.add(i, 1, i * i % 13, 1);
                sample.count(true, i);
                sample.count(false, i * i % 13);
            }
        }
        one.add(other);
        assertThat(one.compared(40)).isEqualTo(whole.compared(40));
        assertThat(whole.compared(40).secondNumbers()).containsEntry(0, 4L);
    }

    @Test
    void seriesOfTwoSeedsAreNoComparison() {
        Series one = ArenaTest.deals(4, false, ArenaTest.HIGH, ArenaTest.LOW);
        Series other =
                new Series(one.game(), one.bots(), one.unit(), 4, Seed.ofNumber(2), false, null);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Comparison.play(one, other, 1, done -> {}));
    }

    @Test
    void bothArePlayedWithTheSameCards() throws InterruptedException {
        Series high = ArenaTest.deals(60, false, ArenaTest.HIGH, ArenaTest.HIGH);
        Series low =
                new Series(
                        high.game(),
                        java.util.List.of(ArenaTest.LOW, ArenaTest.LOW),
                        high.unit(),
                        high.count(),
                        high.seed(),
                        false,
                        null);
        ComparisonReport same = Comparison.play(high, high, 2, done -> {});
        assertThat(same.measures()).isNotEmpty();
        same.numbers().values().forEach(found -> assertThat(found.difference().mean()).isZero());
        assertThat(Comparison.play(high, low, 3, done -> {}))
                .isEqualTo(Comparison.play(high, low, 1, done -> {}));
    }
}
