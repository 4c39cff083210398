package meldhouse.danish.rules;

import static meldhouse.danish.rules.Catalogue.choice;
import static meldhouse.danish.rules.Catalogue.flag;
import static meldhouse.danish.rules.Catalogue.open;
import static meldhouse.danish.rules.Catalogue.whole;

import meldhouse.api.options.Option;
import meldhouse.danish.rules.Choices.AceInStraights;
import meldhouse.danish.rules.Choices.FinishBonusScope;
import meldhouse.danish.rules.Choices.FoldSupport;
import meldhouse.danish.rules.Choices.MultiplierScope;
import meldhouse.danish.rules.Choices.PartnerWildScope;
import meldhouse.danish.rules.Choices.ReddeTiming;
import meldhouse.danish.rules.Choices.RescuedWildGoesTo;
import meldhouse.danish.rules.Choices.SemiCleanWildRule;
import meldhouse.danish.rules.Choices.SixWithWildRule;
import meldhouse.danish.rules.Choices.StartHandPinochle;
import meldhouse.danish.rules.Choices.WildColour;
import meldhouse.danish.rules.Choices.WildOnNaturalSpecial;
import meldhouse.danish.rules.Choices.WildValue;

import java.util.List;

/** The house rules about what melds are and count (danish.md 7), in a player's words. */
final class PriceOptions {
    private PriceOptions() {}

    /** What a meld is. */
    static List<Option> meld() {
        return List.of(
                choice(
                        "wildValueInMelds",
                        "meld",
                        "What a wild counts in a meld: as the card that it stands for, or its own"
                                + " 30 or 15.",
                        WildValue.REPRESENTED),
                whole(
                        "minNaturalsPerMeld",
                        "meld",
                        "How many natural cards a meld needs.",
                        1,
                        3,
                        1),
                open(
                        "maxWildsPerMeld",
                        "meld",
                        "How many wilds a meld may have; null: any number.",
                        1,
                        9),
                open(
                        "maxSetSize",
                        "meld",
                        "How many cards a set may have; null: any number.",
                        8,
                        20),
                flag(
                        "allowSecondSetOfSameRank",
                        "meld",
                        "Whether a side may have two sets of one rank.",
                        true),
                choice(
                        "aceInStraights",
                        "meld",
                        "Whether an ace stands above the king only, or below the three as well.",
                        AceInStraights.HIGH));
    }

    /** What special melds are worth. */
    static List<Option> special() {
        return List.of(
                whole(
                        "pinochleMinNaturals",
                        "special",
                        "How many natural cards a Pinochle, a set of eleven laid at once, needs.",
                        1,
                        8,
                        1),
                choice(
                        "startHandPinochle",
                        "special",
                        "Which Pinochle is one of the start hand: the eleven cards dealt, or any in"
                                + " your first turn.",
                        StartHandPinochle.DEALT_ELEVEN_ONLY),
                whole(
                        "pinochleStartHandValue",
                        "special",
                        "Points for a Pinochle of the start hand.",
                        0,
                        5000,
                        3000),
                whole(
                        "pinochleLaterValue",
                        "special",
                        "Points for any other Pinochle.",
                        0,
                        5000,
                        1500),
                whole(
                        "cleanStraightValue",
                        "special",
                        "Points for a full straight without a wild. A proposal: the source does not"
                                + " price it.",
                        100,
                        3000,
                        1250),
                whole(
                        "semiCleanOneValue",
                        "special",
                        "Points for a full straight with one good wild.",
                        0,
                        3000,
                        1000),
                whole(
                        "semiCleanTwoValue",
                        "special",
                        "Points for a full straight with two good wilds.",
                        0,
                        3000,
                        750),
                whole(
                        "dirtyStraightValue",
                        "special",
                        "Points for any other full straight.",
                        0,
                        3000,
                        500),
                choice(
                        "semiCleanWildRule",
                        "special",
                        "Which wilds are good ones: jokers and twos of the suit, those twos only,"
                                + " or all.",
                        SemiCleanWildRule.JOKER_OR_SAME_SUIT_TWO),
                choice(
                        "sixWithWildRule",
                        "special",
                        "Whether the wild is one of the six aces or pictures with a wild, or comes"
                                + " on top of six natural ones.",
                        SixWithWildRule.SIX_CARDS_INCLUDING_WILD),
                choice(
                        "wildOnNaturalSpecial",
                        "special",
                        "What a wild does to a set of six or more natural aces or pictures: lowers"
                                + " it, leaves its value, or may not be laid on it.",
                        WildOnNaturalSpecial.DOWNGRADES),
                flag(
                        "specialMeldsAddCardValue",
                        "special",
                        "Whether a special meld counts its cards as well.",
                        false),
                whole(
                        "eightNaturalsBonus",
                        "special",
                        "Points on top for all eight natural cards of a rank from three to ten.",
                        0,
                        200,
                        50));
    }

