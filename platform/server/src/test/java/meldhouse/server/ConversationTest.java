package meldhouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

import meldhouse.catalog.Catalog;
import meldhouse.store.MemoryJournal;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The conversation in docs/protocol.md, held with a real server. */
class ConversationTest {
    private static final Pattern PLACEHOLDER = Pattern.compile("\"?<([a-z]+)>\"?");
    private static final ObjectMapper JSON = new ObjectMapper();

    /** What the words in angle brackets have turned out to stand for, as JSON. */
    private final Map<String, String> known = new HashMap<>();

    @Test
    void theConversationOfThePageIsHeldWithARealServer() throws Exception {
        List<String> lines = conversation();
        assertThat(lines).hasSizeGreaterThan(20);
        hold(lines);
    }

    /** Those of docs/conversations that a client has with a server. */
    @ParameterizedTest
    @ValueSource(strings = {"watcher", "faults", "owner", "away"})
    void theConversationsAreHeldWithARealServer(String name) throws Exception {
        Path file = docs().resolve("conversations").resolve(name + ".txt");
        hold(
                Files.readAllLines(file).stream()
                        .filter(line -> line.matches("[BCS]: .*|…"))
                        .toList());
    }

    private void hold(List<String> lines) throws Exception {
        var installed = Catalog.of(ConversationTest.class.getClassLoader());
        try (TestServer server =
                TestServer.start(ServerConfig.of(installed, new MemoryJournal()))) {
            LineClient client = new LineClient(server.port());
            LineClient other = new LineClient(server.port());
            int expected = 0;
            for (String line : lines) {
                if (line.startsWith("B: (")) {
                    other.close();
                } else if (line.startsWith("B: ")) {
                    tell(other, filledIn(line.substring(3)));
                } else if (line.startsWith("C: (")) {
                    client.close();
                    client = new LineClient(server.port());
                } else if (line.startsWith("C: ")) {
                    client.sendLine(filledIn(line.substring(3)));
                } else if (line.startsWith("S: ")) {
                    expect(client, line.substring(3));
                    expected++;
                } else {
                    assertThat(line).isEqualTo("…");
                }
            }
            assertThat(expected).isGreaterThan(6);
        }
    }

    /** Sends what somebody else at the table asks for, and waits for the answer. */
    private static void tell(LineClient other, String line) throws IOException {
        int id = JSON.readTree(line).get("id").asInt();
        other.sendLine(line);
        JsonNode answer = other.await(message -> message.path("re").asInt() == id);
        assertThat(answer.path("type").asText()).isNotEqualTo("error");
    }

    private static Path docs() {
        Path docs = Path.of("docs");
        for (Path up = Path.of("").toAbsolutePath();
                !Files.exists(docs.resolve("protocol.md"));
                up = up.getParent()) {
            docs = up.resolve("docs");
        }
        return docs;
    }

    private static List<String> conversation() throws IOException {
        List<String> lines = new ArrayList<>();
        boolean inside = false;
        for (String line : Files.readAllLines(docs().resolve("protocol.md"))) {
            if (line.startsWith("```")) {
                inside = line.equals("```conversation");
            } else if (inside) {
                lines.add(line);
            }
        }
        return lines;
    }

    private String filledIn(String line) {
        return PLACEHOLDER
                .matcher(line)
                .replaceAll(m -> Matcher.quoteReplacement(value(m.group(1))));
    }

    private String value(String name) {
        assertThat(known).containsKey(name);
        return known.get(name);
    }

    /** The next message that is like the line; what the page leaves out is passed over. */
    private void expect(LineClient client, String line) throws IOException {
        while (true) {
            JsonNode message = client.next();
            Map<String, String> learnt = new HashMap<>();
            if (matches(template(line), message, learnt)) {
                known.putAll(learnt);
                return;
            }
            assertThat(message.has("re"))
                    .as("an answer that the page does not have: %s instead of %s", message, line)
                    .isFalse();
        }
    }

    /** The line as JSON: a placeholder as a text in angle brackets, an ellipsis as a field. */
    private static JsonNode template(String line) throws IOException {
        return JSON.readTree(
                PLACEHOLDER.matcher(line).replaceAll("\"<$1>\"").replace("…", "\"…\":true"));
    }

    private boolean matches(JsonNode wanted, JsonNode came, Map<String, String> learnt) {
        if (wanted.isTextual() && wanted.textValue().startsWith("<")) {
            String name = wanted.textValue().replaceAll("[<>]", "");
            String value = came.toString();
            String before = known.getOrDefault(name, learnt.get(name));
            learnt.put(name, value);
            // What a view holds, a sentence says or a feature is called is not the page's affair.
            boolean differs = List.of("view", "sentence", "features", "server").contains(name);
            return before == null || differs || before.equals(value);
        }
        if (wanted.isObject()) {
            if (!came.isObject()) {
                return false;
            }
            boolean more = wanted.has("…");
            for (var field : wanted.properties()) {
                if (!field.getKey().equals("…")
                        && (!came.has(field.getKey())
                                || !matches(field.getValue(), came.get(field.getKey()), learnt))) {
                    return false;
                }
            }
            return more || came.size() == wanted.size();
        }
        if (wanted.isArray()) {
            if (!came.isArray() || came.size() != wanted.size()) {
                return false;
            }
            for (int i = 0; i < wanted.size(); i++) {
                if (!matches(wanted.get(i), came.get(i), learnt)) {
                    return false;
                }
            }
            return true;
        }
        return wanted.equals(came);
    }

    @Test
    void requestsOfOneIdAreCountedOneByOne() throws Exception {
        CompletableFuture<Void> held = new CompletableFuture<>();
        SlowJournal journal = new SlowJournal(held);
        try (TestServer server = TestServer.start(TestServer.config(journal))) {
            LineClient anna = server.join("Anna");
            String table = anna.create();
            journal.slow();
            String salt = "{\"type\":\"salt\",\"id\":\"s\",\"table\":\"%s\",\"salt\":\"x\"}\n";
            // In one piece, so that the ping is there when the salts are.
            anna.sendLine(salt.formatted(table).repeat(4) + "{\"type\":\"ping\",\"id\":\"p\"}");
            journal.awaitReached();
            held.complete(null);

            JsonNode first = anna.await(message -> !message.path("re").isMissingNode());
            assertThat(first.get("re").asText()).isEqualTo("s");
            for (int more = 1; more < 4; more++) {
                anna.await(message -> message.path("re").asText().equals("s"));
            }
            anna.await(message -> message.path("re").asText().equals("p"));
        }
    }

    @Test
    void aRequestHasOneAnswerWhateverFailsAfterIt() throws Exception {
        FaultyRules rules = new FaultyRules();
        try (TestServer server =
                TestServer.start(RuleFaultTest.config(new MemoryJournal(), rules))) {
            LineClient anna = server.join("Anna");
            String table =
                    anna.ok("create", "ruleset", FaultyRules.ID, "seats", WholeMatchTest.ALONE)
                            .get("table")
                            .asText();
            Player.of(anna, table).playUntilTurn(1);
            rules.failAt(FaultyRules.Place.SEEN_BY, new IllegalStateException("c07"));

            int watch = anna.send("watch", "table", table, "from", 0);
            anna.ok("say", "table", table, "text", "Are you there?");

            assertThat(anna.heard())
                    .filteredOn(message -> message.path("re").asInt() == watch)
                    .hasSize(1);
        }
    }
}
