package meldhouse.american.rules;

import meldhouse.american.MatchResult;
import meldhouse.american.Phase;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Turn;

import java.util.List;

/**
 * The match has ended (american.md 10).
 *
 * @param ledger with all scored deals
 * @param remains what is left of the last deal
 * @param result who won
 */
record MatchOver(Ledger ledger, Remains remains, MatchResult result) implements AmericanPosition {
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
