package meldhouse.american.rules;

import meldhouse.american.rules.Choices.AllPass;
import meldhouse.american.rules.Choices.AuctionStyle;
import meldhouse.american.rules.Choices.BothOverTarget;
import meldhouse.american.rules.Choices.Bound;
import meldhouse.american.rules.Choices.Concede;
import meldhouse.american.rules.Choices.ConcedeDefendersScore;
import meldhouse.american.rules.Choices.DefendersScore;
import meldhouse.american.rules.Choices.FirstDealer;
import meldhouse.american.rules.Choices.FirstLeader;
import meldhouse.american.rules.Choices.MadeScore;
import meldhouse.american.rules.Choices.MeldDeclaration;
import meldhouse.american.rules.Choices.MeldRequiresTrick;
import meldhouse.american.rules.Choices.MustBeat;
import meldhouse.american.rules.Choices.PassOrder;
import meldhouse.american.rules.Choices.PointScale;
import meldhouse.american.rules.Choices.RunMarriageReuse;
import meldhouse.american.rules.Choices.SetScore;
import meldhouse.american.rules.Choices.TrickRounding;
import meldhouse.american.rules.Choices.TrumpLeadRestriction;
import meldhouse.american.rules.Choices.TrumpRequirement;
import meldhouse.api.options.Fault;
import meldhouse.api.options.Option;
import meldhouse.api.options.Option.Choice;
import meldhouse.api.options.Option.Flag;
import meldhouse.api.options.Option.Points;
import meldhouse.api.options.Option.Whole;
import meldhouse.api.options.Option.Wholes;
import meldhouse.api.options.Schema;
import meldhouse.api.options.Values;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** Every house rule of the partnership game (american.md 13.1), in a player's words. */
final class Catalogue {
    private static final int MOST = 100_000;
    private static final int FAR = 1_000_000;

    /** The melds that may have a price for two together. */
    private static final List<String> DOUBLES =
            List.of(
                    "Run",
                    "RoyalMarriage",
                    "CommonMarriage",
                    "AcesAround",
                    "KingsAround",
                    "QueensAround",
                    "JacksAround",
                    "Pinochle");

