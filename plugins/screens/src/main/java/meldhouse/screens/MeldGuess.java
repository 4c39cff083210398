package meldhouse.screens;

import meldhouse.api.cards.Rank;
import meldhouse.api.cards.Suit;
import meldhouse.danish.DanishCard;
import meldhouse.danish.LaidCard;
import meldhouse.danish.MeldType;
import meldhouse.danish.NewMeld;
import meldhouse.danish.TableMeld;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * What melds typed cards can make. Where their order says it, that is meant; where there is one way
 * only, it is taken; several ways are for the player to choose from. What can be none is left as it
 * was typed, for the rules to refuse with their reason.
 */
final class MeldGuess {
    private static final int LEAST = 3;

    private MeldGuess() {}

    /**
     * The melds that these cards can make.
     *
     * @param type what was said to be meant; null: nothing
     */
    static List<NewMeld> melds(List<DanishCard> cards, @Nullable MeldType type) {
        List<DanishCard> naturals = naturals(cards);
        if (type == MeldType.SET || naturals.isEmpty() || cards.size() < LEAST) {
            return List.of(NewMeld.set(cards));
        }
        boolean oneRank = naturals.stream().map(card -> card.card().rank()).distinct().count() == 1;
        if (type == null && naturals.size() > 1 && oneRank) {
            return List.of(NewMeld.set(cards));
        }
        List<NewMeld> all = new ArrayList<>();
        if (type == null && oneRank && !saysCard(cards)) {
            all.add(NewMeld.set(cards));
            if (saysRank(cards)) {
                return all;
            }
        }
        straights(cards).forEach(straight -> all.add(NewMeld.straight(straight)));
        return all;
    }

    private static List<DanishCard> naturals(List<DanishCard> cards) {
        return cards.stream().filter(card -> !card.isWild()).toList();
    }

    /** Whether a wild card says that it is in a straight. */
    private static boolean saysCard(List<DanishCard> cards) {
        return cards.stream().anyMatch(card -> card.suit() != null);
    }

    private static boolean saysRank(List<DanishCard> cards) {
        return cards.stream().anyMatch(card -> card.rank() != null && card.suit() == null);
    }

    /** The orders in which cards are a straight; as typed, if there is none. */
    private static List<List<DanishCard>> straights(List<DanishCard> cards) {
        if (isInOrder(cards)) {
            return List.of(cards);
        }
        if (isInOrder(cards.reversed())) {
            return List.of(cards.reversed());
        }
        List<DanishCard> naturals = new ArrayList<>(naturals(cards));
        naturals.sort(Comparator.comparing(card -> card.card().rank()));
        List<DanishCard> wilds =
                new ArrayList<>(cards.stream().filter(DanishCard::isWild).toList());
        List<DanishCard> inner = new ArrayList<>();
        for (DanishCard natural : naturals) {
            int next = natural.card().rank().ordinal();
            while (!inner.isEmpty() && next > end(inner, naturals) + 1 && !wilds.isEmpty()) {
                inner.add(taken(wilds, end(inner, naturals) + 1));
            }
            inner.add(natural);
        }
        if (wilds.isEmpty()) {
            return List.of(inner);
        }
        List<List<DanishCard>> all = new ArrayList<>();
        int low = naturals.getFirst().card().rank().ordinal() - Rank.THREE.ordinal();
        int high = Rank.ACE.ordinal() - naturals.getLast().card().rank().ordinal();
        for (int below = 0; below <= Math.min(low, wilds.size()); below++) {
            if (wilds.size() - below <= high) {
                List<DanishCard> one = new ArrayList<>(wilds.subList(0, below));
                one.addAll(inner);
                one.addAll(wilds.subList(below, wilds.size()));
                if (isInOrder(one)) {
                    all.add(one);
                }
            }
        }
        return all.isEmpty() ? List.of(cards) : all;
    }

    /** The step that the last of these cards stands on. */
    private static int end(List<DanishCard> inner, List<DanishCard> naturals) {
        return naturals.getFirst().card().rank().ordinal() + inner.size() - 1;
    }

