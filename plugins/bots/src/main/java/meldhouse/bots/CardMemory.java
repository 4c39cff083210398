package meldhouse.bots;

import meldhouse.american.AmericanEvent;
import meldhouse.american.AmericanView;
import meldhouse.american.Buried;
import meldhouse.american.CardsPassed;
import meldhouse.american.Laid;
import meldhouse.american.SeatMelds;
import meldhouse.american.TakenTrick;
import meldhouse.api.cards.Card;
import meldhouse.api.game.Event;

import java.util.ArrayList;
import java.util.List;

/**
 * What a seat can know of the other hands in the play: how many copies of each card it has not
 * seen, which cards a seat has shown and still holds, and which it cannot hold because it did not
 * meet a duty. The unknown copies lie in the free places of the other hands, each place as likely
 * as the next.
 */
final class CardMemory {
    private final int me;
    private final Friends friends;
    private final int trump;
    private final TableRules rules;
    private final int[] own;
    private final int[] unseen = new int[Pack.KINDS];
    private final int[] unknown = new int[Pack.KINDS];
    private final int[][] known = new int[Friends.MOST][Pack.KINDS];
    private final int[] free = new int[Friends.MOST];

    /** For each seat a mask of the cards that it does not hold. */
    private final int[] denied = new int[Friends.MOST];

    /** The cards that lie in no hand and nobody has seen: a stock, what was buried. */
    private final int asleep;

    private final List<TakenTrick> tricks;

    /**
     * @param view in the play
     * @param history every event, as the seat was told it
     */
    CardMemory(TableRules rules, Friends friends, AmericanView view, List<Event> history) {
        this.rules = rules;
        this.friends = friends;
        this.me = friends.me();
        this.trump = view.trump() == null ? Pack.SUITS : view.trump().ordinal();
        this.own = Pack.counts(view.hand());
        this.tricks = tricks(history);
        int[] played = Pack.counts(view.played());
        for (int card = 0; card < Pack.KINDS; card++) {
            unseen[card] = rules.copies(card) - own[card] - played[card];
        }
        asleep = asleep(view);
        tricks.forEach(trick -> deny(trick.cards()));
        deny(view.trick());
        showKnown(view);
        for (int seat : friends.order()) {
            free[seat] = seat == me ? 0 : view.counts().get(seat) - sum(known[seat]);
        }
        for (int card = 0; card < Pack.KINDS; card++) {
            unknown[card] = unseen[card];
            for (int seat : friends.order()) {
                unknown[card] -= seat == me ? 0 : known[seat][card];
            }
        }
    }

    /** What is out of play or still to be drawn; the own buried cards are known to be away. */
    private int asleep(AmericanView view) {
        Buried buried = view.buried();
        if (buried == null) {
            return view.stock();
        }
        if (buried.cards() == null) {
            return buried.count();
        }
        buried.cards().forEach(card -> unseen[Pack.number(card)]--);
        return 0;
    }

    /** The tricks of the present deal. */
    private static List<TakenTrick> tricks(List<Event> history) {
        List<TakenTrick> tricks = new ArrayList<>();
        for (int i = history.size() - 1; i >= 0; i--) {
            if (history.get(i) instanceof AmericanEvent.TrickTaken taken) {
                tricks.addFirst(taken.trick());
            } else if (history.get(i) instanceof AmericanEvent.TrumpNamed) {
                break;
            }
        }
        return tricks;
    }

    private static int sum(int[] numbers) {
        int sum = 0;
        for (int number : numbers) {
            sum += number;
        }
        return sum;
    }

    /** Cards that were shown or passed and have not been played since. */
    private void showKnown(AmericanView view) {
        for (SeatMelds melds : view.melds()) {
            for (Card card : melds.cards()) {
                known[melds.seat()][Pack.number(card)]++;
            }
        }
        int[] given = new int[Pack.KINDS];
        for (CardsPassed passed : view.passed()) {
            if (passed.cards() != null) {
                int sign = passed.from() == me ? 1 : -1;
                passed.cards().forEach(card -> given[Pack.number(card)] += sign);
            }
        }
        int partner = friends.partner();
        for (int card = 0; partner >= 0 && card < Pack.KINDS; card++) {
            known[partner][card] = Math.max(known[partner][card], given[card]);
        }
        tricks.forEach(trick -> forget(trick.cards()));
        forget(view.trick());
        for (int card = 0; card < Pack.KINDS; card++) {
            for (int seat : friends.order()) {
                known[seat][card] = seat == me ? 0 : Math.clamp(known[seat][card], 0, unseen[card]);
            }
        }
    }

