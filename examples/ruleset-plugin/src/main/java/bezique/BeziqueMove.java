package bezique;

import meldhouse.api.cards.Card;
import meldhouse.api.game.Move;
import meldhouse.api.game.WireType;

import java.util.List;

/** What a seat may wish to do. */
public sealed interface BeziqueMove extends Move {
    /**
     * Plays a card.
     *
     * @param shown whether it is one that lies open
     */
    @WireType("play")
    record Play(Card card, boolean shown) implements BeziqueMove {}

    /**
     * Declares after a trick that was taken.
     *
     * @param cards those that come out of the hand, at least one; the others lie open already
     */
    @WireType("declare")
    record Declare(Kind kind, List<Card> cards) implements BeziqueMove {
        public Declare {
            cards = cards.stream().sorted().toList();
        }
    }

    /** Takes the turned-up card for the seven of trump. */
    @WireType("exchange")
    record Exchange() implements BeziqueMove {}

    /** Declares nothing. */
    @WireType("pass")
    record Pass() implements BeziqueMove {}
}
