package meldhouse.danish.rules;

import meldhouse.api.options.Option;
import meldhouse.api.options.Option.Choice;
import meldhouse.api.options.Option.Flag;
import meldhouse.api.options.Option.Whole;
import meldhouse.api.options.Schema;
import meldhouse.danish.rules.Choices.DealerRotation;
import meldhouse.danish.rules.Choices.ExactCutMode;
import meldhouse.danish.rules.Choices.FailedAttempt;
import meldhouse.danish.rules.Choices.PileRule;
import meldhouse.danish.rules.Choices.PumbaMode;
import meldhouse.danish.rules.Choices.RoundAcceptance;
import meldhouse.danish.rules.Choices.SimultaneousCrossing;
import meldhouse.danish.rules.Choices.StockExhausted;
import meldhouse.danish.rules.Choices.TeamFormation;
import meldhouse.danish.rules.Choices.TeamMode;
import meldhouse.danish.rules.Choices.TurnedCardBonus;

import java.util.List;
import java.util.stream.Stream;

/** Every house rule (danish.md 7), in a player's words. */
final class Catalogue {
    static final Schema SCHEMA =
            new Schema(
                    Stream.of(
                                    table(),
                                    play(),
                                    PriceOptions.meld(),
                                    PriceOptions.special(),
                                    PriceOptions.redde(),
                                    barbele(),
                                    PriceOptions.score(),
                                    match())
                            .flatMap(List::stream)
                            .toList());

    private Catalogue() {}

    /** Who plays, the cut and the turned-up card. */
    private static List<Option> table() {
        return List.of(
                whole("players", "table", "How many play.", 2, 6, 4),
                choice(
                        "teamMode",
                        "table",
                        "Who scores together: partners in pairs, teams of three, everybody alone,"
                                + " or by the number of players (four and six in pairs, the others"
                                + " alone).",
                        TeamMode.AUTO),
                choice(
                        "teamFormation",
                        "table",
                        "Whether partners and seats are drawn with cards, or the chairs that were"
                                + " taken decide.",
                        TeamFormation.DRAW),
                choice(
                        "dealerRotation",
                        "table",
                        "Who deals the next round: the next player, the one before whoever went out"
                                + " (so that the winner starts), or always the same.",
                        DealerRotation.NEXT),
                whole(
                        "exactCutPoints",
                        "table",
                        "Points for the side of whoever lifts exactly as many cards as the deal"
                                + " needs.",
                        0,
                        200,
                        50),
                choice(
                        "exactCutMode",
                        "table",
                        "How the exact cut comes about: by chance alone, by chance after the cutter"
                                + " has named a number, or not at all.",
                        ExactCutMode.CHANCE),
                whole(
                        "exactCutWindow",
                        "table",
                        "How many sizes the cut is drawn from; one of them is exact.",
                        5,
                        40,
                        20),
                choice(
                        "turnedCardBonus",
                        "table",
                        "Who scores for the turned-up card: the side that has it in a meld at the"
                                + " end, the side that first takes it, the side that goes out, or"
                                + " nobody.",
                        TurnedCardBonus.LAID),
                whole("turnedCardPoints", "table", "Points for the turned-up card.", 0, 200, 50));
    }

    /** Drawing, laying, discarding. */
    private static List<Option> play() {
        return List.of(
                choice(
                        "pileRule",
                        "play",
                        "What it takes to take the pile: nothing, laying its top card in the same"
                                + " turn, or not giving back the card that was on top.",
                        PileRule.FREE),
                choice(
                        "stockExhausted",
                        "play",
                        "What happens when the stock is empty: the round ends after that turn, the"
                                + " pile is shuffled once or every time (20 times at most), or only"
                                + " the pile is left to take.",
                        StockExhausted.END_ROUND),
                whole(
                        "stallTurnsPerPlayer",
                        "play",
                        "After so many idle turns for each player the round is blocked; 0: only"
                                + " after 50.",
                        0,
                        20,
                        6),
                flag(
                        "layOffOnOpponents",
                        "play",
                        "Whether cards may be laid on the melds of other sides, which then score"
                                + " them.",
                        false),
                flag(
                        "mergeMelds",
                        "play",
                        "Whether two straights of one suit become one when they touch.",
                        false),
                flag(
                        "mustDiscardToGoOut",
                        "play",
                        "Whether the last card must be a discard.",
                        false),
                choice(
                        "pumbaMode",
                        "play",
                        "Whether Pumba is said for you when you keep one card, or you must say it"
                                + " with the discard.",
                        PumbaMode.AUTO),
                whole(
                        "pumbaMissPenalty",
                        "play",
                        "Points lost for a Pumba that was not said; in manual mode only.",
                        0,
                        100,
                        0));
    }

    /** The opening of a side that is ahead. */
    private static List<Option> barbele() {
        return List.of(
                whole(
                        "barbeleThreshold",
                        "barbele",
                        "A side with so many points or more has Barbele in the next round.",
                        0,
                        5000,
                        750),
                whole(
                        "barbeleMinimum",
                        "barbele",
                        "What the first melds of a Barbele side must be worth together.",
                        0,
                        200,
                        70),
                flag(
                        "barbeleSticky",
                        "barbele",
                        "Whether a side that has had Barbele keeps it when its total falls.",
                        false),
                flag(
                        "barbeleCountsSpecials",
                        "barbele",
                        "Whether special values count towards the minimum, or cards only.",
                        true),
                choice(
                        "barbeleFailedAttempt",
                        "barbele",
                        "What opening with too little costs: points and no second attempt in that"
                                + " turn, points each time, or nothing, as it is refused.",
                        FailedAttempt.PENALTY_ONCE_PER_TURN),
                whole("barbelePenalty", "barbele", "Points lost for a failed opening.", 0, 200, 50),
                flag(
                        "barbeleFoldExempt",
                        "barbele",
                        "Whether whoever goes out with everything in one turn needs no minimum.",
                        false));
    }

    /** The end of the match. */
    private static List<Option> match() {
        return List.of(
                new Whole(
                        "targetScore",
                        "match",
                        "The match is over when a side has so many points.",
                        500,
                        10000,
                        5,
                        false,
                        1500),
                choice(
                        "simultaneousCrossing",
                        "match",
                        "Who wins when several sides get there in one round: the higher total, the"
                                + " side that went out, or another round is played.",
                        SimultaneousCrossing.HIGHER_TOTAL),
                flag(
                        "differenceSettlement",
                        "match",
                        "Whether the result lists by how much the winner is ahead of each other"
                                + " side.",
                        false),
                choice(
                        "roundAcceptance",
                        "match",
                        "When the sheet of a round stands: at once, or when all sides have accepted"
                                + " it.",
                        RoundAcceptance.AUTO),
                open(
                        "maxRounds",
                        "match",
                        "The match ends after so many rounds, the highest total wins; null: at the"
                                + " target only.",
                        1,
                        100));
    }

    static Whole whole(String name, String group, String meaning, int min, int max, int preset) {
        return new Whole(name, group, meaning, min, max, 1, false, preset);
    }

    static Whole open(String name, String group, String meaning, int min, int max) {
        return new Whole(name, group, meaning, min, max, 1, true, null);
    }

    static Flag flag(String name, String group, String meaning, boolean preset) {
        return new Flag(name, group, meaning, preset);
    }

    static <E extends Enum<E>> Choice choice(String name, String group, String meaning, E preset) {
        List<String> words =
                Stream.of(preset.getDeclaringClass().getEnumConstants())
                        .map(Object::toString)
                        .toList();
        return new Choice(name, group, meaning, words, preset.toString());
    }
}
