package meldhouse.scripting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import meldhouse.api.options.BadHouseRules;
import meldhouse.api.options.Fault;
import meldhouse.api.options.HouseRules;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

class PrecedenceTest {
    private static final Origin PRESET = new Origin.FromPreset("long");
    private static final Origin BASE = new Origin.FromFile("base.js", new Place("base.js", 2, 3));
    private static final Origin FILE = new Origin.FromFile("mine.js", new Place("mine.js", 4, 5));
    private static final Origin LOCKED = new Origin.Locked();
    private static final Origin TABLE = new Origin.FromTable();

    /** From the weakest to the strongest. */
    private static final List<Origin> ORDER = List.of(PRESET, BASE, FILE, LOCKED, TABLE);

    private static Layer says(Origin origin, int target) {
        return Layer.of(origin, HouseRules.of("target", target));
    }

    private static EffectiveRules of(Layer... layers) {
        return Precedence.of(SmallRules.SMALL, List.of(layers));
    }

    @Test
    void whereNobodySaysAnythingTheDefaultHolds() {
        EffectiveRules rules = of();
        assertThat(rules.settings()).hasSize(5);
        assertThat(rules.settings())
                .allSatisfy(
                        setting -> {
                            assertThat(setting.origin()).isEqualTo(new Origin.Default());
                            assertThat(setting.value()).isEqualTo(setting.option().defaultValue());
                            assertThat(setting.changed()).isFalse();
                        });
        assertThat(rules.houseRules()).isEqualTo(HouseRules.DEFAULTS);
    }

    @Test
    void eachWinsOverTheDefault() {
        for (Origin origin : ORDER) {
            Setting target = of(says(origin, 200)).setting("target");
            assertThat(target.value()).isEqualTo(200);
            assertThat(target.origin()).isEqualTo(origin);
            assertThat(target.changed()).isTrue();
        }
    }

    @Test
    void ofEachTwoTheStrongerWinsInWhateverOrderTheyCome() {
        int pairs = 0;
        for (int weak = 0; weak < ORDER.size(); weak++) {
            for (int strong = weak + 1; strong < ORDER.size(); strong++) {
                Origin lower = ORDER.get(weak);
                Origin upper = ORDER.get(strong);
                if (lower.equals(LOCKED)) {
                    continue;
                }
                pairs++;
                Setting target = of(says(lower, 200), says(upper, 300)).setting("target");
                assertThat(target.value()).as("%s over %s", upper, lower).isEqualTo(300);
                assertThat(target.origin()).isEqualTo(upper);
                if (lower.rank() != upper.rank()) {
                    Setting same = of(says(upper, 300), says(lower, 200)).setting("target");
                    assertThat(same).isEqualTo(target);
                }
            }
        }
        assertThat(pairs).isEqualTo(9);
    }

    @Test
    void aTableMayNotChangeWhatTheHostHasLocked() {
        BadHouseRules bad =
                catchThrowableOfType(
                        BadHouseRules.class, () -> of(says(LOCKED, 200), says(TABLE, 300)));
        assertThat(bad.faults())
                .containsExactly(new Fault("target", 300, "the host has locked it", "200"));
        assertThat(bad)
                .hasMessage("Cannot set target to 300: the host has locked it. Allowed: 200.");
    }

    @Test
    void aTableMaySayWhatIsLockedAndTheHostStaysItsOrigin() {
        EffectiveRules rules =
                of(
                        says(LOCKED, 200),
                        Layer.of(TABLE, HouseRules.of("target", 200.0).with("spade", true)));
        assertThat(rules.setting("target").value()).isEqualTo(200);
        assertThat(rules.setting("target").origin()).isEqualTo(LOCKED);
        assertThat(rules.setting("spade").origin()).isEqualTo(TABLE);
    }

    @Test
    void allTogether() {
        List<Layer> layers = new ArrayList<>();
        layers.add(Layer.of(TABLE, HouseRules.of("spade", true)));
        layers.add(Layer.of(LOCKED, HouseRules.of("tie", "bidder")));
        layers.add(Layer.of(PRESET, HouseRules.of("target", 500).with("least", 100)));
        layers.add(Layer.of(BASE, HouseRules.of("least", 200).with("tie", "both")));
        layers.add(Layer.of(FILE, HouseRules.of("points", Map.of("A", 11, "T", 10))));
        EffectiveRules rules = Precedence.of(SmallRules.SMALL, layers);
        assertThat(rules.settings())
                .extracting(
                        setting -> setting.name() + "=" + setting.value() + " " + setting.origin())
                .containsExactly(
                        "target=500 preset long",
                        "least=200 base.js:2:3",
                        "spade=true table",
                        "tie=bidder locked by the host",
                        "points={A=11, T=10} mine.js:4:5");
        assertThat(rules.changed())
                .as("points say what is the default")
                .extracting(Setting::name)
                .containsExactly("target", "least", "spade", "tie");
        assertThat(rules.houseRules().values()).containsOnlyKeys("target", "least", "spade", "tie");
        assertThat(rules.values().whole("least")).isEqualTo(200);
    }

    @Test
    void everyFaultAtOnce() {
        BadHouseRules bad =
                catchThrowableOfType(
                        BadHouseRules.class,
                        () ->
                                of(
                                        Layer.of(FILE, HouseRules.of("taget", 1).with("least", 7)),
                                        says(LOCKED, 200),
                                        says(TABLE, 300)));
        assertThat(bad.faults())
                .extracting(Fault::option)
                .containsExactlyInAnyOrder("taget", "least", "target");
    }
}
