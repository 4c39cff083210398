package meldhouse.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import meldhouse.api.options.HouseRules;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;

class PlainJsonTest {
    @Test
    void plainDataIsReadBackAsItWas() {
        assertThat(PlainJson.plain(PlainJson.json(Samples.options()))).isEqualTo(Samples.options());
        for (Object value :
                List.of("", "é\n", true, 0, -7, 3_000_000_000L, List.of(1, List.of()), Map.of())) {
            assertThat(PlainJson.plain(PlainJson.json(value))).isEqualTo(value);
        }
        assertThat(PlainJson.plain(PlainJson.json((Object) null))).isNull();
    }

    @Test
    void aNumberIsHeldExactly() throws Misfit {
        assertThat(PlainJson.plain(Lines.read("[1,1.50,123456789012345678901,2147483648]")))
                .hasToString("[1, 1.50, 123456789012345678901, 2147483648]");
    }

    @Test
    void houseRulesKeepTheirOrderAndTheirNulls() {
        HouseRules rules = new HouseRules(Samples.options());
        assertThat(PlainJson.json(rules).toString())
                .startsWith("{\"target\":500,\"maximumBid\":null,\"dealPackets\":[4,3,4,1],");
        assertThat(PlainJson.houseRules(PlainJson.json(rules))).isEqualTo(rules);
    }

    @Test
    void whatIsNoPlainDataIsRefused() {
        for (Object value :
                List.of(Double.NaN, new StringBuilder("x"), List.of(Thread.State.NEW))) {
            assertThatThrownBy(() -> PlainJson.json(value))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("Allowed: texts, numbers");
        }
        assertThatThrownBy(() -> PlainJson.houseRules(Samples.json("[1]")))
                .hasMessage("Cannot read [1]: it is no object. Allowed: an object.");
    }
}
