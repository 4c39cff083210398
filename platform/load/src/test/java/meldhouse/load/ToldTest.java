package meldhouse.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;
import java.util.TreeSet;

class ToldTest {
    private static Told read(String line, long seed) throws IOException {
        return Told.read(line.getBytes(StandardCharsets.UTF_8), new SplittableRandom(seed));
    }

    @Test
    void everyLegalMoveIsChosenNowAndThenAndOfARangeTheLeast() throws IOException {
        String turn =
                """
                {"type":"turn","table":"t1","seq":7,"seat":0,"who":"Gänse","legal":[{"type":"pass"},\
                {"type":"bid","field":"amount","min":250,"max":null,"step":10},\
                {"type":"lay","melds":[{"type":"set","cards":["8H","JK=8H"]}]}],"left":null}\
                """;
        TreeSet<String> chosen = new TreeSet<>();
        for (int seed = 0; seed < 100; seed++) {
            Told told = read(turn, seed);
            assertThat(told.seq()).isEqualTo(7);
            assertThat(told.table()).isEqualTo("t1");
            chosen.add(String.valueOf(told.move()));
        }
        assertThat(chosen)
                .containsExactly(
                        "{\"type\":\"bid\",\"amount\":250}",
                        "{\"type\":\"lay\",\"melds\":[{\"type\":\"set\",\"cards\":[\"8H\",\"JK=8H\"]}]}",
                        "{\"type\":\"pass\"}");
    }

    @Test
    void aTurnWithoutAMoveHasNone() throws IOException {
        assertThat(read("{\"type\":\"turn\",\"seq\":1,\"legal\":[]}", 1).move()).isNull();
    }

    @Test
    void whatIsNotNeededIsPassedOver() throws IOException {
        Told row =
                read(
                        "{\"type\":\"table\",\"seats\":[{\"state\":\"x\"}],\"origins\":{\"seq\":3},\"state\":\"over\"}",
                        1);
        assertThat(row).isEqualTo(new Told("table", null, -1, -1, "over", null, null));
        assertThat(read("{\"type\":\"error\",\"re\":4,\"message\":\"No.\"}", 1).words())
                .isEqualTo("No.");
    }

    @Test
    void whatIsNullOrOfAnotherShapeIsPassedOver() throws IOException {
        assertThat(
                        read(
                                "{\"type\":\"clock\",\"table\":{\"a\":[1]},\"re\":\"x\",\"seq\":null,\"state\":null,\"message\":[{}]}",
                                1))
                .isEqualTo(new Told("clock", null, -1, -1, null, null, null));
    }

    @Test
    void aLineThatIsNoObjectIsRefused() {
        for (String line : new String[] {"", "[]", "{\"type\":", "yes"}) {
            assertThatThrownBy(() -> read(line, 1)).isInstanceOf(IOException.class);
        }
    }
}
