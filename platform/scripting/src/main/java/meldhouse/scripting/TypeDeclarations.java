package meldhouse.scripting;

import meldhouse.api.game.Hook;
import meldhouse.api.game.Hook.Shape;
import meldhouse.api.game.Ruleset;
import meldhouse.api.options.Option;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The text of {@code meldhouse.d.ts}: what a house-rule file may say, for editors that know
 * TypeScript. Completion and red lines come of it, in plain JavaScript too.
 */
public final class TypeDeclarations {
    /** How the text begins, so that a file of it is known again. */
    public static final String FIRST_LINE =
            "// House-rule files of Meldhouse. Made by 'meldhouse rules types'; do not edit.";

    private static final int LINE = 96;

    private TypeDeclarations() {}

    /**
     * What is declared of one ruleset.
     *
     * @param id its id
     * @param type what its types begin with: {@code AmericanPinochle} of {@code american-pinochle}
     * @param lines the declarations
     */
    public record Part(String id, String type, List<String> lines) {
        public Part {
            lines = List.copyOf(lines);
        }
    }

    /** What is declared of a ruleset, made from its schema. It asks the ruleset. */
    public static Part part(Ruleset ruleset) {
        List<String> lines = new ArrayList<>();
        ruleset(ruleset, lines);
        return new Part(ruleset.info().id(), type(ruleset), lines);
    }

    /** The declarations for these rulesets. */
    public static String of(Collection<Part> parts) {
        List<String> lines = new ArrayList<>();
        lines.add(FIRST_LINE);
        lines.add("// In a file: /** @type {import(\"./meldhouse\").HouseRules} */");
        lines.add("");
        lines.add("/** A text, or the same text in several languages. */");
        lines.add("export type Wording = string | { en?: string; de?: string; da?: string };");
        lines.add("");
        lines.add(
                "/** What is asked of the rules, and the fields of the answer that are expected."
                        + " */");
        lines.add("export interface Example {");
        lines.add("  /** The question: meld, scoreDeal, ... */");
        lines.add("  op: string;");
        lines.add("  /** What the answer has to hold; other fields of it do not matter. */");
        lines.add("  expect: { [field: string]: unknown };");
        lines.add("  [field: string]: unknown;");
        lines.add("}");
        lines.add("");
        lines.add("/** What a function is called with. */");
        lines.add("export interface HookArgument<Deal> {");
        lines.add("  /** What the question is about; it can only be read. */");
        lines.add("  deal: Deal;");
        lines.add("  /** The seat that is asked about, where it is about one. */");
        lines.add("  seat?: number;");
        lines.add("  /** The value of every option. */");
        lines.add("  options: { [option: string]: any };");
        lines.add("  /** From 0 to 1; for the same call always the same. */");
        lines.add("  random: () => number;");
        lines.add("}");
        lines.add("");
        lines.add("/** A function, or one with what the rule sheet says of it. */");
        lines.add(
                "export type HookFunction<Deal, Answer> = PlainHook<Deal, Answer> |"
                        + " ToldHook<Deal, Answer>;");
        lines.add("");
        // Every function has a call of its own, and what is in it would be of any type.
        lines.add("/** A function. */");
        lines.add("export interface PlainHook<Deal, Answer> {");
        lines.add("  (argument: HookArgument<Deal>): Answer;");
        lines.add("  call(argument: HookArgument<Deal>): Answer;");
        lines.add("}");
        lines.add("");
        lines.add("/** A function with what the rule sheet says of it. */");
        lines.add("export interface ToldHook<Deal, Answer> {");
        lines.add("  about?: Wording;");
        lines.add("  call(argument: HookArgument<Deal>): Answer;");
        lines.add("}");
        lines.add("");
        lines.add("/** What every file may say. */");
        lines.add("export interface AnyHouseRules {");
        lines.add("  /** The version of this format. */");
        lines.add("  apiVersion?: 1;");
        lines.add(
                "  /** What they are called: 1 to 40 of a-z, 0-9 and -. Left out: the file's name."
                        + " */");
        lines.add("  name?: string;");
        lines.add("  /** What people call them, at most 60 characters. */");
        lines.add("  title?: Wording;");
        lines.add("  /** A sentence or two for whoever chooses, at most 500 characters. */");
        lines.add("  about?: Wording;");
        lines.add("  /** Checked by 'meldhouse rules test'. */");
        lines.add("  examples?: Example[];");
        lines.add("}");
        List<Part> sorted = parts.stream().sorted(Comparator.comparing(Part::id)).toList();
        sorted.forEach(part -> lines.addAll(part.lines()));
        lines.add("");
        lines.add("/** A house-rule file. */");
        lines.add(
                "export type HouseRules = %s;"
                        .formatted(
                                sorted.stream()
                                        .map(part -> part.type() + "Rules")
                                        .collect(Collectors.joining(" | "))));
        return String.join("\n", lines) + "\n";
    }

