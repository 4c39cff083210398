package meldhouse.danish.rules;

import meldhouse.api.game.Decision;
import meldhouse.api.game.Turn;
import meldhouse.danish.DanishEvent.Reshuffled;
import meldhouse.danish.Phase;

/** The pile but for its top card is to become the stock (a house rule, danish.md 7.1). */
record Reshuffling(Round round) implements InRound {
    @Override
    public Phase phase() {
        return Phase.RESHUFFLE;
    }

    @Override
    public Turn.Chance turn() {
        return new Turn.Chance(round.pile.length - 1);
    }

    @Override
    public Decision.Accepted shuffled(int[] order) {
        DanishPosition.check(order, turn());
        Round next = round.draft().reshuffle(order).round();
        return new Story(new Drawing(next))
                .tell(then -> new Reshuffled(next.stockSize(), then))
                .end();
    }
}
