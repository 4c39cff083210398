package meldhouse.bots;

import meldhouse.american.Laid;

import java.util.List;

/**
 * The trick on the table as the seat to play sees it.
 *
 * @param me the seat to play
 * @param led the led suit; -1 where it is to lead
 * @param winning the card that is ahead; -1 where there is none
 * @param winner whose it is; -1 where there is none
 * @param isPartners whether that is a seat of the same side
 * @param points the points on the table
 * @param toPlay the seats that play after this one
 */
record OpenTrick(
        int me,
        int led,
        int winning,
        int winner,
        boolean isPartners,
        int points,
        List<Integer> toPlay) {
    static OpenTrick of(Friends friends, List<Laid> cards, int trump, TableRules rules) {
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
        return new OpenTrick(
                friends.me(),
                led,
                winning,
                winner,
                friends.has(winner),
                points,
                friends.after(cards.size()));
    }

    boolean isLead() {
        return winning < 0;
    }

    /** Whether this card would be ahead. */
    boolean wouldLead(int card, int trump) {
        return isLead() || Pack.beats(card, winning, trump);
    }
}