    private void forget(List<Laid> cards) {
        cards.forEach(laid -> known[laid.seat()][Pack.number(laid.card())]--);
    }

    /** Learns from a trick what its players do not hold (american.md 7). */
    private void deny(List<Laid> cards) {
        if (cards.isEmpty()) {
            return;
        }
        int led = Pack.suit(Pack.number(cards.getFirst().card()));
        int highest = Pack.number(cards.getFirst().card());
        int winning = highest;
        int winner = cards.getFirst().seat();
        for (Laid laid : cards.subList(1, cards.size())) {
            int card = Pack.number(laid.card());
            boolean beatsPartner =
                    rules.mustBeatPartner() || !friends.together(laid.seat(), winner);
            denied[laid.seat()] |= denial(card, led, highest, winning, beatsPartner);
            if (Pack.suit(card) == led && card < highest) {
                highest = card;
            }
            if (Pack.beats(card, winning, trump)) {
                winning = card;
                winner = laid.seat();
            }
        }
    }

    private int denial(int card, int led, int highest, int winning, boolean beatsPartner) {
        boolean trumped = led != trump && Pack.suit(winning) == trump;
        if (Pack.suit(card) == led) {
            boolean duty =
                    (led == trump ? rules.mustBeatTrump() : rules.mustBeat())
                            && (!trumped || rules.mustBeatWhenTrumped())
                            && beatsPartner;
            return duty && card >= highest ? above(highest) : 0;
        }
        int denial = suit(led);
        if (led == trump) {
            return denial;
        }
        if (Pack.suit(card) != trump) {
            boolean duty = rules.mustTrump() && (!trumped || rules.mustUndertrump());
            return duty ? denial | suit(trump) : denial;
        }
        boolean duty = rules.mustTrump() && rules.mustOvertrump() && beatsPartner;
        return duty && trumped && card >= winning ? denial | above(winning) : denial;
    }

    private static int suit(int suit) {
        return suit < Pack.SUITS ? 0b111111 << suit * Pack.RANKS : 0;
    }

    /** The cards of the suit that are higher. */
    private static int above(int card) {
        return suit(Pack.suit(card)) & (1 << card) - 1;
    }

    int trump() {
        return trump;
    }

    /** How many copies the seat itself holds. */
    int own(int card) {
        return own[card];
    }

    int ownLength(int suit) {
        return suit < Pack.SUITS ? Pack.length(own, suit) : 0;
    }

    /** How many copies lie in the other hands. */
    int unseen(int card) {
        return unseen[card];
    }

    /** How many cards of a suit lie in the other hands. */
    int unseenLength(int suit) {
        return suit < Pack.SUITS ? Pack.length(unseen, suit) : 0;
    }

    /** How many cards in the other hands are of the same suit and higher. */
    int higherUnseen(int card) {
        int higher = 0;
        for (int other = Pack.suit(card) * Pack.RANKS; other < card; other++) {
            higher += unseen[other];
        }
        return higher;
    }

    /** How many copies a seat has shown and still holds. */
    int known(int seat, int card) {
        return known[seat][card];
    }

    /** How likely a seat holds no copy of a card. */
    double lacks(int seat, int card) {
        if (known[seat][card] > 0) {
            return 0;
        }
        if (unknown[card] <= 0 || (denied[seat] & 1 << card) != 0) {
            return 1;
        }
        int places = asleep;
        for (int other : friends.order()) {
            places += (denied[other] & 1 << card) == 0 ? free[other] : 0;
        }
        if (places <= 0) {
            return 1;
        }
        double elsewhere = 1 - (double) Math.max(0, free[seat]) / places;
        return Math.pow(elsewhere, unknown[card]);
    }

    /** How likely a seat holds no card of a suit. */
    double isVoid(int seat, int suit) {
        if (suit >= Pack.SUITS) {
            return 1;
        }
        double lacks = 1;
        for (int rank = 0; rank < Pack.RANKS; rank++) {
            lacks *= lacks(seat, Pack.number(suit, rank));
        }
        return lacks;
    }

    /** Whether the play has shown that a seat holds no card of a suit. */
    boolean showedVoid(int seat, int suit) {
        return suit < Pack.SUITS && (denied[seat] & suit(suit)) == suit(suit);
    }
}
