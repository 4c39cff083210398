package meldhouse.american.rules;

import meldhouse.american.AmericanEvent.Declined;
import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanMove.ClaimMisdeal;
import meldhouse.american.AmericanMove.Decline;
import meldhouse.american.Phase;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Refusal;
import meldhouse.api.game.Turn;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * A seat has claimed new cards, and its partner is asked whether to agree: to claim them too, or to
 * decline (variants.md 5.2).
 *
 * @param claimed the position in which they were claimed
 */
record Agreeing(Claiming claimed) implements InDeal {
    private static final LegalMoves MOVES = LegalMoves.of(List.of(Claiming.CLAIM, new Decline()));

    private InDeal deal() {
        return claimed.deal();
    }

    private int partner() {
        return claimed.claimer() ^ 2;
    }

    @Override
    public Phase phase() {
        return Phase.REDEAL;
    }

    @Override
    public Turn turn() {
        return Turn.seat(partner());
    }

    @Override
    public Ledger ledger() {
        return deal().ledger();
    }

    @Override
    public long hand(int seat) {
        return deal().hand(seat);
    }

    @Override
    public long widow() {
        return deal().widow();
    }

    @Override
    public @Nullable Said said() {
        return deal().said();
    }

    @Override
    public @Nullable Contract contract() {
        return deal().contract();
    }

    @Override
    public @Nullable Terms terms() {
        return deal().terms();
    }

    @Override
    public LegalMoves legalMoves() {
        return MOVES;
    }

    @Override
    public @Nullable Refusal refusal(AmericanMove move) {
        return MOVES.contains(move)
                ? null
                : InDeal.notNow("agree to new cards by claiming them too, or decline");
    }

    @Override
    public AmericanPosition make(AmericanMove move, Story story) {
        if (move instanceof ClaimMisdeal) {
            return claimed.granted(story);
        }
        story.tell(next -> new Declined(partner(), next));
        return claimed.unclaimed();
    }
}
