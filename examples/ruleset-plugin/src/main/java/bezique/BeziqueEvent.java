package bezique;

import meldhouse.api.cards.Card;
import meldhouse.api.game.Audience;
import meldhouse.api.game.Event;
import meldhouse.api.game.WireType;

import java.util.List;

/** What happens. */
public sealed interface BeziqueEvent extends Event {
    /** A seat got its cards; the other is told how many. */
    @WireType("dealt")
    record Dealt(int seat, int count, List<Card> cards) implements BeziqueEvent {
        public Dealt {
            cards = List.copyOf(cards);
        }

        @Override
        public Audience audience() {
            return Audience.seats(seat);
        }

        @Override
        public Event redacted() {
            return new Dealt(seat, count, List.of());
        }
    }

    /**
     * The card that makes trump.
     *
     * @param points the dealer's, for a seven
     * @param stock how many cards lie beneath it
     */
    @WireType("turned_up")
    record TurnedUp(Card card, int points, int stock) implements BeziqueEvent {}

    /** A card was played. */
    @WireType("played")
    record Played(int seat, Card card, boolean shown) implements BeziqueEvent {}

    /**
     * A trick was taken.
     *
     * @param brisques the aces and tens in it
     * @param declaring whether the seat may declare now
     */
    @WireType("trick_taken")
    record TrickTaken(int seat, int brisques, boolean declaring) implements BeziqueEvent {}

    /**
     * A seat declared.
     *
     * @param cards those that came out of its hand
     * @param open those that lay open already
     */
    @WireType("declared")
    record Declared(int seat, Kind kind, List<Card> cards, List<Card> open, int points)
            implements BeziqueEvent {
        public Declared {
            cards = List.copyOf(cards);
            open = List.copyOf(open);
        }
    }

    /** A seat took the turned-up card for the seven of trump. */
    @WireType("exchanged")
    record Exchanged(int seat, Card taken, Card left, int points) implements BeziqueEvent {}

    /** A seat declared nothing. */
    @WireType("passed")
    record Passed(int seat) implements BeziqueEvent {}

    /** A seat drew a card; the other is told that it did. */
    @WireType("drawn")
    record Drawn(int seat, List<Card> cards) implements BeziqueEvent {
        public Drawn {
            cards = List.copyOf(cards);
        }

        @Override
        public Audience audience() {
            return Audience.seats(seat);
        }

        @Override
        public Event redacted() {
            return new Drawn(seat, List.of());
        }
    }

    /** The last card of the stock is the one turned up, and everybody sees who gets it. */
    @WireType("turn_up_taken")
    record TurnUpTaken(int seat, Card card) implements BeziqueEvent {}

    /**
     * A deal is over.
     *
     * @param scored what each seat gets for its brisques and the last trick
     * @param dealer who deals next
     */
    @WireType("deal_scored")
    record DealScored(List<Integer> scored, List<Integer> totals, int dealer, boolean over)
            implements BeziqueEvent {
        public DealScored {
            scored = List.copyOf(scored);
            totals = List.copyOf(totals);
        }
    }
}
