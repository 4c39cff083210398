package meldhouse.scripting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import meldhouse.api.game.Hook;
import meldhouse.api.game.Hook.Shape;
import meldhouse.api.game.Hooks;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Functions of one's own files, and what they may not do. */
class InProcessHooksTest {
    private static final Hook POINTS =
            new Hook(
                    "points",
                    "What it counts.",
                    new Shape.Text(),
                    new Shape.ListOf(new Shape.Whole(-1000, 1000), 1, 3));
    private static final Hook MAYBE =
            new Hook("maybe", "", new Shape.Text(), new Shape.Maybe(new Shape.OneCard()));
    private static final Map<String, Object> ARGUMENT =
            Map.of("seat", 2, "deal", Map.of("hand", List.of("AS", "TD"), "bid", 250));

    private final List<String> faults = Collections.synchronizedList(new ArrayList<>());
    private final List<String> stuck = Collections.synchronizedList(new ArrayList<>());

    private Hooks hooks(String text) throws BadHouseRuleFile {
        HouseRuleFile file = HouseRuleFile.parse(text, "m.js");
        return InProcessHooks.load(
                HookSource.of(List.of(file)),
                Map.of("target", 500),
                fault -> faults.add(fault.text()),
                stuck::add);
    }

    /** A file whose function 'points' has this body. */
    private Hooks body(String body) throws BadHouseRuleFile {
        return hooks(
                "export default {ruleset: 'small', hooks: {\n"
                        + "  points({deal, seat, options, random}) {"
                        + body
                        + "}}}");
    }

    @Test
    void aFunctionReadsItsArgumentAndTheOptions() throws BadHouseRuleFile {
        Hooks hooks =
                body(
                        "const [ace, ten] = deal.hand;"
                                + "return [deal.hand.length, options.target + seat,"
                                + " deal.hand.filter(card => card[0] === 'A').length"
                                + " + (ace === 'AS' && ten === 'TD' ? 10 : 0)]");
        assertThat(hooks.present()).containsExactly("points");
        assertThat(hooks.call(POINTS, ARGUMENT)).contains(List.of(2, 502, 11));
        assertThat(hooks.call(MAYBE, ARGUMENT)).isEmpty();
        assertThat(faults).isEmpty();
    }

    @Test
    void theStatementsOfTheLongestCallAreCounted() throws BadHouseRuleFile {
        InProcessHooks hooks =
                (InProcessHooks)
                        body("for (let i = 0; i < deal.loops; i++) { options.target; } return [1]");
        List<Map<String, ?>> calls = new ArrayList<>();
        for (int loops : new int[] {10, 3000, 500}) {
            calls.add(Map.of("deal", Map.of("loops", loops)));
        }
        assertThat(hooks.statements(POINTS, calls)).isBetween(3000, 12_100);
        assertThat(hooks.statements(POINTS, List.of(calls.getFirst()))).isBetween(10, 100);
        assertThat(hooks.call(POINTS, calls.getFirst())).contains(List.of(1));
        assertThat(faults).isEmpty();
    }

    @Test
    void nothingAndAnAnswerAreToldApart() throws BadHouseRuleFile {
        Hooks hooks =
                hooks(
                        "export default {ruleset: 'small', hooks: {maybe: {about: {en: 'Some'},"
                                + " call: ({deal}) => deal.none ? undefined : deal.hand[0]}}}");
        assertThat(hooks.call(MAYBE, ARGUMENT)).contains(Optional.of("AS"));
        assertThat(hooks.call(MAYBE, Map.of("deal", Map.of("none", true))))
                .contains(Optional.empty());
    }

