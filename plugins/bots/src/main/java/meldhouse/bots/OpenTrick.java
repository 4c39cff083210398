package meldhouse.bots;

import meldhouse.american.Laid;

import java.util.ArrayList;
import java.util.List;

/**
 * The trick on the table as the seat to play sees it.
 *
 * @param me the seat to play
 * @param led the led suit; -1 where it is to lead
 * @param winning the card that is ahead; -1 where there is none
 * @param winner whose it is; -1 where there is none
 * @param points the points on the table
 * @param toPlay the seats that play after this one
 */
record OpenTrick(int me, int led, int winning, int winner, int points, List<Integer> toPlay) {
    static OpenTrick of(int me, List<Laid> cards, int trump, TableRules rules) {
        List<Integer> toPlay = new ArrayList<>();
        for (int after = 1; after < Pack.SEATS - cards.size(); after++) {
            toPlay.add((me + after) % Pack.SEATS);
        }
        int led = -1;
        int winning = -1;
        int winner = -1;
        int points = 0;
        for (Laid laid : cards) {
            int card = Pack.number(laid.card());
            points += rules.points(card);
            if (led < 0) {
                led = Pack.suit(card);
            }
            if (winning < 0 || Pack.beats(card, winning, trump)) {
                winning = card;
                winner = laid.seat();
            }
        }
        return new OpenTrick(me, led, winning, winner, points, List.copyOf(toPlay));
    }

    boolean isLead() {
        return winning < 0;
    }

    /** Whether the partner's card is ahead. */
    boolean isPartners() {
        return winner == Pack.partner(me);
    }

    /** Whether this card would be ahead. */
    boolean wouldLead(int card, int trump) {
        return isLead() || Pack.beats(card, winning, trump);
    }
}
