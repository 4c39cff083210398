package meldhouse.american.rules;

import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;

import java.util.List;

/** Some of many legal moves: others are legal too. */
record OpenMoves(List<Move> some) implements LegalMoves {
    OpenMoves {
        some = List.copyOf(some);
    }

    @Override
    public int size() {
        return some.size();
    }

    @Override
    public Move get(int index) {
        return some.get(index);
    }

    @Override
    public List<Move> listed() {
        return some;
    }

    @Override
    public boolean complete() {
        return false;
    }
}
