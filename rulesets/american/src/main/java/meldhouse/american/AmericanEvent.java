package meldhouse.american;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Suit;
import meldhouse.api.game.Audience;
import meldhouse.api.game.Event;
import meldhouse.api.game.WireType;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * What happens in the American game. The last event of each move or shuffle says what comes {@link
 * #next()}; in those before it that is null.
 */
public sealed interface AmericanEvent extends Event
        permits StockEvent,
                AmericanEvent.MatchStarted,
                AmericanEvent.DealerDrawn,
                AmericanEvent.Dealt,
                AmericanEvent.MisdealAsked,
                AmericanEvent.MisdealClaimed,
                AmericanEvent.Declined,
                AmericanEvent.Bid,
                AmericanEvent.Passed,
                AmericanEvent.DealVoid,
                AmericanEvent.ContractMade,
                AmericanEvent.TrumpNamed,
                AmericanEvent.CardsChosen,
                AmericanEvent.PassedCards,
                AmericanEvent.MeldsShown,
                AmericanEvent.Conceded,
                AmericanEvent.GaveUpStuck,
                AmericanEvent.ThrownIn,
                AmericanEvent.DefenderConceded,
                AmericanEvent.MoonAnnounced,
                AmericanEvent.WidowTaken,
                AmericanEvent.CardsBuried,
                AmericanEvent.Played,
                AmericanEvent.TrickTaken,
                AmericanEvent.DealScored,
                AmericanEvent.MatchEnded {
    /** What comes next, in the last event of a batch; null in the others. */
    default @Nullable Next next() {
        return null;
    }

    /**
     * The match begins.
     *
     * @param target the points that end it; null: none
     * @param dealsPerMatch how many scored deals end it; null: any number
     */
    @WireType("match_started")
    record MatchStarted(@Nullable Integer target, @Nullable Integer dealsPerMatch)
            implements AmericanEvent {}

    /**
     * The first dealer was settled (american.md 2).
     *
     * @param rounds the cards drawn, round by round; the first by all seats, the others by those
     *     who had tied; empty where no cards are drawn
     * @param dealer who deals first; null in the odd case that the pack ran out with seats still
     *     tied, who draw again from a new shuffle
     */
    @WireType("dealer_drawn")
    record DealerDrawn(List<Round> rounds, @Nullable Integer dealer, @Nullable Next next)
            implements AmericanEvent {
        public DealerDrawn {
            rounds = List.copyOf(rounds);
        }

        /**
         * One card from each seat that draws.
         *
         * @param cards in seat order
         */
        public record Round(List<Laid> cards) {
            public Round {
                cards = List.copyOf(cards);
            }
        }
    }

    /**
     * A seat got its hand; there is one such event for each seat.
     *
     * @param deal which deal of the match, from 1
     * @param dealer who deals
     * @param seat who got the cards
     * @param count how many
     * @param cards which, in the order of a hand; null for everybody else
     */
    @WireType("dealt")
    record Dealt(
            int deal,
            int dealer,
            int seat,
            int count,
            @Nullable List<Card> cards,
            @Nullable Next next)
            implements AmericanEvent {
        public Dealt {
            cards = cards == null ? null : List.copyOf(cards);
        }

        @Override
        public Audience audience() {
            return Audience.seats(seat);
        }

        @Override
        public Dealt redacted() {
            return new Dealt(deal, dealer, seat, count, null, next);
        }
    }

    /**
     * A seat claimed a redeal and showed its hand (american.md 13.3).
     *
     * @param hand its whole hand
     */
    @WireType("misdeal_claimed")
    record MisdealClaimed(ShownHand hand) implements AmericanEvent {}

    /**
     * A seat claims a redeal, and its partner is asked whether to agree (variants.md 5.2). A
     * partner who does not is told of as one who {@link Declined}.
     *
     * @param seat who claims
     */
    @WireType("misdeal_asked")
    record MisdealAsked(int seat, @Nullable Next next) implements AmericanEvent {}

    /** A seat made no use of the right that it was asked about, or had none. */
    @WireType("declined")
    record Declined(int seat, @Nullable Next next) implements AmericanEvent {}

    /**
     * A seat bid.
     *
     * @param amount in points
     */
    @WireType("bid")
    record Bid(int seat, int amount, @Nullable Next next) implements AmericanEvent {}

    /** A seat passed in the auction. */
    @WireType("passed")
    record Passed(int seat, @Nullable Next next) implements AmericanEvent {}

    /**
     * The deal is void: everybody passed, or a redeal was claimed. Nothing is scored.
     *
     * @param deal the void deal
     * @param reason why
     * @param nextDealer who deals next
     * @param sides how many sides there are that score nothing
     */
    @WireType("deal_void")
    record DealVoid(int deal, Reason reason, int nextDealer, int sides, @Nullable Next next)
            implements AmericanEvent {
        /** Why a deal is void. */
        public enum Reason {
            /** All four seats passed. */
            ALL_PASSED("allPassed"),
            /** A redeal was claimed. */
            MISDEAL("misdeal");

            private final String word;

            Reason(String word) {
                this.word = word;
            }

            /** As on the wire: {@code allPassed}. */
            @Override
            public String toString() {
                return word;
            }
        }
    }

    /**
     * The auction has a winner.
     *
     * @param declarer the seat that won it, or is stuck with it
     * @param amount the contract in points
     */
    @WireType("contract")
    record ContractMade(int declarer, int amount, @Nullable Next next) implements AmericanEvent {}

    /**
     * The declarer named trump.
     *
     * @param seat the declarer
     * @param suit the trump suit
     */
    @WireType("trump")
    record TrumpNamed(int seat, Suit suit, @Nullable Next next) implements AmericanEvent {}

    /**
     * A seat chose cards to pass, which stay with it until its partner has chosen too.
     *
     * @param seat who chose
     * @param count how many
     * @param cards which; null for everybody else
     */
    @WireType("cards_chosen")
    record CardsChosen(int seat, int count, @Nullable List<Card> cards, @Nullable Next next)
            implements AmericanEvent {
        public CardsChosen {
            cards = cards == null ? null : List.copyOf(cards);
        }

        @Override
        public Audience audience() {
            return Audience.seats(seat);
        }

        @Override
        public CardsChosen redacted() {
            return new CardsChosen(seat, count, null, next);
        }
    }

    /**
     * Cards went from one partner to the other.
     *
     * @param passed from whom to whom, how many, and which for those two alone
     */
    @WireType("cards_passed")
    record PassedCards(CardsPassed passed, @Nullable Next next) implements AmericanEvent {
        @Override
        public Audience audience() {
            return Audience.seats(passed.from(), passed.to());
        }

        @Override
        public PassedCards redacted() {
            return new PassedCards(
                    new CardsPassed(passed.from(), passed.to(), passed.count(), null), next);
        }
    }

    /**
     * Melds were shown: by all four seats at once, or by the seat that listed its own.
     *
     * @param shown the melds of each of these seats
     */
    @WireType("melds")
    record MeldsShown(List<SeatMelds> shown, @Nullable Next next) implements AmericanEvent {
        public MeldsShown {
            shown = List.copyOf(shown);
        }
    }

    /** The declarer gave up before the first lead. */
    @WireType("conceded")
    record Conceded(int seat) implements AmericanEvent {}

    /** A dealer who was stuck with the contract gave it up. */
    @WireType("gave_up_stuck")
    record GaveUpStuck(int seat) implements AmericanEvent {}

    /** The declarer threw the contract in before the widow was seen. */
    @WireType("thrown_in")
    record ThrownIn(int seat) implements AmericanEvent {}

    /** A defender would give the deal up; it ends when all defenders have said so. */
    @WireType("defender_conceded")
    record DefenderConceded(int seat, @Nullable Next next) implements AmericanEvent {}

    /** The declarer said that the own side takes all tricks. */
    @WireType("moon_announced")
    record MoonAnnounced(int seat, @Nullable Next next) implements AmericanEvent {}

    /**
     * The declarer took up the widow (variants.md 3.4, 6).
     *
     * @param seat the declarer
     * @param count how many cards
     * @param cards which, in the order of a hand; null for whoever may not see them
     * @param open whether everybody sees them
     */
    @WireType("widow_taken")
    record WidowTaken(
            int seat, int count, @Nullable List<Card> cards, boolean open, @Nullable Next next)
            implements AmericanEvent {
        public WidowTaken {
            cards = cards == null ? null : List.copyOf(cards);
        }

        @Override
        public Audience audience() {
            return open ? Audience.EVERYONE : Audience.seats(seat);
        }

        @Override
        public WidowTaken redacted() {
            return open ? this : new WidowTaken(seat, count, null, false, next);
        }
    }

    /**
     * The declarer laid cards away (variants.md 5.4).
     *
     * @param seat the declarer
     * @param buried how many, and which for the declarer alone
     */
    @WireType("buried")
    record CardsBuried(int seat, Buried buried, @Nullable Next next) implements AmericanEvent {
        @Override
        public Audience audience() {
            return Audience.seats(seat);
        }

        @Override
        public CardsBuried redacted() {
            return new CardsBuried(
                    seat, new Buried(buried.count(), null, buried.trumps(), buried.aces()), next);
        }
    }

    /**
     * A seat played a card to the trick.
     *
     * @param from where it lay; null where nobody has cards on the table
     */
    @WireType("played")
    record Played(int seat, Card card, @Nullable Origin from, @Nullable Next next)
            implements AmericanEvent {
        /** Where nobody has cards on the table. */
        public Played(int seat, Card card, @Nullable Next next) {
            this(seat, card, null, next);
        }
    }

    /**
     * A trick is complete.
     *
     * @param trick its cards, winner and points
     */
    @WireType("trick_taken")
    record TrickTaken(TakenTrick trick, @Nullable Next next) implements AmericanEvent {}

    /**
     * A deal was scored.
     *
     * @param score the line of the score sheet
     * @param nextDealer who deals next; null where the match has ended
     */
    @WireType("deal_scored")
    record DealScored(DealScore score, @Nullable Integer nextDealer, @Nullable Next next)
            implements AmericanEvent {}

    /** The match has ended. */
    @WireType("match_ended")
    record MatchEnded(MatchResult result, @Nullable Next next) implements AmericanEvent {}
}
