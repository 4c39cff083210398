package meldhouse.client.terminal;

import meldhouse.api.game.Hook;
import meldhouse.api.game.Hooks;
import meldhouse.api.game.Ruleset;
import meldhouse.protocol.ServerMessage;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The functions that a table's house rules have at its server: here it is known only which hooks
 * they decide, and not how.
 */
record FunctionsElsewhere(Set<String> present) implements Hooks {
    /** Those that a row tells of. */
    FunctionsElsewhere(Ruleset ruleset, ServerMessage.TableRow row) {
        this(of(ruleset, row));
    }

    private static Set<String> of(Ruleset ruleset, ServerMessage.TableRow row) {
        Map<String, String> origins = row.origins();
        return origins == null
                ? Set.of()
                : ruleset.hooks().stream()
                        .map(Hook::name)
                        .filter(origins::containsKey)
                        .collect(Collectors.toUnmodifiableSet());
    }

    @Override
    public Optional<Object> call(Hook hook, Map<String, ?> argument) {
        return Optional.empty();
    }
}
