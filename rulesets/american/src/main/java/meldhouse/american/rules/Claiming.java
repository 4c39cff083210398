package meldhouse.american.rules;

import meldhouse.american.AmericanEvent.DealVoid;
import meldhouse.american.AmericanEvent.MisdealAsked;
import meldhouse.american.AmericanEvent.MisdealClaimed;
import meldhouse.american.AmericanMove.ClaimMisdeal;
import meldhouse.american.ShownHand;
import meldhouse.api.game.Refusal;
import meldhouse.api.game.Turn;

import org.jspecify.annotations.Nullable;

/**
 * A position in which the seat to move may claim new cards, if its hand is bad (variants.md 5.2).
 */
sealed interface Claiming permits RedealRight, Bidding, LastRedeal {
    ClaimMisdeal CLAIM = new ClaimMisdeal();

    /** The position itself. */
    InDeal deal();

    /** Where it goes when the partner has not agreed. */
    AmericanPosition unclaimed();

    /** The seat that may claim. */
    default int claimer() {
        return ((Turn.Seated) deal().turn()).seat();
    }

    /** The cards by which it claims. */
    default long hand() {
        return deal().hand(claimer());
    }

    default boolean hasRight() {
        return deal().game().mayClaim(hand());
    }

    /** Why the seat may not claim; null: it may. */
    default @Nullable Refusal claimRefusal() {
        return hasRight()
                ? null
                : new Refusal("notThisRule", "Your hand gives you no right to new cards.");
    }

    /** Claims: the partner is asked, where that is the rule. */
    default AmericanPosition claim(Story story) {
        if (!deal().rules().misdeal().misdealNeedsPartner()) {
            return granted(story);
        }
        story.tell(next -> new MisdealAsked(claimer(), next));
        return new Agreeing(this);
    }

    /** The hand is shown, and the same dealer deals again. */
    default AmericanPosition granted(Story story) {
        Ledger ledger = deal().ledger();
        ShownHand shown = new ShownHand(claimer(), Hand.cards(hand()));
        story.tell(new MisdealClaimed(shown));
        return ledger.voided(DealVoid.Reason.MISDEAL, ledger.dealer(), shown, story);
    }
}
