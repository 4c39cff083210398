package meldhouse.scripting;

import meldhouse.api.options.HouseRules;
import meldhouse.api.options.Nearest;

import org.jspecify.annotations.Nullable;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Makes a house-rule file of what was read, and collects what is wrong with its fields. */
final class FieldReader {
    private static final List<String> FIELDS =
            List.of(
                    "apiVersion",
                    "ruleset",
                    "name",
                    "title",
                    "about",
                    "extends",
                    "options",
                    "hooks",
                    "examples");
    private static final Pattern NAME = Pattern.compile("[a-z0-9][a-z0-9-]{0,39}");
    private static final Pattern LANGUAGE = Pattern.compile("[a-z]{2}");
    private static final int LONGEST_ID = 40;
    private static final int LONGEST_TITLE = 60;
    private static final int LONGEST_ABOUT = 500;
    private static final int LONGEST_BASE = 200;
    private static final int MOST_EXAMPLES = 100;

    private final Draft draft;

    FieldReader(Draft draft) {
        this.draft = draft;
    }

    HouseRuleFile file() throws BadHouseRuleFile {
        int version = apiVersion();
        draft.fields.keySet().forEach(this::known);
        String ruleset = text("ruleset", null, LONGEST_ID);
        String name = text("name", nameOfFile(), LONGEST_ID);
        if (!NAME.matcher(name).matches()) {
            draft.fault(
                    draft.place("name"),
                    "the name '" + Draft.cut(name) + "' is none",
                    "1 to 40 of a-z, 0-9 and -, given in the field 'name' or by the file's name");
        }
        Wording title = wording("title", Wording.of(name), LONGEST_TITLE);
        Wording about = wording("about", Wording.NONE, LONGEST_ABOUT);
        String base =
                draft.fields.containsKey("extends") ? text("extends", null, LONGEST_BASE) : null;
        HouseRules options = options();
        List<Example> examples = examples();
        draft.throwFaults();
        return new HouseRuleFile(
                draft.file,
                version,
                ruleset,
                name,
                title,
                about,
                base,
                options,
                draft.optionPlaces,
                draft.places,
                examples,
                draft.functions,
                draft.text,
                hash(draft.text));
    }

    private void known(String name) {
        if (name.equals("hooks") && !HouseRuleFile.isScript(draft.file)) {
            draft.add(
                    draft.place(name),
                    "Cannot use field 'hooks': a JSON file holds no functions."
                            + " Allowed: hooks in a file that ends in .js or .mjs.");
            return;
        }
        if (FIELDS.contains(name)) {
            return;
        }
        String guess =
                Nearest.to(name, FIELDS).map(near -> "; did you mean " + near + "?").orElse("");
        draft.add(
                draft.place(name),
                "Cannot use field '%s': no such field%s. Allowed: %s."
                        .formatted(Draft.cut(name), guess, String.join(", ", FIELDS))
                        .replace("?.", "?"));
    }

    /** A newer version is the only fault told: what else is strange may be right there. */
    private int apiVersion() throws BadHouseRuleFile {
        Object value = draft.fields.getOrDefault("apiVersion", HouseRuleFile.API_VERSION);
        if (value instanceof Integer version && version >= 1) {
            if (version <= HouseRuleFile.API_VERSION) {
                return version;
            }
            throw draft.broken(
                    draft.place("apiVersion"),
                    "its apiVersion is " + version + ", which a newer Meldhouse reads",
                    "apiVersion " + HouseRuleFile.API_VERSION);
        }
        wrong("apiVersion", value, "a whole number from 1");
        return HouseRuleFile.API_VERSION;
    }

    /**
     * A text field.
     *
     * @param missing what stands in for it; null: it has to be there
     */
    private String text(String field, @Nullable String missing, int most) {
        if (!draft.fields.containsKey(field)) {
            if (missing == null) {
                draft.fault(
                        Place.in(draft.file),
                        "the field '" + field + "' is missing",
                        "a text of at most " + most + " characters");
            }
            return missing == null ? "" : missing;
        }
        Object value = draft.fields.get(field);
        if (value instanceof String text && fits(text, most)) {
            return text;
        }
        wrong(field, value, "a text of at most " + most + " characters, on one line");
        return "";
    }

