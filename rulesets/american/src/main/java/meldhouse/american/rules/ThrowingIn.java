package meldhouse.american.rules;

import meldhouse.american.AmericanEvent.Declined;
import meldhouse.american.AmericanEvent.ThrownIn;
import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanMove.Decline;
import meldhouse.american.AmericanMove.ThrowIn;
import meldhouse.american.Outcome;
import meldhouse.american.Phase;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Refusal;
import meldhouse.api.game.Turn;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * The declarer is asked whether to throw the contract in before the widow is seen (variants.md
 * 5.5).
 */
record ThrowingIn(Contract contract, Hands hands) implements InDeal.Contracted {
    private static final LegalMoves MOVES = LegalMoves.of(List.of(new Decline(), new ThrowIn()));

    @Override
    public Phase phase() {
        return Phase.THROW_IN;
    }

    @Override
    public Turn turn() {
        return Turn.seat(contract.declarer());
    }

    @Override
    public LegalMoves legalMoves() {
        return MOVES;
    }

    @Override
    public @Nullable Refusal refusal(AmericanMove move) {
        return move instanceof Decline || move instanceof ThrowIn
                ? null
                : InDeal.notNow("throw the contract in, or decline to and play");
    }

    @Override
    public AmericanPosition make(AmericanMove move, Story story) {
        if (move instanceof ThrowIn) {
            story.tell(new ThrownIn(contract.declarer()));
            return contract.without(hands, Outcome.THROWN_IN, story);
        }
        story.tell(next -> new Declined(contract.declarer(), next));
        return contract.unseen(hands, story);
    }
}
