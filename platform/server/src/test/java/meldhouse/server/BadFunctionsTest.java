package meldhouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.scripting.HouseRuleFolder;
import meldhouse.store.MemoryJournal;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;

/**
 * Whatever a file's function does at a table: what becomes of that table, and that another one on
 * the same server, with a function of its own, finishes its match meanwhile.
 */
@Timeout(120)
class BadFunctionsTest {
    private static final List<Object> SEATS =
            List.of("me", WholeMatchTest.BOT, WholeMatchTest.BOT, WholeMatchTest.BOT);

    /** The built-in functions of lists that nothing in a process can stop. */
    private static final List<String> UNSTOPPABLE =
            List.of(
                    "forEach",
                    "filter",
                    "some",
                    "every",
                    "reduce",
                    "reduceRight",
                    "indexOf",
                    "lastIndexOf",
                    "flatMap",
                    "sort");

    @TempDir static Path folder;
    private static TestServer server;
    private static int tables;

    @BeforeAll
    static void open() throws IOException {
        Files.writeString(folder.resolve("good.js"), file("", "({deal}) => deal.length + 3"));
        server =
                TestServer.start(
                        TestServer.config(new MemoryJournal())
                                .withLimits(ServerConfig.Limits.USUAL)
                                .withHouseRules(new HouseRuleFolder(folder)));
    }

    @AfterAll
    static void close() {
        server.close();
    }

    /** One trick is played, so that a function is asked once. */
    private static String file(String before, String function) {
        return "%s\nexport default {ruleset: 'highest', options: {deals: 1, hand: 1},\nhooks: {trickPoints: %s}};"
                .formatted(before, function);
    }

    private static List<String> said(LineClient client) {
        return client.heard().stream()
                .filter(message -> message.path("type").asText().equals("said"))
                .map(message -> message.get("text").asText())
                .toList();
    }

    private static int points(JsonNode end) {
        int sum = 0;
        for (JsonNode side : end.get("points")) {
            sum += side.asInt();
        }
        return sum;
    }

    /** What a table with this function has said, and the points of the one trick. */
    private record Played(List<String> said, int points) {}

    private static Played played(String before, String body) throws Exception {
        String name = "t" + ++tables;
        Files.writeString(
                folder.resolve(name + ".js"),
                file(before, "({deal, options}) => {\n" + body + "\n}"));
        try (ExecutorService threads =
                        Executors.newThreadPerTaskExecutor(Thread.ofPlatform().factory());
                LineClient anna = server.join("Anna" + tables);
                LineClient bert = server.join("Bert" + tables)) {
            String table = anna.create("houseRules", name, "seats", SEATS);
            String other = bert.create("houseRules", "good", "seats", SEATS);
            Future<JsonNode> elsewhere =
                    threads.submit(() -> Player.of(bert, other).playToTheEnd());
            JsonNode end = Player.of(anna, table).playToTheEnd();
            assertThat(points(elsewhere.get())).as("the other table").isEqualTo(7);
            assertThat(said(bert)).as("told to the other table").isEmpty();
            return new Played(said(anna), points(end));
        } finally {
            Files.delete(folder.resolve(name + ".js"));
        }
    }

    private static void failsWith(String body, String problem) throws Exception {
        Played played = played("", body);
        assertThat(played.points()).as("as the options say").isEqualTo(1);
        assertThat(played.said()).hasSize(1);
        assertThat(played.said().getFirst())
                .startsWith("The function 'trickPoints' of the house rules failed (t" + tables)
                // On a busy machine whatever a function does may also be too slow.
                .containsAnyOf(problem, "it did not end within")
                .endsWith(". The game goes on here without it.");
    }

