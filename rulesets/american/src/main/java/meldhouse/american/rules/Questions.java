package meldhouse.american.rules;

import java.util.List;
import meldhouse.api.game.Question;

final class Questions {
    static final List<Question> ALL = List.of();

    private Questions() {}
}
