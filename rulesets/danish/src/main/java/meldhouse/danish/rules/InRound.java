package meldhouse.danish.rules;

import meldhouse.api.game.Turn;

import java.util.List;

/** A position in the midst of a round: the cards are in the hands. */
sealed interface InRound extends DanishPosition permits Drawing, Playing, Reshuffling {
    Round round();

    @Override
    default DanishGame game() {
        return round().ledger.game();
    }

    @Override
    default Chairs chairs() {
        return round().chairs();
    }

    @Override
    default List<Integer> totals() {
        return round().ledger.totals();
    }

    @Override
    default Turn turn() {
        return Turn.seat(round().seat);
    }

    /** What follows when a round has ended. */
    static DanishPosition over(Round end, boolean discarded) {
        return Accepting.first(Tally.of(end, discarded));
    }
}
