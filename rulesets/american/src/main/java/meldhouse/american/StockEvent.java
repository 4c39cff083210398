package meldhouse.american;

import meldhouse.api.cards.Card;
import meldhouse.api.game.Audience;
import meldhouse.api.game.WireType;

import org.jspecify.annotations.Nullable;

import java.util.List;

/** What happens where a card is turned for trump, and where cards are drawn from a stock. */
public sealed interface StockEvent extends AmericanEvent {
    /**
     * A card was turned up and made its suit trump (variants.md 3.2, 3.3).
     *
     * @param seat the dealer
     * @param card the card
     * @param stock how many cards the stock has, this one among them; 0: the card belongs to the
     *     dealer's hand
     */
    @WireType("trump_turned")
    record TrumpTurned(int seat, Card card, int stock, @Nullable Next next) implements StockEvent {}

    /**
     * A seat took the turned card for a nine of trump (variants.md 3.3, 4.2).
     *
     * @param seat who exchanged
     * @param nine the nine, which is the turned card now
     * @param taken the card taken into the hand
     * @param holder the seat that gets the nine into its hand; null where it lies under the stock
     */
    @WireType("dix_exchanged")
    record DixExchanged(
            int seat, Card nine, Card taken, @Nullable Integer holder, @Nullable Next next)
            implements StockEvent {}

    /**
     * A seat laid a meld, or a nine of trump, on the table while there is a stock (variants.md
     * 4.2).
     *
     * @param meld the one meld
     * @param fresh the cards that came from the hand
     * @param table all the seat's cards on the table now, in the order laid
     */
    @WireType("melded")
    record Melded(SeatMelds meld, List<Card> fresh, List<TableCard> table, @Nullable Next next)
            implements StockEvent {
        public Melded {
            fresh = List.copyOf(fresh);
            table = List.copyOf(table);
        }
    }

    /** A seat has ended its turn to meld. */
    @WireType("done")
    record MeldingDone(int seat, @Nullable Next next) implements StockEvent {}

    /**
     * A seat drew a card (variants.md 4.2).
     *
     * @param from where it came from
     * @param card which; null for whoever may not see it
     * @param open whether everybody sees it
     * @param left how many cards the stock has left
     */
    @WireType("drew")
    record Drew(
            int seat,
            DrawnFrom from,
            @Nullable Card card,
            boolean open,
            int left,
            @Nullable Next next)
            implements StockEvent {
        @Override
        public Audience audience() {
            return open ? Audience.EVERYONE : Audience.seats(seat);
        }

        @Override
        public Drew redacted() {
            return open ? this : new Drew(seat, from, null, false, left, next);
        }
    }

    /** The melds on the table went back into the hands: the stock is used up. */
    @WireType("table_cleared")
    record TableCleared(@Nullable Next next) implements StockEvent {}

    /**
     * A seat said that its total had reached the target (variants.md 4.2).
     *
     * @param reached its total, with the melds and tricks of the deal
     */
    @WireType("declared_out")
    record DeclaredOut(int seat, int reached) implements StockEvent {}
}