    static final Schema SCHEMA =
            new Schema(
                    Stream.of(
                                    table(),
                                    auction(),
                                    melds(),
                                    meldRules(),
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

    private static List<Option> melds() {
        List<Option> prices = new ArrayList<>();
        prices.add(
                choice(
                        "meldDeclaration",
                        "meld",
                        "Whether the melds of a hand are found for its player, or what the player"
                                + " does not list is lost.",
                        MeldDeclaration.AUTO));
        price(prices, "Run", "a run: A T K Q J of trump", 150, null);
        price(prices, "RoyalMarriage", "king and queen of trump", 40, null);
        price(prices, "CommonMarriage", "king and queen of a plain suit", 20, null);
        price(prices, "AcesAround", "an ace of each suit", 100, 1000);
        price(prices, "KingsAround", "a king of each suit", 80, null);
        price(prices, "QueensAround", "a queen of each suit", 60, null);
        price(prices, "JacksAround", "a jack of each suit", 40, null);
        price(prices, "Pinochle", "a pinochle: the queen of spades with its jack", 40, 300);
        prices.add(whole("meldDix", "meld", "Points for each nine of trump.", 0, MOST, 10));
        prices.add(
                open(
                        "meldTrumpPinochle",
                        "meld",
                        "Points for a single pinochle when trump is one of its two suits; null: as"
                                + " any other.",
                        0,
                        MOST));
        prices.add(
                whole(
                        "meldRoundhouseBonus",
                        "meld",
                        "Points on top for king and queen of all four suits.",
                        0,
                        MOST,
                        0));
        return prices;
    }

    private static void price(
            List<Option> prices, String kind, String what, int single, @Nullable Integer both) {
        prices.add(whole("meld" + kind, "meld", "Points for " + what + ".", 0, MOST, single));
        prices.add(
                new Whole(
                        "meldDouble" + kind,
                        "meld",
                        "Points for two of these together: " + what + "; null: two single ones.",
                        0,
                        MOST,
                        1,
                        true,
                        both));
    }

    private static List<Option> meldRules() {
        return List.of(
                new Choice(
                        "pinochleJackSuit",
                        "meld",
                        "The jack of the pinochle: diamonds or clubs.",
                        List.of("D", "C"),
                        "D"),
                choice(
                        "runMarriageReuse",
                        "meld",
                        "Whether king and queen of a run may also be a royal marriage: never, one"
                                + " of the two at most, or both.",
                        RunMarriageReuse.NONE),
                whole("maxMeldsPerCard", "meld", "How many melds one card may serve in.", 2, 3, 3),
                whole(
                        "minTeamMeld",
                        "meld",
                        "A bidding side that melds less than this loses the bid unplayed.",
                        0,
                        MOST,
                        0),
                choice(
                        "meldRequiresTrick",
                        "meld",
                        "What a side must take to keep its meld: nothing, a trick, or a trick"
                                + " point.",
                        MeldRequiresTrick.NONE),
                choice(
                        "meldRequiresTrickSide",
                        "meld",
                        "Whether that binds both sides or the defenders alone.",
                        Bound.BOTH));
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

    private static Whole whole(
            String name, String group, String meaning, int min, int max, int preset) {
        return new Whole(name, group, meaning, min, max, 1, false, preset);
    }

    private static Whole open(String name, String group, String meaning, int min, int max) {
        return new Whole(name, group, meaning, min, max, 1, true, null);
    }

    private static <E extends Enum<E>> Choice choice(
            String name, String group, String meaning, E preset) {
        List<String> words =
                Stream.of(preset.getDeclaringClass().getEnumConstants())
                        .map(Object::toString)
                        .toList();
        return new Choice(name, group, meaning, words, preset.toString());
    }

    /** What is wrong between options that are each allowed (american.md 13.1, validation). */
    static List<Fault> faults(Values values) {
        List<Fault> faults = new ArrayList<>();
        for (String kind : DOUBLES) {
            int single = values.whole("meld" + kind);
            Integer both = values.wholeOrOpen("meldDouble" + kind);
            if (both != null && both < single) {
                faults.add(
                        new Fault(
                                "meldDouble" + kind,
                                both,
                                "two together would count less than one",
                                "%d or more (meld%s), or null".formatted(single, kind)));
            }
        }
        bids(values, faults);
        if (values.choice("pointScale").equals("custom")
                && values.pointsOrOpen("cardPoints") == null) {
            faults.add(
                    new Fault(
                            "cardPoints",
                            null,
                            "pointScale custom needs a table of points",
                            Objects.requireNonNull(SCHEMA.option("cardPoints").orElse(null))
                                    .allowed()));
        }
        if (values.wholeOrOpen("target") == null && values.wholeOrOpen("dealsPerMatch") == null) {
            faults.add(
                    new Fault(
                            "target",
                            null,
                            "without dealsPerMatch the match would never end",
                            "a whole number from 1 to " + FAR));
        }
        return faults;
    }

    private static void bids(Values values, List<Fault> faults) {
        Integer cap = values.wholeOrOpen("maximumBid");
        if (cap == null) {
            return;
        }
        int minimum = values.whole("minimumBid");
        int step = values.whole("bidIncrement");
        if (cap < minimum || (cap - minimum) % step != 0) {
            faults.add(
                    new Fault(
                            "maximumBid",
                            cap,
                            "no bid can be exactly that",
                            "%d and any number of steps of %d above it, or null"
                                    .formatted(minimum, step)));
        }
        Integer stuck = values.wholeOrOpen("stuckBid");
        if (stuck != null && stuck > cap) {
            faults.add(
                    new Fault(
                            "stuckBid",
                            stuck,
                            "it is above maximumBid",
                            "a whole number from 1 to %d, or null".formatted(cap)));
        }
    }
}
