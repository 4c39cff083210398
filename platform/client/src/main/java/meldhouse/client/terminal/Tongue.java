package meldhouse.client.terminal;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The languages in which a terminal speaks to people. */
public enum Tongue {
    ENGLISH("en"),
    GERMAN("de"),
    DANISH("da");

    private static final List<String> VARIABLES = List.of("LC_ALL", "LC_MESSAGES", "LANG");

    private final String code;

    Tongue(String code) {
        this.code = code;
    }

    /** As on the command line and in the names of resources: {@code "de"}. */
    public String code() {
        return code;
    }

    /** The codes of all of them, for sentences about what is allowed. */
    public static List<String> codes() {
        return Arrays.stream(values()).map(Tongue::code).toList();
    }

    /** The language of a code or of a locale's name, as {@code de} and {@code de_AT.UTF-8}. */
    public static Optional<Tongue> of(String name) {
        String language = name.strip().split("[_.@-]", 2)[0].toLowerCase(Locale.ROOT);
        return Arrays.stream(values()).filter(tongue -> tongue.code.equals(language)).findFirst();
    }

    /**
     * The language that a process's environment asks for: the first of {@code LC_ALL}, {@code
     * LC_MESSAGES} and {@code LANG} that is set; English where that is none of ours.
     */
    public static Tongue ofEnvironment(Map<String, String> environment) {
        return VARIABLES.stream()
                .map(variable -> environment.getOrDefault(variable, ""))
                .filter(value -> !value.isEmpty())
                .findFirst()
                .flatMap(Tongue::of)
                .orElse(ENGLISH);
    }
}
