package meldhouse.screens;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Rank;
import meldhouse.danish.DanishCard;
import meldhouse.danish.LaidCard;
import meldhouse.danish.MeldType;
import meldhouse.danish.MeldWorth;
import meldhouse.danish.NewMeld;
import meldhouse.danish.TableMeld;

import java.util.ArrayList;
import java.util.List;

/**
 * What melds that are not laid yet would be worth under the usual rules (danish.md 3.3 to 3.6). It
 * is for hints and warnings; what counts is what the table says once they lie.
 */
final class DanishWorth {
    private static final int FULL = 12;
    private static final int PINOCHLE = 11;
    private static final int SIX = 6;

    private DanishWorth() {}

    /** What a rank is worth in a meld. */
    static int value(Rank rank) {
        return switch (rank) {
            case ACE, TWO -> 15;
            case KING, QUEEN, JACK, TEN, NINE, EIGHT -> 10;
            case SEVEN, SIX, FIVE, FOUR, THREE -> 5;
        };
    }

    /** What a card left in the hand costs. */
    static int own(Card card) {
        return card.isJoker() ? 30 : value(card.rank());
    }

    /** What a whole hand costs. */
    static int hand(List<DanishCard> cards) {
        return cards.stream().mapToInt(card -> own(card.card())).sum();
    }

    /** Whether a rank is that of an ace or a picture. */
    static boolean isHigh(Rank rank) {
        return rank == Rank.ACE || rank == Rank.KING || rank == Rank.QUEEN || rank == Rank.JACK;
    }

    /** A new meld. */
    static int of(NewMeld meld) {
        List<Rank> ranks = ranks(meld);
        int wilds = (int) meld.cards().stream().filter(DanishCard::isWild).count();
        if (meld.type() == MeldType.SET) {
            return meld.cards().size() >= PINOCHLE
                    ? 1500 + (ranks.size() - PINOCHLE) * value(ranks.getFirst())
                    : set(ranks, wilds);
        }
        return ranks.size() == FULL
                ? full(meld.cards())
                : ranks.stream().mapToInt(DanishWorth::value).sum();
    }

    /** Several new melds together. */
    static int of(List<NewMeld> melds) {
        return melds.stream().mapToInt(DanishWorth::of).sum();
    }

    /** A meld on the table with further cards, its rescued wilds with it. */
    static int with(TableMeld meld, List<DanishCard> cards, boolean low) {
        if (meld.worth().specialName() != null
                && meld.worth().specialName().startsWith("pinochle")) {
            return meld.worth().total()
                    + cards.size() * value(ranks(whole(meld, cards, low)).getFirst());
        }
        NewMeld grown = whole(meld, cards, low);
        int wilds = (int) grown.cards().stream().filter(DanishCard::isWild).count();
        int cardsAlone = grown.type() == MeldType.SET ? set(ranks(grown), wilds) : of(grown);
        return cardsAlone + meld.worth().redde();
    }

    /** The meld as it would lie. */
    static NewMeld whole(TableMeld meld, List<DanishCard> cards, boolean low) {
        List<DanishCard> all = new ArrayList<>(meld.cards().stream().map(LaidCard::card).toList());
        for (DanishCard card : cards) {
            if (low) {
                all.addFirst(card);
            } else {
                all.add(card);
            }
        }
        return new NewMeld(meld.type(), all);
    }

    /** Whether its card values may be multiplied. */
    static boolean isOrdinary(MeldWorth worth) {
        return worth.specialName() == null || worth.eightNaturals() > 0;
    }

    /** What the cards of a meld stand for. */
    static List<Rank> ranks(NewMeld meld) {
        List<DanishCard> cards = meld.cards();
        int natural = 0;
        while (natural < cards.size() - 1 && cards.get(natural).playedRank() == null) {
            natural++;
        }
        Rank known = cards.get(natural).playedRank();
        Rank base = known == null ? Rank.THREE : known;
        List<Rank> ranks = new ArrayList<>();
        for (int i = 0; i < cards.size(); i++) {
            int step = base.ordinal() + i - natural;
            Rank implied =
                    Rank.values()[Math.clamp(step, Rank.THREE.ordinal(), Rank.ACE.ordinal())];
            ranks.add(meld.type() == MeldType.SET ? base : implied);
        }
        return ranks;
    }

    private static int full(List<DanishCard> cards) {
        List<DanishCard> wilds = cards.stream().filter(DanishCard::isWild).toList();
        Card natural =
                cards.stream()
                        .filter(card -> !card.isWild())
                        .findFirst()
                        .map(DanishCard::card)
                        .orElseThrow();
        boolean good =
                wilds.stream()
                        .allMatch(
                                wild ->
                                        wild.card().isJoker()
                                                || wild.card().suit() == natural.suit());
        if (wilds.isEmpty()) {
            return 1250;
        }
        return good && wilds.size() == 1 ? 1000 : good && wilds.size() == 2 ? 750 : 500;
    }

    private static int set(List<Rank> ranks, int wilds) {
        Rank rank = ranks.getFirst();
        int plain = ranks.size() * value(rank);
        int naturals = ranks.size() - wilds;
        if (!isHigh(rank)) {
            return naturals == 8 && wilds == 0 ? plain + 50 : plain;
        }
        boolean aces = rank == Rank.ACE;
        if (wilds == 1 && ranks.size() >= SIX) {
            return aces ? 180 : 120;
        }
        if (wilds > 0 || naturals < SIX) {
            return plain;
        }
        return switch (naturals) {
            case 6 -> aces ? 300 : 200;
            case 7 -> aces ? 400 : 300;
            default -> aces ? 1000 : 750;
        };
    }
}
