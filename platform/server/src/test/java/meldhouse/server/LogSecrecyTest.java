package meldhouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.catalog.Catalog;
import meldhouse.store.MemoryJournal;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The whole log of a whole match, at its most talkative, names no card that was ever hidden. */
class LogSecrecyTest {
    private static final Pattern CARD = Pattern.compile("\\b[9TJQKA][SHDC]\\b");
    private static final Catalog INSTALLED = Catalog.of(LogSecrecyTest.class.getClassLoader());

    private static Set<String> cards(String text) {
        return CARD.matcher(text)
                .results()
                .map(found -> found.group())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void noHiddenCardIsInTheLogOfAWholeMatch() throws Exception {
        Catalog catalog =
                Catalog.of(
                        INSTALLED.rulesets(),
                        Stream.concat(
                                        INSTALLED.bots().stream(),
                                        Stream.of(ToyBots.throwing(), ToyBots.cheating()))
                                .toList());
        Logger root = Logger.getLogger("");
        Level before = root.getLevel();
        root.setLevel(Level.ALL);
        try (LogCapture log = LogCapture.of("")) {
            Set<String> dealt;
            try (TestServer server =
                            TestServer.start(
                                    ServerConfig.of(catalog, new MemoryJournal())
                                            .withHttp(new ServerConfig.Http(0, false)));
                    LineClient anna = server.join("Anna")) {
                dealt = play(server, anna);
            }
            assertThat(dealt).hasSize(24);
            // It is a log of this match, and not of nothing.
            assertThat(log.text())
                    .contains("Anna joined", "'throwing'", "'cheating'")
                    .hasSizeGreaterThan(2000);
            assertThat(cards(log.text())).isEmpty();
        } finally {
            root.setLevel(before);
        }
    }

    /**
     * A match with bots that throw their cards about, and a player who asks for what is not hers.
     */
    private static Set<String> play(TestServer server, LineClient anna) throws Exception {
        String table =
                anna.ok(
                                "create",
                                "ruleset",
                                "american",
                                "options",
                                Map.of("target", 100),
                                "seats",
                                List.of(
                                        "me",
                                        Map.of("bot", "throwing"),
                                        Map.of("bot", "steady"),
                                        Map.of("bot", "cheating")))
                        .get("table")
                        .asText();
        Web web = new Web(server.server().httpPort().orElseThrow());
        for (JsonNode message = anna.next();
                !message.path("state").asText().equals("over");
                message = anna.next()) {
            if (Player.turn().test(message)) {
                anna.ask(
                        "move",
                        "table",
                        table,
                        "seq",
                        message.get("seq").asLong(),
                        "move",
                        Map.of("type", "play", "card", "XX"));
                Player.of(anna, table).answer(message);
                assertThat(web.read("/health").code()).isEqualTo(200);
            }
        }
        assertThat(cards(web.read("/").text() + web.read("/metrics").text())).isEmpty();
        return cards(anna.log(table).toString());
    }
}
