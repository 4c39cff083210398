package meldhouse.american.rules;

import static meldhouse.american.rules.Catalogue.choice;
import static meldhouse.american.rules.Catalogue.flag;
import static meldhouse.american.rules.Catalogue.whole;

import meldhouse.american.rules.Forms.LastStockChoice;
import meldhouse.american.rules.Forms.SameClassReuse;
import meldhouse.api.options.Option;

import java.util.List;

/** The house rules about turned trump, stock and melding after tricks, in a player's words. */
final class DrawOptions {
    private DrawOptions() {}

    static List<Option> draw() {
        String group = "draw";
        return List.of(
                whole(
                        "meldsPerTrick",
                        group,
                        "How many melds may be laid after one won trick.",
                        1,
                        8,
                        1),
                flag(
                        "meldBeforeDraw",
                        group,
                        "Whether the winner of a trick melds before drawing, or after it.",
                        true),
                choice(
                        "sameClassReuse",
                        group,
                        "Whether a card on the table may serve again in a dearer meld of its"
                                + " family.",
                        SameClassReuse.HIGHER),
                flag(
                        "meldNeedsFreshCard",
                        group,
                        "Whether each meld needs a card from the hand.",
                        true),
                flag(
                        "dixWithMeld",
                        group,
                        "Whether a dix may be claimed besides the meld of a trick.",
                        true),
                flag(
                        "dixExchange",
                        group,
                        "Whether a dix may be exchanged for the turned card.",
                        true),
                flag(
                        "turnedDixScores",
                        group,
                        "Whether the dealer scores a dix for turning a nine.",
                        true),
                choice(
                        "lastStockChoice",
                        group,
                        "Who gets which of the last two cards: the winner the one of the stock, or"
                                + " whichever the winner chooses.",
                        LastStockChoice.WINNER_TAKES_STOCK),
                flag(
                        "lastStockCardShown",
                        group,
                        "Whether the last card of the stock is shown to the opponent.",
                        true),
                flag(
                        "declareOut",
                        group,
                        "Whether the winner of a trick may say that the target is reached, and win"
                                + " or lose the match by it.",
                        false));
    }
}
