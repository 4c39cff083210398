package meldhouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

import meldhouse.scripting.HouseRuleFolder;
import meldhouse.server.Web.Came;
import meldhouse.store.Journal;
import meldhouse.store.MemoryJournal;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The port for browsers and for whoever watches over the server. */
class HttpPortTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Path DASHBOARD = Path.of("../../docs/grafana-dashboard.json");
    private static final Pattern METRIC = Pattern.compile("\\bmeldhouse_\\w+");

    private static final String BY_PROXY = "X-Forwarded-For";

    private static TestServer start(Journal journal) throws IOException {
        return TestServer.start(config(journal));
    }

    private static ServerConfig config(Journal journal) {
        return TestServer.config(journal, ToyBots.throwing())
                .withHttp(new ServerConfig.Http(0, false));
    }

    private static Web web(TestServer server) {
        return new Web(server.server().httpPort().orElseThrow());
    }

    private static Web admin(TestServer server) throws IOException {
        Web web = web(server);
        assertThat(web.read("/admin/" + server.server().newAdminKey()).code()).isEqualTo(303);
        return web;
    }

    private static String formKey(Web web) throws IOException {
        Matcher key =
                Pattern.compile("name=\"key\" value=\"([^\"]+)\"").matcher(web.read("/").text());
        assertThat(key.find()).isTrue();
        return key.group(1);
    }

    @Test
    void thePageTellsTablesAndPlayersAndNoCard() throws Exception {
        try (TestServer server = start(new MemoryJournal());
                LineClient anna = server.join("Anna")) {
            String none = web(server).read("/").text();
            assertThat(none).contains("There are none yet.");
            anna.create("title", "Kitchen", "seats", WholeMatchTest.ALONE);
            anna.awaitType("turn");

            Came page = web(server).read("/");

            assertThat(page.code()).isEqualTo(200);
            assertThat(page.text())
                    .contains("Kitchen", "Anna", "playing", "1 table, 1 player here")
                    .contains("meldhouse join 127.0.0.1:" + server.port())
                    .contains("prefers-color-scheme: dark")
                    .doesNotContain("<script", "<form", "src=")
                    .doesNotContainPattern("\\bc\\d\\d\\b");
        }
    }

    @Test
    void onThisMachineThePageTellsTheAddressesThatOthersUse() throws Exception {
        ServerConfig.Http http =
                new ServerConfig.Http(
                        0,
                        false,
                        ServerConfig.Http.USUAL_RATE,
                        () -> List.of("192.168.1.20", "10.0.0.7"));
        try (TestServer server = TestServer.start(config(new MemoryJournal()).withHttp(http))) {
            assertThat(web(server).read("/").text())
                    .contains(
                            "meldhouse join 192.168.1.20:" + server.port(),
                            "meldhouse join 10.0.0.7:" + server.port())
                    .doesNotContain("join 127.0.0.1");
            assertThat(admin(server).read("/").text()).contains("meldhouse join 192.168.1.20");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "de-AT,de;q=0.9,en;q=0.8 | de | Noch gibt es keine.",
                "fr,da;q=0.7,de;q=0.3 | da | Der er ingen endnu.",
                "fr | en | There are none yet.",
                "*;q=nonsense;; | en | There are none yet."
            })
    void thePageSpeaksTheBrowsersLanguage(String accepted, String code, String said)
            throws Exception {
        try (TestServer server = start(new MemoryJournal())) {
            assertThat(web(server).read("/", "Accept-Language", accepted).text())
                    .contains("<html lang=\"" + code + "\"", said);
        }
    }

    @Test
    void aLanguageThatWasChosenGoesBeforeTheBrowsersAndIsKept() throws Exception {
        try (TestServer server = start(new MemoryJournal());
                LineClient anna = server.join("Anna")) {
            anna.create();
            Web web = web(server);
            assertThat(web.read("/?lang=da", "Accept-Language", "de").text())
                    .contains("<html lang=\"da\"", "Bord hos Anna", "venter");
            assertThat(web.read("/", "Accept-Language", "de").text())
                    .contains("<html lang=\"da\"", "href=\"/?lang=de\"");
            assertThat(web.read("/?lang=xx", "Accept-Language", "de").text())
                    .contains("<html lang=\"da\"");
            assertThat(web.read("/admin/none").text()).startsWith("Ingen adgang");
        }
    }

    @Test
    void aNameIsTextAndNoHtml() throws Exception {
        try (TestServer server = start(new MemoryJournal());
                LineClient ann = server.join("<b onclick='x'>\"&")) {
            ann.create("title", "<script>1</script>");

            assertThat(web(server).read("/").text())
                    .contains("&lt;b onclick=&#39;x&#39;&gt;&quot;&amp;", "&lt;script&gt;")
                    .doesNotContain("<b ", "<script");
        }
    }

    @Test
    void aHostThatAsksForAPasswordTellsStrangersNoNames() throws Exception {
        try (TestServer server =
                        TestServer.start(config(new MemoryJournal()).withPassword("hush"));
                LineClient ann = new LineClient(server.port())) {
            ann.ok("hello", "protocol", 1, "name", "Ann", "password", "hush");
            ann.create("title", "Kitchen");

            assertThat(web(server).read("/").text())
                    .contains("1 table, 1 player here", "asks for a password")
                    .doesNotContain("Ann", "Kitchen", "hush");
            assertThat(admin(server).read("/").text()).contains("Ann", "Kitchen");
        }
    }

    @Test
    void anAddressThatIsKeptOutIsKeptOutHereTooAndTheHostIsNot() throws Exception {
        try (TestServer server = start(new MemoryJournal())) {
            HostDesk desk = server.server().desk();
            desk.banAddress("192.0.2.7");
            desk.banAddress("127.0.0.1");

            for (String path : List.of("/", "/health", "/metrics", "/nowhere")) {
                Came came = web(server).read(path, BY_PROXY, "198.51.100.1, 192.0.2.7");
                assertThat(came.code()).as(path).isEqualTo(403);
                assertThat(came.text())
                        .startsWith("Cannot let you in: the host of this server keeps")
                        .contains("192.0.2.7");
            }
            assertThat(web(server).read("/", BY_PROXY, "192.0.2.7, 198.51.100.1").code())
                    .as("what stands before the last address anybody can write")
                    .isEqualTo(200);
            assertThat(web(server).read("/").code()).as("this machine").isEqualTo(200);
            assertThat(web(server).read("/", BY_PROXY, "who knows").code()).isEqualTo(403);

            String link = "/admin/" + server.server().newAdminKey();
            assertThat(web(server).read("/admin/none", BY_PROXY, "192.0.2.7").code())
                    .isEqualTo(403);
            Web admin = web(server);
            assertThat(admin.read(link, BY_PROXY, "192.0.2.7").code()).isEqualTo(303);
            assertThat(admin.read("/", BY_PROXY, "192.0.2.7").code()).isEqualTo(200);

            desk.unban("192.0.2.7");
            assertThat(web(server).read("/", BY_PROXY, "192.0.2.7").code()).isEqualTo(200);
        }
    }

    @Test
    void anAddressThatAsksTooOftenIsToldWhenToComeBack() throws Exception {
        try (TestServer server =
                TestServer.start(
                        config(new MemoryJournal())
                                .withHttp(new ServerConfig.Http(0, false, 1, List::of)))) {
            Came came = web(server).read("/health", BY_PROXY, "192.0.2.7");
            for (int i = 0; i < 1_000 && came.code() == 200; i++) {
                came = web(server).read("/health", BY_PROXY, "192.0.2.7");
            }
            assertThat(came.code()).isEqualTo(429);
            assertThat(came.text()).startsWith("Cannot do that: too many").contains("1 a second");
            assertThat(came.retryAfter()).isEqualTo("1");
            assertThat(web(server).read("/health", BY_PROXY, "192.0.2.8").code()).isEqualTo(200);
            assertThat(web(server).read("/health").code()).isEqualTo(200);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/nowhere", "/admin", "/../etc/passwd", "/admin/close"})
    void aPageThatIsNotThereOrNotForStrangersIsRefusedInASentence(String path) throws Exception {
        try (TestServer server = start(new MemoryJournal())) {
            Came came = web(server).read(path);

            assertThat(came.code()).isBetween(400, 404);
            assertThat(came.text()).startsWith("Cannot ");
            assertThat(web(server).by("DELETE", "/").code()).isEqualTo(405);
        }
    }

    @Test
    void aWellServerSaysSo() throws Exception {
        try (TestServer server = start(new MemoryJournal());
                LineClient anna = server.join("Anna")) {
            anna.create("seats", WholeMatchTest.ALONE);
            Came health = web(server).read("/health");

            assertThat(health.code()).isEqualTo(200);
            JsonNode told = JSON.readTree(health.text());
            assertThat(told.path("status").asText()).isEqualTo("ok");
            assertThat(told.path("tables").path("asked").asInt()).isEqualTo(1);
        }
    }

    @Test
    void aTableThatWaitsForTheDiskIsSilentAndTheServerIsNotWell() throws Exception {
        CompletableFuture<Void> held = new CompletableFuture<>();
        SlowJournal journal = new SlowJournal(held);
        try (TestServer server = start(journal);
                LineClient anna = server.join("Anna")) {
            String table = anna.create();
            anna.ok("tables");
            journal.slow();
            anna.send("bot", "table", table, "seat", 1, "bot", "random");
            journal.awaitReached();

            Came health = web(server).read("/health");

            assertThat(health.code()).isEqualTo(503);
            assertThat(JSON.readTree(health.text()).path("tables").path("silent").path(0).asText())
                    .isEqualTo(table);
            held.complete(null);
            anna.awaitType("ok");
            assertThat(web(server).read("/health").code()).isEqualTo(200);
        }
    }

    /** A journal whose disk is full, or whose database is silent. */
    private static final class BadJournal implements Journal {
        private final MemoryJournal journal = new MemoryJournal();
        private volatile boolean full;
        private volatile boolean silent;

        @Override
        public CompletionStage<Void> append(String table, String line) {
            return full
                    ? CompletableFuture.failedFuture(new IOException("no room in /secret"))
                    : journal.append(table, line);
        }

        @Override
        public void replay(BiConsumer<String, String> lines) {
            journal.replay(lines);
        }

        @Override
        public CompletionStage<Void> retire(String table) {
            return silent ? new CompletableFuture<>() : journal.retire(table);
        }

        @Override
        public void close() {}
    }

    @Test
    void aJournalThatTakesNoLineOrGivesNoAnswerIsNotWell() throws Exception {
        BadJournal journal = new BadJournal();
        try (TestServer server = start(journal);
                LineClient anna = server.join("Anna")) {
            String table = anna.create();
            journal.full = true;
            anna.refused("internal", "bot", "table", table, "seat", 1, "bot", "random");
            Came full = web(server).read("/health");
            journal.full = false;
            anna.ok("bot", "table", table, "seat", 1, "bot", "random");
            Came well = web(server).read("/health");
            journal.silent = true;
            Came silent = web(server).read("/health");

            assertThat(full.code()).isEqualTo(503);
            assertThat(full.text()).contains("\"journal\":\"failing\"").doesNotContain("secret");
            assertThat(well.code()).isEqualTo(200);
            assertThat(silent.code()).isEqualTo(503);
        }
    }

    @Test
    void figuresAreForThisMachineAlone() throws Exception {
        try (TestServer server = start(new MemoryJournal())) {
            assertThat(web(server).read("/metrics").code()).isEqualTo(200);
            assertThat(web(server).read("/metrics", "X-Forwarded-For", "192.0.2.1").code())
                    .isEqualTo(403);
        }
        try (TestServer server =
                TestServer.start(
                        config(new MemoryJournal()).withHttp(new ServerConfig.Http(0, true)))) {
            assertThat(web(server).read("/metrics", "X-Forwarded-For", "192.0.2.1").code())
                    .isEqualTo(200);
        }
    }

    @Test
    void everyMetricOfTheDashboardIsTold(@TempDir Path rules) throws Exception {
        Files.writeString(
                rules.resolve("kitchen.js"),
                "export default {ruleset: 'highest', hooks: {trickPoints: () => 'none'}};");
        try (TestServer server =
                        TestServer.start(
                                config(new MemoryJournal())
                                        .withHouseRules(new HouseRuleFolder(rules)));
                LineClient anna = server.join("Anna")) {
            Map<String, String> thrower = Map.of("bot", "throwing");
            String table =
                    anna.create(
                            "houseRules",
                            "kitchen",
                            "seats",
                            List.of("me", thrower, thrower, thrower));
            Player.of(anna, table).playToTheEnd();

            String told = web(server).read("/metrics").text();

            Set<String> wanted = metrics(Files.readString(DASHBOARD));
            Set<String> names =
                    told.lines()
                            .filter(line -> !line.startsWith("#"))
                            .map(line -> line.split("[{ ]", 2)[0])
                            .collect(Collectors.toCollection(TreeSet::new));
            assertThat(wanted).hasSizeGreaterThan(10).isSubsetOf(names);
            assertThat(told)
                    .contains("meldhouse_tables{state=\"over\"} 1.0")
                    .contains("meldhouse_script_faults_total{hook=\"trickPoints\"}")
                    .containsPattern(
                            "meldhouse_script_call_seconds_count\\{outcome=\"answered\"} [1-9]")
                    .containsPattern("meldhouse_moves_total\\{by=\"player\"} [1-9]")
                    .contains("meldhouse_connections 1.0")
                    .doesNotContain("Anna");
        }
    }

    private static Set<String> metrics(String text) {
        return METRIC.matcher(text)
                .results()
                .map(found -> found.group())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void anAdminsLinkIsGoodForOneBrowser() throws Exception {
        try (TestServer server = start(new MemoryJournal())) {
            String key = server.server().newAdminKey();
            assertThat(server.server().isFresh(key)).isTrue();
            assertThat(web(server).by("HEAD", "/admin/" + key).code()).isEqualTo(403);
            Web first = web(server);
            assertThat(first.read("/admin/" + key).location()).isEqualTo("/");

            assertThat(server.server().isFresh(key)).isFalse();
            assertThat(web(server).read("/admin/" + key).code()).isEqualTo(403);
            assertThat(first.read("/").text()).contains("You are the host here.");
            assertThat(web(server).read("/").text()).doesNotContain("You are the host here.");
            first.send("/admin/leave", "key", formKey(first));
            assertThat(first.read("/").text()).doesNotContain("You are the host here.");
        }
    }

    @Test
    void theAdminClosesTablesSendsPlayersOffAndSpeaksToAll() throws Exception {
        try (TestServer server = start(new MemoryJournal());
                LineClient anna = server.join("Anna")) {
            Web web = admin(server);
            String key = formKey(web);
            String table = anna.create("seats", WholeMatchTest.ALONE);
            anna.awaitType("turn");

            web.send("/admin/say", "key", key, "text", "Tea is ready");
            anna.await(message -> message.path("text").asText().contains("Tea is ready"));
            assertThat(web.send("/admin/close", "key", key, "table", table).location())
                    .isEqualTo("/?done=closed");
            anna.await(
                    message ->
                            message.path("type").asText().equals("table")
                                    && message.path("state").asText().equals("closed"));
            assertThat(web.send("/admin/close", "key", key, "table", "tnone").location())
                    .isEqualTo("/?done=gone");
            web.send("/admin/send-off", "key", key, "player", anna.player());

            assertThat(anna.awaitType("bye").path("message").asText()).contains("sent you off");
            assertThat(anna.isEnded()).isTrue();
        }
    }

    @Test
    void nobodyElseDoesAnything() throws Exception {
        try (TestServer server = start(new MemoryJournal());
                LineClient anna = server.join("Anna")) {
            String table = anna.create();
            Web web = admin(server);

            assertThat(web(server).send("/admin/close", "table", table).code()).isEqualTo(403);
            assertThat(web.send("/admin/close", "table", table).code()).isEqualTo(403);
            assertThat(web.send("/admin/close", "table", table, "key", "guess").code())
                    .isEqualTo(403);
            assertThat(web.send("/admin/close", "table", table, "key", "x".repeat(5000)).code())
                    .isEqualTo(413);
            assertThat(anna.ok("tables").get("tables")).hasSize(1);
        }
    }
}