    /** Takes the wild that says that it stands on a step, else the first. */
    private static DanishCard taken(List<DanishCard> wilds, int step) {
        for (DanishCard wild : wilds) {
            if (wild.rank() != null && wild.rank().ordinal() == step) {
                wilds.remove(wild);
                return wild;
            }
        }
        return wilds.removeFirst();
    }

    /** Whether the cards rise by one from first to last, in one suit. */
    private static boolean isInOrder(List<DanishCard> cards) {
        int base = Integer.MIN_VALUE;
        Suit suit = null;
        for (int i = 0; i < cards.size(); i++) {
            DanishCard card = cards.get(i);
            Rank rank = card.playedRank();
            if (rank == null) {
                continue;
            }
            Suit own = card.isWild() ? card.suit() : card.card().suit();
            if (base == Integer.MIN_VALUE) {
                base = rank.ordinal() - i;
            }
            if (rank.ordinal() - i != base || suit != null && own != null && own != suit) {
                return false;
            }
            suit = suit == null ? own : suit;
        }
        return base >= Rank.THREE.ordinal() && base + cards.size() - 1 <= Rank.ACE.ordinal();
    }

    /** A way to lay cards onto a straight: outward from an end. */
    record Outward(boolean low, List<DanishCard> cards) {}

    /** The ends of a straight at which the cards fit; none for a set, or where they fit nowhere. */
    static List<Outward> ends(TableMeld meld, List<DanishCard> cards) {
        List<Outward> ways = new ArrayList<>();
        if (meld.type() == MeldType.STRAIGHT) {
            List<DanishCard> lying = meld.cards().stream().map(LaidCard::card).toList();
            Rank first = lying.getFirst().playedRank();
            Rank last = lying.getLast().playedRank();
            Suit suit =
                    lying.getFirst().isWild()
                            ? lying.getFirst().suit()
                            : lying.getFirst().card().suit();
            if (first != null && last != null && suit != null) {
                add(ways, false, outward(cards, suit, last.ordinal(), 1));
                add(ways, true, outward(cards, suit, first.ordinal(), -1));
            }
        }
        return ways;
    }

    private static void add(List<Outward> ways, boolean low, @Nullable List<DanishCard> cards) {
        if (cards != null) {
            ways.add(new Outward(low, cards));
        }
    }

    /** The cards in their order from an end; null: they do not fit there. */
    private static @Nullable List<DanishCard> outward(
            List<DanishCard> cards, Suit suit, int from, int way) {
        List<DanishCard> left = new ArrayList<>(cards);
        List<DanishCard> placed = new ArrayList<>();
        for (int i = 1; i <= cards.size(); i++) {
            int step = from + way * i;
            if (step < Rank.THREE.ordinal() || step > Rank.ACE.ordinal()) {
                return null;
            }
            DanishCard found = null;
            for (DanishCard card : left) {
                Rank rank = card.playedRank();
                Suit own = card.isWild() ? card.suit() : card.card().suit();
                boolean exact =
                        rank != null && rank.ordinal() == step && (own == null || own == suit);
                if (exact || rank == null && found == null) {
                    found = card;
                    if (exact) {
                        break;
                    }
                }
            }
            if (found == null) {
                return null;
            }
            left.remove(found);
            placed.add(found);
        }
        return placed;
    }

    /** Whether all the cards belong to a set. */
    static boolean fitsSet(TableMeld meld, List<DanishCard> cards) {
        Rank rank = meld.cards().getFirst().card().playedRank();
        return meld.type() == MeldType.SET
                && cards.stream()
                        .allMatch(card -> card.playedRank() == null || card.playedRank() == rank);
    }

    /** The wilds of a meld that a natural card rescues. */
    static List<DanishCard> rescued(TableMeld meld, DanishCard card) {
        List<DanishCard> wilds = new ArrayList<>();
        for (LaidCard laid : meld.cards()) {
            DanishCard wild = laid.card();
            boolean fits =
                    wild.isWild()
                            && !card.isWild()
                            && (wild.suit() == null
                                    ? wild.rank() == card.card().rank()
                                    : wild.played() == card.card());
            if (fits && wilds.stream().noneMatch(other -> other.card() == wild.card())) {
                wilds.add(wild);
            }
        }
        return wilds;
    }
}
