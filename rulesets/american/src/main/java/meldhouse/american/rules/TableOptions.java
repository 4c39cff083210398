package meldhouse.american.rules;

import static meldhouse.american.rules.Catalogue.choice;
import static meldhouse.american.rules.Catalogue.flag;
import static meldhouse.american.rules.Catalogue.open;
import static meldhouse.american.rules.Catalogue.whole;

import meldhouse.american.rules.Choices.FirstDealer;
import meldhouse.american.rules.Forms.DealerRotation;
import meldhouse.american.rules.Forms.MisdealWindow;
import meldhouse.american.rules.Forms.SidesForm;
import meldhouse.api.options.Option;
import meldhouse.api.options.Option.Fields;
import meldhouse.api.options.Option.Several;
import meldhouse.api.options.Option.Whole;
import meldhouse.api.options.Option.Wholes;

import java.util.List;

/** The house rules about deck, seats and deal, in a player's words. */
final class TableOptions {
    static final int LARGEST_HAND = 20;

    private TableOptions() {}

    static List<Option> table() {
        String group = "table";
        return List.of(
                whole("seats", group, "How many players get cards in one deal.", 2, 4, 4),
                open(
                        "tableSeats",
                        group,
                        "How many people are at the table, where some sit out each deal; null: as"
                                + " many as play.",
                        3,
                        5),
                choice(
                        "sides",
                        group,
                        "Who scores together: two partnerships, nobody, or all against the"
                                + " declarer.",
                        SidesForm.PARTNERS),
                new Whole(
                        "deckCopies",
                        group,
                        "How many copies of each card the pack has.",
                        2,
                        4,
                        2,
                        false,
                        2),
                flag("deckNines", group, "Whether the pack has nines.", true),
                whole(
                        "handSize",
                        group,
                        "How many cards each player is dealt.",
                        1,
                        LARGEST_HAND,
                        12),
                whole("widowSize", group, "How many cards lie in the widow.", 0, 6, 0),
                whole(
                        "widowAfterPacket",
                        group,
                        "After how many rounds of dealing the widow is dealt.",
                        0,
                        20,
                        1),
                flag(
                        "stockDraw",
                        group,
                        "Whether the cards that are left are a stock to draw from after each"
                                + " trick.",
                        false),
                new Wholes(
                        "dealPackets",
                        group,
                        "How many cards each player is dealt at a time, round by round; together"
                                + " handSize.",
                        1,
                        LARGEST_HAND,
                        LARGEST_HAND,
                        null,
                        List.of(3, 3, 3, 3)),
                choice(
                        "firstDealer",
                        group,
                        "Who deals first: whoever draws the highest card, or the lowest, seat 0, or"
                                + " anybody.",
                        FirstDealer.HIGH_CARD),
                choice(
                        "dealerRotation",
                        group,
                        "Who deals next: the player on the left, or whoever scored most in the"
                                + " deal.",
                        DealerRotation.CLOCKWISE));
    }

    static List<Option> misdeal() {
        String group = "misdeal";
        Fields right =
                new Fields(
                        "right",
                        group,
                        "What the hand must have.",
                        List.of(
                                whole("nines", group, "So many nines at least.", 1, 16, 1),
                                whole(
                                        "nonCounters",
                                        group,
                                        "So many queens, jacks and nines at least.",
                                        1,
                                        LARGEST_HAND,
                                        1),
                                whole("maxAces", group, "So many aces at most.", 0, 16, 16),
                                whole(
                                        "maxMeld",
                                        group,
                                        "So many points of meld at most, dix left out.",
                                        0,
                                        Catalogue.MOST,
                                        Catalogue.MOST)));
        return List.of(
                open(
                        "ninesForRedeal",
                        group,
                        "A hand with so many nines may ask for new cards from the same dealer;"
                                + " null: no such right.",
                        5,
                        8),
                new Several(
                        "misdealRules",
                        group,
                        "Each gives a hand that has all of it the right to new cards from the same"
                                + " dealer.",
                        right,
                        8),
                choice(
                        "misdealWindow",
                        group,
                        "Until when that may be asked for.",
                        MisdealWindow.BEFORE_OWN_FIRST_CALL),
                flag("misdealNeedsPartner", group, "Whether the partner must agree to it.", false));
    }
}
