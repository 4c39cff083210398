package meldhouse.scripting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import meldhouse.api.game.Hook;
import meldhouse.api.game.Hook.Shape;
import meldhouse.scripting.WorkerHooks.News;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/** Whatever a function does in a worker, whoever asked goes on, and so do the others. */
class WorkerHooksTest {
    private static final Hook POINTS =
            new Hook("points", "Gives points.", new Shape.Text(), new Shape.Whole(-100, 1000));
    private static final Map<String, ?> HAND =
            Map.of("seat", 2, "deal", Map.of("hand", List.of("9S", "AS"), "bid", 260));

    /** Long, so that only what never ends is over it, however busy the machine. */
    private static final WorkerPool POOL =
            new WorkerPool(2, Duration.ofSeconds(2), WorkerHooksTest::called);

    private static final List<WorkerPool.Outcome> OUTCOMES = new CopyOnWriteArrayList<>();

    private static final AtomicInteger TABLES = new AtomicInteger();

    @BeforeAll
    static void begin() throws InterruptedException {
        assertThat(POOL.awaitReady(Duration.ofSeconds(60))).isTrue();
    }

    @AfterAll
    static void end() {
        POOL.close();
    }

    private static void called(WorkerPool.Outcome outcome, long nanos) {
        assertThat(nanos).isPositive();
        OUTCOMES.add(outcome);
    }

    private static WorkerHooks table(String text) {
        HookSource source = new HookSource("rules/m.js", text, Set.of("points"));
        return new WorkerHooks(
                POOL, "t" + TABLES.incrementAndGet(), List.of(source), Map.of("minimumBid", 250));
    }

    private static WorkerHooks points(String body) {
        return table("export default {hooks: {points: (arg) => {\n" + body + "\n}}};");
    }

    private static Map<String, ?> bid(int bid) {
        return Map.of("deal", Map.of("bid", bid, "hand", List.of("9S", "AS")));
    }

    private static String problem(WorkerHooks hooks) {
        List<News> news = hooks.news();
        assertThat(news).hasSize(1);
        hooks.written(news.getFirst());
        return ((News.Failed) news.getFirst()).sentence();
    }

    @Test
    void aFunctionAnswersWithWhatItMakesOfTheDealTheSeatAndTheOptions() {
        WorkerHooks hooks =
                points(
                        "const {deal, seat, options, random} = arg;"
                                + " return deal.hand.length + deal.bid - options.minimumBid + seat"
                                + " + Math.floor(random());");
        assertThat(hooks.call(POINTS, HAND)).contains(14);
        assertThat(hooks.news()).isEmpty();
    }

    @Test
    void aHookIsOffAfterTheMoveInWhichItFailedTooOftenAndNotInItsMidst() {
        WorkerHooks hooks = points("if (arg.deal.bid > 260) throw 1; return arg.deal.bid;");
        hooks.begin();
        for (int bid = 261; bid < 265; bid++) {
            assertThat(hooks.call(POINTS, bid(bid))).isEmpty();
        }
        assertThat(hooks.call(POINTS, bid(250))).contains(250);
        hooks.moved();
        List<News> news = hooks.news();
        assertThat(news).filteredOn(one -> one instanceof News.Off).hasSize(1);
        news.forEach(hooks::written);
        assertThat(hooks.call(POINTS, bid(250))).isEmpty();
        assertThat(hooks.recorded())
                .hasSize(5)
                .allMatch(one -> one.match() == 1 && one.moves() == 1);

        WorkerHooks again = points("if (arg.deal.bid > 260) throw 1; return arg.deal.bid;");
        again.begin();
        again.replaying(true);
        news.forEach(again::replay);
        assertThat(again.call(POINTS, bid(262))).isEmpty();
        assertThat(again.call(POINTS, bid(250))).contains(250);
        again.moved();
        again.settled();
        assertThat(again.call(POINTS, bid(250))).isEmpty();
        assertThat(again.recorded()).isEqualTo(hooks.recorded());
    }

    @Test
    void processesThatStandStillAreFoundOutAndReplaced() throws Exception {
        try (WorkerPool pool = new WorkerPool(1, Duration.ofSeconds(2), (outcome, nanos) -> {})) {
            assertThat(pool.awaitReady(Duration.ofSeconds(60))).isTrue();
            assertThat(pool.isAnswering()).isTrue();
            for (long pid : pool.figures().processes()) {
                int done =
                        new ProcessBuilder("kill", "-STOP", Long.toString(pid)).start().waitFor();
                assumeTrue(done == 0, "this system has no such signal");
            }
            assertThat(pool.isAnswering()).isFalse();
            // The other one stands still too; then there are new ones.
            assertThat(pool.isAnswering() || pool.isAnswering() || pool.isAnswering()).isTrue();
            assertThat(pool.figures().late()).isBetween(1L, 2L);
        }
    }

