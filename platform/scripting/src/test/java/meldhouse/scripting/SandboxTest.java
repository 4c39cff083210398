package meldhouse.scripting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Source;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.function.BooleanSupplier;

/** Whatever a script does, whoever reads it is told so within a few seconds. */
class SandboxTest {
    private static String fault(String script) {
        BadHouseRuleFile bad =
                catchThrowableOfType(
                        BadHouseRuleFile.class,
                        () ->
                                HouseRuleFile.parse(
                                        script + "\nexport default {ruleset: 'a'};", "m.js"));
        assertThat(bad).as(script).isNotNull();
        assertThat(Sandbox.stuck()).as("threads lost to %s", script).isZero();
        return bad.faults().getFirst();
    }

    /** How a script ended that had little time. */
    private static String end(String script) {
        try {
            Sandbox.run(
                    "test",
                    Duration.ofMillis(300),
                    context -> {
                        context.eval(
                                Source.newBuilder("js", script, "m.js")
                                        .mimeType("application/javascript+module")
                                        .buildLiteral());
                        return script;
                    });
            return "it ended";
        } catch (Sandbox.Stopped stopped) {
            assertThat(Sandbox.stuck()).as("threads lost to %s", script).isZero();
            return stopped.reason();
        } catch (PolyglotException e) {
            return "it threw " + e.getMessage();
        }
    }

    @Test
    void aFileThatNeverEndsIsRefused() {
        assertThat(fault("for (;;) { try { for (;;) {} } catch (e) {} finally { for (;;) {} } }"))
                .startsWith("m.js: Cannot read the house rules: it ")
                .containsAnyOf("ran more than 5 million statements", "did not end within 2 seconds")
                .endsWith("Allowed: a script that ends at once.");
    }

