package meldhouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.catalog.Catalog;
import meldhouse.catalog.Plugin;
import meldhouse.store.MemoryJournal;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;

/** Plugins from real jars at a real server. */
@Timeout(120)
class StrangerTest {
    @TempDir private Path plugins;

    @BeforeEach
    void aJarWithRules() throws IOException, URISyntaxException {
        writeJar();
    }

    /** The toy game's classes and the strange ones, as a jar that is no module. */
    private void writeJar() throws IOException, URISyntaxException {
        Path classes = Path.of(Highest.class.getResource("Highest.class").toURI()).getParent();
        try (JarOutputStream jar =
                        new JarOutputStream(Files.newOutputStream(plugins.resolve("strange.jar")));
                Stream<Path> files = Files.list(classes)) {
            for (Path file : files.toList()) {
                String name = file.getFileName().toString();
                if (name.startsWith("Highest") || name.startsWith("StrangeRules")) {
                    jar.putNextEntry(new JarEntry("meldhouse/server/" + name));
                    Files.copy(file, jar);
                }
            }
            jar.putNextEntry(new JarEntry("META-INF/services/meldhouse.api.game.Ruleset"));
            jar.write("meldhouse.server.StrangeRules\n".getBytes(StandardCharsets.UTF_8));
        }
    }

    private ServerConfig config() {
        Catalog catalog =
                Catalog.of(List.of(new Highest("1")), List.of(ToyBots.steady("random")))
                        .withPlugins(plugins);
        assertThat(catalog.skipped()).isEmpty();
        return ServerConfig.of(catalog, new MemoryJournal())
                .withPatience(ServerConfig.Patience.USUAL.withRules(TestServer.millis(2_000)));
    }

    private static String strangeTable(LineClient anna) throws Exception {
        return anna.ok("create", "ruleset", StrangeRules.ID, "seats", WholeMatchTest.ALONE)
                .get("table")
                .asText();
    }

    @Test
    void rulesOfAJarPlayAWholeMatchUnderTheirOwnClassLoader() throws Exception {
        try (TestServer server = TestServer.start(config())) {
            LineClient anna = server.join("Anna");
            Player.of(anna, strangeTable(anna)).playToTheEnd();
        }
    }

    @Test
    void rulesThatNeverComeBackLoseTheirTableAndNothingElse() throws Exception {
        try (TestServer server = TestServer.start(config());
                LogCapture log = LogCapture.of("meldhouse")) {
            LineClient anna = server.join("Anna");
            LineClient bert = server.join("Bert");
            LineClient cleo = server.join("Cleo");
            String table = strangeTable(anna);
            cleo.ok("watch", "table", table);
            JsonNode turn = Player.of(anna, table).playUntilTurn(2);
            anna.send(
                    "move",
                    "table",
                    table,
                    "seq",
                    turn.get("seq").asInt(),
                    "move",
                    Map.of("type", "boom"));

            // Meanwhile at another table, and at another one by the same rules.
            Player.of(bert, bert.create("seats", WholeMatchTest.ALONE)).playToTheEnd();
            Player.of(bert, strangeTable(bert)).playToTheEnd();

            JsonNode said =
                    anna.await(
                            m ->
                                    m.path("type").asText().equals("said")
                                            && m.get("text").asText().contains("given up"));
            assertThat(said.get("text").asText()).contains("Anna's table", "plugin strange.jar");
            anna.await(
                    m ->
                            m.path("type").asText().equals("table")
                                    && m.path("state").asText().equals("closed"));
            cleo.await(
                    m ->
                            m.path("type").asText().equals("said")
                                    && m.get("text").asText().contains("given up"));
            cleo.await(
                    m ->
                            m.path("type").asText().equals("table")
                                    && m.path("state").asText().equals("closed"));
            assertThat(log.text()).contains("plugin strange.jar");
            anna.refused("no_such_table", "watch", "table", table);
            assertThat(anna.ok("tables").findValuesAsText("table")).doesNotContain(table);
            Player.of(anna, strangeTable(anna)).playToTheEnd();
        }
    }

    @Test
    void reloadedPluginsAreForNewTablesAndARunningOneKeepsIts() throws Exception {
        try (TestServer server = TestServer.start(config())) {
            LineClient anna = server.join("Anna");
            LineClient bert = server.join("Bert");
            String old = strangeTable(anna);
            JsonNode turn = Player.of(anna, old).playUntilTurn(2);

            Files.delete(plugins.resolve("strange.jar"));
            assertThat(server.server().reloadPlugins().plugins()).isEmpty();

            bert.refused("bad_request", "create", "ruleset", StrangeRules.ID);
            assertThat(bert.ok("rulesets").findValuesAsText("id")).doesNotContain(StrangeRules.ID);

            writeJar();
            assertThat(server.server().reloadPlugins().plugins()).allMatch(Plugin::isInUse);
            Player.of(bert, strangeTable(bert)).playToTheEnd();
            Player.of(anna, old).answer(turn);
            Player.of(anna, old).playToTheEnd();
        }
    }
}
