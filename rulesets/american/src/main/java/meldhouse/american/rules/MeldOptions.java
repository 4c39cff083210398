package meldhouse.american.rules;

import meldhouse.american.rules.Choices.Bound;
import meldhouse.american.rules.Choices.MeldDeclaration;
import meldhouse.american.rules.Choices.MeldRequiresTrick;
import meldhouse.american.rules.Choices.RunMarriageReuse;
import meldhouse.american.rules.Forms.WhoMelds;
import meldhouse.api.options.Option;
import meldhouse.api.options.Option.Choice;
import meldhouse.api.options.Option.Whole;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/** The house rules about melds (american.md 13.1), in a player's words. */
final class MeldOptions {
    /** The melds that have prices for several together. */
    static final List<String> KINDS =
            List.of(
                    "Run",
                    "RoyalMarriage",
                    "CommonMarriage",
                    "AcesAround",
                    "KingsAround",
                    "QueensAround",
                    "JacksAround",
                    "Pinochle");

    private MeldOptions() {}

    /** Who finds the melds, and what each is worth. */
    static List<Option> prices() {
        List<Option> prices = new ArrayList<>();
        prices.add(
                Catalogue.choice(
                        "whoMelds",
                        "meld",
                        "Whose melds count: everybody's, the declarer's, or those of the declaring"
                                + " side.",
                        WhoMelds.ALL));
        prices.add(
                Catalogue.choice(
                        "meldDeclaration",
                        "meld",
                        "Whether the melds of a hand are found for its player, or what the player"
                                + " does not list is lost.",
                        MeldDeclaration.AUTO));
        prices.add(
                Catalogue.flag(
                        "lateDix",
                        "meld",
                        "Whether a nine of trump that was not listed may still be claimed later.",
                        false));
        price(prices, "Run", "a run: A T K Q J of trump", 150, null);
        price(prices, "RoyalMarriage", "king and queen of trump", 40, null);
        price(prices, "CommonMarriage", "king and queen of a plain suit", 20, null);
        price(prices, "AcesAround", "an ace of each suit", 100, 1000);
        price(prices, "KingsAround", "a king of each suit", 80, null);
        price(prices, "QueensAround", "a queen of each suit", 60, null);
        price(prices, "JacksAround", "a jack of each suit", 40, null);
        price(prices, "Pinochle", "a pinochle: the queen of spades with its jack", 40, 300);
        prices.add(
                Catalogue.whole(
                        "meldDix",
                        "meld",
                        "Points for each nine of trump.",
                        0,
                        Catalogue.MOST,
                        10));
        prices.add(
                Catalogue.open(
                        "meldTrumpPinochle",
                        "meld",
                        "Points for a single pinochle when trump is one of its two suits; null: as"
                                + " any other.",
                        0,
                        Catalogue.MOST));
        prices.add(
                Catalogue.whole(
                        "meldRoundhouseBonus",
                        "meld",
                        "Points on top for king and queen of all four suits.",
                        0,
                        Catalogue.MOST,
                        0));
        return prices;
    }

    private static void price(
            List<Option> prices, String kind, String what, int single, @Nullable Integer both) {
        prices.add(
                Catalogue.whole(
                        "meld" + kind,
                        "meld",
                        "Points for " + what + ".",
                        0,
                        Catalogue.MOST,
                        single));
        prices.add(
                new Whole(
                        "meldDouble" + kind,
                        "meld",
                        "Points for two of these together: " + what + "; null: two single ones.",
                        0,
                        Catalogue.MOST,
                        1,
                        true,
                        both));
        more(prices, "Triple", kind, "three", what);
        more(prices, "Quadruple", kind, "four", what);
    }

    private static void more(
            List<Option> prices, String times, String kind, String number, String what) {
        prices.add(
                Catalogue.open(
                        "meld" + times + kind,
                        "meld",
                        "Points for %s of these together: %s; null: as fewer of them add up to."
                                .formatted(number, what),
                        0,
                        Catalogue.MOST));
    }

    /** How melds may share cards, and what keeps them. */
    static List<Option> rules() {
        return List.of(
                new Choice(
                        "pinochleJackSuit",
                        "meld",
                        "The jack of the pinochle: diamonds or clubs.",
                        List.of("D", "C"),
                        "D"),
                Catalogue.choice(
                        "runMarriageReuse",
                        "meld",
                        "Whether king and queen of a run may also be a royal marriage: never, one"
                                + " of the two at most, or both.",
                        RunMarriageReuse.NONE),
                Catalogue.whole(
                        "maxMeldsPerCard",
                        "meld",
                        "How many melds one card may serve in.",
                        2,
                        3,
                        3),
                Catalogue.whole(
                        "minTeamMeld",
                        "meld",
                        "A bidding side that melds less than this loses the bid unplayed.",
                        0,
                        Catalogue.MOST,
                        0),
                Catalogue.whole(
                        "minMeldToCount",
                        "meld",
                        "A side that melds less than this scores none of it.",
                        0,
                        Catalogue.MOST,
                        0),
                Catalogue.choice(
                        "meldRequiresTrick",
                        "meld",
                        "What a side must take to keep its meld: nothing, a trick, or trick"
                                + " points.",
                        MeldRequiresTrick.NONE),
                Catalogue.whole(
                        "meldSavePoints",
                        "meld",
                        "How many trick points it must take then.",
                        1,
                        Catalogue.MOST,
                        1),
                Catalogue.choice(
                        "meldRequiresTrickSide",
                        "meld",
                        "Whether that binds both sides or the defenders alone.",
                        Bound.BOTH));
    }
}
