package meldhouse.american;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Suit;
import meldhouse.api.game.Move;
import meldhouse.api.game.WireType;

import org.jspecify.annotations.Nullable;

import java.util.List;

/** What a seat may wish to do in the American game. */
public sealed interface AmericanMove extends Move {
    /**
     * Bids in the auction (american.md 4).
     *
     * @param amount the points that the side undertakes to reach
     */
    @WireType("bid")
    record Bid(int amount) implements AmericanMove {
        @Override
        public boolean mayBeTakenBack() {
            return true;
        }
    }

    /** Passes in the auction, for the rest of the deal (american.md 4). */
    @WireType("pass")
    record Pass() implements AmericanMove {
        @Override
        public boolean mayBeTakenBack() {
            return true;
        }
    }

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
     * Plays a card to the trick (american.md 7; variants.md 4.2).
     *
     * @param card one of the hand, or of the seat's melds on the table
     * @param from where it lies; needed only where it lies in both. Null is what every other game
     *     says
     */
    @WireType("play")
    record Play(Card card, @Nullable Origin from) implements AmericanMove {
        /** Plays a card of the hand, or the one there is. */
        public Play(Card card) {
            this(card, null);
        }
    }

    /**
     * The declarer throws the contract in before the widow is seen (variants.md 5.5), where the
     * house rules ask for that.
     */
    @WireType("throw_in")
    record ThrowIn() implements AmericanMove {}

    /** A dealer who is stuck with the contract gives it up at once (variants.md 5.1). */
    @WireType("give_up_stuck")
    record GiveUpStuck() implements AmericanMove {}

    /**
     * The declarer keeps one card of the widow and gives one to each of the others (variants.md
     * 1.2).
     *
     * @param keep the card for the own hand
     * @param to a card for each other seat, clockwise from the declarer's left
     */
    @WireType("give")
    record Give(Card keep, List<Card> to) implements AmericanMove {
        public Give {
            to = List.copyOf(to);
        }
    }

    /**
     * The declarer lays cards away, face down (variants.md 5.4).
     *
     * @param cards as many as the widow had, in any order; kept in the order of a hand
     */
    @WireType("bury")
    record Bury(List<Card> cards) implements AmericanMove {
        public Bury {
            cards = HandOrder.sorted(cards);
        }
    }

    /** A defender would give the deal up; it counts once all have said so (variants.md 1.2). */
    @WireType("defender_concede")
    record DefenderConcede() implements AmericanMove {}

    /** The declarer says before the first lead that all tricks are the own side's (5.7). */
    @WireType("moon")
    record Moon() implements AmericanMove {}

    /**
     * Lays one meld after a trick won (variants.md 4.2).
     *
     * @param kind what it is
     * @param suit of a run or marriage; null for the others, and where it can only be trump
     */
    @WireType("meld")
    record LayMeld(MeldKind kind, @Nullable Suit suit) implements AmericanMove {}

    /**
     * Lays a combination that a function of the house rules finds, after a trick won.
     *
     * @param name what the function calls it
     */
    @WireType("extra_meld")
    record LayExtra(String name) implements AmericanMove {}

    /**
     * Claims a nine of trump (variants.md 4.2, 5.6).
     *
     * @param exchange whether it goes into the place of the turned card, which comes into the hand
     */
    @WireType("dix")
    record Dix(boolean exchange) implements AmericanMove {}

    /** Ends the turn to meld, without a lead (variants.md 4.2). */
    @WireType("done")
    record Done() implements AmericanMove {}

    /**
     * Takes one of the last two cards of the stock (variants.md 4.2).
     *
     * @param from which
     */
    @WireType("take")
    record Take(DrawnFrom from) implements AmericanMove {}

    /** Says that the own total has reached the target (variants.md 4.2). */
    @WireType("declare_out")
    record DeclareOut() implements AmericanMove {}

    /** Exchanges a nine of trump for the dealer's turned card, before melding (3.3). */
    @WireType("exchange_dix")
    record ExchangeDix() implements AmericanMove {}

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
