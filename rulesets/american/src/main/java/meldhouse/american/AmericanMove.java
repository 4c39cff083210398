package meldhouse.american;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Suit;
import meldhouse.api.game.Move;
import meldhouse.api.game.WireType;

import java.util.List;

/** What a seat may wish to do in the American game. */
public sealed interface AmericanMove extends Move {
    /**
     * Bids in the auction (american.md 4).
     *
     * @param amount the points that the side undertakes to reach
     */
    @WireType("bid")
    record Bid(int amount) implements AmericanMove {}

    /** Passes in the auction, for the rest of the deal (american.md 4). */
    @WireType("pass")
    record Pass() implements AmericanMove {}

    /**
     * The declarer names trump (american.md 5).
     *
     * @param suit the trump suit
     */
    @WireType("trump")
    record Trump(Suit suit) implements AmericanMove {}

    /**
     * Passes cards to the partner, where the house rules have an exchange (american.md 5, P13).
     *
     * @param cards as many as {@code passCount} says, in any order; kept in the order of a hand, so
     *     that the same cards make the same move
     */
    @WireType("pass_cards")
    record PassCards(List<Card> cards) implements AmericanMove {
        public PassCards {
            cards = HandOrder.sorted(cards);
        }
    }

    /**
     * Lists all the melds of a hand at once, where they are declared by hand (american.md 13.3).
     *
     * @param melds each with its cards; what is not listed is lost
     */
    @WireType("declare")
    record Declare(List<Claim> melds) implements AmericanMove {
        public Declare {
            melds = List.copyOf(melds);
        }
    }

    /**
     * Plays a card to the trick (american.md 7).
     *
     * @param card one of the hand
     */
    @WireType("play")
    record Play(Card card) implements AmericanMove {}

    /** The declarer gives the contract up before the first lead (american.md 13.3). */
    @WireType("concede")
    record Concede() implements AmericanMove {}

    /** Asks for a redeal because of many nines (american.md 13.3). */
    @WireType("claim_misdeal")
    record ClaimMisdeal() implements AmericanMove {}

    /** Makes no use of the right that the seat is asked about: keeps the hand, or plays on. */
    @WireType("decline")
    record Decline() implements AmericanMove {}
}
