package meldhouse.catalog;

import org.jspecify.annotations.Nullable;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What was found in a plugins folder, in use or refused.
 *
 * @param file the jar, or the folder with a jar and its dependencies
 * @param version as its module or its manifest says; null: nothing is said
 * @param api the API version that it says it was built for; null: nothing is said
 * @param rulesets the ids of those that it brings; none if it is refused
 * @param bots the ids of those that it brings; none if it is refused
 * @param refusal why it cannot be used, a sentence that names the file; null: it is in use
 */
public record Plugin(
        Path file,
        @Nullable String version,
        @Nullable String api,
        List<String> rulesets,
        List<String> bots,
        @Nullable String refusal) {
    public Plugin {
        rulesets = List.copyOf(rulesets);
        bots = List.copyOf(bots);
    }

    /** Whether what it brings can be used. */
    public boolean isInUse() {
        return refusal == null;
    }

    /** What it brings, in words: {@code "ruleset 'whist', bot 'ace'"}. */
    public String brings() {
        return Stream.concat(
                        rulesets.stream().map(id -> "ruleset '" + id + "'"),
                        bots.stream().map(id -> "bot '" + id + "'"))
                .collect(Collectors.joining(", "));
    }

    /** The plugin in a sentence: {@code "plugin whist.jar 1.2"}. */
    public String title() {
        return Culprit.title(file, version);
    }

    Plugin refused(String reason) {
        return new Plugin(
                file,
                version,
                api,
                List.of(),
                List.of(),
                "Cannot load plugin '%s': %s.".formatted(file, reason));
    }
}
