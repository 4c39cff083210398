package meldhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.List;

class LanAddressesTest {
    @Test
    void theInterfaceThatLeadsToTheWorldComesFirst() {
        assertThat(
                        texts(
                                found("docker0", "172.17.0.1", false),
                                found("eth1", "10.0.0.9", false),
                                found("wlan0", "192.168.1.20", true)))
                .containsExactly("192.168.1.20", "10.0.0.9", "172.17.0.1");
    }

    @Test
    void aTunnelComesAfterTheHouseEvenIfItLeadsToTheWorld() {
        assertThat(texts(found("tun0", "10.8.0.2", true), found("eth0", "192.168.1.20", false)))
                .containsExactly("192.168.1.20", "10.8.0.2");
    }

    @Test
    void anAddressIsListedOnce() {
        assertThat(
                        texts(
                                found("eth0", "192.168.1.20", false),
                                new LanAddresses.Found("eth1", 2, "192.168.1.20", false, true)))
                .containsExactly("192.168.1.20");
    }

    @Test
    void whoeverListensOnOneAddressNamesThatOne() {
        assertThat(LanAddresses.of("192.168.1.20")).containsExactly("192.168.1.20");
    }

    @Test
    void anAddressThatCameBackOnAnotherInterfaceIsAnotherPlace() {
        LanAddresses.Found before = found("eth0", "192.168.1.20", true);
        LanAddresses.Found after = new LanAddresses.Found("eth0", 9, "192.168.1.20", true, true);
        assertThat(LanAddresses.ranked(List.of(before)))
                .isNotEqualTo(LanAddresses.ranked(List.of(after)));
    }

    private static List<String> texts(LanAddresses.Found... found) {
        return LanAddresses.ranked(List.of(found)).stream().map(LanAddresses.Place::text).toList();
    }

    private static LanAddresses.Found found(String name, String address, boolean routed) {
        return new LanAddresses.Found(name, 1, address, routed, true);
    }
}
