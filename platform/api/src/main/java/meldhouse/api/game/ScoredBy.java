package meldhouse.api.game;

import java.util.List;

/**
 * A part of a score and the house rules that made it what it is, whether or not they differ from
 * their defaults: whoever shows the score names those that do.
 *
 * @param part where it stands in the event on the wire, as a JSON pointer: {@code /score/delta/1}
 * @param options names of house rules, the one that says most first; at least one. A function is
 *     named by its hook
 */
public record ScoredBy(String part, List<String> options) {
    /**
     * @throws IllegalArgumentException if no option is named
     */
    public ScoredBy {
        options = List.copyOf(options);
        if (options.isEmpty()) {
            throw new IllegalArgumentException(
                    "Cannot say what made '%s': no house rule is named. Allowed: one or more."
                            .formatted(part));
        }
    }
}
