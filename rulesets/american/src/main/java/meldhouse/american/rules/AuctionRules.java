package meldhouse.american.rules;

import meldhouse.american.rules.Choices.AllPass;
import meldhouse.american.rules.Choices.AuctionStyle;
import meldhouse.american.rules.Choices.TrumpRequirement;
import meldhouse.american.rules.Forms.BidRequirement;
import meldhouse.american.rules.Forms.FirstMustOpen;
import meldhouse.american.rules.Forms.TrumpChoice;
import meldhouse.american.rules.Forms.TrumpNaming;
import meldhouse.api.options.Values;

import org.jspecify.annotations.Nullable;

/**
 * The auction and trump (american.md 13.1; variants.md 5.1).
 *
 * @param grid the bids there are, by {@code bidIncrement} or {@code bidSteps}, up to {@code
 *     maximumBid}
 */
record AuctionRules(
        AuctionStyle auctionStyle,
        int minimumBid,
        BidGrid grid,
        @Nullable Integer maximumBid,
        boolean allowJumpBids,
        FirstMustOpen firstMustOpen,
        BidRequirement bidRequirement,
        AllPass allPass,
        @Nullable Integer stuckBid,
        @Nullable Integer stuckThrowIn,
        TrumpChoice trumpChoice,
        TrumpRequirement trumpRequirement,
        TrumpNaming trumpNaming) {
    static AuctionRules of(Values values) {
        return new AuctionRules(
                values.choice("auctionStyle", AuctionStyle.class),
                values.whole("minimumBid"),
                BidGrid.of(values),
                values.wholeOrOpen("maximumBid"),
                values.flag("allowJumpBids"),
                values.choice("firstMustOpen", FirstMustOpen.class),
                values.choice("bidRequirement", BidRequirement.class),
                values.choice("allPass", AllPass.class),
                values.wholeOrOpen("stuckBid"),
                values.wholeOrOpen("stuckThrowIn"),
                values.choice("trumpChoice", TrumpChoice.class),
                values.choice("trumpRequirement", TrumpRequirement.class),
                values.choice("trumpNaming", TrumpNaming.class));
    }

    /** What the declaring side is bound to where the dealer is stuck with the contract. */
    int stuckContract() {
        return stuckBid == null ? minimumBid : stuckBid;
    }

    /** Whether nobody bids, because a turned card makes trump. */
    boolean isTurned() {
        return trumpChoice == TrumpChoice.TURNED_CARD;
    }
}
