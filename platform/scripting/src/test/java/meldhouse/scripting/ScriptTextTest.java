package meldhouse.scripting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import meldhouse.api.options.HouseRules;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;
import java.util.Map;

class ScriptTextTest {
    private static final String WHOLE =
            """
            // The rules of our kitchen.
            const step = 5, target = 300;
            /* options: { target: 1 } */
            export default {
              apiVersion: 1,
              ruleset: "small",
              name: 'kitchen',
              title: { en: "Kitchen", de: `Küche ${step > 4 ? "groß" : ""}` },
              about: "Target: 300 /* no comment */",
              extends: "long",
              options: {
                // target: 7
                target,
                "least": 40 * step,
                spade: /a:[/]/.test("a:/"),
                ["ti" + "e"]: "bidder",
                points: Object.fromEntries(["A", "T"].map((card, i) => [card, 11 - i])),
              },
              examples: [
                { hand: "AS AS", meld: 4 },
                { hand: "KS", meld: null }, // two
              ],
            };
            """;

    private static HouseRuleFile parse(String script) throws BadHouseRuleFile {
        return HouseRuleFile.parse(script, "dir/mine.js");
    }

    private static List<String> faults(String script) {
        return catchThrowableOfType(BadHouseRuleFile.class, () -> parse(script)).faults();
    }

    @Nested
    class WhatIsRead {
        @Test
        void everyFieldAndComputedValues() throws BadHouseRuleFile {
            HouseRuleFile file = parse(WHOLE);
            assertThat(file.ruleset()).isEqualTo("small");
            assertThat(file.name()).isEqualTo("kitchen");
            assertThat(file.title().in("de")).isEqualTo("Küche groß");
            assertThat(file.title().in("da")).isEqualTo("Kitchen");
            assertThat(file.about().in("da")).isEqualTo("Target: 300 /* no comment */");
            assertThat(file.base()).isEqualTo("long");
            assertThat(file.options())
                    .isEqualTo(
                            HouseRules.of("target", 300)
                                    .with("least", 200)
                                    .with("spade", true)
                                    .with("tie", "bidder")
                                    .with("points", Map.of("A", 11, "T", 10)));
            assertThat(file.hash()).hasSize(64);
        }

        @Test
        void whereThingsStand() throws BadHouseRuleFile {
            HouseRuleFile file = parse(WHOLE);
            assertThat(file.places())
                    .containsOnly(
                            Map.entry("target", new Place("dir/mine.js", 13, 5)),
                            Map.entry("least", new Place("dir/mine.js", 14, 5)),
                            Map.entry("spade", new Place("dir/mine.js", 15, 5)),
                            Map.entry("points", new Place("dir/mine.js", 17, 5)));
            assertThat(file.fields()).containsEntry("extends", new Place("dir/mine.js", 10, 3));
            assertThat(file.examples())
                    .extracting(Example::place)
                    .containsExactly(
                            new Place("dir/mine.js", 20, 5), new Place("dir/mine.js", 21, 5));
            assertThat(file.originOf("target")).hasToString("mine.js:13:5");
            assertThat(file.originOf("tie")).hasToString("mine.js");
        }

        @Test
        void optionsThatStandElsewhereAreFoundThere() throws BadHouseRuleFile {
            HouseRuleFile file =
                    parse(
                            """
                            const ours = {
                              target: 20,
                            };
                            export default { ruleset: "small", options: ours };
                            """);
            assertThat(file.places())
                    .containsExactly(Map.entry("target", new Place("dir/mine.js", 2, 3)));
        }

        @Test
        void aByteOrderMarkAndAnyLineEnds() throws BadHouseRuleFile {
            HouseRuleFile plain = parse(WHOLE);
            for (String text :
                    List.of("\uFEFF" + WHOLE.replace("\n", "\r\n"), WHOLE.replace("\n", "\r"))) {
                HouseRuleFile file = parse(text);
                assertThat(file.options()).isEqualTo(plain.options());
            }
            assertThat(parse("\uFEFF" + WHOLE.replace("\n", "\r\n")).places())
                    .isEqualTo(plain.places());
        }

        @Test
        void numbersAsTheyAre() throws BadHouseRuleFile {
            HouseRuleFile file =
                    parse(
                            "export default {ruleset:'a', options:{a:1e400, b:NaN, c:2.5, d:2**40,"
                                    + " e:-0, f:3.0, g:null}}");
            assertThat(file.options().values())
                    .containsEntry("a", Double.POSITIVE_INFINITY)
                    .containsEntry("b", Double.NaN)
                    .containsEntry("c", 2.5)
                    .containsEntry("d", 1L << 40)
                    .containsEntry("f", 3)
                    .containsEntry("g", null);
        }

        @Test
        void eachGetterIsRunOnce() throws BadHouseRuleFile {
            HouseRuleFile file =
                    parse(
                            "let n = 10; export default {ruleset: 'a', options: {get target() {"
                                    + " return n += 10; }}}");
            assertThat(file.options()).isEqualTo(HouseRules.of("target", 20));
        }
    }

