package meldhouse.engine;

import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.MoveRange;

import java.util.List;

/**
 * Legal moves written out. A ruleset's own list may work its moves out from the position when they
 * are asked for, and so hold cards that the bot may not see: none of that is in here.
 */
record PlainMoves(List<Move> listed, List<MoveRange> ranges, boolean complete)
        implements LegalMoves {
    static LegalMoves of(LegalMoves legal) {
        return legal instanceof PlainMoves
                ? legal
                : new PlainMoves(legal.listed(), List.copyOf(legal.ranges()), legal.complete());
    }

    @Override
    public int size() {
        return listed.size();
    }

    @Override
    public Move get(int index) {
        return listed.get(index);
    }
}