    @Test
    void eachCallIsNotedWithHowItEnded() {
        OUTCOMES.clear();
        points("return 1;").call(POINTS, HAND);
        points("throw new Error();").call(POINTS, HAND);
        points("const a = []; for (let i = 0; i < 300; i++) a.push('x'.repeat(1e6) + i);")
                .call(POINTS, HAND);
        assertThat(OUTCOMES)
                .hasSize(3)
                .startsWith(WorkerPool.Outcome.ANSWERED, WorkerPool.Outcome.FAILED);
        // A heap that fills up may take its time over it.
        assertThat(OUTCOMES.getLast()).isIn(WorkerPool.Outcome.FULL, WorkerPool.Outcome.LATE);
    }

    @Test
    void anAnswerIsRememberedAndAnotherHookHasNone() {
        WorkerHooks hooks = points("return 1;");
        long before = POOL.figures().calls();
        assertThat(hooks.call(POINTS, HAND)).contains(1);
        assertThat(hooks.call(POINTS, HAND)).contains(1);
        assertThat(POOL.figures().calls()).isEqualTo(before + 1);
        Hook other = new Hook("other", "", new Shape.Text(), new Shape.Truth());
        assertThat(hooks.call(other, HAND)).isEmpty();
        assertThat(hooks.news()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "for (;;) {}",
                "for (;;) { try { for (;;) {} } catch (e) {} finally { for (;;) {} } }",
                "const a = []; for (;;) a.push(new Array(1000).fill(a.length));",
                "let a = [1]; for (;;) a = a.concat(a, a);",
                "let s = 'x'.repeat(1000); for (;;) s += s;",
                "let s = 'x'.repeat(1000); while (s.length < 1e8) s = [s, s].join(''); return"
                        + " s.length;",
                "const s = 'x'.repeat(1e6); return s.replaceAll('x', s).length;",
                "const m = new Map(); for (let i = 0; ; i++) m.set(i, [i, i, i]);",
                "const f = () => f() + 1; return f();",
                "let a = []; for (;;) a = [a];",
                "return /^(?=(a+))\\1*b\\1$|^(a|aa)+$|(a*)*\\3b/.test('a'.repeat(50000) + 'c') ? 1"
                        + " : 'x';",
                "const e = []; e.length = 2 ** 32 - 1; e.forEach(() => 0);",
                "return arg.deal.hand[7].length;",
                "throw new Error(arg.deal.hand.join());",
                "return Java.type('java.lang.System').exit(7);",
                "return Polyglot.eval('js', '1');",
                "return (async () => 1)();",
                "return import('/etc/hostname');",
                "return new Function('return 7')();",
                "return (() => 0).constructor('return 7')();",
                "arg.deal.bid = 7; return 1;",
                "return new Proxy({}, {});",
                "return NaN;",
                "return 1 / 0;",
                "return 1.5;",
                "return 1001;",
                "return '7';",
                "return {valueOf: () => 7};",
                "return undefined;",
            })
    void whatFailsHasNoAnswerAndTheNextTableHas(String body) {
        WorkerHooks bad = points(body);
        assertThat(bad.call(POINTS, HAND)).as(body).isEmpty();
        assertThat(problem(bad))
                .startsWith("The function 'points' of the house rules failed (m.js")
                .endsWith(". The game goes on here without it.")
                .doesNotContain("9S", "AS", "260");
        assertThat(points("return 5;").call(POINTS, HAND)).contains(5);
    }