    private Wording wording(String field, Wording missing, int most) {
        if (!draft.fields.containsKey(field)) {
            return missing;
        }
        Object value = draft.fields.get(field);
        if (value instanceof String text && fits(text, most)) {
            return Wording.of(text);
        }
        if (value instanceof Map<?, ?> map && !map.isEmpty()) {
            Map<String, String> texts = new LinkedHashMap<>();
            map.forEach(
                    (language, text) -> {
                        if (text instanceof String one
                                && fits(one, most)
                                && LANGUAGE.matcher(String.valueOf(language)).matches()) {
                            texts.put((String) language, one);
                        }
                    });
            if (texts.size() == map.size()) {
                return new Wording(texts);
            }
        }
        wrong(
                field,
                value,
                "a text of at most "
                        + most
                        + " characters, on one line, or an object of such texts by language, as in"
                        + " {en: …, de: …}");
        return missing;
    }

    /** What is said of a function, in one language or in several. */
    static Wording about(String hook, @Nullable Object value) {
        Map<String, String> texts = new LinkedHashMap<>();
        if (value instanceof String text) {
            texts.put("en", text);
        } else if (value instanceof Map<?, ?> map) {
            map.forEach((language, text) -> texts.put((String) language, String.valueOf(text)));
        }
        boolean good =
                (value instanceof String || value instanceof Map<?, ?>)
                        && texts.entrySet().stream()
                                .allMatch(
                                        one ->
                                                LANGUAGE.matcher(one.getKey()).matches()
                                                        && fits(one.getValue(), LONGEST_ABOUT));
        if (!good) {
            throw new PlainValue.Unfit(
                    List.of("hooks", hook, "about"),
                    "is no text of at most " + LONGEST_ABOUT + " characters, on one line");
        }
        return new Wording(texts);
    }

    private static boolean fits(String text, int most) {
        return text.codePointCount(0, text.length()) <= most
                && text.chars().noneMatch(Character::isISOControl);
    }

    private HouseRules options() {
        Object value = draft.fields.getOrDefault("options", Map.of());
        if (!(value instanceof Map<?, ?> map)) {
            wrong("options", value, "an object of option values");
            return HouseRules.DEFAULTS;
        }
        return new HouseRules(plain(map));
    }

    private List<Example> examples() {
        Object value = draft.fields.getOrDefault("examples", List.of());
        List<Example> examples = new ArrayList<>();
        if (value instanceof List<?> list && list.size() <= MOST_EXAMPLES) {
            for (Object one : list) {
                if (one instanceof Map<?, ?> map) {
                    Place place =
                            examples.size() < draft.examplePlaces.size()
                                    ? draft.examplePlaces.get(examples.size())
                                    : draft.place("examples");
                    examples.add(new Example(plain(map), place));
                }
            }
            if (examples.size() == list.size()) {
                return examples;
            }
        }
        wrong("examples", value, "a list of at most " + MOST_EXAMPLES + " objects");
        return List.of();
    }

    private static Map<String, @Nullable Object> plain(Map<?, ?> map) {
        Map<String, @Nullable Object> values = new LinkedHashMap<>();
        map.forEach((name, value) -> values.put((String) name, value));
        return values;
    }

    private void wrong(String field, @Nullable Object value, String allowed) {
        draft.fault(
                draft.place(field), "the field '" + field + "' is " + Draft.shown(value), allowed);
    }

    /** The file's name without folder and ending. */
    private String nameOfFile() {
        String last = Place.in(draft.file).fileName();
        int dot = last.lastIndexOf('.');
        return dot > 0 ? last.substring(0, dot) : last;
    }

    private static String hash(String text) {
        try {
            byte[] digest =
                    MessageDigest.getInstance("SHA-256")
                            .digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
