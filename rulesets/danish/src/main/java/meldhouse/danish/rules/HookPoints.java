package meldhouse.danish.rules;

import meldhouse.api.game.Hook;
import meldhouse.api.game.Hook.Shape;

import java.util.List;

/** The points at which a house rule's function may decide. */
final class HookPoints {
    private static final int SIDES = 6;
    private static final int MOST_LINES = 20;

    private static final Shape TRUTH = new Shape.Truth();
    private static final Shape TEXT = new Shape.Text();
    private static final Shape CARDS = new Shape.ListOf(TEXT);
    private static final Shape TYPE = new Shape.OneOf(List.of("set", "straight"));
    private static final Shape SIDE = new Shape.Whole(0, SIDES - 1);
    private static final Shape SEAT = SIDE;
    private static final Shape COUNT = new Shape.Whole(0, 1_000_000);
    private static final Shape NUMBER = new Shape.Whole(-1_000_000_000, 1_000_000_000);
    private static final Shape NUMBERS = new Shape.ListOf(NUMBER);

    static final Hook MELD_VALID =
            new Hook(
                    "meldValid",
                    "Whether cards may be laid as a new meld or onto one; asked of cards of one"
                        + " rank or in order in one suit, with a natural one among them, and it may"
                        + " allow more wilds, fewer naturals and larger sets than the options.",
                    Shape.Fields.of(
                            "type",
                            TYPE,
                            "cards",
                            CARDS,
                            "wilds",
                            COUNT,
                            "valid",
                            TRUTH,
                            "reason",
                            new Shape.Maybe(TEXT)),
                    TRUTH);

    static final Hook MELD_VALUE =
            new Hook(
                    "meldValue",
                    "What a meld is worth, without what its rescued wilds bring; a value that is"
                            + " not the options' counts as that of a special meld.",
                    Shape.Fields.of(
                            "type",
                            TYPE,
                            "cards",
                            CARDS,
                            "wilds",
                            COUNT,
                            "rescued",
                            COUNT,
                            "name",
                            new Shape.Maybe(TEXT),
                            "value",
                            COUNT),
                    new Shape.Whole(0, 100_000));

    static final Hook OPENING_MINIMUM =
            new Hook(
                    "openingMinimum",
                    "What the first melds of a side must be worth together in a round; 0: they may"
                            + " be any.",
                    Shape.Fields.of(
                            "round", COUNT, "side", SIDE, "total", NUMBER, "totals", NUMBERS,
                            "barbele", TRUTH, "minimum", COUNT),
                    new Shape.Whole(0, 1000));

    static final Hook ROUND_BONUS =
            new Hook(
                    "roundBonus",
                    "What a side gets for a round beside what the options say; each becomes a line"
                            + " of its sheet.",
                    Shape.Fields.of(
                            "round",
                            COUNT,
                            "side",
                            SIDE,
                            "finisher",
                            new Shape.Maybe(SEAT),
                            "finisherSide",
                            new Shape.Maybe(SIDE),
                            "fold",
                            TRUTH,
                            "firstTurn",
                            TRUTH,
                            "seats",
                            new Shape.ListOf(new Shape.ListOf(SEAT)),
                            "before",
                            NUMBERS,
                            "points",
                            NUMBERS,
                            "hands",
                            new Shape.ListOf(CARDS),
                            "melds",
                            new Shape.ListOf(
                                    Shape.Fields.of(
                                            "side",
                                            SIDE,
                                            "type",
                                            TYPE,
                                            "cards",
                                            CARDS,
                                            "wilds",
                                            COUNT,
                                            "rescued",
                                            COUNT,
                                            "name",
                                            new Shape.Maybe(TEXT),
                                            "value",
                                            COUNT))),
                    new Shape.ListOf(
                            Shape.Fields.of(
                                    "name",
                                    new Shape.Name(),
                                    "points",
                                    new Shape.Whole(-100_000, 100_000)),
                            0,
                            MOST_LINES));

    static final Hook MATCH_END =
            new Hook(
                    "matchEnd",
                    "Which side has won the match after a round: a list of it alone; an empty one:"
                            + " it goes on. Nothing: what the options say.",
                    Shape.Fields.of(
                            "rounds",
                            COUNT,
                            "totals",
                            NUMBERS,
                            "target",
                            COUNT,
                            "finisherSide",
                            new Shape.Maybe(SIDE),
                            "winners",
                            new Shape.Maybe(new Shape.ListOf(SIDE))),
                    matchEnd(SIDES));

    /** All of them. */
    static final List<Hook> ALL =
            List.of(MELD_VALID, MELD_VALUE, OPENING_MINIMUM, ROUND_BONUS, MATCH_END);

    private HookPoints() {}

    static Shape matchEnd(int sides) {
        return new Shape.Maybe(new Shape.ListOf(new Shape.Whole(0, sides - 1), 0, 1));
    }
}
