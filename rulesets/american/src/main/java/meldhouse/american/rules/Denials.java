package meldhouse.american.rules;

import meldhouse.american.AmericanEvent.Dealt;
import meldhouse.american.AmericanEvent.Played;
import meldhouse.api.game.Event;

import java.util.List;

/**
 * What the play of a deal tells about the hands: the cards that each seat has played, and the cards
 * that it showed not to hold by playing as it did. The conclusions come from the rule itself: a
 * card is denied by a play if, with just these two in the hand, the play would not have been legal
 * (see {@link Duty}).
 */
final class Denials {
    private final long[] played = new long[Deck.SEATS];
    private final int[] denied = new int[Deck.SEATS];

    private Denials() {}

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
     * @param history every event so far; the deal begins after the last hand dealt
     * @param trump the trump suit, or {@link Deck#NO_TRUMP} before it is named
     */
    static Denials of(AmericanRules rules, List<Event> history, int trump) {
        Denials denials = new Denials();
        int from = history.size();
        while (from > 0 && !(history.get(from - 1) instanceof Dealt)) {
            from--;
        }
        int trumps = Deck.ofSuit(trump);
        int trick = Trick.NONE;
        boolean first = true;
        boolean broken = false;
        for (Event event : history.subList(from, history.size())) {
            if (event instanceof Played play) {
                int card = Deck.number(play.card());
                if (trick == Trick.NONE || Trick.size(trick) == Deck.SEATS) {
                    first = trick == Trick.NONE;
                    trick = Trick.led(play.seat());
                }
                denials.add(rules, play.seat(), card, trick, trumps, first, broken);
                broken |= (trumps >>> card & 1) != 0;
                trick = Trick.with(trick, card);
            }
        }
        return denials;
    }

    private void add(
            AmericanRules rules,
            int seat,
            int card,
            int trick,
            int trumps,
            boolean first,
            boolean broken) {
        played[seat] = Hand.with(played[seat], card);
        for (int other = 0; other < Deck.KINDS; other++) {
            int pair = 1 << card | 1 << other;
            int legal = Duty.cards(Duty.answer(rules, pair, trick, trumps, first, broken));
            if ((legal >>> card & 1) == 0) {
                denied[seat] |= 1 << other;
            }
        }
    }
}
