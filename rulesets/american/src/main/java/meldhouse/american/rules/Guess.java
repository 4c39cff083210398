package meldhouse.american.rules;

import meldhouse.api.game.Event;
import meldhouse.api.game.View;

import java.util.List;
import java.util.random.RandomGenerator;

final class Guess {
    private Guess() {}

    static AmericanPosition position(
            AmericanGame game, View view, List<Event> history, RandomGenerator random) {
        throw new UnsupportedOperationException();
    }
}
