package meldhouse.scripting;

import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.SourceSection;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads what a script exports: it is run once, in the {@link Sandbox}, and its default export is
 * copied to plain data.
 */
final class ScriptText {
    private static final String MODULE = "application/javascript+module";
    private static final String ALLOWED = "one object, as in export default {…}";

    /**
     * A whole number with an n behind it. One power of two such numbers can run for hours, and
     * nothing stops it. Comments and texts are not told apart from the rest: what hides there from
     * one reader of the language might be found by another.
     */
    private static final Pattern BIG_INT =
            Pattern.compile(
                    "(?<![\\w$])(?:0[xX][0-9a-fA-F_]+|0[oObB][0-7_]+|[0-9][0-9_]*)n(?![\\w$])");

    private static final Pattern FORBIDDEN = Pattern.compile("Operation is not allowed for: (.*)");

    private final Draft draft;

    private ScriptText(Draft draft) {
        this.draft = draft;
    }

    static Draft read(String text, String file) throws BadHouseRuleFile {
        Draft draft = new Draft(file, text, ALLOWED);
        new ScriptText(draft).run();
        return draft;
    }

    private void run() throws BadHouseRuleFile {
        if (draft.text.isBlank()) {
            throw draft.broken(Place.in(draft.file), "it is empty");
        }
        refuseBigInts();
        BadHouseRuleFile bad;
        try {
            bad = Sandbox.run(Place.in(draft.file).fileName(), this::evaluate);
        } catch (Sandbox.Stopped stopped) {
            throw draft.broken(
                    Place.in(draft.file), stopped.reason(), "a script that ends at once");
        }
        if (bad != null) {
            throw bad;
        }
        places();
    }

    private void refuseBigInts() throws BadHouseRuleFile {
        Matcher found = BIG_INT.matcher(draft.text);
        if (found.find()) {
            String before = draft.text.substring(0, found.start());
            long line = before.chars().filter(c -> c == '\n').count() + 1;
            throw draft.broken(
                    new Place(draft.file, (int) line, found.start() - before.lastIndexOf('\n')),
                    "it writes " + Draft.cut(found.group()) + ", a number of any length",
                    "plain numbers, as in "
                            + Draft.cut(found.group().substring(0, found.group().length() - 1)));
        }
    }

    /** The faults of the script; null if it was copied. Those of the sandbox are thrown. */
    private @Nullable BadHouseRuleFile evaluate(Context context) {
        try {
            Source source =
                    Source.newBuilder("js", draft.text, draft.file).mimeType(MODULE).build();
            Value exported = context.eval(source);
            if (!exported.hasMembers() || !exported.hasMember("default")) {
                return draft.broken(Place.in(draft.file), "it has no default export");
            }
            Value value = exported.getMember("default");
            if (value.canExecute() || value.hasArrayElements() || !value.hasMembers()) {
                return draft.broken(Place.in(draft.file), "its default export is no object");
            }
            copy(value);
            return null;
        } catch (PlainValue.Unfit unfit) {
            ScriptTokens tokens = new ScriptTokens(draft.text, draft.file);
            String name = unfit.path().getLast();
            Place place =
                    unfit.path().getFirst().equals("options")
                            ? tokens.option(name)
                            : tokens.field(name);
            return draft.broken(
                    Place.or(place, draft.file),
                    "the field '%s' %s".formatted(String.join(".", unfit.path()), unfit.problem()),
                    "true, false, null, numbers, texts, and lists and objects of these");
        } catch (PolyglotException e) {
            if (e.isResourceExhausted() || e.isCancelled() || e.isInterrupted()) {
                throw e;
            }
            return told(e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void copy(Value value) {
        PlainValue plain = new PlainValue();
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        Map<String, HookFunction> functions = new LinkedHashMap<>();
        for (String key : value.getMemberKeys()) {
            Value field = value.getMember(key);
            if (key.equals("hooks")) {
                functions(field, plain, functions);
                fields.put(key, Map.of());
            } else {
                fields.put(key, plain.of(field, key));
            }
        }
        draft.fields.putAll(fields);
        draft.functions.putAll(functions);
    }

    /** The functions alone are looked at here: they are called elsewhere. */
    private void functions(Value hooks, PlainValue plain, Map<String, HookFunction> functions) {
        if (hooks.isNull() || !hooks.hasMembers() || hooks.canExecute()) {
            throw new PlainValue.Unfit(List.of("hooks"), "is no object of functions");
        }
        for (String name : hooks.getMemberKeys()) {
            Value one = hooks.getMember(name);
            boolean bare = one.canExecute();
            Value call = bare ? one : one.hasMembers() ? one.getMember("call") : null;
            if (call == null || !call.canExecute()) {
                throw new PlainValue.Unfit(
                        List.of("hooks", name),
                        "is neither a function nor an object with a function 'call'");
            }
            SourceSection section = call.getSourceLocation();
            Place place =
                    section == null || !section.isAvailable()
                            ? Place.in(draft.file)
                            : new Place(
                                    draft.file, section.getStartLine(), section.getStartColumn());
            Object about =
                    bare || !one.hasMember("about")
                            ? Map.of()
                            : plain.of(one.getMember("about"), "about");
            String source =
                    section == null || !section.isAvailable()
                            ? ""
                            : section.getCharacters().toString();
            functions.put(
                    name, new HookFunction(name, FieldReader.about(name, about), place, source));
        }
    }

    private BadHouseRuleFile told(PolyglotException e) {
        String message = String.valueOf(e.getMessage()).lines().findFirst().orElse("");
        Place place = place(e);
        if (e.isSyntaxError()) {
            String reason = message.replaceFirst("^SyntaxError: (.*?:\\d+:\\d+ )?", "");
            return draft.broken(place, "it is not JavaScript here: " + reason);
        }
        Matcher forbidden = FORBIDDEN.matcher(message);
        if (forbidden.find()) {
            return draft.broken(
                    place,
                    "it imports '%s'".formatted(Draft.cut(forbidden.group(1))),
                    "a file without imports; the field 'extends' names another file");
        }
        if (message.contains("*default*")) {
            return draft.broken(place, "it waits for something", "a script that ends at once");
        }
        return draft.broken(
                place,
                "it throws: " + Draft.cut(message),
                "a script that ends with export default {…}");
    }

    /** Where it was thrown: in the file itself, not in what guards it. */
    private Place place(PolyglotException e) {
        SourceSection section = e.getSourceLocation();
        if (section == null || !section.getSource().getName().equals(draft.file)) {
            section = null;
            for (PolyglotException.StackFrame frame : e.getPolyglotStackTrace()) {
                SourceSection of = frame.isGuestFrame() ? frame.getSourceLocation() : null;
                if (of != null && of.getSource().getName().equals(draft.file)) {
                    section = of;
                    break;
                }
            }
        }
        return section == null || !section.isAvailable()
                ? Place.in(draft.file)
                : new Place(draft.file, section.getStartLine(), section.getStartColumn());
    }

    private void places() {
        ScriptTokens tokens = new ScriptTokens(draft.text, draft.file);
        for (String field : draft.fields.keySet()) {
            Place place = tokens.field(field);
            if (place != null) {
                draft.places.put(field, place);
            }
        }
        if (draft.fields.get("options") instanceof Map<?, ?> options) {
            for (Object name : options.keySet()) {
                Place place = tokens.option((String) name);
                if (place != null) {
                    draft.optionPlaces.put((String) name, place);
                }
            }
        }
        draft.examplePlaces.addAll(tokens.examples());
    }
}
