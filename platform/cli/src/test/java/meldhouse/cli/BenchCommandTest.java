package meldhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;

import org.junit.jupiter.api.Test;

final class BenchCommandTest {
    @Test
    void movesAreCountedWithAndWithoutEvents() throws Exception {
        Run run = Run.of("bench", "--seconds", "0.2", "--json");
        assertThat(run.code()).as(run.err()).isZero();
        JsonNode answer = new JsonMapper().readTree(run.out());
        for (String path : new String[] {"search", "table"}) {
            JsonNode measured = answer.get(path);
            assertThat(measured.get("moves").asLong()).isPositive();
            assertThat(measured.get("movesPerSecond").asDouble()).isPositive();
            assertThat(measured.get("nanosPerMove").asDouble()).isPositive();
            assertThat(measured.get("bytesPerMove").asDouble()).isPositive();
        }
    }

    @Test
    void theTableHasOneRowForEachWay() {
        assertThat(Run.of("bench", "--seconds", "0.1").out())
                .contains("moves/s", "next position", "ruling and events");
    }

    @Test
    void aSpanThatIsNoneIsRefused() {
        for (String seconds : new String[] {"0", "-1", "NaN", "601"}) {
            Run run = Run.of("bench", "--seconds=" + seconds);
            assertThat(run.code()).isEqualTo(Exit.USAGE);
            assertThat(run.err()).contains("Allowed: more than 0, up to 600.");
        }
    }
}
