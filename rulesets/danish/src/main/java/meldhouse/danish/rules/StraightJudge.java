package meldhouse.danish.rules;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Rank;
import meldhouse.api.cards.Suit;
import meldhouse.danish.DanishCard;
import meldhouse.danish.End;
import meldhouse.danish.rules.Choices.AceInStraights;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/** Whether cards make a straight or fit onto one (danish.md 3.2). */
final class StraightJudge {
    private final DanishRules rules;

    StraightJudge(DanishRules rules) {
        this.rules = rules;
    }

    /** Judges a new straight, of which one card at least is natural. */
    Ruling lay(List<DanishCard> cards) {
        Suit suit = MeldJudge.firstNatural(cards).suit();
        int ranks = 0;
        for (DanishCard card : cards) {
            if (card.isWild()) {
                continue;
            }
            if (card.card().suit() != suit) {
                return Ruling.not(
                        "mixedSuits",
                        "A straight needs one suit: %s is not a %s.",
                        card,
                        singular(suit));
            }
            int bit = 1 << card.card().rank().ordinal();
            if ((ranks & bit) != 0) {
                return Ruling.not(
                        "duplicateRank",
                        "A straight has each rank once: %s is there twice.",
                        card.card());
            }
            ranks |= bit;
        }
        boolean natural = cards.stream().noneMatch(DanishCard::isWild);
        Ruling high = inOrder(natural ? sorted(cards, Ladder.HIGH) : cards, suit, Ladder.HIGH);
        if (high instanceof Ruling.Fits || rules.aceInStraights() == AceInStraights.HIGH) {
            return high;
        }
        Ruling low = inOrder(natural ? sorted(cards, Ladder.LOW) : cards, suit, Ladder.LOW);
        return low instanceof Ruling.Fits ? low : high;
    }

    /** A card of the suit in a sentence: {@code "spade"}. */
    private static String singular(Suit suit) {
        return suit.title().substring(0, suit.title().length() - 1);
    }

    private static List<DanishCard> sorted(List<DanishCard> cards, Ladder ladder) {
        return cards.stream()
                .sorted(Comparator.comparingInt(card -> ladder.place(card.card().rank())))
                .toList();
    }

    /** Places each card on the ladder, from the place that the first natural card gives. */
    private static Ruling inOrder(List<DanishCard> cards, Suit suit, Ladder ladder) {
        int start = Integer.MIN_VALUE;
        List<DanishCard> placed = new ArrayList<>();
        for (int index = 0; index < cards.size(); index++) {
            DanishCard card = cards.get(index);
            if (!card.isWild()) {
                int from = ladder.place(card.card().rank()) - index;
                if (start == Integer.MIN_VALUE) {
                    start = from;
                } else if (start != from) {
                    return gap(cards, index);
                }
            }
        }
        for (int index = 0; index < cards.size(); index++) {
            Rank rank = ladder.rank(start + index);
            if (rank == null) {
                return Ruling.not(
                        "notConsecutive",
                        "A straight ends with %s and %s: %s do not fit on it.",
                        ladder.lowest().title(),
                        ladder.highest().title(),
                        DanishCard.text(cards));
            }
            DanishCard card = cards.get(index);
            if (card.isWild()) {
                DanishCard there = MeldJudge.standing(card, rank, suit);
                if (card.rank() != null && !saysSo(card, there)) {
                    return Ruling.not(
                            "notConsecutive",
                            "In this place %s is %s, and not what %s says.",
                            card.card(),
                            Card.of(rank, suit),
                            card);
                }
                card = there;
            }
            placed.add(card);
        }
        return new Ruling.Fits(placed);
    }

    /** Whether what a wild says of itself is what its place says. */
    static boolean saysSo(DanishCard wild, DanishCard placed) {
        return wild.rank() == placed.rank()
                && (wild.suit() == null || wild.suit() == placed.suit());
    }

    private static Ruling gap(List<DanishCard> cards, int index) {
        return Ruling.not(
                "notConsecutive",
                "A straight goes card by card, low to high: %s does not follow in %s.",
                cards.get(index),
                DanishCard.text(cards));
    }

    /**
     * Judges cards laid onto a straight.
     *
     * @param end null: the only end where they fit
     */
    Ruling layOff(List<DanishCard> lying, List<DanishCard> add, @Nullable End end) {
        if (end != null) {
            return ontoEnd(lying, add, end);
        }
        Ruling high = ontoEnd(lying, add, End.HIGH);
        Ruling low = ontoEnd(lying, add, End.LOW);
        if (high instanceof Ruling.Fits && low instanceof Ruling.Fits) {
            return Ruling.not(
                    "doesNotFit",
                    "Say which end of the straight is meant, low or high: %s would fit at both.",
                    DanishCard.text(add));
        }
        return low instanceof Ruling.Fits ? low : high;
    }

    private Ruling ontoEnd(List<DanishCard> lying, List<DanishCard> add, End end) {
        Suit suit = Objects.requireNonNull(lying.getFirst().played()).suit();
        Ladder ladder = ladder(lying, end);
        int place =
                end == End.HIGH ? ladder.place(lying.getLast()) : ladder.place(lying.getFirst());
        List<DanishCard> cards = new ArrayList<>(lying);
        for (DanishCard card : add) {
            place += end == End.HIGH ? 1 : -1;
            Rank rank = ladder.rank(place);
            if (rank == null || cards.size() == Worth.FULL) {
                return Ruling.not(
                        "beyondEnd",
                        "Nothing goes %s in a straight.",
                        end == End.HIGH
                                ? "above the " + lastRank(cards.getLast())
                                : "below the " + lastRank(cards.getFirst()));
            }
            Card needed = Card.of(rank, suit);
            DanishCard there = card.isWild() ? MeldJudge.standing(card, rank, suit) : card;
            boolean fits =
                    card.isWild()
                            ? card.rank() == null || saysSo(card, there)
                            : card.card() == needed;
            if (!fits) {
                return Ruling.not(
                        "doesNotFit",
                        "%s does not fit: the next card at the %s end is %s.",
                        card,
                        end,
                        needed);
            }
            cards.add(end == End.HIGH ? cards.size() : 0, there);
        }
        return new Ruling.Fits(cards);
    }

    static String lastRank(DanishCard card) {
        return Objects.requireNonNull(card.playedRank()).title();
    }

    /** Which ladder a lying straight stands on: an ace at its low end, or the chance of one. */
    private Ladder ladder(List<DanishCard> lying, End end) {
        boolean aceLow = lying.getFirst().playedRank() == Rank.ACE;
        boolean aceHigh = lying.getLast().playedRank() == Rank.ACE;
        boolean both = rules.aceInStraights() == AceInStraights.HIGH_OR_LOW;
        return aceLow || both && !aceHigh && end == End.LOW ? Ladder.LOW : Ladder.HIGH;
    }
}
