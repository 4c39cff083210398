package meldhouse.danish;

import meldhouse.api.game.Move;
import meldhouse.api.game.WireType;

import org.jspecify.annotations.Nullable;

import java.util.List;

/** What a seat may wish to do in the Danish game. */
public sealed interface DanishMove extends Move {
    /**
     * The cutter names a size before the cut, where the house rules let one guess (danish.md 1.5).
     *
     * @param size how many cards are lifted, within the window
     */
    @WireType("cut")
    record Cut(int size) implements DanishMove {}

    /**
     * Draws (danish.md 2.1).
     *
     * @param from the stock's top card, or the whole pile
     */
    @WireType("draw")
    record Draw(Source from) implements DanishMove {}

    /**
     * Lays new melds (danish.md 2.2).
     *
     * @param melds one or several; together they are one action
     */
    @WireType("lay")
    record Lay(List<NewMeld> melds) implements DanishMove {
        public Lay {
            melds = List.copyOf(melds);
        }
    }

    /**
     * Lays cards onto a meld (danish.md 2.2).
     *
     * @param meld its number
     * @param cards from the hand; at a straight in order, outward from its end
     * @param end which end of a straight; left out for a set
     */
    @WireType("lay_off")
    record LayOff(int meld, List<DanishCard> cards, @Nullable End end) implements DanishMove {
        public LayOff {
            cards = List.copyOf(cards);
        }
    }

    /**
     * Puts a natural card where a wild one lies (danish.md 3.6).
     *
     * @param meld the number of the meld
     * @param wild the wild card, in a straight with the card that it stands for
     * @param card the natural card from the hand
     */
    @WireType("redde")
    record Redde(int meld, DanishCard wild, DanishCard card) implements DanishMove {}

    /**
     * Lays a card on the pile, which ends the turn (danish.md 2.3).
     *
     * @param card one of the hand
     * @param pumba whether the player says "Pumba"; needed only where the house rules leave it to
     *     the players, left out elsewhere
     */
    @WireType("discard")
    record Discard(DanishCard card, @Nullable Boolean pumba) implements DanishMove {}

    /** Accepts the sheet of the round, where all sides are asked (danish.md 5.8). */
    @WireType("accept")
    record Accept() implements DanishMove {}
}
