package meldhouse.american.rules;

import static meldhouse.american.rules.Catalogue.MOST;
import static meldhouse.american.rules.Catalogue.choice;
import static meldhouse.american.rules.Catalogue.flag;
import static meldhouse.american.rules.Catalogue.open;
import static meldhouse.american.rules.Catalogue.whole;

import meldhouse.american.rules.Choices.AllPass;
import meldhouse.american.rules.Choices.AuctionStyle;
import meldhouse.american.rules.Choices.PassOrder;
import meldhouse.american.rules.Choices.TrumpRequirement;
import meldhouse.american.rules.Forms.BidRequirement;
import meldhouse.american.rules.Forms.BuryCounts;
import meldhouse.american.rules.Forms.BuryOrder;
import meldhouse.american.rules.Forms.BuryRule;
import meldhouse.american.rules.Forms.FirstMustOpen;
import meldhouse.american.rules.Forms.PassReturn;
import meldhouse.american.rules.Forms.ThrowIn;
import meldhouse.american.rules.Forms.TrumpChoice;
import meldhouse.american.rules.Forms.TrumpNaming;
import meldhouse.american.rules.Forms.WidowSeenBy;
import meldhouse.american.rules.Forms.WidowUse;
import meldhouse.api.options.Option;
import meldhouse.api.options.Option.Rows;
import meldhouse.api.options.Option.Rows.Column;

import java.util.List;

/** The house rules from the auction to the exchange, in a player's words. */
final class AuctionOptions {
    private static final int MOST_ROWS = 20;

    private AuctionOptions() {}

    static List<Option> auction() {
        String group = "auction";
        return List.of(
                choice(
                        "auctionStyle",
                        group,
                        "Whether bidding goes round until all but one have passed, every seat calls"
                                + " once, or nobody bids because trump is turned.",
                        AuctionStyle.CONTINUOUS),
                whole("minimumBid", group, "The lowest bid.", 1, MOST, 250),
                whole(
                        "bidIncrement",
                        group,
                        "Bids go up in steps of this, where bidSteps says nothing else.",
                        1,
                        MOST,
                        10),
                new Rows(
                        "bidSteps",
                        group,
                        "The steps of the bids from certain numbers on, the first of them the"
                                + " lowest bid; null: bidIncrement everywhere.",
                        List.of(new Column("from", 1, MOST), new Column("step", 1, MOST)),
                        MOST_ROWS,
                        true,
                        null),
                open(
                        "maximumBid",
                        group,
                        "The highest bid, which ends the auction at once; null: none.",
                        1,
                        MOST),
                flag("allowJumpBids", group, "Whether a bid may be more than one step up.", true),
                choice(
                        "firstMustOpen",
                        group,
                        "Who may not pass while there is no bid: nobody, the first caller, or any"
                                + " hand with a meld.",
                        FirstMustOpen.NO),
                choice(
                        "bidRequirement",
                        group,
                        "Whether one needs king and queen of one suit to bid.",
                        BidRequirement.NONE),
                choice(
                        "allPass",
                        group,
                        "What happens when nobody bids: new cards from the next dealer, or from the"
                                + " same one, or the dealer is stuck with the contract, or must"
                                + " bid.",
                        AllPass.REDEAL_NEXT_DEALER),
                open(
                        "stuckBid",
                        group,
                        "The contract of a stuck dealer; null: the lowest bid.",
                        1,
                        MOST),
                open(
                        "stuckThrowIn",
                        group,
                        "For so many points a stuck dealer may give up at once; null: never.",
                        0,
                        MOST),
                choice(
                        "trumpChoice",
                        group,
                        "Who makes trump: the declarer, or a card turned up.",
                        TrumpChoice.DECLARER),
                choice(
                        "trumpRequirement",
                        group,
                        "Whether the declarer needs king and queen of the suit that is named; one"
                                + " who has no such suit loses the bid unplayed.",
                        TrumpRequirement.NONE),
                choice(
                        "trumpNaming",
                        group,
                        "Whether trump is named after the widow is seen, or before.",
                        TrumpNaming.AFTER_WIDOW));
    }

    static List<Option> widow() {
        String group = "widow";
        return List.of(
                choice(
                        "widowSeenBy",
                        group,
                        "Who sees the widow after the auction: everybody or the declarer alone.",
                        WidowSeenBy.ALL),
                choice(
                        "widowUse",
                        group,
                        "What the declarer does with it: takes it and buries as many cards, or"
                                + " keeps one and gives one to each other player.",
                        WidowUse.TAKE_AND_BURY),
                choice(
                        "buryOrder",
                        group,
                        "Whether the declarer melds from all cards and then buries, or the other"
                                + " way round.",
                        BuryOrder.MELD_THEN_BURY),
                choice(
                        "buryRule",
                        group,
                        "What may be buried: no card that the melds need, any card, or no trumps"
                                + " and aces either, as far as possible.",
                        BuryRule.NOT_MELDED),
                choice(
                        "buryCounts",
                        group,
                        "Who gets the points of the buried cards.",
                        BuryCounts.DECLARER),
                choice(
                        "throwIn",
                        group,
                        "Whether the declarer may throw the cards in before seeing the widow:"
                                + " never, with the lowest bid, or with any.",
                        ThrowIn.NONE));
    }

    static List<Option> exchange() {
        String group = "exchange";
        return List.of(
                whole(
                        "passCount",
                        group,
                        "How many cards the declarer and the partner pass to each other after trump"
                                + " is named.",
                        0,
                        5,
                        0),
                choice(
                        "passOrder",
                        group,
                        "Whether the declarer sees the partner's cards before passing back, or both"
                                + " choose first.",
                        PassOrder.PARTNER_FIRST),
                choice(
                        "passReturn",
                        group,
                        "Whether the declarer may pass back cards that just came.",
                        PassReturn.ANY));
    }
}
