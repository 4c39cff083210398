package meldhouse.cli;

import meldhouse.scripting.HookFunction;
import meldhouse.scripting.HouseRuleFile;
import meldhouse.scripting.Place;

import org.jspecify.annotations.Nullable;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the verbs say of the functions in house rules. */
final class FunctionLines {
    private final Console console;
    private final Map<String, String> texts;

    /**
     * In the reader's language.
     *
     * @param texts the ruleset's in it
     */
    FunctionLines(Console console, Map<String, String> texts) {
        this.console = console;
        this.texts = texts;
    }

    /** How two functions of the same hook stand to each other. */
    enum Difference {
        ONLY_A,
        ONLY_B,
        SOURCE,
        /** They read alike, but what they use in their files need not be the same. */
        FILES
    }

    /** Two functions of one hook that are not the same; at most one of them is null. */
    record Pair(
            String hook,
            @Nullable HookFunction a,
            @Nullable HookFunction b,
            Difference difference) {}

    /**
     * The hooks at which two sets of house rules may decide differently, in the ruleset's order.
     */
    static List<Pair> differing(NamedRules a, NamedRules b) {
        return a.ruleset().hooks().stream()
                .flatMap(hook -> differing(hook.name(), a, b).stream())
                .toList();
    }

    private static List<Pair> differing(String hook, NamedRules a, NamedRules b) {
        HookFunction one = of(hook, a);
        HookFunction other = of(hook, b);
        if (one == null) {
            return other == null
                    ? List.of()
                    : List.of(new Pair(hook, null, other, Difference.ONLY_B));
        }
        if (other == null) {
            return List.of(new Pair(hook, one, null, Difference.ONLY_A));
        }
        if (!one.source().equals(other.source())) {
            return List.of(new Pair(hook, one, other, Difference.SOURCE));
        }
        return text(one, a).equals(text(other, b))
                ? List.of()
                : List.of(new Pair(hook, one, other, Difference.FILES));
    }

    private static @Nullable HookFunction of(String hook, NamedRules rules) {
        return rules.counting().stream()
                .filter(function -> function.name().equals(hook))
                .findFirst()
                .orElse(null);
    }

    /** The whole text of the file that a function stands in. */
    private static String text(HookFunction function, NamedRules rules) {
        return Stream.ofNullable(rules.chain())
                .flatMap(chain -> chain.files().stream())
                .filter(file -> file.file().equals(function.place().file()))
                .map(HouseRuleFile::text)
                .collect(Collectors.joining());
    }

    /** A hook and what the ruleset calls it: {@code extraMelds: melds of the house}. */
    private String called(String hook) {
        String brief = texts.get("short." + hook);
        return brief == null ? hook : hook + ": " + brief;
    }

    private String about(HookFunction function) {
        return function.about().in(console.tongue().code());
    }

    /** Each function with its place and what its author says of it. */
    void show(List<HookFunction> functions) {
        if (functions.isEmpty()) {
            return;
        }
        console.out().println();
        console.say("rules.show.functions");
        for (HookFunction function : functions) {
            console.out().println("  %-44s %s".formatted(called(function.name()), place(function)));
            if (!about(function).isEmpty()) {
                console.hanging("      ", about(function));
            }
        }
    }

    /** How the functions of two sets of house rules differ. */
    void show(List<Pair> differing, String a, String b) {
        for (Pair pair : differing) {
            String state =
                    switch (pair.difference()) {
                        case ONLY_A -> console.text("rules.diff.only", a);
                        case ONLY_B -> console.text("rules.diff.only", b);
                        case SOURCE -> console.text("rules.diff.source");
                        case FILES -> console.text("rules.diff.files");
                    };
            console.hanging(called(pair.hook()) + ": ", state);
            show(a, pair.a());
            show(b, pair.b());
        }
    }

    private void show(String name, @Nullable HookFunction function) {
        if (function != null) {
            String about = about(function);
            console.hanging(
                    "  %-24s ".formatted(name),
                    about.isEmpty()
                            ? "(%s)".formatted(place(function))
                            : "%s  (%s)".formatted(about, place(function)));
        }
    }

    /** As origins of options are told: {@code kitchen-table.js:3:5}. */
    private static String place(HookFunction function) {
        Place place = function.place();
        return place.line() == 0
                ? place.fileName()
                : "%s:%d:%d".formatted(place.fileName(), place.line(), place.column());
    }

    /** Functions by their hooks, for programs. */
    Map<String, @Nullable Object> json(List<HookFunction> functions) {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        functions.forEach(function -> fields.put(function.name(), json(function)));
        return fields;
    }

    /** Differing functions by their hooks, for programs. */
    Map<String, @Nullable Object> jsonOf(List<Pair> differing) {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        for (Pair pair : differing) {
            Map<String, @Nullable Object> one = new LinkedHashMap<>();
            one.put("a", json(pair.a()));
            one.put("b", json(pair.b()));
            one.put(
                    "difference",
                    switch (pair.difference()) {
                        case ONLY_A -> "onlyA";
                        case ONLY_B -> "onlyB";
                        case SOURCE -> "source";
                        case FILES -> "files";
                    });
            fields.put(pair.hook(), one);
        }
        return fields;
    }

    private @Nullable Object json(@Nullable HookFunction function) {
        return function == null
                ? null
                : Map.of("about", about(function), "origin", place(function));
    }
}
