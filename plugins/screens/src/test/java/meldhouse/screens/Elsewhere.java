package meldhouse.screens;

import meldhouse.api.game.Hook;
import meldhouse.api.game.Hooks;

import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Functions of which a screen knows only that they decide at these hooks. */
record Elsewhere(Set<String> present) implements Hooks {
    @Override
    public Optional<Object> call(Hook hook, Map<String, ?> argument) {
        return Optional.empty();
    }
}
