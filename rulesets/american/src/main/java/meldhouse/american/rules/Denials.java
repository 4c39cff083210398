package meldhouse.american.rules;

import meldhouse.american.AmericanEvent.Played;
import meldhouse.api.game.Event;

import java.util.ArrayList;
import java.util.List;

/**
 * What the play of a deal tells about the hands: the cards that each seat has played, and the cards
 * that it showed not to hold by playing as it did. The conclusions come from the rule itself: a
 * card is denied by a play if, with just these two in the hand, the play would not have been legal
 * (see {@link Duty}).
 */
final class Denials {
    private final long[] played = new long[Seating.MOST];
    private final int[] denied = new int[Seating.MOST];

    private final List<Turn> turns = new ArrayList<>();

    private final AmericanGame game;
    private final int declarer;
    private final int trumps;

    /**
     * A card played, and what there was before it.
     *
     * @param trick without the card
     * @param tricks how many were taken
     * @param first whether it was in the first trick
     * @param broken whether a trump had been played
     * @param earlier what the seat had played before
     */
    record Turn(
            int seat,
            int card,
            int trick,
            int tricks,
            boolean first,
            boolean broken,
            long earlier) {
        /** Whether a seat with these cards left, this one among them, could have played it. */
        boolean fits(AmericanGame game, Functions functions, int declarer, int trump, long hand) {
            int duty =
                    Duty.answer(
                            game.rules().play(),
                            Hand.once(hand),
                            trick,
                            Deck.ofSuit(trump),
                            game.sides().friends(seat, declarer),
                            first,
                            broken);
            int legal = functions.legalCards(hand, trick, trump, tricks, declarer, duty);
            return (Duty.cards(legal) >>> card & 1) != 0;
        }
    }

    /** Every card played by hand in the running deal. */
    List<Turn> turns() {
        return turns;
    }

    private Denials(AmericanGame game, int declarer, int trumps) {
        this.game = game;
        this.declarer = declarer;
        this.trumps = trumps;
    }

    /** The cards that a seat has played in the running deal. */
    long played(int seat) {
        return played[seat];
    }

    /** The cards of which a seat holds no copy any more. */
    int denied(int seat) {
        return denied[seat];
    }

    /**
     * Reads the running deal.
     *
     * @param events of the deal, after the hands were dealt
     * @param active a bit for each seat that plays
     * @param declarer who won the auction; -1: nobody
     * @param trump the trump suit, or {@link Deck#NO_TRUMP} before it is named
     */
    static Denials of(AmericanGame game, int active, int declarer, List<Event> events, int trump) {
        Denials denials = new Denials(game, declarer, Deck.ofSuit(trump));
        int trick = Trick.NONE;
        int tricks = 0;
        boolean first = true;
        boolean broken = false;
        for (Event event : events) {
            if (event instanceof Played play) {
                int card = Deck.number(play.card());
                if (trick == Trick.NONE || Trick.isComplete(trick)) {
                    first = trick == Trick.NONE;
                    tricks += first ? 0 : 1;
                    trick = Trick.led(play.seat(), active);
                }
                long earlier = denials.played[play.seat()];
                if (play.from() == null) {
                    denials.turns.add(
                            new Turn(play.seat(), card, trick, tricks, first, broken, earlier));
                }
                denials.played[play.seat()] = Hand.with(earlier, card);
                if (play.from() == null) {
                    denials.add(play.seat(), card, trick, first, broken);
                }
                broken |= (denials.trumps >>> card & 1) != 0;
                trick = Trick.with(trick, card);
            }
        }
        return denials;
    }

    private void add(int seat, int card, int trick, boolean first, boolean broken) {
        PlayRules rules = game.rules().play();
        int friends = game.sides().friends(seat, declarer);
        for (int other = 0; other < Deck.KINDS; other++) {
            int pair = 1 << card | 1 << other;
            int legal = Duty.cards(Duty.answer(rules, pair, trick, trumps, friends, first, broken));
            if ((legal >>> card & 1) == 0) {
                denied[seat] |= 1 << other;
            }
        }
    }
}
