package meldhouse.scripting;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class DeadlineTest {
    private static final Duration LONG = Duration.ofHours(1);
    private static final Duration AMPLE = Duration.ofMillis(500);
    private static final Duration SHORT = Duration.ofMillis(5);

    private final ScheduledThreadPoolExecutor watch = new ScheduledThreadPoolExecutor(1);
    private final CountDownLatch late = new CountDownLatch(1);
    private final Deadline deadline = new Deadline(watch, late::countDown);

    DeadlineTest() {
        watch.setRemoveOnCancelPolicy(true);
    }

    @AfterEach
    void close() {
        watch.shutdownNow();
    }

    @Test
    void whatTakesTooLongIsEndedAndSaidToBeLate() throws InterruptedException {
        deadline.begin(SHORT);
        assertThat(late.await(10, TimeUnit.SECONDS)).isTrue();
        assertThat(deadline.end()).isFalse();
    }

    @Test
    void aShortTimeAfterALongOneIsKept() throws InterruptedException {
        deadline.begin(LONG);
        assertThat(deadline.end()).isTrue();
        deadline.begin(SHORT);
        assertThat(late.await(10, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void aLookForWhatIsOverEndsNothingAndTheNextOneIsStillWatched() throws InterruptedException {
        CountDownLatch looked = new CountDownLatch(1);
        deadline.begin(AMPLE);
        assertThat(deadline.end()).isTrue();
        watch.schedule(looked::countDown, AMPLE.toMillis() + 1, TimeUnit.MILLISECONDS);
        assertThat(looked.await(10, TimeUnit.SECONDS)).isTrue();
        assertThat(late.getCount()).isEqualTo(1);
        deadline.begin(SHORT);
        assertThat(late.await(10, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void manyThingsInTimeNeedOneLookOnly() {
        deadline.begin(LONG);
        Runnable look = watch.getQueue().element();
        for (int i = 0; i < 1000; i++) {
            deadline.begin(LONG);
            assertThat(deadline.end()).isTrue();
        }
        assertThat(watch.getQueue()).containsExactly(look);
    }

    @Test
    void nothingIsLeftToLookForWhenItIsClosed() {
        deadline.begin(LONG);
        deadline.close();
        assertThat(watch.getQueue()).isEmpty();
    }
}
