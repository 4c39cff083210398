package meldhouse.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AddressTest {
    @ParameterizedTest
    @CsvSource({
        "den, den:7777",
        "den:9000, den:9000",
        "192.168.1.7, 192.168.1.7:7777",
        "[fe80::1]:80, [fe80::1]:80",
        "fe80::1, [fe80::1]:7777",
        "[::1], [::1]:7777"
    })
    void hostAndPortAreRead(String typed, String meant) {
        assertThat(Address.parse(typed)).hasToString(meant);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ":7777", "den:x", "den:0", "den:65536", "[::1", "[::1]x", "a b"})
    void whatIsNoAddressIsRefusedWithWhatIsAllowed(String typed) {
        assertThatThrownBy(() -> Address.parse(typed))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Allowed: HOST or HOST:PORT");
    }
}