    @Test
    void recursionIsTold() {
        assertThat(fault("const f = () => f() + 1; f();"))
                .startsWith("m.js:1:")
                .contains("it throws: RangeError: Maximum call stack size exceeded");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "const a = []; for (;;) a.push(new Array(1000).fill(a.length));",
                "let s = 'x'; for (;;) s += s;",
                "let s = ''; for (;;) s += 'x'.repeat(100000);",
                "'a'.repeat(2 ** 29)",
                "'a'.padEnd(2 ** 29)",
                "const m = new Map(); for (let i = 0; ; i++) m.set(i, [i, i, i]);",
            })
    void aScriptThatWantsAllMemoryIsEnded(String script) {
        assertThat(end(script))
                .containsAnyOf(
                        "memory",
                        "more than 1000000 characters",
                        "million statements",
                        "length",
                        "did not end");
    }

    @Test
    void aScriptThatCannotBeStoppedIsLeftAndTheOthersGoOn() throws Exception {
        CountDownLatch held = new CountDownLatch(1);
        Sandbox.Stopped stopped =
                catchThrowableOfType(
                        Sandbox.Stopped.class,
                        () -> Sandbox.run("stubborn", context -> waitStubbornly(held)));
        assertThat(stopped.reason())
                .isEqualTo("it did not end within 2 seconds, and could not be stopped");
        assertThat(Sandbox.stuck()).isEqualTo(1);
        HouseRuleFile other = HouseRuleFile.parse("export default {ruleset: 'a'}", "m.js");
        assertThat(other.ruleset()).isEqualTo("a");
        held.countDown();
        await(() -> Sandbox.stuck() == 0);
    }

    @Test
    void withTwoThreadsLostNoScriptIsStartedUntilOneEnds() throws Exception {
        CountDownLatch held = new CountDownLatch(1);
        for (int i = 0; i < Sandbox.MOST_STUCK; i++) {
            catchThrowableOfType(
                    Sandbox.Stopped.class,
                    () -> Sandbox.run("stubborn", context -> waitStubbornly(held)));
        }
        String text = "export default {ruleset: 'a'}";
        assertThat(
                        catchThrowableOfType(
                                        BadHouseRuleFile.class,
                                        () -> HouseRuleFile.parse(text, "m.js"))
                                .faults())
                .containsExactly(
                        "m.js: Cannot read the house rules: no script is run any more, since 2"
                            + " could not be stopped; start Meldhouse again. Allowed: a script that"
                            + " ends at once.");
        assertThat(HouseRuleFile.parse("{\"ruleset\": \"a\"}", "m.json").ruleset()).isEqualTo("a");
        held.countDown();
        await(() -> Sandbox.stuck() == 0);
        assertThat(HouseRuleFile.parse(text, "m.js").ruleset()).isEqualTo("a");
    }

    private static int waitStubbornly(CountDownLatch held) {
        while (held.getCount() > 0) {
            Thread.onSpinWait();
        }
        return 0;
    }

    private static void await(BooleanSupplier condition) {
        long end = System.nanoTime() + Duration.ofSeconds(20).toNanos();
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime()).as("waited too long").isLessThan(end);
            Thread.onSpinWait();
        }
    }

    /** The built-in functions that neither statements count nor an interrupt stops. */
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
                "sort",
                "find",
                "findLast",
                "includes",
                "fill",
                "copyWithin",
                "reverse",
                "join",
                "toSorted",
                "toSpliced",
                "concat",
                "splice",
                "unshift",
                "shift",
                "keys",
                "at"
            })
    void listFunctionsOnWhatSaysItIsEndless(String name) {
        String call = "Array.prototype.%s.call({length: 2 ** 53 - 1}, () => 0, 0)".formatted(name);
        assertThat(fault(call))
                .contains("it throws: RangeError: " + name + " works on lists alone");
        assertThat(fault("const a = []; a.length = 2 ** 32 - 1; a.%s(x => 0, 0);".formatted(name)))
                .contains("a list of more than 100000 elements");
        assertThat(
                        fault(
                                "const {%s: f} = []; f.apply({length: 2 ** 53 - 1}, [x => 0]);"
                                        .formatted(name)))
                .contains("works on lists alone");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "10n ** 100000000n",
                "0xFFn ** 0o7777777777n",
                "const t = `${10n ** 100000000n}`",
                "/`/; 1n << 1_000_000_000n; /`/"
            })
    void numbersOfAnyLength(String script) {
        assertThat(fault(script)).contains("a number of any length");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "for (;;) {}",
                "function* g() { for (;;) yield 1; } for (const x of g()) {}",
                "new Proxy([], {get: () => 2 ** 53})",
                "BigInt(10)",
                "new BigInt64Array(1)",
                "Atomics.wait()",
                "Iterator.from([])",
                "String.raw({raw: {length: 2 ** 53 - 1}})",
                "[].concat({[Symbol.isConcatSpreadable]: true, length: 2 ** 53 - 1}).length()",
                "Array.from({length: 2 ** 32 - 1})",
                "Array.from({length: 2 ** 53 - 1}, () => 0)",
                "Math.max.apply(null, {length: 2 ** 53 - 1})",
                "Reflect.construct(Object, {length: 2 ** 53 - 1})",
                "JSON.stringify(Object.assign([], {length: 2 ** 32 - 1}))",
                "new Set({[Symbol.iterator]: () => ({next: Object})})",
                "new Map({[Symbol.iterator]: () => ({next: () => ({value: [1, 2]})})})",
                "[...{[Symbol.iterator]: () => ({next: Object})}]",
                "const [...x] = {[Symbol.iterator]: () => ({next: Object})}",
                "Math.max(...{[Symbol.iterator]: () => ({next: Object})})",
                "Array.from({[Symbol.iterator]: () => ({next: Object})})",
                "Object.fromEntries({[Symbol.iterator]: () => ({next: () => ({value: [1, 2]})})})",
                "for (const x of {[Symbol.iterator]: () => ({next: Object})});",
                "const it = [].values().__proto__.__proto__; it.forEach.call({next: Object},"
                        + " Object)",
                "const it = [].values().__proto__.__proto__; it.toArray.call({next: Object})",
                "const it = [].values().__proto__.__proto__; it.every.call({next: Object}, Object)",
                "const it = [].values().__proto__.__proto__; it.drop.call({next: Object},"
                        + " 1e15).next()",
                "Map.groupBy({[Symbol.iterator]: () => ({next: Object})}, Object)",
                "new Set([1]).isSupersetOf({size: 1, has: Object, keys: () => ({next: () =>"
                        + " ({value: 1})})})",
                "new Set([1]).union({size: 1, has: Object, keys: () => ({next: Object})})",
                "/(a*)*b/.test('a'.repeat(100000)); /^(a+)+$/.exec('a'.repeat(50000) + 'b').x",
                "/(.*)\\1{50}x/.test('ab'.repeat(50000)); null.x",
                "'a'.repeat(1000000).split('').length; null.x",
                "'a'.repeat(1000000).replaceAll('', 'b'.repeat(1000000))",
                "let a = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]; for (let i = 0; i < 12; i++) a = a.map(()"
                        + " => a); String(a)",
                "let a = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]; for (let i = 0; i < 12; i++) a = a.map(()"
                        + " => a); a.flat(99)",
                "let a = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]; for (let i = 0; i < 12; i++) a = a.map(()"
                        + " => a); JSON.stringify(a)",
                "class A { then(f) { f(new A()); } } await new A();",
                "const o = {}; for (let i = 0; i < 1e6; i++) o['k' + i] = i; for (;;)"
                        + " Object.keys(o);"
            })
    void otherWaysToStayForEver(String script) {
        assertThat(end(script)).matches("(?s)it (threw|did not end|ran more|used up|asked for).*");
    }
}
