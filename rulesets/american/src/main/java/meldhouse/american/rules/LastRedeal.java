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
 * A seat is asked whether it claims new cards, for the last time before the first lead (variants.md
 * 5.2). Every seat is asked, from the dealer's left on, by the cards that it holds now.
 *
 * @param asked the seat that is asked
 */
record LastRedeal(Terms terms, Hands hands, int asked) implements InDeal.Agreed, Claiming {
    private static final LegalMoves NO_RIGHT = LegalMoves.of(List.of(new Decline()));
    private static final LegalMoves RIGHT = LegalMoves.of(List.of(CLAIM, new Decline()));

    static LastRedeal first(Terms terms, Hands hands) {
        return new LastRedeal(terms, hands, terms.ledger().next(terms.ledger().dealer()));
    }

    @Override
    public InDeal deal() {
        return this;
    }

    @Override
    public Phase phase() {
        return Phase.REDEAL;
    }

    @Override
    public Turn turn() {
        return Turn.seat(asked);
    }

    @Override
    public LegalMoves legalMoves() {
        return hasRight() ? RIGHT : NO_RIGHT;
    }

    @Override
    public @Nullable Refusal refusal(AmericanMove move) {
        return switch (move) {
            case Decline _ -> null;
            case ClaimMisdeal _ -> claimRefusal();
            default -> InDeal.notNow("claim a redeal or decline it");
        };
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
    public AmericanPosition unclaimed() {
        return asked == game().seating().last(ledger().dealer())
                ? terms.led(hands)
                : new LastRedeal(terms, hands, ledger().next(asked));
    }
}
