package meldhouse.bots;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Rank;
import meldhouse.danish.DanishCard;
import meldhouse.danish.End;
import meldhouse.danish.LaidCard;
import meldhouse.danish.MeldType;
import meldhouse.danish.NewMeld;
import meldhouse.danish.TableMeld;

import java.util.ArrayList;
import java.util.List;

/** What cards count (danish.md 1.1), and what ranks they stand for in a meld. */
final class DanishWorth {
    private static final int JOKER = 30;
    private static final int TWO = 15;
    private static final int ACE = 15;
    private static final int DEAR = 10;
    private static final int CHEAP = 5;
    private static final Rank[] RANKS = Rank.values();

    private DanishWorth() {}

    /** What a card costs in a hand. */
    static int inHand(Card card) {
        if (card.isJoker()) {
            return JOKER;
        }
        return card.rank() == Rank.TWO ? TWO : of(card.rank());
    }

    /** What a card of this rank counts in a meld. */
    static int of(Rank rank) {
        if (rank == Rank.ACE) {
            return ACE;
        }
        return rank.compareTo(Rank.EIGHT) >= 0 ? DEAR : CHEAP;
    }

    /** Whether a rank is an ace or a picture. */
    static boolean isHigh(Rank rank) {
        return rank.compareTo(Rank.JACK) >= 0;
    }

    /** The ranks that the cards of a new meld stand for, in their order. */
    static List<Rank> ranks(NewMeld meld) {
        List<DanishCard> cards = meld.cards();
        int natural = 0;
        while (natural < cards.size() - 1 && cards.get(natural).isWild()) {
            natural++;
        }
        Rank known = cards.get(natural).card().rank();
        List<Rank> ranks = new ArrayList<>();
        for (int i = 0; i < cards.size(); i++) {
            ranks.add(meld.type() == MeldType.SET ? known : stepped(known, i - natural));
        }
        return ranks;
    }

    /** The ranks that cards laid onto a meld stand for, in their order. */
    static List<Rank> ranks(TableMeld meld, int cards, End end) {
        List<LaidCard> laid = meld.cards();
        List<Rank> ranks = new ArrayList<>();
        for (int i = 1; i <= cards; i++) {
            ranks.add(
                    meld.type() == MeldType.SET
                            ? played(laid.getFirst())
                            : end == End.LOW
                                    ? stepped(played(laid.getFirst()), -i)
                                    : stepped(played(laid.getLast()), i));
        }
        return ranks;
    }

    /** The rank that a card on the table has or stands for. */
    static Rank played(LaidCard laid) {
        Rank rank = laid.card().playedRank();
        if (rank == null) {
            throw new IllegalArgumentException("no rank in " + laid.card());
        }
        return rank;
    }

    /** Where a house rule lets the ace stand below the three, the step goes round over the two. */
    private static Rank stepped(Rank from, int steps) {
        int place = from.ordinal() + steps;
        return place >= RANKS.length || place < 1 ? Rank.ACE : RANKS[place];
    }
}
