package meldhouse.server.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RateLimitTest {
    private long now;
    private final RateLimit limit = new RateLimit(10, () -> now);

    private int allowed(int lines) {
        int allowed = 0;
        for (int i = 0; i < lines; i++) {
            allowed += limit.allows() ? 1 : 0;
        }
        return allowed;
    }

    @Test
    void forAMomentTwiceTheRateIsAllowed() {
        assertThat(allowed(100)).isEqualTo(20);
    }

    @Test
    void aSecondEarnsTheRate() {
        allowed(100);
        now += 1_000_000_000L;
        assertThat(allowed(100)).isEqualTo(10);
    }

    @Test
    void whatIsSavedUpIsBounded() {
        now += 3_600_000_000_000L;
        assertThat(allowed(100)).isEqualTo(20);
    }
}
