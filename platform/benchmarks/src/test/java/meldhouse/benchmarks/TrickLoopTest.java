package meldhouse.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.american.AmericanView;
import meldhouse.american.DealScore;
import meldhouse.api.game.Position;
import meldhouse.api.game.Viewer;

import org.junit.jupiter.api.Test;

import java.util.SplittableRandom;

class TrickLoopTest {
    @Test
    void theHandWrittenLoopPlaysTheSameTricksAsThePlatform() {
        TrickLoop loop = new TrickLoop();
        int deals = 0;
        for (Deals.Led led : Deals.led(2_000)) {
            loop.start(led.hands(), led.trump().ordinal(), led.leader());
            int points = loop.play(new SplittableRandom(deals));
            Position end = PlayoutBenchmark.playOut(led.position(), new SplittableRandom(deals));
            DealScore score = ((AmericanView) end.view(Viewer.WATCHER)).deals().getLast();
            assertThat(score.trickPoints()).containsExactly(points, 210 - points);
            deals++;
        }
        assertThat(deals).isEqualTo(2_000);
    }
}
