package meldhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.time.Instant;
import java.util.logging.Level;
import java.util.logging.LogRecord;

/** An event is a line. */
class LogLinesTest {
    private static LogRecord record() {
        LogRecord record = new LogRecord(Level.WARNING, "Table ''{0}'':\n\"{1}\"");
        record.setParameters(new Object[] {"t1", "a=b\\c"});
        record.setLoggerName("meldhouse.server");
        record.setInstant(Instant.parse("2026-01-02T03:04:05Z"));
        record.setThrown(new IllegalStateException("my hand is AS", new IOException("and TS too")));
        return record;
    }

    @Test
    void pairsStandInOneLine() {
        String line = new LogLines(false).format(record());

        assertThat(line)
                .startsWith(
                        "time=2026-01-02T03:04:05Z level=warning logger=meldhouse.server"
                                + " message=\"Table 't1':\\n\\\"a=b\\\\c\\\"\" thrown=")
                .endsWith(System.lineSeparator());
        assertThat(line.lines()).hasSize(1);
    }

    @Test
    void anObjectOfJsonIsOneLineToo() throws Exception {
        String line = new LogLines(true).format(record());

        assertThat(line.lines()).hasSize(1);
        JsonNode told = new ObjectMapper().readTree(line);
        assertThat(told.path("message").asText()).isEqualTo("Table 't1':\n\"a=b\\c\"");
        assertThat(told.path("level").asText()).isEqualTo("warning");
        assertThat(told.path("at").asText()).contains("LogLinesTest.record:");
    }

    @Test
    void whatAStrangerThrowsIsNamedButNotQuoted() {
        for (boolean json : new boolean[] {false, true}) {
            assertThat(new LogLines(json).format(record()))
                    .contains("java.lang.IllegalStateException < java.io.IOException")
                    .doesNotContain("my hand", "and TS");
        }
    }
}
