package meldhouse.client.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.List;

class SeatsTest {
    @Test
    void theViewerIsYou() {
        Seats seats = new Seats(1, List.of("Ann", "Bob"));
        assertThat(seats.who(1).you()).isTrue();
        assertThat(seats.who(1)).hasToString("you");
        assertThat(seats.who(0).you()).isFalse();
        assertThat(seats.who(0)).hasToString("Ann");
        assertThat(seats.who(7)).hasToString("Seat 7");
    }

    @Test
    void equalNamesAreToldApartBySeat() {
        Seats seats = new Seats(Seats.WATCHING, List.of("Steady", "Ann", "Steady"));
        assertThat(seats.names()).containsExactly("Steady 0", "Ann", "Steady 2");
    }

    @Test
    void nobodyElseIsCalledYou() {
        assertThat(new Seats(0, List.of("Ann", "You")).who(1)).hasToString("You 1");
    }
}
