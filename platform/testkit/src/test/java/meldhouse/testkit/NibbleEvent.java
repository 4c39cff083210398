package meldhouse.testkit;

import meldhouse.api.cards.Card;
import meldhouse.api.game.Audience;
import meldhouse.api.game.Event;
import meldhouse.api.game.WireType;

import java.util.List;

/** What happens in the toy game. */
public sealed interface NibbleEvent extends Event {
    /** What happens in play, for a language that forgets the rest. */
    sealed interface InPlay extends NibbleEvent {}

    /** A seat got its cards; nobody else sees which. */
    @WireType("dealt")
    record Dealt(int seat, int count, List<Card> cards) implements NibbleEvent {
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

    @WireType("staked")
    record Staked(int seat, int amount) implements InPlay {}

    @WireType("played")
    record Played(int seat, Card card) implements InPlay {}

    /** A seat took a trick. */
    @WireType("trick_taken")
    record TrickTaken(int seat, List<Card> cards, int points) implements InPlay {
        public TrickTaken {
            cards = List.copyOf(cards);
        }
    }

    /** The deal is over. */
    @WireType("deal_scored")
    record DealScored(List<Integer> totals, int dealer, boolean over) implements NibbleEvent {
        public DealScored {
            totals = List.copyOf(totals);
        }
    }
}
