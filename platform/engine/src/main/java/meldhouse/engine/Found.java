package meldhouse.engine;

import meldhouse.api.game.DealResult;

import java.util.function.IntUnaryOperator;

/** Is told what came of each deal and each match while they are played. */
interface Found {
    /**
     * A deal ended.
     *
     * @param teamOf which team has a side
     */
    void addDeal(DealResult result, IntUnaryOperator teamOf);

    /** A match ended; its deals were told before. */
    void addMatch(DealResult result, IntUnaryOperator teamOf);
}