    @Nested
    class WhatIsRefused {
        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                quoteCharacter = '`',
                textBlock =
                        """
                        export default {ruleset: ,}                           | :1:26: Cannot read the house rules: it is not JavaScript here: Expected an operand but found ,. Allowed: one object, as in export default {…}.
                        const x = 1                                           | : Cannot read the house rules: it has no default export. Allowed: one object, as in export default {…}.
                        export default [1]                                    | : Cannot read the house rules: its default export is no object. Allowed: one object, as in export default {…}.
                        export default () => ({})                             | : Cannot read the house rules: its default export is no object. Allowed: one object, as in export default {…}.
                        module.exports = {}                                   | :1:1: Cannot read the house rules: it throws: ReferenceError: module is not defined. Allowed: a script that ends with export default {…}.
                        throw new Error('no luck')                            | :1:7: Cannot read the house rules: it throws: Error: no luck. Allowed: a script that ends with export default {…}.
                        import x from './x.js'; export default {}             | : Cannot read the house rules: it imports 'x.js'. Allowed: a file without imports; the field 'extends' names another file.
                        export default {}                                     | : Cannot read the house rules: the field 'ruleset' is missing. Allowed: a text of at most 40 characters.
                        export default {ruleset: 'a', optoins: {}}            | :1:31: Cannot use field 'optoins': no such field; did you mean options? Allowed: apiVersion, ruleset, name, title, about, extends, options, hooks, examples.
                        export default {ruleset: 'a', hooks: {f: 1}}         | :1:39: Cannot read the house rules: the field 'hooks.f' is neither a function nor an object with a function 'call'. Allowed: true, false, null, numbers, texts, and lists and objects of these.
                        export default {ruleset: 'a', options: {t: () => 1}}  | :1:41: Cannot read the house rules: the field 'options.t' is a function. Allowed: true, false, null, numbers, texts, and lists and objects of these.
                        export default {ruleset: 'a', options: {t: undefined}} | :1:41: Cannot read the house rules: the field 'options.t' is undefined. Allowed: true, false, null, numbers, texts, and lists and objects of these.
                        export default {ruleset: 'a', options: {t: new Map()}} | :1:41: Cannot read the house rules: the field 'options.t' is no plain value. Allowed: true, false, null, numbers, texts, and lists and objects of these.
                        export default {ruleset: 'a', options: {t: Symbol()}} | :1:41: Cannot read the house rules: the field 'options.t' is no plain value. Allowed: true, false, null, numbers, texts, and lists and objects of these.
                        export default {apiVersion: 2, optoins: 1}            | :1:17: Cannot read the house rules: its apiVersion is 2, which a newer Meldhouse reads. Allowed: apiVersion 1.
                        export default {ruleset: 'a', options: {t: 12n}}      | :1:44: Cannot read the house rules: it writes 12n, a number of any length. Allowed: plain numbers, as in 12.
                        """)
        void aScriptWithOneFault(String script, String fault) {
            assertThat(faults(script)).containsExactly("dir/mine.js" + fault);
        }

        @Test
        void anEmptyFile() {
            assertThat(faults(" \n"))
                    .containsExactly(
                            "dir/mine.js: Cannot read the house rules: it is empty. Allowed: one"
                                    + " object, as in export default {…}.");
        }

        @Test
        void whatHoldsItselfOrTooMuch() {
            for (String value :
                    List.of(
                            "(() => { const a = {}; a.a = a; return a; })()",
                            "(() => { const a = []; a.push(a); return a; })()",
                            "Array.from({length: 30000}, () => 1)",
                            "'x'.repeat(200000)")) {
                assertThat(faults("export default {ruleset: 'a', options: {t: " + value + "}}"))
                        .singleElement()
                        .asString()
                        .contains("the field 'options.t")
                        .containsAnyOf("holds too much", "more than 100000 characters");
            }
        }

        @Test
        void aPromiseIsNoRule() {
            assertThat(faults("export default await new (async () => {})().constructor(() => {})"))
                    .hasSize(1);
            assertThat(faults("export default (async () => ({ruleset: 'a'}))()")).hasSize(1);
        }

        @Test
        void threeLinesWithAnArrow() {
            BadHouseRuleFile bad =
                    catchThrowableOfType(
                            BadHouseRuleFile.class,
                            () ->
                                    parse(
                                            "\n\n"
                                                    + "export default {\n"
                                                    + "  ruleset: 'a',\n"
                                                    + "  optoins: {},\n"
                                                    + "}\n"));
            assertThat(bad.located().getFirst().excerpt())
                    .containsExactly(
                            "4 |   ruleset: 'a',", "5 |   optoins: {},", "  |   ^", "6 | }");
        }
    }

    @Nested
    class WhatAScriptCannotReach {
        @ParameterizedTest
        @ValueSource(
                strings = {
                    "Date",
                    "Math.random",
                    "console",
                    "print",
                    "load",
                    "Graal",
                    "Java",
                    "Polyglot",
                    "Proxy",
                    "BigInt",
                    "Function",
                    "eval",
                    "Intl",
                    "Promise",
                    "SharedArrayBuffer",
                    "Atomics",
                    "WebAssembly",
                    "globalThis.Date",
                    "setTimeout"
                })
        void neitherHostNorClockNorChance(String name) throws BadHouseRuleFile {
            HouseRuleFile file =
                    parse(
                            "export default {ruleset: 'a', options: {t: typeof %s === 'undefined'}}"
                                    .formatted(name));
            assertThat(file.options()).isEqualTo(HouseRules.of("t", true));
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "(function () {}).constructor('return 7')()",
                    "(function* () {}).constructor('yield 7')().next().value",
                    "(async () => {}).constructor('return 7')()",
                })
        void noWayToMakeCodeOfText(String way) {
            assertThat(faults("export default {ruleset: 'a', options: {t: " + way + "}}"))
                    .singleElement()
                    .asString()
                    .contains("EvalError");
        }

        @Test
        void oneFileLeavesNothingToTheNext() throws BadHouseRuleFile {
            parse("Object.prototype.target = 5; globalThis.x = 1; export default {ruleset: 'a'}");
            HouseRuleFile next =
                    parse(
                            "export default {ruleset: 'a', options: {t: typeof x, u: ({}).target"
                                    + " === undefined}}");
            assertThat(next.options()).isEqualTo(HouseRules.of("t", "undefined").with("u", true));
        }
    }
}