    @Test
    void chanceIsTheSameForTheSameArgument() throws BadHouseRuleFile {
        String text = "return [Math.floor(random() * 1000), Math.floor(random() * 1000)]";
        Optional<Object> first = body(text).call(POINTS, ARGUMENT);
        assertThat(first).isPresent().isEqualTo(body(text).call(POINTS, ARGUMENT));
        assertThat(body(text).call(POINTS, Map.of("seat", 3, "deal", Map.of("hand", List.of()))))
                .isPresent()
                .isNotEqualTo(first);
        assertThat(((List<?>) first.orElseThrow()).getFirst())
                .isNotEqualTo(((List<?>) first.orElseThrow()).getLast());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    return 7                                          | it returned 7
                    return []                                         | it returned []
                    return [NaN]                                      | it returned [NaN]
                    return [1 / 0]                                    | it returned [Infinity]
                    return [1.5]                                      | it returned [1.5]
                    return [1001]                                     | it returned [1001]
                    return ['1']                                      | it returned [1]
                    return [null]                                     | it returned [null]
                    return                                            | it returned null
                    return {length: 1, 0: 1}                          | it returned {0=1, length=1}
                    return {['__proto__']: [1]}                       | it returned {__proto__=[1]}
                    return () => [1]                                  | its result is a function
                    return (async () => [1])()                        | it returned {}
                    return [Symbol('x')]                              | its result is no plain value
                    return new Map([[1, 2]])                          | its result is no plain value
                    return {get a() { throw new Error('got') }}       | it throws: Error: got
                    const a = []; a.push(a); return a                 | its result holds too much, or itself
                    const a = []; a.length = 90000; return a          | its result holds too much
                    return new Proxy([], {})                          | it throws: ReferenceError: Proxy is not defined
                    return [BigInt(1)]                                | it throws: ReferenceError: BigInt is not defined
                    return Java.type('java.lang.System')              | it throws: ReferenceError: Java is not defined
                    return Polyglot.eval('js', '1')                   | it throws: ReferenceError: Polyglot is not defined
                    return [Math.random()]                            | it throws: TypeError
                    return [Date.now()]                               | it throws: ReferenceError: Date is not defined
                    return (() => {}).constructor('return [1]')()     | it throws
                    deal.hand[0] = 'KS'; return [1]                   | it throws
                    deal.bid = 1; return [1]                          | it throws
                    options.target = 1; return [1]                    | it throws
                    deal.hand.push('KS'); return [1]                  | it throws
                    Object.prototype.bid = 5; return [1]              | it throws: TypeError
                    Array.prototype.map = null; return [1]            | it throws: TypeError
                    globalThis.left = 5; return [1]                   | it throws: TypeError
                    (function* () {}).__proto__.x = 1; return [1]     | it throws: TypeError
                    const f = () => f() + 1; return f()               | it throws: RangeError
                    for (;;) {}                                       | it ran more than 200000 statements
                    try { for (;;) {} } finally { return [1] }        | it ran more than 200000 statements
                    return ['a'.repeat(100000000)]                    | it throws: RangeError: a text of more than
                    return Array.from({length: 4e9}).length           | it throws: RangeError: a list of more than
                    return [[].indexOf.call({length: 2 ** 53 - 1})]   | it throws: RangeError: indexOf works on lists alone
                    """)
    void whatIsNoAnswerIsToldAndTheGameGoesOn(String body, String told) throws BadHouseRuleFile {
        Hooks hooks = body(body + ";");
        assertThat(hooks.call(POINTS, ARGUMENT)).as(body).isEmpty();
        assertThat(hooks.call(POINTS, ARGUMENT)).isEmpty();
        assertThat(faults).hasSize(1);
        assertThat(faults.getFirst())
                .startsWith("m.js")
                .contains("Cannot use hook 'points': " + told)
                .contains(". Allowed: a ");
        assertThat(stuck).isEmpty();
        // What one left behind is not there for another, nor for the next call.
        assertThat(body("return [1, deal.bid]").call(POINTS, ARGUMENT)).contains(List.of(1, 250));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "let s = 'x'; while (s.length < 5e8) s += s; return s",
                "return [/(.*)\\1{50}x/.test('ab'.repeat(50000)) ? 1 : 2]",
                "const a = []; for (;;) a.push(new Array(1000).fill(a.length))",
                "return [[...{[Symbol.iterator]: () => ({next: Object})}].length]",
                "let a = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]; for (let i = 0; i < 12; i++) a = a.map(()"
                        + " => a); return String(a)",
            })
    void whatTakesTooMuchIsEndedAndTheNextCallIsGood(String body) throws BadHouseRuleFile {
        Hooks hooks = body("if (deal.fine) return [1]; " + body);
        assertThat(hooks.call(POINTS, ARGUMENT)).as(body).isEmpty();
        assertThat(faults)
                .singleElement()
                .asString()
                .containsAnyOf(
                        "it asked for",
                        "did not end",
                        "it ran more",
                        "it used up",
                        "throws",
                        "is a text of");
        assertThat(stuck).isEmpty();
        assertThat(hooks.call(POINTS, Map.of("deal", Map.of("fine", true)))).contains(List.of(1));
    }

    @Test
    void aFaultSaysWhereAndWhatWasExpected() throws BadHouseRuleFile {
        body("\n    return deal.nothing.there").call(POINTS, ARGUMENT);
        assertThat(faults.getFirst())
                .startsWith("m.js:3:")
                .contains("Cannot use hook 'points': it throws: TypeError")
                .endsWith(
                        ". Allowed: a function that returns a list of 1 to 3, each a whole number"
                                + " from -1000 to 1000.");
        faults.clear();
        body("\n    return [NaN]").call(POINTS, ARGUMENT);
        assertThat(faults)
                .containsExactly(
                        "m.js:2:3: Cannot use hook 'points': it returned [NaN]. Allowed: a list of"
                                + " 1 to 3, each a whole number from -1000 to 1000.");
    }

    @Test
    void aZeroBelowZeroIsAZero() throws BadHouseRuleFile {
        assertThat(body("return [-0, 2.0]").call(POINTS, ARGUMENT)).contains(List.of(0, 2));
    }

    @Test
    void theFunctionOfTheNearestFileCounts() throws BadHouseRuleFile {
        HouseRuleFile base =
                HouseRuleFile.parse(
                        "export default {ruleset: 'small', hooks: {points: () => [1],"
                                + " maybe: () => 'AS'}}",
                        "base.js");
        HouseRuleFile near =
                HouseRuleFile.parse(
                        "export default {ruleset: 'small', hooks: {points: () => [2]}}", "near.js");
        List<HookSource> sources = HookSource.of(List.of(base, near));
        assertThat(sources).extracting(HookSource::file).containsExactly("base.js", "near.js");
        Hooks hooks = InProcessHooks.load(sources, Map.of(), f -> {}, stuck::add);
        assertThat(hooks.call(POINTS, ARGUMENT)).contains(List.of(2));
        assertThat(hooks.call(MAYBE, ARGUMENT)).contains(Optional.of("AS"));
    }

    @Test
    void aScriptThatCannotBeLoadedAgainIsRefusedWithItsPlace() {
        assertThatThrownBy(
                        () ->
                                hooks(
                                        "Array.prototype.first = 1;\n"
                                            + "export default {ruleset: 'small', hooks: {points()"
                                            + " {}}}"))
                .isInstanceOf(BadHouseRuleFile.class)
                .hasMessageStartingWith("m.js")
                .hasMessageContaining("it throws: TypeError");
    }

    @Test
    void manyThreadsMayAskAtOnce() throws Exception {
        Hooks hooks = body("let n = 0; for (let i = 0; i < seat; i++) n += 1; return [n]");
        List<Thread> threads = new ArrayList<>();
        List<Integer> wrong = Collections.synchronizedList(new ArrayList<>());
        for (int t = 0; t < 4; t++) {
            threads.add(
                    Thread.ofPlatform()
                            .start(
                                    () -> {
                                        for (int i = 0; i < 200; i++) {
                                            if (!hooks.call(POINTS, Map.of("seat", i))
                                                    .equals(Optional.of(List.of(i)))) {
                                                wrong.add(i);
                                            }
                                        }
                                    }));
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assertThat(wrong).isEmpty();
        assertThat(faults).isEmpty();
    }
}
