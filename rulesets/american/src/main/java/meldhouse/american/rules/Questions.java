package meldhouse.american.rules;

import meldhouse.api.game.Question;

import java.util.List;

final class Questions {
    static final List<Question> ALL = List.of();

    private Questions() {}
}
