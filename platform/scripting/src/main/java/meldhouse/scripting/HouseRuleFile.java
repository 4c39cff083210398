package meldhouse.scripting;

import meldhouse.api.options.HouseRules;

import org.jspecify.annotations.Nullable;

import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * House rules that somebody wrote down, as one file says them: JavaScript ({@code export default
 * {…}}) or JSON. A file is UTF-8 and has at most 256 KiB; a byte-order mark and line ends of any
 * kind are accepted, and in JSON also comments ({@code //} and {@code /* *}{@code /}) and a comma
 * behind the last element. Nothing of it is checked against the ruleset yet, nor is what it extends
 * read: {@link RuleChain} does that.
 *
 * @param file the file as it was named when it was read
 * @param apiVersion the version of this format, 1; left out: 1
 * @param ruleset the id of the ruleset that the rules are for
 * @param name what they are called on the wire: 1 to 40 of a-z, 0-9 and -; left out: the file's
 *     name without its ending
 * @param title what people call them, at most 60 characters; left out: the name
 * @param about a sentence or two for whoever chooses, at most 500 characters; left out: nothing
 * @param base what it builds on: a preset's id or a file of the same folder or below; null: the
 *     ruleset's defaults
 * @param options values by option
 * @param places where each option stands, as far as that is known
 * @param fields where each field of the file stands, {@code extends} say, as far as that is known
 * @param examples what its author wants to have checked
 * @param functions those that decide at a hook, by its name; only a script has any
 * @param text the whole text of the file
 * @param hash SHA-256 of the text in UTF-8, as 64 hexadecimal digits
 */
public record HouseRuleFile(
        String file,
        int apiVersion,
        String ruleset,
        String name,
        Wording title,
        Wording about,
        @Nullable String base,
        HouseRules options,
        Map<String, Place> places,
        Map<String, Place> fields,
        List<Example> examples,
        Map<String, HookFunction> functions,
        String text,
        String hash) {
    /** The newest format that is read. */
    public static final int API_VERSION = 1;

    /** The most bytes that a file may have. */
    public static final int LARGEST = 256 * 1024;

    public HouseRuleFile {
        places = Collections.unmodifiableMap(new LinkedHashMap<>(places));
        fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
        examples = List.copyOf(examples);
        functions = Collections.unmodifiableMap(new LinkedHashMap<>(functions));
    }

    /**
     * Reads a file. Nothing is ever written. A script runs on a thread of its own and has two
     * seconds; this waits for it, so it is not for an event loop.
     *
     * @throws BadHouseRuleFile if it cannot be read, with every fault that was found
     */
    public static HouseRuleFile read(Path file) throws BadHouseRuleFile {
        return parse(TextFile.read(file), file.toString());
    }

    /**
     * Reads the text of a file, as {@link #read} does.
     *
     * @param file its name, for the faults and where the text has no name of its own; JavaScript if
     *     it ends in {@code .js} or {@code .mjs}, else JSON
     * @throws BadHouseRuleFile with every fault that was found
     */
    public static HouseRuleFile parse(String text, String file) throws BadHouseRuleFile {
        String plain = text.startsWith("\uFEFF") ? text.substring(1) : text;
        Draft draft = isScript(file) ? ScriptText.read(plain, file) : JsonText.read(plain, file);
        return new FieldReader(draft).file();
    }

    /** Whether a file of this name is meant to be one of house rules. */
    static boolean isMeant(String file) {
        return isScript(file) || file.toLowerCase(Locale.ROOT).endsWith(".json");
    }

    /** Whether a file of this name is JavaScript. */
    static boolean isScript(String file) {
        String lower = file.toLowerCase(Locale.ROOT);
        return lower.endsWith(".js") || lower.endsWith(".mjs");
    }

    /** Its name without folders: {@code kitchen-table.js}. */
    public String fileName() {
        return Place.in(file).fileName();
    }

    /** Who says so where an option has the value that this file gives it. */
    public Origin originOf(String option) {
        return new Origin.FromFile(fileName(), Place.or(places.get(option), file));
    }
}
