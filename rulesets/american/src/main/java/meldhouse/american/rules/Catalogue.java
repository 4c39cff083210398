package meldhouse.american.rules;

import meldhouse.american.rules.Choices.AllPass;
import meldhouse.american.rules.Choices.AuctionStyle;
import meldhouse.american.rules.Choices.BothOverTarget;
import meldhouse.american.rules.Choices.Concede;
import meldhouse.american.rules.Choices.ConcedeDefendersScore;
import meldhouse.american.rules.Choices.DefendersScore;
import meldhouse.american.rules.Choices.FirstDealer;
import meldhouse.american.rules.Choices.FirstLeader;
import meldhouse.american.rules.Choices.MadeScore;
import meldhouse.american.rules.Choices.MustBeat;
import meldhouse.american.rules.Choices.PassOrder;
import meldhouse.american.rules.Choices.PointScale;
import meldhouse.american.rules.Choices.SetScore;
import meldhouse.american.rules.Choices.TrickRounding;
import meldhouse.american.rules.Choices.TrumpLeadRestriction;
import meldhouse.american.rules.Choices.TrumpRequirement;
import meldhouse.api.options.Option;
import meldhouse.api.options.Option.Choice;
import meldhouse.api.options.Option.Flag;
import meldhouse.api.options.Option.Points;
import meldhouse.api.options.Option.Whole;
import meldhouse.api.options.Option.Wholes;
import meldhouse.api.options.Schema;

import java.util.List;
import java.util.stream.Stream;

/** Every house rule of the partnership game (american.md 13.1), in a player's words. */
final class Catalogue {
    static final int MOST = 100_000;
    static final int FAR = 1_000_000;

    static final Schema SCHEMA =
            new Schema(
                    Stream.of(
                                    table(),
                                    auction(),
                                    MeldOptions.prices(),
                                    MeldOptions.rules(),
                                    points(),
                                    play(),
                                    score(),
                                    match())
                            .flatMap(List::stream)
                            .toList());

    private Catalogue() {}

    private static List<Option> table() {
        return List.of(
                new Wholes(
                        "dealPackets",
                        "table",
                        "How many cards each seat is dealt at a time, round by round.",
                        1,
                        Deck.HAND,
                        Deck.HAND,
                        Deck.HAND,
                        List.of(3, 3, 3, 3)),
                choice(
                        "firstDealer",
                        "table",
                        "Who deals first: whoever draws the highest card, seat 0, or anybody.",
                        FirstDealer.HIGH_CARD),
                open(
                        "ninesForRedeal",
                        "misdeal",
                        "A hand with so many nines may ask for new cards from the same dealer;"
                                + " null: no such right.",
                        5,
                        8));
    }

    private static List<Option> auction() {
        return List.of(
                choice(
                        "auctionStyle",
                        "auction",
                        "Whether bidding goes round until all but one have passed, or every seat"
                                + " calls once.",
                        AuctionStyle.CONTINUOUS),
                whole("minimumBid", "auction", "The lowest bid.", 1, MOST, 250),
                whole("bidIncrement", "auction", "Bids go up in steps of this.", 1, MOST, 10),
                open(
                        "maximumBid",
                        "auction",
                        "The highest bid, which ends the auction at once; null: none.",
                        1,
                        MOST),
                new Flag(
                        "allowJumpBids",
                        "auction",
                        "Whether a bid may be more than one step up.",
                        true),
                choice(
                        "allPass",
                        "auction",
                        "What happens when nobody bids: new cards from the next dealer, or from the"
                                + " same one, or the dealer is stuck with the contract.",
                        AllPass.REDEAL_NEXT_DEALER),
                open(
                        "stuckBid",
                        "auction",
                        "The contract of a stuck dealer; null: the lowest bid.",
                        1,
                        MOST),
                choice(
                        "trumpRequirement",
                        "auction",
                        "Whether the declarer needs king and queen of the suit that is named; one"
                                + " who has no such suit loses the bid unplayed.",
                        TrumpRequirement.NONE),
                whole(
                        "passCount",
                        "exchange",
                        "How many cards the declarer and the partner pass to each other after trump"
                                + " is named.",
                        0,
                        5,
                        0),
                choice(
                        "passOrder",
                        "exchange",
                        "Whether the declarer sees the partner's cards before passing back, or both"
                                + " choose first.",
                        PassOrder.PARTNER_FIRST));
    }

