package meldhouse.danish.rules;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Rank;
import meldhouse.api.cards.Suit;
import meldhouse.api.game.Refusal;
import meldhouse.danish.DanishCard;
import meldhouse.danish.End;
import meldhouse.danish.LaidCard;
import meldhouse.danish.MeldType;
import meldhouse.danish.NewMeld;
import meldhouse.danish.TableMeld;
import meldhouse.danish.rules.Choices.AceInStraights;
import meldhouse.danish.rules.Choices.WildOnNaturalSpecial;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Whether cards make a meld, fit onto one, or rescue a wild (danish.md 3; the codes of 2.7). Whose
 * turn it is, who holds the cards and whose meld it is are not asked here.
 */
final class MeldJudge {
    private static final int LEAST = 3;
    private static final int COPIES = 2;
    private static final int JOKERS = 4;

    private final DanishRules rules;

    MeldJudge(DanishRules rules) {
        this.rules = rules;
    }

    /** What the rules say. */
    sealed interface Ruling {
        /**
         * It is allowed.
         *
         * @param cards the meld as it then lies, a straight from low to high; each wild says what
         *     it stands for
         */
        record Fits(List<DanishCard> cards) implements Ruling {
            public Fits {
                cards = List.copyOf(cards);
            }
        }

        /** It is not. */
        record Not(Refusal why) implements Ruling {}
    }

    private static Ruling not(String code, String sentence, Object... parts) {
        return new Ruling.Not(new Refusal(code, sentence.formatted(parts)));
    }

    /** Judges a new meld (danish.md 3.1, 3.2). */
    Ruling lay(NewMeld meld) {
        List<DanishCard> cards = meld.cards();
        if (cards.size() < LEAST) {
            return not(
                    "fewerThanThree",
                    "A new meld needs three cards or more: %s are too few.",
                    cards.isEmpty() ? "no cards" : DanishCard.text(cards));
        }
        if (meld.type() == MeldType.STRAIGHT && cards.size() > Worth.FULL) {
            return not("straightTooLong", "A straight has twelve cards at the most.");
        }
        Ruling.Not impossible = impossible(cards);
        if (impossible == null) {
            impossible = wilds(cards);
        }
        if (impossible != null) {
            return impossible;
        }
        return switch (meld.type()) {
            case SET -> set(cards);
            case STRAIGHT -> straight(cards);
        };
    }

    private Ruling.@Nullable Not wilds(List<DanishCard> cards) {
        int wilds = (int) cards.stream().filter(DanishCard::isWild).count();
        if (cards.size() - wilds < rules.minNaturalsPerMeld()) {
            return new Ruling.Not(
                    new Refusal(
                            "tooFewNaturals",
                            "A meld needs %s: a joker or a two stands for a missing card, and does not"
                                            .formatted(
                                                    rules.minNaturalsPerMeld() == 1
                                                            ? "a natural card"
                                                            : rules.minNaturalsPerMeld()
                                                                    + " natural cards")
                                    + " count as one."));
        }
        Integer most = rules.maxWildsPerMeld();
        if (most != null && wilds > most) {
            return new Ruling.Not(
                    new Refusal(
                            "tooManyWilds",
                            "A meld may have %d wild cards at the most, and this has %d."
                                    .formatted(most, wilds)));
        }
        return null;
    }

    /** The pack has every card twice, and four jokers. */
    private static Ruling.@Nullable Not impossible(List<DanishCard> cards) {
        Map<Card, Integer> counts = new HashMap<>();
        for (DanishCard card : cards) {
            int count = counts.merge(card.card(), 1, Integer::sum);
            if (count > (card.card().isJoker() ? JOKERS : COPIES)) {
                return new Ruling.Not(
                        new Refusal(
                                "impossibleCards",
                                "The pack does not have the %s %d times."
                                        .formatted(card.card().title(), count)));
            }
        }
        return null;
    }

    private Ruling set(List<DanishCard> cards) {
        Rank rank = firstNatural(cards).rank();
        for (DanishCard card : cards) {
            Rank other = card.playedRank();
            if (other != null && other != rank) {
                return not("mixedRanks", "A set needs one rank: %s is no %s.", card, rank.title());
            }
        }
        Ruling.Not tooLarge = tooLarge(cards.size());
        return tooLarge != null ? tooLarge : new Ruling.Fits(standing(cards, rank));
    }

