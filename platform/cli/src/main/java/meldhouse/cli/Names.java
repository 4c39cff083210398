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
}
