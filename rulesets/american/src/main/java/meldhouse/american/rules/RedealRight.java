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
 * A seat is asked, before anybody has called, whether it claims a redeal because of its hand
 * (american.md 13.3, variants.md 5.2). Every seat is asked in order from the dealer's left, whether
 * it has the right or not, so that the question tells nothing about its hand.
 *
 * @param asked the seat that is asked
 */
record RedealRight(Ledger ledger, Hands hands, int asked) implements InDeal.Undecided, Claiming {
    private static final Decline DECLINE = new Decline();
    private static final LegalMoves NO_RIGHT = LegalMoves.of(List.of(DECLINE));
    private static final LegalMoves RIGHT = LegalMoves.of(List.of(CLAIM, DECLINE));

    @Override
    public Phase phase() {
        return Phase.REDEAL;
    }

    @Override
    public Turn turn() {
        return Turn.seat(asked);
    }

    @Override
    public @Nullable Said said() {
        return null;
    }

    @Override
    public LegalMoves legalMoves() {
        return hasRight() ? RIGHT : NO_RIGHT;
    }

    @Override
    public @Nullable Refusal refusal(AmericanMove move) {
        if (move instanceof ClaimMisdeal) {
            return claimRefusal();
        }
        return move instanceof Decline ? null : InDeal.notNow("claim a redeal or decline it");
    }

    @Override
    public AmericanPosition make(AmericanMove move, Story story) {
        if (move instanceof ClaimMisdeal) {
            return claim(story);
        }
        story.tell(next -> new Declined(asked, next));
        return unclaimed();
    }

    @Override
    public InDeal deal() {
        return this;
    }

    @Override
    public AmericanPosition unclaimed() {
        return asked == ledger.game().seating().last(ledger.dealer())
                ? Bidding.start(ledger, hands)
                : new RedealRight(ledger, hands, ledger.next(asked));
    }
}
