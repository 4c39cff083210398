package meldhouse.american.rules;

import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanMove.Take;
import meldhouse.american.DrawnFrom;
import meldhouse.american.Phase;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Refusal;
import meldhouse.api.game.Turn;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * The winner of a trick chooses between the last card of the stock and the turned one (variants.md
 * 4.2).
 *
 * @param winner who has taken the trick
 */
record LastDraw(StockDeal deal, int winner) implements InDeal.Stocked {
    private static final LegalMoves MOVES =
            LegalMoves.of(List.of(new Take(DrawnFrom.STOCK), new Take(DrawnFrom.TURNED)));

    @Override
    public Phase phase() {
        return Phase.TAKE;
    }

    @Override
    public Turn turn() {
        return Turn.seat(winner);
    }

    @Override
    public LegalMoves legalMoves() {
        return MOVES;
    }

    @Override
    public @Nullable Refusal refusal(AmericanMove move) {
        return move instanceof Take
                ? null
                : InDeal.Stocked.refusal(deal, move, "take the stock card or the turned one");
    }

    @Override
    public AmericanPosition make(AmericanMove move, Story story) {
        return deal.drew(winner, ((Take) move).from(), story);
    }
}
