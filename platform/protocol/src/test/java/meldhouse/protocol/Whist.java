package meldhouse.protocol;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Suit;
import meldhouse.api.game.Audience;
import meldhouse.api.game.Event;
import meldhouse.api.game.Language;
import meldhouse.api.game.Move;
import meldhouse.api.game.View;
import meldhouse.api.game.WireType;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Map;

/** The words of a game that is none, with everything that a language may be made of. */
public final class Whist {
    /** The language. */
    public static final Language LANGUAGE = new Language(Wish.class, Fact.class, Sight.class);

    private Whist() {}

    /** Its moves. */
    public sealed interface Wish extends Move {
        @WireType("bid")
        record Bid(int amount) implements Wish {
            public Bid {
                if (amount < 0) {
                    throw new IllegalArgumentException("Cannot bid " + amount + ": too little.");
                }
            }
        }

        @WireType("pass")
        record Pass() implements Wish {}

        @WireType("play")
        record Play(Card card) implements Wish {}

        @WireType("call_trump")
        record CallTrump(Suit suit, @Nullable Boolean open) implements Wish {}

        @WireType("lay")
        record Lay(List<Set> melds, Map<String, Integer> claims) implements Wish {}
    }

    /** Cards laid together. */
    public record Set(List<Card> cards, @Nullable String name) {}

    /** Its events. */
    public sealed interface Fact extends Event {
        @WireType("dealt")
        record Dealt(int seat, @Nullable List<Card> hand, int count) implements Fact {
            @Override
            public Audience audience() {
                return Audience.seats(seat);
            }

            @Override
            public Event redacted() {
                return new Dealt(seat, null, count);
            }
        }

        @WireType("bid")
        record BidMade(int seat, int amount) implements Fact {}
    }

    /** A part of the deal. */
    public sealed interface Part {
        @WireType("bidding")
        record Bidding(@Nullable Integer highest) implements Part {}

        @WireType("playing")
        record Playing(Suit trump, List<Card> trick) implements Part {}
    }

    /** Its view. */
    public record Sight(
            @Nullable Integer seat,
            List<Card> hand,
            Map<String, List<Integer>> scores,
            List<@Nullable Suit> called,
            @Nullable Part part)
            implements View {
        @Override
        public View after(Event event) {
            return this;
        }
    }
}
