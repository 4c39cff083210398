package meldhouse.bots;

import meldhouse.api.bot.Chosen;
import meldhouse.api.bot.Reason;
import meldhouse.api.cards.Card;
import meldhouse.api.cards.Suit;
import meldhouse.api.game.Move;

import java.util.Locale;

/**
 * The reasons that the bots can give, each with its English sentence. What stands in braces is
 * filled in; a screen that knows the {@link #code} says it in another language.
 */
enum Why {
    // The auction, and what follows it.
    NO_BID_LEFT("There is no bid left to make."),
    PARTNER_HAS_BID("My partner has the bid, and my cards help as they are."),
    TOO_FEW(
            "With {suit} as trump I meld {meld} and expect about {points} points for us, too few to"
                    + " bid {amount}."),
    SAFE_BID(
            "With {suit} as trump I meld {meld} and expect about {points} points for us, so"
                    + " {amount} is safe to bid."),
    BEST_TRUMP("With {suit} I meld {meld} and have the best hope of tricks."),
    HAND_IS_KEPT("I keep this hand."),
    HAND_IS_HOPELESS("So many nines win nothing, so I ask for new cards."),
    BEST_IS_KEPT("I keep my trumps, aces and melds, and return what helps least."),
    BEST_IS_GIVEN("My partner declares, so it gets my best trumps and then aces."),
    ALL_IS_LISTED("I list all that I can meld."),
    CAN_BE_MADE("The contract can still be made."),
    CANNOT_BE_MADE("Our meld is too small for the contract, and the tricks would only help them."),
    MUST_BID("I may not pass, so I bid as little as I can."),

    // The widow, the stock and the turned card.
    BURIES_IDLE("These serve in no meld, and shorten my suits."),
    GIVES_BEST("I keep the card that helps most, and give the others those that help least."),
    TAKES_TURNED("The turned card is worth more than what I give for it."),
    WINS_TO_MELD("A meld for {points} waits, and the {card} is my best way to win a trick for it."),
    KEEPS_MELDS("I keep what may still meld, and the {card} costs least."),
    LAYS_DEAREST("This is the dearest meld that I can lay, for {points}."),
    LAYS_DIX("The nine of trump counts ten."),
    NOTHING_TO_MELD("I have nothing to lay."),
    DECLARES_OUT("With what I have won, I have reached the target."),

    // A lead.
    LAST_TRUMPS("Nobody else has a trump left, so the {card} is a sure trick."),
    HIGHEST_TRUMP("Nobody can beat the {card}, and it draws trumps from the others."),
    DRAWS_TRUMPS("I lead the {card}, so that higher trumps come out."),
    ACE_WINS_NOW("The {card} should win now, before somebody is out of {suit}."),
    HIGHER_ARE_GONE("All higher {suit} are gone, so the {card} should win."),
    PARTNER_SHOWED("My partner has shown the {ace}, so I lead {suit} to it."),
    PARTNER_TRUMPS("My partner has no {suit} and can trump."),
    OURS_IS_LIKELY("Our side is likely to win {suit}."),
    COSTS_A_TRUMP("Only a trump beats the {card}, so it may cost them one."),
    ASKS("I have no safe winner to lead, so I ask for {suit} with the {card}."),

    // A card that wins the trick so far.
    TRUMPS_CHEAPEST("I trump with the {card}, the cheapest card that takes the trick."),
    WINS_CHEAPEST("I win with the {card}, the cheapest card that takes the trick."),
    ACE_IS_SURE("Nobody can beat the {card}."),
    HIGHEST_IS_SURE("Everything higher is gone, so nobody can beat the {card}."),
    TRUMP_MAY_HOLD("I trump with the {card}, which is likely to hold."),
    WINNER_MAY_HOLD("I win with the {card}, which is likely to hold."),
    MUST_GO_OVER("I must go over it, and the {card} costs least."),

    // A card that does not.
    PARTNER_WINS_GIVE("My partner's {best} wins the trick, so I give it the {card}."),
    PARTNER_MAY_WIN_GIVE(
            "My partner's {best} is likely to win the trick, so I give it the {card}."),
    WE_MAY_WIN_GIVE("We shall probably win the trick, so I give it the {card}."),
    PARTNER_WINS_KEEP("My partner's {best} wins the trick, and I keep my better cards."),
    PARTNER_MAY_WIN_KEEP(
            "My partner's {best} is likely to win the trick, and I keep my better cards."),
    WE_MAY_WIN_KEEP("We shall probably win the trick, and I keep my better cards."),
    TRICK_IS_THEIRS("The trick is theirs, so I give it no points."),
    TRICK_MAY_BE_THEIRS("The trick may well be theirs, so I give it no points."),
    CANNOT_WIN("I cannot win this trick, and the {card} costs least."),

    // The Danish game.
    CUTS("Every size is as likely as the others."),
    DRAWS_STOCK("A card of the stock promises more than the pile."),
    TAKES_PILE("The pile brings me more than its cards may cost."),
    LAYS_AT_ONCE("On the table these cards count for us, in my hand against us."),
    LAYS_LOW("I lay low cards alone, on the way to a finish without aces and pictures."),
    RESCUES("The {card} takes the place of the wild card, which adds to the meld."),
    WILD_SPOILS_MELD(
            "A wild card on meld {meld} would lower it from {before} to {after}, so I keep mine."),
    WILD_SPOILS_SET("Without a wild card this set is worth {before}, with one {after}."),
    GOES_OUT("With this I go out."),
    DISCARDS_USELESS("The {card} is the dearest card that goes with no other."),
    DISCARDS_HIGH("The {card} stands in the way of a finish without aces and pictures."),
    DISCARDS_LEAST("The {card} is the card that I can spare best."),
    ACCEPTS("The sheet is right: all of it comes from the cards on the table.");

    private final String english;

    Why(String english) {
        this.english = english;
    }

    /** As on the wire: {@code partnerShowed}. */
    String code() {
        StringBuilder code = new StringBuilder();
        for (String word : name().toLowerCase(Locale.ROOT).split("_")) {
            code.append(code.isEmpty() ? word.substring(0, 1) : word.substring(0, 1).toUpperCase())
                    .append(word.substring(1));
        }
        return code.toString();
    }

    /** The sentence with its places still open. */
    String english() {
        return english;
    }

    /**
     * A move for this reason.
     *
     * @param args names and values in turn: cards, suits and whole numbers
     */
    Chosen chosen(Move move, Object... args) {
        Reason reason = Reason.of(code());
        String sentence = english;
        for (int i = 0; i < args.length; i += 2) {
            String name = args[i].toString();
            Object value = args[i + 1];
            reason = reason.with(name, value);
            sentence = sentence.replace("{" + name + "}", title(value));
        }
        return new Chosen(move, sentence, reason);
    }

    private static String title(Object value) {
        return switch (value) {
            case Card card -> card.title();
            case Suit suit -> suit.title();
            default -> value.toString();
        };
    }
}
