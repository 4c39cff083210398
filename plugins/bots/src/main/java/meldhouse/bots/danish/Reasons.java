package meldhouse.bots.danish;

import meldhouse.api.bot.Chosen;
import meldhouse.api.bot.Reason;
import meldhouse.api.cards.Card;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;

import java.util.Locale;

/** The reasons that a player of the Danish game can give, each with its English sentence. */
enum Reasons {
    /** The stock is as good. */
    DRAWS_STOCK("The stock is better than what lies on the pile."),
    /** The pile pays. */
    TAKES_PILE("The pile brings me more melds than it costs in cards."),
    /** A meld for points. */
    LAYS_AT_ONCE("I lay what I can: cards on the table count for us, cards in the hand against us."),
    /** A meld that keeps the way to the bonus open. */
    LAYS_LOW("I lay low cards alone, on the way to a finish without aces and pictures."),
    /** The last cards. */
    GOES_OUT("With this I go out."),
    /** A rescue. */
    RESCUES("The natural card takes the wild card's place, which adds to the meld."),
    /** A discard. */
    DISCARDS_USELESS("The {card} goes with nothing that I hold."),
    /** A discard that keeps the bonus. */
    DISCARDS_HIGH("The {card} stands in the way of a finish without aces and pictures."),
    /** A held hand. */
    DISCARDS_LEAST("The {card} is the card that I can spare best."),
    /** The cut. */
    CUTS("Every size is as likely as the others."),
    /** The sheet. */
    ACCEPTS("The sheet is right: it comes from the cards on the table.");

    private final String english;

    Reasons(String english) {
        this.english = english;
    }

    /** As on the wire: {@code drawsStock}. */
    String code() {
        StringBuilder code = new StringBuilder();
        for (String word : name().toLowerCase(Locale.ROOT).split("_")) {
            code.append(code.isEmpty() ? word.substring(0, 1) : word.substring(0, 1).toUpperCase(Locale.ROOT))
                    .append(word.substring(1));
        }
        return code.toString();
    }

    /** The sentence with its places still open. */
    String english() {
        return english;
    }

    Chosen chosen(Move move) {
        return new Chosen(move, english, Reason.of(code()));
    }

    Chosen chosen(Move move, String name, Card card) {
        return new Chosen(
                move,
                english.replace("{" + name + "}", card.title()),
                Reason.of(code()).with(name, card));
    }

    /** Any legal move. */
    static Move first(LegalMoves legal) {
        return legal.size() > 0 ? legal.get(0) : legal.ranges().getFirst().least();
    }
}
