package meldhouse.api;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The version of what a plugin is written against. A jar says in its manifest for which it was
 * built, as {@code Meldhouse-Api: 1.0}; one that says nothing is tried as it is.
 *
 * <p>What is added raises {@code minor}, and what is taken away or changed raises {@code major}: a
 * plugin runs where {@code major} is its own and {@code minor} is its own or later.
 *
 * @param major from 1
 * @param minor from 0
 */
public record ApiVersion(int major, int minor) {
    /** The line of a jar's manifest. */
    public static final String ATTRIBUTE = "Meldhouse-Api";

    /** What this platform has. */
    public static final ApiVersion CURRENT = new ApiVersion(1, 0);

    private static final Pattern TEXT = Pattern.compile("([1-9]\\d{0,3})\\.(0|[1-9]\\d{0,3})");

    /**
     * Reads a version.
     *
     * @throws IllegalArgumentException if it is none; the message says what is allowed
     */
    public static ApiVersion parse(String text) {
        Matcher found = TEXT.matcher(text.strip());
        if (!found.matches()) {
            throw new IllegalArgumentException(
                    "Cannot read API version '%s': it is none. Allowed: two numbers, as in %s."
                            .formatted(text, CURRENT));
        }
        return new ApiVersion(Integer.parseInt(found.group(1)), Integer.parseInt(found.group(2)));
    }

    /** Whether what was built for another version runs with this one. */
    public boolean runs(ApiVersion built) {
        return built.major == major && built.minor <= minor;
    }

    /** As in a manifest: {@code 1.0}. */
    @Override
    public String toString() {
        return major + "." + minor;
    }
}