    static Stream<Arguments> failing() {
        return Stream.concat(
                Stream.of(
                        threw("host classes", "return java.lang.System.exit(7);"),
                        threw("a package", "return Packages.java.lang.Runtime;"),
                        threw("Java.type", "return Java.type('java.lang.System').exit(7);"),
                        threw("Polyglot", "return Polyglot.eval('js', '7');"),
                        threw("Graal", "return Graal.versionECMAScript;"),
                        threw("load", "return load('/etc/hostname');"),
                        threw("print", "print('x'); return 7;"),
                        threw("eval", "return eval('7');"),
                        threw("a timer", "setTimeout(() => 0, 1); return 7;"),
                        threw("the clock", "return Date.now() % 100;"),
                        threw("chance of the language", "return Math.floor(Math.random() * 9);"),
                        threw("a constructor trick", "return (() => 0).constructor('return 7')();"),
                        threw("Function", "return new Function('return 7')();"),
                        threw("a frozen argument", "deal[0] = 'x'; return 7;"),
                        threw("a frozen list", "deal.push('x'); return 7;"),
                        threw("frozen options", "options.hand = 9; return 7;"),
                        threw("deep recursion", "const f = () => f() + 1; return f();"),
                        threw("a getter", "return {get points() { throw new Error('got'); }};"),
                        threw("a proxy", "return new Proxy([], {});"),
                        threw("a long list", "return Array.from({length: 4e9}).length;"),
                        threw("a BigInt", "return BigInt(7);"),
                        shape("a path to import", "return import('/etc/hostname');"),
                        shape("a promise", "return (async () => 7)();"),
                        shape("__proto__", "return {['__proto__']: 7};"),
                        shape("a prototype", "return Object.create({points: 7});"),
                        shape("NaN", "return NaN;"),
                        shape("Infinity", "return 1 / 0;"),
                        shape("half a point", "return 6.5;"),
                        shape("a text", "return '7';"),
                        shape("nothing", "return undefined;"),
                        any("a value in disguise", "return {valueOf: () => 7};"),
                        any("a symbol", "return Symbol('7');"),
                        any("what holds itself", "const a = []; a.push(a); return a;"),
                        any("100 MB of text", "return 'x'.repeat(1e8);"),
                        any(
                                "text on text",
                                "let s = 'x'; while (s.length < 1e8) s += s; return s;"),
                        any("a list bomb", "let a = [1]; for (;;) a = a.concat(a, a);"),
                        any("a loop", "for (;;) {}"),
                        any("a guarded loop", "for (;;) { try { for (;;) {} } catch (e) {} }"),
                        any(
                                "an expression",
                                "return /(a+)+\\1b$/.test('a'.repeat(60)) ? 1 : 'x';")),
                UNSTOPPABLE.stream()
                        .map(
                                name ->
                                        threw(
                                                name,
                                                "return [].%s.call({length: 2 ** 53 - 1}, () => 0, 0);"
                                                        .formatted(name))));
    }

    private static Arguments threw(String what, String body) {
        return Arguments.of(what, body, "it throws an error");
    }

    private static Arguments shape(String what, String body) {
        return Arguments.of(what, body, "it returned something of another shape");
    }

    private static Arguments any(String what, String body) {
        return Arguments.of(what, body, "");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("failing")
    void theTableIsToldAndGoesOnByItsOptions(String what, String body, String problem)
            throws Exception {
        failsWith(body, problem);
    }

    @ParameterizedTest
    @CsvSource({"-0, 0", "0 * -7, 0", "7.0, 7", "'+(7 + Number.EPSILON).toFixed(0)', 7"})
    void whatIsAWholeNumberCounts(String value, int points) throws Exception {
        assertThat(played("", "return " + value + ";")).isEqualTo(new Played(List.of(), points));
    }

    /** Or else a table could change what another one's functions see. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Object.prototype.left = 7",
                "({}).__proto__.left = 7",
                "Object.setPrototypeOf(Object.prototype, {left: 7})",
                "Array.prototype.map = () => [7]",
                "globalThis.left = 7",
                "deal.constructor.left = 7",
            })
    void whatOneTableLeavesBehindNoOtherSees(String statement) throws Exception {
        Played first = played("", "try { " + statement + "; return 2; } catch (e) { return 5; }");
        assertThat(first).isEqualTo(new Played(List.of(), 5));
        String looks =
                "return ({}).left ?? globalThis.left ?? [].left ?? (([3].map(x => x)[0] === 3) ? 5"
                        + " : 6);";
        assertThat(played("", looks)).isEqualTo(new Played(List.of(), 5));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "for (;;) {}",
                "throw new Error('no luck');",
                "import '/etc/hostname';",
                "import {readFileSync} from 'fs';",
                "const f = () => f() + 1; f();",
                "let s = 'x'; for (;;) s += s;",
                "let a = [1]; for (;;) a = a.concat(a, a);",
                "Java.type('java.lang.System').exit(7);",
                "const never = () => Number(10n ** 100000000n);",
                "/(a+)+\\1b$/.test('a'.repeat(60)); await new Promise(() => 0);",
            })
    void aFileThatDoesOrHoldsSuchAThingMakesNoTable(String statement) throws Exception {
        Path file = folder.resolve("bad.js");
        Files.writeString(file, file(statement, "() => 7"));
        try (ExecutorService threads =
                        Executors.newThreadPerTaskExecutor(Thread.ofPlatform().factory());
                LineClient anna = server.join("Anna" + ++tables);
                LineClient bert = server.join("Bert" + tables)) {
            String other = bert.create("houseRules", "good", "seats", SEATS);
            Future<JsonNode> elsewhere =
                    threads.submit(() -> Player.of(bert, other).playToTheEnd());
            JsonNode refused =
                    anna.ask("create", "ruleset", "highest", "houseRules", "bad", "seats", SEATS);
            assertThat(refused.path("code").asText()).as(refused.toString()).isEqualTo("bad_rules");
            assertThat(refused.get("message").asText()).contains("bad");
            assertThat(points(elsewhere.get())).isEqualTo(7);
        } finally {
            Files.delete(file);
        }
    }
}
