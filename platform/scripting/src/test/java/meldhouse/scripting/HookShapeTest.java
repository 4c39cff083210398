package meldhouse.scripting;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.api.game.Hook.Shape;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

/** What fits a shape, and how the shape is told. */
class HookShapeTest {
    private static final Shape PART = new Shape.CardsFrom(List.of("AS", "AS", "TH"), 1);

    @Test
    void cardsAreTakenNoMoreOftenThanTheyAreThere() {
        assertThat(HookShape.fit(PART, List.of("AS", "TH", "AS"))).isPresent();
        assertThat(HookShape.fit(PART, List.of("TH", "TH"))).isEmpty();
        assertThat(HookShape.fit(PART, List.of("KD"))).isEmpty();
        assertThat(HookShape.fit(PART, List.of())).isEmpty();
        assertThat(HookShape.fit(PART, "AS")).isEmpty();
    }

    @Test
    void anEmptyPartFitsWhereNoneIsAllowed() {
        assertThat(HookShape.fit(new Shape.CardsFrom(List.of("AS"), 0), List.of()))
                .contains(List.of());
    }

    @Test
    void cardsToChooseFromAreListed() {
        assertThat(HookShape.words(PART))
                .isEqualTo(
                        "a list of 1 or more of these cards, none more often than here: \"AS\","
                                + " \"AS\", \"TH\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Rainbow", "Queen's court No. 4", "Große Straße", "7", "Æble-tærte"})
    void aNameIsOfLettersDigitsAndALittleMore(String name) {
        assertThat(HookShape.fit(new Shape.Name(), name)).contains(name);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " x",
                "x ",
                "-x",
                "a;b",
                "a|b",
                "a,b",
                "a=b",
                "a+b",
                "a\nb",
                "a\u001b[31m",
                "a\u202eb",
                "12345678901234567890123456789012345678901"
            })
    void otherTextsAreNoNames(String name) {
        assertThat(HookShape.fit(new Shape.Name(), name)).isEmpty();
    }
}
