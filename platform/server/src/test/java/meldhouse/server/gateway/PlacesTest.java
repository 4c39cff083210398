package meldhouse.server.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PlacesTest {
    private static final Household ANNA = household("192.0.2.1");
    private static final Household BERT = household("192.0.2.2");

    private final Places places = new Places(new Capacity(5, 2, 3));

    private static Household household(String address) {
        return Household.of(Household.read(address));
    }

    private Places.Place taken(Household from) {
        assertThat(places.take(from)).isInstanceOf(Places.Answer.Taken.class);
        // A second one, to be looked at.
        return switch (places.take(from)) {
            case Places.Answer.Taken(Places.Place place) -> place;
            case Places.Answer.Full(String why) -> throw new AssertionError(why);
        };
    }

    @Test
    void anAddressHasSoManyConnectionsAndAnotherAsMany() {
        Places.Place second = taken(ANNA);
        assertThat(places.take(ANNA))
                .isEqualTo(
                        new Places.Answer.Full(
                                "The server takes no more connections from your address: it has 2"
                                        + " of them, as many as it takes."));
        taken(BERT);
        second.give();
        assertThat(places.take(ANNA)).isInstanceOf(Places.Answer.Taken.class);
    }

    @Test
    void allOfThemTogetherHaveSoManyAndThisMachineToo() {
        taken(ANNA);
        taken(BERT);
        assertThat(places.take(household("127.0.0.1"))).isInstanceOf(Places.Answer.Taken.class);
        assertThat(places.take(household("127.0.0.1")))
                .isEqualTo(new Places.Answer.Full("The server is full."));
    }

    @Test
    void thisMachineItselfIsCountedWithAllAlone() {
        Places.Place second = taken(household("127.0.0.1"));
        assertThat(places.take(household("::1"))).isInstanceOf(Places.Answer.Taken.class);
        for (int line = 0; line < 100; line++) {
            assertThat(second.allowsLine()).isTrue();
        }
    }

    @Test
    void theConnectionsOfAnAddressShareItsLines() {
        Places.Place second = taken(ANNA);
        // Twice as many as a second's for a moment; the clock may give one back meanwhile.
        int allowed = 0;
        while (second.allowsLine()) {
            allowed++;
            assertThat(allowed).isLessThan(1000);
        }
        assertThat(allowed).isGreaterThanOrEqualTo(6);
        assertThat(taken(BERT).allowsLine()).isTrue();
    }

    @Test
    void whoGoesAndComesAgainHasNoMoreLines() {
        Places one = new Places(new Capacity(5, 5, 1));
        Household from = ANNA;
        int allowed = 0;
        for (int visit = 0; visit < 50; visit++) {
            if (one.take(from) instanceof Places.Answer.Taken(Places.Place place)) {
                allowed += place.allowsLine() ? 1 : 0;
                place.give();
            }
        }
        // Two at once, and one more for each second that this may take on a busy machine.
        assertThat(allowed).isBetween(2, 20);
    }

    @Test
    void ofIpv6ANetworkIsOneVisitor() {
        assertThat(household("2001:db8::1")).isEqualTo(household("2001:db8::ffff:1"));
        assertThat(household("2001:db8::1")).isNotEqualTo(household("2001:db8:0:1::1"));
    }

    @Test
    void onOneCableEachMachineIsOneVisitor() {
        assertThat(household("fe80::1%eth0")).isNotEqualTo(household("fe80::2%eth0"));
    }
}
