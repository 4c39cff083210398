package meldhouse.client.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.List;

class SeatsTest {
    @Test
    void theViewerIsYou() {
        Seats seats = new Seats(1, List.of("Ann", "Bob"));
        assertThat(seats.name(1)).isEqualTo("You");
        assertThat(seats.whom(1)).isEqualTo("you");
        assertThat(seats.whose(1)).isEqualTo("your");
        assertThat(seats.does(1, "pass", "passes")).isEqualTo("You pass");
        assertThat(seats.does(0, "pass", "passes")).isEqualTo("Ann passes");
        assertThat(seats.whose(0)).isEqualTo("Ann's");
    }

    @Test
    void equalNamesAreToldApartBySeat() {
        Seats seats = new Seats(Seats.WATCHING, List.of("Steady", "Ann", "Steady"));
        assertThat(seats.names()).containsExactly("Steady 0", "Ann", "Steady 2");
    }

    @Test
    void nobodyElseIsCalledYou() {
        assertThat(new Seats(0, List.of("Ann", "You")).name(1)).isEqualTo("You 1");
    }
}
