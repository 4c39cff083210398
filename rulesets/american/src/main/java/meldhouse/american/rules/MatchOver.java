package meldhouse.american.rules;

import meldhouse.american.MatchResult;
import meldhouse.american.Phase;
import meldhouse.american.SeatMelds;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Turn;

import java.util.List;

/**
 * The match has ended (american.md 10).
 *
 * @param ledger with all scored deals
 * @param melds what was laid on the table in the last deal
 * @param result who won
 */
record MatchOver(Ledger ledger, List<SeatMelds> melds, MatchResult result)
        implements AmericanPosition {
    MatchOver {
        melds = List.copyOf(melds);
    }

    @Override
    public AmericanGame game() {
        return ledger.game();
    }

    @Override
    public Phase phase() {
        return Phase.OVER;
    }

    @Override
    public Turn turn() {
        return Turn.OVER;
    }

    @Override
    public LegalMoves legalMoves() {
        return LegalMoves.NONE;
    }

    @Override
    public List<Integer> totals() {
        return ledger.totals();
    }
}
