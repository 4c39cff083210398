package meldhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.List;

class LanAddressesTest {
    @Test
    void theInterfaceThatLeadsToTheWorldComesFirst() {
        assertThat(
                        LanAddresses.ranked(
                                List.of(
                                        found("docker0", "172.17.0.1", false),
                                        found("eth1", "10.0.0.9", false),
                                        found("wlan0", "192.168.1.20", true))))
                .containsExactly("192.168.1.20", "10.0.0.9", "172.17.0.1");
    }

    @Test
    void aTunnelComesAfterTheHouseEvenIfItLeadsToTheWorld() {
        assertThat(
                        LanAddresses.ranked(
                                List.of(
                                        found("tun0", "10.8.0.2", true),
                                        found("eth0", "192.168.1.20", false))))
                .containsExactly("192.168.1.20", "10.8.0.2");
    }

    @Test
    void anAddressIsListedOnce() {
        assertThat(
                        LanAddresses.ranked(
                                List.of(
                                        found("eth0", "192.168.1.20", false),
                                        found("eth0:1", "192.168.1.20", false))))
                .containsExactly("192.168.1.20");
    }

    @Test
    void whoeverListensOnOneAddressNamesThatOne() {
        assertThat(LanAddresses.of("192.168.1.20")).containsExactly("192.168.1.20");
    }

    private static LanAddresses.Found found(String name, String address, boolean routed) {
        return new LanAddresses.Found(name, address, routed, true);
    }
}
