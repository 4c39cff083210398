package meldhouse.american.rules;

import meldhouse.american.AmericanEvent.Declined;
import meldhouse.american.AmericanEvent.GaveUpStuck;
import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanMove.Decline;
import meldhouse.american.AmericanMove.GiveUpStuck;
import meldhouse.american.Outcome;
import meldhouse.american.Phase;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Refusal;
import meldhouse.api.game.Turn;

import org.jspecify.annotations.Nullable;

import java.util.List;

/** A dealer who is stuck with the contract is asked whether to give it up (variants.md 5.1). */
record BeingStuck(Contract contract, Hands hands) implements InDeal.Contracted {
    private static final LegalMoves MOVES =
            LegalMoves.of(List.of(new Decline(), new GiveUpStuck()));

    @Override
    public Phase phase() {
        return Phase.STUCK;
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
        return move instanceof Decline || move instanceof GiveUpStuck
                ? null
                : InDeal.notNow("give the contract up, or decline to and play");
    }

    @Override
    public AmericanPosition make(AmericanMove move, Story story) {
        if (move instanceof GiveUpStuck) {
            story.tell(new GaveUpStuck(contract.declarer()));
            return contract.without(hands, Outcome.STUCK_THROW_IN, story);
        }
        story.tell(next -> new Declined(contract.declarer(), next));
        return contract.accepted(hands, story);
    }
}
