package meldhouse.scripting;

import meldhouse.api.game.Ruleset;
import meldhouse.api.options.BadHouseRules;
import meldhouse.api.options.HouseRules;

import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * House rules that somebody wrote down: a JSON file with the ruleset's id and the options that
 * differ from its defaults. Comments ({@code //} and {@code /* *}{@code /}), a comma behind the
 * last element, a byte-order mark and line ends of any kind are accepted; a file is UTF-8 and has
 * at most 256 KiB.
 *
 * @param apiVersion the version of this format, 1; left out: 1
 * @param ruleset the id of the ruleset that the rules are for
 * @param name what they are called on the wire: 1 to 40 of a-z, 0-9 and -; left out: the file's
 *     name without its ending
 * @param title what people call them, at most 60 characters; left out: the name
 * @param about a sentence or two for whoever chooses, at most 500 characters; left out: nothing
 * @param options values by option, not yet checked against the ruleset: {@link #check} does that
 * @param places where each option stands, as {@code file:line:column}
 */
public record HouseRuleFile(
        int apiVersion,
        String ruleset,
        String name,
        String title,
        String about,
        HouseRules options,
        Map<String, String> places) {
    /** The newest format that is read. */
    public static final int API_VERSION = 1;

    /** The most bytes that a file may have. */
    public static final int LARGEST = 256 * 1024;

    public HouseRuleFile {
        places = Collections.unmodifiableMap(new LinkedHashMap<>(places));
    }

    /**
     * Reads a file. Nothing is ever written.
     *
     * @throws BadHouseRuleFile if it cannot be read, with every fault that was found
     */
    public static HouseRuleFile read(Path file) throws BadHouseRuleFile {
        return parse(TextFile.read(file), file.toString());
    }

    /**
     * Reads the text of a file.
     *
     * @param file its name, for the faults and where the text has no name of its own
     * @throws BadHouseRuleFile with every fault that was found
     */
    public static HouseRuleFile parse(String text, String file) throws BadHouseRuleFile {
        return new FileReader(file).read(text);
    }

    /**
     * What a ruleset has against the options: sentences that begin with the place in the file;
     * empty if they can be played.
     *
     * @param of the ruleset that the file is for
     */
    public List<String> check(Ruleset of) {
        try {
            of.configure(options);
            return List.of();
        } catch (BadHouseRules bad) {
            return bad.faults().stream()
                    .map(
                            fault -> {
                                String place = places.get(fault.option());
                                return place == null
                                        ? name + ": " + fault.sentence()
                                        : place + ": " + fault.sentence();
                            })
                    .toList();
        }
    }
}