    private static List<Option> points() {
        return List.of(
                choice(
                        "pointScale",
                        "points",
                        "The points of A T K Q J 9 in tricks: modern 10 10 5, traditional 11 10 4 3"
                                + " 2, counters 10 10 10, fiveFive 10 10 5 5, or a table of your"
                                + " own.",
                        PointScale.MODERN),
                new Points(
                        "cardPoints",
                        "points",
                        "Your own points of A T K Q J 9, for pointScale custom.",
                        AmericanRules.RANKS,
                        0,
                        MOST,
                        true,
                        null),
                whole("lastTrickBonus", "points", "Points for the last trick.", 0, MOST, 10),
                choice(
                        "trickRounding",
                        "points",
                        "Whether each side's trick points are rounded to tens, fives up.",
                        TrickRounding.NONE));
    }

    private static List<Option> play() {
        return List.of(
                choice(
                        "firstLeader",
                        "play",
                        "Who leads to the first trick: the declarer or the dealer's left"
                                + " neighbour.",
                        FirstLeader.BID_WINNER),
                new Flag(
                        "firstLeadMustBeTrump",
                        "play",
                        "Whether the first lead must be a trump, where the leader has one.",
                        false),
                choice(
                        "trumpLeadRestriction",
                        "play",
                        "Whether trump may be led before one has been played.",
                        TrumpLeadRestriction.NONE),
                choice(
                        "mustBeat",
                        "play",
                        "When a card of the led suit must beat the highest one, if it can: always,"
                                + " only when trump is led, or never.",
                        MustBeat.ALWAYS),
                new Flag(
                        "mustBeatWhenTrumped",
                        "play",
                        "Whether that duty still holds once a plain lead has been trumped.",
                        true),
                new Flag(
                        "mustBeatPartner",
                        "play",
                        "Whether the partner, too, must be beaten and overtrumped while ahead.",
                        true),
                new Flag(
                        "mustTrumpWhenVoid",
                        "play",
                        "Whether a hand without the led suit must trump, if it can.",
                        true),
                new Flag(
                        "mustOvertrump",
                        "play",
                        "Whether a trump must beat the highest trump of the trick, if it can.",
                        true),
                new Flag(
                        "mustUndertrump",
                        "play",
                        "Whether a hand that cannot overtrump must still play a trump.",
                        true));
    }

    private static List<Option> score() {
        return List.of(
                choice(
                        "madeScore",
                        "score",
                        "What a side that made its bid scores: all its points, or the bid.",
                        MadeScore.ACTUAL),
                choice(
                        "setScore",
                        "score",
                        "What a side that missed its bid scores: minus the bid, the same but its"
                                + " meld stays, or nothing.",
                        SetScore.MINUS_BID),
                whole(
                        "setMultiplier",
                        "score",
                        "How many times the bid a missed contract costs.",
                        1,
                        2,
                        1),
                choice(
                        "defendersScoreWhenMade",
                        "score",
                        "What the defenders score when the bid was made.",
                        DefendersScore.MELD_AND_TRICKS),
                choice(
                        "defendersScoreWhenSet",
                        "score",
                        "What the defenders score when the bid was missed.",
                        DefendersScore.MELD_AND_TRICKS),
                choice(
                        "concede",
                        "score",
                        "Whether the declarer may give up, after the melds and before the first"
                                + " lead.",
                        Concede.NONE),
                choice(
                        "concedeDefendersScore",
                        "score",
                        "What the defenders score then: their meld, or all trick points as well.",
                        ConcedeDefendersScore.MELD_ONLY),
                new Flag(
                        "autoSetWhenUnreachable",
                        "score",
                        "Whether a bid that all trick points could not reach is lost unplayed.",
                        false));
    }

    private static List<Option> match() {
        return List.of(
                new Whole(
                        "target",
                        "match",
                        "The points that win the match; null: none, and dealsPerMatch ends it.",
                        1,
                        FAR,
                        1,
                        true,
                        1000),
                open(
                        "dealsPerMatch",
                        "match",
                        "After so many scored deals the higher total wins; null: any number.",
                        1,
                        1000),
                choice(
                        "bothOverTarget",
                        "match",
                        "Who wins when both sides reach the target in one deal: the higher total or"
                                + " the bidding side.",
                        BothOverTarget.HIGHER_TOTAL),
                open("scoreFloor", "match", "No total falls below this; null: no floor.", -FAR, 0));
    }

    static Whole whole(String name, String group, String meaning, int min, int max, int preset) {
        return new Whole(name, group, meaning, min, max, 1, false, preset);
    }

    static Whole open(String name, String group, String meaning, int min, int max) {
        return new Whole(name, group, meaning, min, max, 1, true, null);
    }

    static <E extends Enum<E>> Choice choice(String name, String group, String meaning, E preset) {
        List<String> words =
                Stream.of(preset.getDeclaringClass().getEnumConstants())
                        .map(Object::toString)
                        .toList();
        return new Choice(name, group, meaning, words, preset.toString());
    }
}