    private Ruling.@Nullable Not tooLarge(int size) {
        Integer most = rules.maxSetSize();
        return most == null || size <= most
                ? null
                : new Ruling.Not(
                        new Refusal(
                                "setTooLarge",
                                "A set may have %d cards at the most.".formatted(most)));
    }

    private static Card firstNatural(List<DanishCard> cards) {
        return cards.stream().filter(card -> !card.isWild()).findFirst().orElseThrow().card();
    }

    private static List<DanishCard> standing(List<DanishCard> cards, Rank rank) {
        return cards.stream()
                .map(card -> card.isWild() ? standing(card, rank, null) : card)
                .toList();
    }

    private static DanishCard standing(DanishCard wild, Rank rank, @Nullable Suit suit) {
        return new DanishCard(wild.card(), rank, suit, wild.copy());
    }

    private Ruling straight(List<DanishCard> cards) {
        Suit suit = firstNatural(cards).suit();
        int ranks = 0;
        for (DanishCard card : cards) {
            if (card.isWild()) {
                continue;
            }
            if (card.card().suit() != suit) {
                return not(
                        "mixedSuits",
                        "A straight needs one suit: %s is not one of the %s.",
                        card,
                        suit.title());
            }
            int bit = 1 << card.card().rank().ordinal();
            if ((ranks & bit) != 0) {
                return not(
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
                return not(
                        "notConsecutive",
                        "A straight ends with %s and %s: %s do not fit on it.",
                        ladder.lowest().title(),
                        ladder.highest().title(),
                        DanishCard.text(cards));
            }
            DanishCard card = cards.get(index);
            if (card.isWild()) {
                DanishCard there = standing(card, rank, suit);
                if (card.rank() != null && !saysSo(card, there)) {
                    return not(
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
    private static boolean saysSo(DanishCard wild, DanishCard placed) {
        return wild.rank() == placed.rank()
                && (wild.suit() == null || wild.suit() == placed.suit());
    }

    private static Ruling gap(List<DanishCard> cards, int index) {
        return not(
                "notConsecutive",
                "A straight goes card by card, low to high: %s does not follow in %s.",
                cards.get(index),
                DanishCard.text(cards));
    }

    /**
     * Judges cards laid onto a meld (danish.md 2.2, 3).
     *
     * @param end of a straight; null: the only end where they fit
     */
    Ruling layOff(TableMeld meld, List<DanishCard> add, @Nullable End end) {
        List<DanishCard> lying = meld.cards().stream().map(LaidCard::card).toList();
        if (add.isEmpty()) {
            return not("doesNotFit", "Name at least one card to lay onto the meld.");
        }
        List<DanishCard> all = new ArrayList<>(lying);
        all.addAll(add);
        Ruling.Not why = impossible(all);
        if (why != null) {
            return why;
        }
        Ruling ruling =
                switch (meld.type()) {
                    case SET -> ontoSet(meld, lying, add);
                    case STRAIGHT -> ontoStraight(lying, add, end);
                };
        if (ruling instanceof Ruling.Fits fits) {
            why = wilds(fits.cards());
            return why == null ? fits : why;
        }
        return ruling;
    }

    private Ruling ontoSet(TableMeld meld, List<DanishCard> lying, List<DanishCard> add) {
        Rank rank = Objects.requireNonNull(lying.getFirst().playedRank());
        for (DanishCard card : add) {
            Rank other = card.playedRank();
            if (other != null && other != rank) {
                return not(
                        "wrongRank",
                        "This is a set of the rank %s: %s does not belong to it.",
                        rank.title(),
                        card);
            }
        }
        if (rules.wildOnNaturalSpecial() == WildOnNaturalSpecial.FORBIDDEN
                && add.stream().anyMatch(DanishCard::isWild)
                && isNaturalSpecial(meld)) {
            return not(
                    "wildNotAllowedHere",
                    "No wild card may be laid on six or more natural aces or pictures.");
        }
        Ruling.Not tooLarge = tooLarge(lying.size() + add.size());
        if (tooLarge != null) {
            return tooLarge;
        }
        List<DanishCard> cards = new ArrayList<>(lying);
        cards.addAll(standing(add, rank));
        return new Ruling.Fits(cards);
    }

    private static boolean isNaturalSpecial(TableMeld meld) {
        String name = meld.worth().specialName();
        return name != null && name.contains("Natural") && !name.equals(Worth.EIGHT_NATURALS);
    }

    private Ruling ontoStraight(List<DanishCard> lying, List<DanishCard> add, @Nullable End end) {
        if (end != null) {
            return ontoEnd(lying, add, end);
        }
        Ruling high = ontoEnd(lying, add, End.HIGH);
        Ruling low = ontoEnd(lying, add, End.LOW);
        if (high instanceof Ruling.Fits && low instanceof Ruling.Fits) {
            return not(
                    "doesNotFit",
                    "%s fit at both ends of the straight: say which, low or high.",
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
                return not(
                        "beyondEnd",
                        "Nothing goes %s in a straight.",
                        end == End.HIGH
                                ? "above the " + lastRank(cards.getLast())
                                : "below the " + lastRank(cards.getFirst()));
            }
            Card needed = Card.of(rank, suit);
            DanishCard there = card.isWild() ? standing(card, rank, suit) : card;
            boolean fits =
                    card.isWild()
                            ? card.rank() == null || saysSo(card, there)
                            : card.card() == needed;
            if (!fits) {
                return not(
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

    private static String lastRank(DanishCard card) {
        return Objects.requireNonNull(card.playedRank()).title();
    }

    /** Which ladder a lying straight stands on: an ace at its low end, or the chance of one. */
    private Ladder ladder(List<DanishCard> lying, End end) {
        boolean aceLow = lying.getFirst().playedRank() == Rank.ACE;
        boolean aceHigh = lying.getLast().playedRank() == Rank.ACE;
        boolean both = rules.aceInStraights() == AceInStraights.HIGH_OR_LOW;
        return aceLow || both && !aceHigh && end == End.LOW ? Ladder.LOW : Ladder.HIGH;
    }

    /**
     * Judges a rescue (danish.md 3.6).
     *
     * @param wild the wild card as it is named: alone, or with what it stands for
     * @param card the natural card
     */
    Ruling redde(TableMeld meld, DanishCard wild, DanishCard card) {
        int place = wild(meld, wild, card);
        if (place < 0) {
            return not("noSuchWild", "There is no %s in this meld.", wild);
        }
        if (card.isWild()) {
            return not(
                    "mustBeNatural", "Only a natural card rescues a wild one: %s is none.", card);
        }
        DanishCard standing = meld.cards().get(place).card();
        if (!isPlayed(standing, card)) {
            return not(
                    "notTheRepresentedCard",
                    "%s stands for %s: %s does not rescue it.",
                    standing.card(),
                    standing.suit() == null ? "the rank " + lastRank(standing) : standing.played(),
                    card);
        }
        List<DanishCard> cards = new ArrayList<>();
        meld.cards().forEach(laid -> cards.add(laid.card()));
        cards.set(place, card);
        return new Ruling.Fits(cards);
    }

    /** Where the wild lies that is named, that which the card rescues if several do; or -1. */
    int wild(TableMeld meld, DanishCard named, DanishCard card) {
        int found = -1;
        for (int place = 0; place < meld.cards().size(); place++) {
            DanishCard lying = meld.cards().get(place).card();
            boolean same =
                    lying.isWild()
                            && lying.card() == named.card()
                            && (named.rank() == null || saysSo(named, lying))
                            && (named.copy() == 0 || named.turnedUp() == lying.turnedUp());
            if (same && (found < 0 || isPlayed(lying, card))) {
                found = place;
                if (isPlayed(lying, card)) {
                    return found;
                }
            }
        }
        return found;
    }

    private static boolean isPlayed(DanishCard wild, DanishCard natural) {
        return wild.suit() == null
                ? !natural.isWild() && wild.rank() == natural.card().rank()
                : wild.played() == natural.card();
    }
}
