package meldhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;

/** A host is announced on the networks that there are, whenever they come and go. */
@Timeout(60)
class LanWatchTest {
    private static final LanAddresses.Place CABLE = new LanAddresses.Place("192.168.1.20", 2);
    private static final LanAddresses.Place WIRELESS = new LanAddresses.Place("10.0.0.7", 3);

    /** Tells nobody, and keeps what it was asked for. */
    private static final class Recorder implements LanAnnouncement.Mouth {
        private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
        private final Set<String> mute = new HashSet<>();

        @Override
        public Closeable speak(String address) throws IOException {
            if (mute.remove(address)) {
                heard.add("? " + address);
                throw new IOException("no multicast");
            }
            heard.add("+ " + address);
            return () -> heard.add("- " + address);
        }

        private String next() throws InterruptedException {
            return String.valueOf(heard.poll(20, TimeUnit.SECONDS));
        }
    }

    private final Recorder recorder = new Recorder();
    private final LanAnnouncement announcement = new LanAnnouncement(recorder);

    @Test
    void aNetworkThatComesIsToldAndOneThatGoesIsLeft() throws Exception {
        announcement.at(List.of(CABLE));
        assertThat(recorder.next()).isEqualTo("+ 192.168.1.20");
        announcement.at(List.of(CABLE, WIRELESS));
        assertThat(recorder.next()).isEqualTo("+ 10.0.0.7");
        announcement.at(List.of(WIRELESS));
        assertThat(recorder.next()).isEqualTo("- 192.168.1.20");
        announcement.close();
        assertThat(recorder.next()).isEqualTo("- 10.0.0.7");
        assertThat(recorder.heard).isEmpty();
    }

    @Test
    void whereNothingChangesNothingIsSaidAgain() {
        announcement.at(List.of(CABLE, WIRELESS));
        announcement.at(List.of(WIRELESS, CABLE));
        assertThat(recorder.heard).containsExactly("+ 192.168.1.20", "+ 10.0.0.7");
    }

    @Test
    void aCardThatWasTakenOutAndPutBackIsToldAnew() throws Exception {
        announcement.at(List.of(CABLE));
        announcement.at(List.of(new LanAddresses.Place(CABLE.text(), CABLE.card() + 1)));
        assertThat(List.of(recorder.next(), recorder.next(), recorder.next()))
                .startsWith("+ 192.168.1.20")
                .containsExactlyInAnyOrder("+ 192.168.1.20", "- 192.168.1.20", "+ 192.168.1.20");
    }

    @Test
    void whereItCouldNotBeToldItIsTriedAgainAndTheOthersAreTold() {
        recorder.mute.add(CABLE.text());
        announcement.at(List.of(CABLE, WIRELESS));
        announcement.at(List.of(CABLE, WIRELESS));
        assertThat(recorder.heard)
                .containsExactly("? 192.168.1.20", "+ 10.0.0.7", "+ 192.168.1.20");
    }

    @Test
    void onceItIsClosedNothingIsToldAnyMore() {
        announcement.close();
        announcement.at(List.of(CABLE));
        assertThat(recorder.heard).isEmpty();
    }

    @Test
    void theWatchSeesEachChangeAndBearsACardThatGoesWhileItIsLookedAt() throws Exception {
        AtomicReference<List<LanAddresses.Place>> there = new AtomicReference<>(List.of(CABLE));
        CountDownLatch failed = new CountDownLatch(2);
        LanWatch watch =
                LanWatch.start(
                        () -> {
                            List<LanAddresses.Place> now = there.get();
                            if (now.isEmpty()) {
                                failed.countDown();
                                throw new UncheckedIOException(new IOException("gone"));
                            }
                            return now;
                        },
                        Duration.ofMillis(5),
                        announcement::at);
        try {
            assertThat(recorder.next()).isEqualTo("+ 192.168.1.20");
            there.set(List.of());
            assertThat(failed.await(20, TimeUnit.SECONDS)).isTrue();
            there.set(List.of(CABLE, WIRELESS));
            assertThat(recorder.next()).isEqualTo("+ 10.0.0.7");
            there.set(List.of(WIRELESS));
            assertThat(recorder.next()).isEqualTo("- 192.168.1.20");
        } finally {
            watch.close();
        }
    }
}
