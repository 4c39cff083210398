package meldhouse.cli;

import meldhouse.api.options.Nearest;
import meldhouse.protocol.Letters;

import java.util.Collection;

/** Names that somebody typed and that are not known. */
final class Names {
    /** How long a player's name may be, in characters. */
    private static final int LONGEST = 32;

    private Names() {}

    /**
     * The sentence about a name that is not known: what there is, and what was probably meant.
     *
     * @param use what was wanted, as in {@code "seat bot"}
     * @param reason why it cannot be had, a clause
     */
    static String unknown(String use, String name, String reason, Collection<String> known) {
        return "Cannot %s '%s': %s.%s Allowed: %s."
                .formatted(
                        use,
                        name,
                        reason,
                        Nearest.to(name, known)
                                .map(near -> " Did you mean " + near + "?")
                                .orElse(""),
                        known.isEmpty()
                                ? "none, since none is installed"
                                : String.join(", ", known));
    }

    /** Names with commas between them. */
    static String list(Collection<String> names) {
        return names.isEmpty() ? "none, since none is installed" : String.join(", ", names);
    }

    /**
     * A player's name as it is sent, without blanks around it.
     *
     * @throws Stop if a server would refuse it: 1 to 32 characters, and each of them shown
     */
    static String ofPlayer(String typed) {
        String name = typed.strip();
        int length = name.codePointCount(0, name.length());
        String fault =
                length == 0
                        ? "it is empty"
                        : length > LONGEST
                                ? "it has " + length + " characters"
                                : Letters.arePlain(name) ? "" : "it has a control character in it";
        if (!fault.isEmpty()) {
            throw Stop.usage(
                    "Cannot use name '%s': %s. Allowed: a text of 1 to %d characters, none of them a control character."
                            .formatted(plain(name), fault, LONGEST));
        }
        return name;
    }

    /** The name of whoever is logged in, cut to fit. */
    static String ofUser() {
        return fitting(System.getProperty("user.name", ""));
    }

    /** A name that a server takes, made of another; {@code Player} where nothing is left of it. */
    static String fitting(String name) {
        int[] first = plain(name).codePoints().limit(LONGEST).toArray();
        String fits = new String(first, 0, first.length).strip();
        return fits.isEmpty() ? "Player" : fits;
    }

    private static String plain(String text) {
        return text.codePoints()
                .filter(Letters::isPlain)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString()
                .strip();
    }
}
