package meldhouse.american.rules;

import meldhouse.api.game.Hook;
import meldhouse.api.game.Hook.Shape;

import java.util.List;

/** The points at which a house rule's function may decide. */
final class HookPoints {
    private static final Shape TRUTH = new Shape.Truth();
    private static final Shape CARDS = new Shape.ListOf(new Shape.OneCard());
    private static final Shape SUIT = new Shape.OneOf(List.of("S", "H", "D", "C"));
    private static final Shape SEAT = new Shape.Whole(0, Seating.MOST - 1);
    private static final Shape NUMBER = points(1_000_000_000);
    private static final Shape COUNT = new Shape.Whole(0, 1_000_000_000);
    private static final Shape NUMBERS = new Shape.ListOf(NUMBER);

    static final Hook MISDEAL =
            new Hook(
                    "misdeal",
                    "Whether a hand gives the right to new cards; asked where the options say when"
                            + " that may be claimed.",
                    Shape.Fields.of("hand", CARDS, "allowed", TRUTH),
                    TRUTH);

    static final Hook LEGAL_BIDS =
            new Hook(
                    "legalBids",
                    "What a seat may call: amounts above the standing bid, and \"pass\". Nothing:"
                            + " what the options allow.",
                    Shape.Fields.of(
                            "hand",
                            CARDS,
                            "high",
                            COUNT,
                            "bidder",
                            new Shape.Maybe(SEAT),
                            "calls",
                            new Shape.ListOf(
                                    Shape.Fields.of(
                                            "seat", SEAT, "amount", new Shape.Maybe(COUNT))),
                            "mayPass",
                            TRUTH,
                            "least",
                            new Shape.Maybe(COUNT),
                            "greatest",
                            new Shape.Maybe(COUNT)),
                    legalBids(0));

    static final Hook EXTRA_MELDS =
            new Hook(
                    "extraMelds",
                    "Combinations that count beside the melds of the options, found in a hand whose"
                            + " melds count; each with its name, cards of the hand and points."
                            + " While there is a stock they are looked for after a trick, among the"
                            + " seat's cards that have served in none of them yet.",
                    Shape.Fields.of("hand", CARDS, "trump", new Shape.Maybe(SUIT)),
                    extraMelds(new Shape.ListOf(new Shape.OneCard(), 1, 1000)));

    static final Hook MELD_POINTS =
            new Hook(
                    "meldPoints",
                    "What the melds count that a seat has shown; while there is a stock each by"
                            + " itself.",
                    Shape.Fields.of(
                            "melds",
                            new Shape.ListOf(
                                    Shape.Fields.of(
                                            "kind",
                                            new Shape.Text(),
                                            "cards",
                                            CARDS,
                                            "points",
                                            COUNT)),
                            "cards",
                            CARDS,
                            "trump",
                            new Shape.Maybe(SUIT),
                            "points",
                            COUNT),
                    new Shape.Whole(0, 100_000));

    static final Hook LEGAL_CARDS =
            new Hook(
                    "legalCards",
                    "Which of the cards that the duties leave may be played; at least one of them."
                            + " Asked where they leave a choice; while there is a stock that is any"
                            + " card, of the hand or on the table.",
                    Shape.Fields.of(
                            "hand",
                            CARDS,
                            "trick",
                            new Shape.ListOf(
                                    Shape.Fields.of("seat", SEAT, "card", new Shape.OneCard())),
                            "trump",
                            SUIT,
                            "tricks",
                            COUNT,
                            "declarer",
                            new Shape.Maybe(SEAT),
                            "legal",
                            CARDS),
                    new Shape.ListOf(new Shape.OneCard(), 1, 1000));

    static final Hook TRICK_POINTS =
            new Hook(
                    "trickPoints",
                    "What the cards of a trick count, without the bonus for the last one.",
                    Shape.Fields.of(
                            "cards",
                            new Shape.ListOf(
                                    Shape.Fields.of("seat", SEAT, "card", new Shape.OneCard())),
                            "winner",
                            SEAT,
                            "trump",
                            SUIT,
                            "points",
                            COUNT),
                    new Shape.Whole(0, 10_000));

    static final Hook DEAL_SCORE =
            new Hook(
                    "dealScore",
                    "What a deal brings each side in points; not asked where deals are paid in"
                            + " chips.",
                    Shape.Fields.of(
                            "bid",
                            COUNT,
                            "biddingSide",
                            new Shape.Maybe(SEAT),
                            "outcome",
                            new Shape.Text(),
                            "made",
                            TRUTH,
                            "meld",
                            NUMBERS,
                            "trickPoints",
                            NUMBERS,
                            "points",
                            NUMBERS),
                    dealScore(2));

    static final Hook NEXT_DEALER =
            new Hook(
                    "nextDealer",
                    "Who deals after a deal that was scored.",
                    Shape.Fields.of(
                            "dealer",
                            SEAT,
                            "declarer",
                            new Shape.Maybe(SEAT),
                            "made",
                            TRUTH,
                            "points",
                            NUMBERS,
                            "next",
                            SEAT),
                    SEAT);

    static final Hook MATCH_END =
            new Hook(
                    "matchEnd",
                    "Which sides have won the match after a deal: a list of sides; an empty one: it"
                            + " goes on. Nothing: what the options say.",
                    Shape.Fields.of(
                            "deals",
                            COUNT,
                            "totals",
                            NUMBERS,
                            "target",
                            new Shape.Maybe(NUMBER),
                            "biddingSide",
                            new Shape.Maybe(SEAT),
                            "made",
                            TRUTH,
                            "winners",
                            new Shape.Maybe(new Shape.ListOf(SEAT))),
                    matchEnd(2));

    /** All of them. */
    static final List<Hook> ALL =
            List.of(
                    MISDEAL,
                    LEGAL_BIDS,
                    EXTRA_MELDS,
                    MELD_POINTS,
                    LEGAL_CARDS,
                    TRICK_POINTS,
                    DEAL_SCORE,
                    NEXT_DEALER,
                    MATCH_END);

    private HookPoints() {}

    static Shape legalBids(int high) {
        return new Shape.Maybe(
                new Shape.ListOf(
                        new Shape.Either(
                                List.of(
                                        new Shape.OneOf(List.of("pass")),
                                        new Shape.Whole(high + 1, 10_000_000))),
                        1,
                        200));
    }

    static Shape extraMelds(Shape cards) {
        return new Shape.ListOf(
                Shape.Fields.of(
                        "name",
                        new Shape.Name(),
                        "cards",
                        cards,
                        "points",
                        new Shape.Whole(0, 10_000)),
                0,
                20);
    }

    static Shape dealScore(int sides) {
        return new Shape.ListOf(points(1_000_000), sides, sides);
    }

    static Shape matchEnd(int sides) {
        return new Shape.Maybe(new Shape.ListOf(new Shape.Whole(0, sides - 1), 0, sides));
    }

    private static Shape points(int most) {
        return new Shape.Whole(-most, most);
    }
}