    private static void ruleset(Ruleset ruleset, List<String> lines) {
        String type = type(ruleset);
        lines.add("");
        lines.add(
                "/** House rules for ruleset %s: %s. */"
                        .formatted(ruleset.info().id(), comment(ruleset.info().title())));
        lines.add("export interface %sRules extends AnyHouseRules {".formatted(type));
        lines.add("  ruleset: \"%s\";".formatted(ruleset.info().id()));
        lines.add("  /** What they build on: a preset, or a file of the same folder. */");
        lines.add("  extends?: %sPreset | (string & {});".formatted(type));
        lines.add("  /** The options that differ from what is built on. */");
        lines.add("  options?: %sOptions;".formatted(type));
        hooks(ruleset, type, lines);
        lines.add("}");
        lines.add("");
        lines.add("/** A preset of ruleset %s. */".formatted(ruleset.info().id()));
        lines.add(
                "export type %sPreset = %s;"
                        .formatted(
                                type,
                                words(
                                        ruleset.presets().stream()
                                                .map(preset -> preset.id())
                                                .toList())));
        lines.add("");
        lines.add("/** The options of ruleset %s. */".formatted(ruleset.info().id()));
        lines.add("export interface %sOptions {".formatted(type));
        ruleset.options().options().forEach(option -> option(option, lines));
        lines.add("}");
    }

    private static void hooks(Ruleset ruleset, String type, List<String> lines) {
        if (ruleset.hooks().isEmpty()) {
            return;
        }
        lines.add("  /** Functions that decide where the options do not; in JavaScript alone. */");
        lines.add("  hooks?: {");
        for (Hook hook : ruleset.hooks()) {
            List<String> own = new ArrayList<>();
            own.add("  /**");
            wrapped(hook.meaning(), own);
            own.add("   */");
            own.forEach(line -> lines.add("  " + line));
            lines.add(
                    "    %s?: HookFunction<%s, %s>;"
                            .formatted(hook.name(), shape(hook.argument()), shape(hook.result())));
        }
        lines.add("  };");
    }

    private static String shape(Shape shape) {
        return switch (shape) {
            case Shape.Truth _ -> "boolean";
            case Shape.Whole _ -> "number";
            case Shape.Text _, Shape.Name _, Shape.OneCard _ -> "string";
            case Shape.CardsFrom _ -> "string[]";
            case Shape.OneOf one -> words(one.values());
            case Shape.ListOf list -> "(" + shape(list.element()) + ")[]";
            case Shape.Fields fields ->
                    fields.fields().entrySet().stream()
                            .map(field -> field.getKey() + ": " + shape(field.getValue()))
                            .collect(Collectors.joining("; ", "{ ", " }"));
            case Shape.Maybe maybe -> shape(maybe.value()) + " | null | undefined";
            case Shape.Either either ->
                    either.shapes().stream()
                            .map(TypeDeclarations::shape)
                            .collect(Collectors.joining(" | "));
        };
    }

    /** {@code AmericanPinochle} of {@code american-pinochle}. */
    private static String type(Ruleset ruleset) {
        StringBuilder type = new StringBuilder();
        for (String word : ruleset.info().id().split("-")) {
            if (!word.isEmpty()) {
                type.append(Character.toUpperCase(word.charAt(0))).append(word.substring(1));
            }
        }
        return type.toString();
    }

    private static void option(Option option, List<String> lines) {
        lines.add("  /**");
        wrapped(option.meaning(), lines);
        wrapped("Allowed: " + option.allowed() + ".", lines);
        wrapped("@default " + json(option.defaultValue()), lines);
        lines.add("   */");
        lines.add("  %s?: %s;".formatted(option.name(), values(option)));
    }

    private static void wrapped(String text, List<String> lines) {
        StringBuilder line = new StringBuilder("   *");
        for (String word : comment(text).split(" ")) {
            if (line.length() + word.length() >= LINE) {
                lines.add(line.toString());
                line = new StringBuilder("   *");
            }
            line.append(' ').append(word);
        }
        lines.add(line.toString());
    }

    private static String comment(String text) {
        return text.replace("*/", "* /");
    }

    private static String values(Option option) {
        return switch (option) {
            case Option.Flag _ -> "boolean";
            case Option.Whole whole -> whole.open() ? "number | null" : "number";
            case Option.Choice choice -> words(choice.values());
            case Option.Wholes _ -> "number[]";
            case Option.Points points ->
                    points.keys().stream()
                                    .map(key -> json(key) + ": number")
                                    .collect(Collectors.joining("; ", "{ ", " }"))
                            + (points.open() ? " | null" : "");
            case Option.Rows rows ->
                    rows.columns().stream()
                                    .map(column -> column.title() + ": number")
                                    .collect(Collectors.joining(", ", "[", "][]"))
                            + (rows.open() ? " | null" : "");
            case Option.Fields fields -> form(fields);
            case Option.Several several -> "(" + form(several.form()) + ")[]";
        };
    }

    private static String form(Option.Fields fields) {
        return fields.fields().stream()
                .map(field -> field.name() + "?: " + values(field))
                .collect(Collectors.joining("; ", "{ ", " }"));
    }

    private static String words(List<String> words) {
        return words.isEmpty()
                ? "never"
                : words.stream().map(TypeDeclarations::json).collect(Collectors.joining(" | "));
    }

    /** Plain data as JavaScript writes it. */
    private static String json(@Nullable Object value) {
        return switch (value) {
            case String text -> "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
            case List<?> list ->
                    list.stream()
                            .map(TypeDeclarations::json)
                            .collect(Collectors.joining(", ", "[", "]"));
            case Map<?, ?> map ->
                    map.entrySet().stream()
                            .map(entry -> json(entry.getKey()) + ": " + json(entry.getValue()))
                            .collect(Collectors.joining(", ", "{", "}"));
            case null -> "null";
            default -> value.toString();
        };
    }
}
