package meldhouse.cli;

import meldhouse.api.options.Nearest;

import java.util.Collection;

/** Names that somebody typed and that are not known. */
final class Names {
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

    /** The name of whoever is logged in, in 1 to 32 characters. */
    static String ofUser() {
        String user = System.getProperty("user.name", "").strip();
        return user.isEmpty() ? "Player" : user.substring(0, Math.min(user.length(), 32));
    }
}