    /** Rescued wilds. */
    static List<Option> redde() {
        return List.of(
                choice(
                        "reddeTiming",
                        "redde",
                        "When a wild may be rescued: at once, or not in the turn in which it was"
                                + " laid.",
                        ReddeTiming.ANY_TIME),
                choice(
                        "rescuedWildGoesTo",
                        "redde",
                        "Where a rescued wild goes: it stays beside the meld, or into the hand of"
                                + " whoever rescued it.",
                        RescuedWildGoesTo.MELD),
                flag(
                        "rescuedWildsKeepMeldDirty",
                        "redde",
                        "Whether a meld is valued as if its rescued wilds still stood in it.",
                        false),
                whole("reddeUnit", "redde", "Points for each rescued wild.", 0, 100, 30),
                whole(
                        "reddePairSetFactor",
                        "redde",
                        "For each two wilds rescued from a set: so many times the value of its"
                                + " rank.",
                        0,
                        4,
                        2),
                whole(
                        "reddePairStraight",
                        "redde",
                        "Points for each two wilds rescued from a straight.",
                        0,
                        100,
                        15));
    }

    /** The score of a round. */
    static List<Option> score() {
        return List.of(
                whole(
                        "exitPenaltyFlat",
                        "score",
                        "Points lost by a side without a meld when another goes out.",
                        0,
                        200,
                        0),
                flag(
                        "partnerHandCounts",
                        "score",
                        "Whether the cards that the finisher's partners still hold count against"
                                + " them.",
                        true),
                whole("finishBonus", "score", "Points for going out.", 0, 200, 20),
                whole(
                        "finishSpecialBonus",
                        "score",
                        "Points for each of the three conditions: one colour, only aces, pictures"
                                + " and wilds, no aces and no pictures.",
                        0,
                        1000,
                        1000),
                choice(
                        "finishBonusScope",
                        "score",
                        "What the three conditions look at: all cards that the finisher laid, all"
                                + " cards of the side, the finisher in a fold only, or they are not"
                                + " played.",
                        FinishBonusScope.FINISHER_ROUND),
                flag(
                        "finishIncludesFinalDiscard",
                        "score",
                        "Whether the last discard belongs to those cards.",
                        true),
                choice(
                        "wildColour",
                        "score",
                        "What a wild is in the three conditions: the card that it stands for, what"
                                + " is printed on it, or it spoils the colour and the low cards.",
                        WildColour.REPRESENTED),
                flag(
                        "foldAllowsFinalDiscard",
                        "score",
                        "Whether a fold may end with a discard; if not, such a finish counts as a"
                                + " gradual one.",
                        true),
                whole(
                        "foldingTheHandBonus",
                        "score",
                        "Points for a fold in your own first turn.",
                        0,
                        500,
                        0),
                whole("foldNoWildFactor", "score", "The factor of a fold without a wild.", 1, 8, 4),
                whole(
                        "foldOneWildFactor",
                        "score",
                        "The factor of a fold with one wild, or with none on a partner who laid"
                                + " one.",
                        1,
                        8,
                        2),
                whole(
                        "finishNoWildFactor",
                        "score",
                        "The factor of a gradual finish without a wild.",
                        1,
                        8,
                        2),
                choice(
                        "foldOneWildSupport",
                        "score",
                        "Whether a fold with one wild has its factor always, or only with cards on"
                                + " a partner's meld.",
                        FoldSupport.ALLOWED),
                choice(
                        "partnerWildScope",
                        "score",
                        "Which wilds of a partner spoil the factor: all that were laid in the"
                                + " round, or those in the meld that was added to.",
                        PartnerWildScope.ROUND),
                choice(
                        "multiplierScope",
                        "score",
                        "What the factor multiplies: the cards of the finisher, or those of the"
                                + " side.",
                        MultiplierScope.FINISHER_CARDS));
    }
}
