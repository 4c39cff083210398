package meldhouse.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.server.http.Doorkeeper.Verdict;

import org.junit.jupiter.api.Test;

import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Nobody at the port for browsers takes it from the others. */
class DoorkeeperTest {
    private static final Visitor HERE = new Visitor("127.0.0.1", true);
    private static final Visitor ANN = new Visitor("192.0.2.7", false);
    private static final Visitor BEN = new Visitor("192.0.2.8", false);

    private final Set<String> banned = new HashSet<>();
    private long now;
    private final Doorkeeper keeper = new Doorkeeper(banned::contains, 5, () -> now);

    private List<Verdict> asks(Visitor from, int times) {
        return Stream.generate(() -> keeper.judge(from)).limit(times).toList();
    }

    @Test
    void anAddressMayAskSoOftenAndAnotherIsNotTouched() {
        assertThat(Collections.frequency(asks(ANN, 100), Verdict.TOO_OFTEN)).isEqualTo(90);
        assertThat(asks(BEN, 10)).containsOnly(Verdict.WELCOME);
        now += 1_000_000_000L;
        assertThat(Collections.frequency(asks(ANN, 100), Verdict.WELCOME)).isEqualTo(5);
    }

    @Test
    void thisMachineMayAlways() {
        banned.add(HERE.address());
        assertThat(asks(HERE, 100)).containsOnly(Verdict.WELCOME);
    }

    @Test
    void whoeverIsKeptOutIsUntilTheHostEndsThat() {
        banned.add(ANN.address());
        assertThat(asks(ANN, 2)).containsOnly(Verdict.KEPT_OUT);
        assertThat(asks(BEN, 2)).containsOnly(Verdict.WELCOME);
        banned.clear();
        assertThat(asks(ANN, 2)).containsOnly(Verdict.WELCOME);
    }

    @Test
    void whoeverHasManyAddressesOfOneNetworkIsOneVisitor() {
        asks(new Visitor("2001:db8:0:0:0:0:0:1", false), 10);
        assertThat(keeper.judge(new Visitor("2001:db8:0:0:1:0:0:9", false)))
                .isEqualTo(Verdict.TOO_OFTEN);
        assertThat(keeper.judge(new Visitor("2001:db8:0:1:0:0:0:1", false)))
                .isEqualTo(Verdict.WELCOME);
    }

    @Test
    void whatIsCountedOfStrangersHasABound() {
        asks(ANN, 10);
        assertThat(keeper.judge(ANN)).isEqualTo(Verdict.TOO_OFTEN);
        for (int i = 0; i < 10_000; i++) {
            keeper.judge(new Visitor("10.0.%d.%d".formatted(i >> 8, i & 255), false));
        }
        assertThat(keeper.judge(ANN)).as("forgotten").isEqualTo(Verdict.WELCOME);
    }

    @Test
    void oneAddressTakesNoMoreThanItsPartOfTheConnections() {
        for (int i = 0; i < Doorkeeper.MOST_EACH; i++) {
            assertThat(keeper.comes(ANN)).isTrue();
        }
        assertThat(keeper.comes(ANN)).isFalse();
        assertThat(keeper.comes(BEN)).isTrue();
        keeper.leaves(ANN);
        keeper.leaves(ANN);
        assertThat(keeper.comes(ANN)).isTrue();
    }

    @Test
    void allOfThemTogetherHaveABoundToo() {
        for (int i = 0; i < Doorkeeper.MOST_CONNECTIONS; i++) {
            assertThat(keeper.comes(HERE)).isTrue();
        }
        assertThat(keeper.comes(BEN)).isFalse();
        keeper.leaves(BEN);
        keeper.leaves(HERE);
        assertThat(keeper.comes(BEN)).isTrue();
    }
}