    /** What nothing in the process could stop. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "forEach",
                "filter",
                "some",
                "every",
                "reduce",
                "reduceRight",
                "indexOf",
                "lastIndexOf",
                "flatMap",
                "sort"
            })
    void theListFunctionsThatNothingStopsFail(String name) {
        WorkerHooks bad =
                points(
                        "return Array.prototype.%s.call({length: 2 ** 53 - 1}, () => 0, 0);"
                                .formatted(name));
        assertThat(bad.call(POINTS, HAND)).isEmpty();
        assertThat(problem(bad)).contains("m.js, line 2", "it throws an error");
    }

    @Test
    void aPowerThatTakesHoursIsOverTheDeadlineAndItsWorkerIsReplaced() throws Exception {
        WorkerPool.Figures before = POOL.figures();
        WorkerHooks bad = points("return Number(10n ** 100000000n);");
        assertThat(bad.call(POINTS, HAND)).isEmpty();
        assertThat(problem(bad)).contains("it did not end within 2000 ms");
        assertThat(POOL.figures().late()).isEqualTo(before.late() + 1);
        assertThat(POOL.awaitReady(Duration.ofSeconds(60))).isTrue();
        assertThat(POOL.figures().processes()).hasSize(3);
        assertThat(points("return 5;").call(POINTS, HAND)).contains(5);
    }

    @Test
    void whileOneTableIsOverItsDeadlineTheOthersAreAnswered() throws Exception {
        WorkerHooks good = points("return arg.deal.bid;");
        assertThat(good.call(POINTS, bid(1))).contains(1);
        try (var threads = Executors.newThreadPerTaskExecutor(Thread.ofPlatform().factory())) {
            WorkerHooks bad = points("return Number(10n ** 100000000n);");
            CompletableFuture<Optional<Object>> hangs =
                    CompletableFuture.supplyAsync(() -> bad.call(POINTS, HAND), threads);
            // Also by another thread of that table: it waits for its own table, not at a worker.
            CompletableFuture<Optional<Object>> ahead =
                    CompletableFuture.supplyAsync(() -> bad.ahead().call(POINTS, bid(3)), threads);
            int answered = 0;
            for (int i = 2; i < 500; i++) {
                assertThat(good.call(POINTS, bid(i))).contains(i);
                answered += hangs.isDone() && ahead.isDone() ? 0 : 1;
            }
            assertThat(hangs.get()).isEmpty();
            assertThat(ahead.get()).isEmpty();
            assertThat(answered).as("answered while another hung").isPositive();
        }
    }

    @Test
    void aWorkerThatIsKilledFromOutsideIsReplacedAndNothingIsLost() throws Exception {
        WorkerHooks hooks = points("return arg.deal.bid;");
        assertThat(hooks.call(POINTS, bid(1))).contains(1);
        assertThat(POOL.awaitReady(Duration.ofSeconds(60))).isTrue();
        for (long pid : POOL.figures().processes()) {
            ProcessHandle process = ProcessHandle.of(pid).orElseThrow();
            assertThat(process.destroyForcibly()).isTrue();
            process.onExit().get();
        }
        assertThat(hooks.call(POINTS, bid(2))).contains(2);
        assertThat(hooks.news()).isEmpty();
    }

    @Test
    void aWorkerThatIsKilledInACallIsAskedAgain() throws Exception {
        assertThat(POOL.awaitReady(Duration.ofSeconds(60))).isTrue();
        WorkerHooks hooks =
                points("let n = 0; for (let i = 0; i < 20000; i++) n += i % 2; return n % 1000;");
        try (var threads = Executors.newThreadPerTaskExecutor(Thread.ofPlatform().factory())) {
            var answer = threads.submit(() -> hooks.call(POINTS, HAND));
            List<Long> all = POOL.figures().processes();
            ProcessHandle.of(all.getFirst()).ifPresent(ProcessHandle::destroyForcibly);
            assertThat(answer.get()).contains(0);
        }
        assertThat(hooks.news()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Object.prototype.points = 7;",
                "({}).__proto__.points = 7;",
                "Array.prototype.map = () => 7;",
                "globalThis.points = 7;",
                "Math.floor = () => 7;",
                "Object.getPrototypeOf(new Map().entries()).next = () => 7;",
                "Object.getPrototypeOf(async () => 0).points = 7;",
                "(async () => 0)().constructor.prototype.points = 7;",
                "RegExp.prototype.test = () => 7;",
                "arg.constructor.points = 7;",
            })
    void whatOneCallDoesToTheLanguageNoOtherSees(String statement) {
        WorkerHooks bad =
                points("try { %s } catch (e) { return 1; } return 2;".formatted(statement));
        assertThat(bad.call(POINTS, HAND)).as(statement).contains(1);
        String look =
                "return ({}).points ?? globalThis.points ?? (async () => 0).points"
                        + " ?? (async () => 0)().points ?? (Math.floor(3.5) === 3 ? 5 : 6);";
        assertThat(bad.call(POINTS, bid(1))).contains(1);
        assertThat(points(look).call(POINTS, HAND)).contains(5);
    }

    @Test
    void theLastMatchOfAnExpressionIsNotKept() {
        WorkerHooks hooks =
                points(
                        "const before = RegExp.$1; /([0-9]+)/.test(String(arg.deal.bid)); return"
                                + " before === undefined || before === '' ? 1 : Number(before);");
        assertThat(hooks.call(POINTS, bid(7))).contains(1);
        assertThat(hooks.call(POINTS, bid(8))).contains(1);
    }

    @Test
    void aFileKeepsNothingFromOneCallToTheNext() {
        WorkerHooks hooks =
                table(
                        "let calls = 0; const seen = [];\n"
                                + "export default {hooks: {points: () => {"
                                + " seen.push(1); return ++calls + seen.length; }}};");
        assertThat(hooks.call(POINTS, bid(1))).contains(2);
        assertThat(hooks.call(POINTS, bid(2))).contains(2);
        assertThat(hooks.call(POINTS, bid(3))).contains(2);
    }

    @Test
    void theSameCallHasTheSameChanceWhereverItIsMade() {
        String body = "return Math.floor(arg.random() * 1000);";
        Optional<Object> first = points(body).call(POINTS, HAND);
        assertThat(points(body).call(POINTS, HAND)).isEqualTo(first);
        long others =
                List.of(1, 2, 3, 4, 5).stream()
                        .map(bid -> points(body).call(POINTS, bid(bid)))
                        .distinct()
                        .count();
        assertThat(others).isGreaterThan(1);
    }

    @Test
    void afterThreeFaultsAHookIsOff() {
        WorkerHooks hooks = points("return arg.deal.bid < 10 ? 'none' : 1;");
        for (int bid = 1; bid <= 3; bid++) {
            assertThat(hooks.call(POINTS, bid(bid))).isEmpty();
            assertThat(hooks.call(POINTS, bid(bid))).as("the same again").isEmpty();
        }
        List<News> news = hooks.news();
        assertThat(news).hasSize(4).last().isEqualTo(new News.Off("points"));
        assertThat(news.getFirst())
                .isEqualTo(
                        new News.Failed(
                                "points",
                                HookRandom.hash("points", bid(1)),
                                "The function 'points' of the house rules failed (m.js): it"
                                    + " returned something of another shape. The game goes on here"
                                    + " without it."));
        news.forEach(hooks::written);
        assertThat(hooks.call(POINTS, bid(20))).isEmpty();
        assertThat(hooks.news()).isEmpty();
        hooks.begin();
        assertThat(hooks.call(POINTS, bid(20))).as("in the next match").contains(1);
    }

    @Test
    void aReplayHasTheFaultsThatWereHandedInAndNoOthers() {
        WorkerHooks again = points("return arg.deal.bid;");
        again.replay(new News.Failed("points", HookRandom.hash("points", bid(1)), ""));
        assertThat(again.call(POINTS, bid(1))).isEmpty();
        assertThat(again.ahead().call(POINTS, bid(1))).isEmpty();
        assertThat(again.call(POINTS, bid(2))).contains(2);
        again.replay(new News.Off("points"));
        assertThat(again.call(POINTS, bid(3))).as("in the same move").contains(3);
        again.settled();
        assertThat(again.call(POINTS, bid(3))).isEmpty();
        assertThat(again.ahead().call(POINTS, bid(3))).isEmpty();
        assertThat(again.news()).isEmpty();
    }

    @Test
    void whatFailsForThoseWhoThinkAheadIsNoNews() {
        WorkerHooks hooks = points("return arg.deal.bid < 10 ? 'none' : 1;");
        var ahead = hooks.ahead();
        assertThat(ahead.present()).containsExactly("points");
        assertThat(ahead.call(POINTS, bid(20))).contains(1);
        for (int bid = 1; bid <= 3; bid++) {
            assertThat(ahead.call(POINTS, bid(bid))).isEmpty();
        }
        assertThat(ahead.call(POINTS, bid(30))).as("off for them").isEmpty();
        assertThat(hooks.news()).isEmpty();
        assertThat(hooks.call(POINTS, bid(30))).contains(1);
    }

    @Test
    void aFileThatCannotBeLoadedIsRefusedWithTheFault() throws Exception {
        points("return 1;").load();
        BadHouseRuleFile bad =
                catchThrowableOfType(
                        BadHouseRuleFile.class,
                        () -> table("\nthrow new Error('no luck');").load());
        assertThat(bad.faults().getFirst()).startsWith("m.js:2:").contains("no luck");
        BadHouseRuleFile hangs =
                catchThrowableOfType(BadHouseRuleFile.class, () -> table("for (;;) {}").load());
        assertThat(hangs.faults().getFirst()).contains("it ran more than").contains("statements");
    }

    @Test
    void aClosedPoolHasNoAnswers() {
        WorkerPool pool = new WorkerPool();
        pool.close();
        WorkerHooks hooks =
                new WorkerHooks(
                        pool,
                        "t",
                        List.of(
                                new HookSource(
                                        "m.js",
                                        "export default {hooks: {points: () => 1}}",
                                        Set.of("points"))),
                        Map.of());
        assertThat(hooks.call(POINTS, HAND)).isEmpty();
        assertThat(problem(hooks)).contains("no worker could be started");
        assertThat(pool.figures().processes()).isEmpty();
    }
}
