package meldhouse.danish;

import meldhouse.api.game.Audience;
import meldhouse.api.game.Event;
import meldhouse.api.game.WireType;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * What happens in the Danish game. The last event of each move or shuffle says what comes {@link
 * #next()}; in those before it that is null.
 */
public sealed interface DanishEvent extends Event {
    /** What comes next, in the last event of a batch; null in the others. */
    default @Nullable Next next() {
        return null;
    }

    /**
     * The match begins.
     *
     * @param target the points that end it
     * @param maxRounds how many rounds end it; null: any number
     */
    @WireType("match_started")
    record MatchStarted(int target, @Nullable Integer maxRounds) implements DanishEvent {}

    /**
     * Sides and places were settled (danish.md 1.3).
     *
     * @param rounds the cards drawn, round by round; the first by all seats, the others by those
     *     who had tied; empty where the seats decide
     * @param turnOrder the seats in the order of play, the first starts; empty in the odd case that
     *     the pack ran out with seats still tied, who draw again from a new shuffle
     * @param sides the seats of each side, the side of the lowest seat first
     */
    @WireType("seating_drawn")
    record SeatingDrawn(
            List<Draws> rounds,
            List<Integer> turnOrder,
            List<List<Integer>> sides,
            @Nullable Next next)
            implements DanishEvent {
        public SeatingDrawn {
            rounds = List.copyOf(rounds);
            turnOrder = List.copyOf(turnOrder);
            sides = sides.stream().map(List::copyOf).toList();
        }
    }

    /**
     * The cutter named a size (danish.md 1.5).
     *
     * @param seat the cutter
     * @param size how many cards
     */
    @WireType("cut_guessed")
    record CutGuessed(int seat, int size, @Nullable Next next) implements DanishEvent {}

    /** The pack was cut. */
    @WireType("cut")
    record Cut(CutMade cut, @Nullable Next next) implements DanishEvent {}

    /**
     * A seat got its hand; there is one such event for each seat, in the order of play.
     *
     * @param round which round of the match, from 1
     * @param dealer who deals
     * @param seat who got the cards
     * @param count how many
     * @param cards which; null for everybody else
     */
    @WireType("dealt")
    record Dealt(int round, int dealer, int seat, int count, @Nullable List<DanishCard> cards)
            implements DanishEvent {
        public Dealt {
            cards = cards == null ? null : List.copyOf(cards);
        }

        @Override
        public Audience audience() {
            return Audience.seats(seat);
        }

        @Override
        public Dealt redacted() {
            return new Dealt(round, dealer, seat, count, null);
        }
    }

    /**
     * A card was turned up, and the round begins (danish.md 1.6).
     *
     * @param card the first card of the pile, with its mark
     * @param stock how many cards the stock holds
     * @param barbele for each side whether it has Barbele in this round
     * @param minimums for each side what its first melds must be worth together; 0: they may be any
     */
    @WireType("turned_up")
    record TurnedUp(
            DanishCard card,
            int stock,
            List<Boolean> barbele,
            List<Integer> minimums,
            @Nullable Next next)
            implements DanishEvent {
        public TurnedUp {
            barbele = List.copyOf(barbele);
            minimums = List.copyOf(minimums);
        }
    }

    /**
     * A seat drew.
     *
     * @param drawn from where, and which cards: those of the stock for that seat alone
     */
    @WireType("drawn")
    record CardsDrawn(int seat, Drawn drawn, @Nullable Next next) implements DanishEvent {
        @Override
        public Audience audience() {
            return drawn.from() == Source.PILE ? Audience.EVERYONE : Audience.seats(seat);
        }

        @Override
        public CardsDrawn redacted() {
            return new CardsDrawn(seat, new Drawn(drawn.from(), drawn.count(), null), next);
        }
    }

    /**
     * A seat laid new melds.
     *
     * @param laid what was laid; every wild card with what it stands for
     * @param melds the melds as they lie now
     * @param joined the numbers of melds that became part of these (a house rule)
     */
    @WireType("laid")
    record Laid(
            int seat,
            List<NewMeld> laid,
            List<TableMeld> melds,
            List<Integer> joined,
            @Nullable Next next)
            implements DanishEvent {
        public Laid {
            laid = List.copyOf(laid);
            melds = List.copyOf(melds);
            joined = List.copyOf(joined);
        }
    }

    /**
     * A seat laid cards onto a meld.
     *
     * @param cards the cards, outward from the end; wild ones with what they stand for
     * @param end which end of a straight; null for a set
     * @param meld the meld as it lies now
     * @param joined the numbers of melds that became part of it (a house rule)
     */
    @WireType("laid_off")
    record LaidOff(
            int seat,
            List<DanishCard> cards,
            @Nullable End end,
            TableMeld meld,
            List<Integer> joined,
            @Nullable Next next)
            implements DanishEvent {
        public LaidOff {
            joined = List.copyOf(joined);
            cards = List.copyOf(cards);
        }
    }

    /**
     * A seat put a natural card where a wild one lay.
     *
     * @param wild the wild card with what it stood for
     * @param card the natural card
     * @param meld the meld as it lies now
     * @param inHand whether the wild went to the seat's hand (a house rule)
     */
    @WireType("redde")
    record Rescued(
            int seat,
            DanishCard wild,
            DanishCard card,
            TableMeld meld,
            boolean inHand,
            @Nullable Next next)
            implements DanishEvent {}

    /**
     * A side with Barbele showed melds that were worth too little, and took them back (danish.md
     * 4.3). Everybody has seen the cards.
     *
     * @param side whose opening it was
     * @param melds what was shown
     * @param value what they are worth
     * @param minimum what it takes
     * @param penalty what it costs in this round's score
     */
    @WireType("opening_failed")
    record OpeningFailed(
            int seat,
            int side,
            List<NewMeld> melds,
            int value,
            int minimum,
            int penalty,
            @Nullable Next next)
            implements DanishEvent {
        public OpeningFailed {
            melds = List.copyOf(melds);
        }
    }

    /**
     * A seat discarded, and its turn is over.
     *
     * @param left how many cards it holds
     * @param turn the number of the turn that comes next
     * @param idle how many turns in a row nobody has drawn from the stock or laid a card
     * @param another whether it must be another copy than the one that the seat is known to hold,
     *     since a house rule forbids to give that one back
     */
    @WireType("discarded")
    record Discarded(
            int seat,
            DanishCard card,
            int left,
            int turn,
            int idle,
            boolean another,
            @Nullable Next next)
            implements DanishEvent {}

    /** A seat has one card left, and has said so (danish.md 2.4). */
    @WireType("pumba")
    record Pumba(int seat, @Nullable Next next) implements DanishEvent {}

    /**
     * A seat has one card left, and has not said so (danish.md 2.4).
     *
     * @param penalty what it costs in this round's score
     */
    @WireType("pumba_missed")
    record PumbaMissed(int seat, int penalty, @Nullable Next next) implements DanishEvent {}

    /**
     * The pile but for its top card became the stock (a house rule).
     *
     * @param stock how many cards it holds
     */
    @WireType("reshuffled")
    record Reshuffled(int stock, @Nullable Next next) implements DanishEvent {}

    /**
     * The round is over, and all hands are shown.
     *
     * @param finisher who went out; null: nobody, the round is blocked
     * @param fold whether it was a fold (danish.md 2.5)
     * @param firstTurn whether it was a fold in the seat's own first turn
     * @param hands what each seat holds, seat 0 first
     */
    @WireType("round_ended")
    record RoundEnded(
            @Nullable Integer finisher,
            boolean fold,
            boolean firstTurn,
            List<List<DanishCard>> hands)
            implements DanishEvent {
        public RoundEnded {
            hands = hands.stream().map(List::copyOf).toList();
        }
    }

    /**
     * A round was scored.
     *
     * @param score its sheet
     * @param nextDealer who deals next; null where the match has ended
     */
    @WireType("round_scored")
    record RoundScored(RoundScore score, @Nullable Integer nextDealer, @Nullable Next next)
            implements DanishEvent {}

    /** A seat accepted the sheet for its side. */
    @WireType("accepted")
    record Accepted(int seat, int side, @Nullable Next next) implements DanishEvent {}

    /** The match has ended. */
    @WireType("match_ended")
    record MatchEnded(MatchResult result, @Nullable Next next) implements DanishEvent {}
}
