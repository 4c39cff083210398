package meldhouse.danish.rules;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Rank;
import meldhouse.api.cards.Suit;
import meldhouse.danish.DanishCard;
import meldhouse.danish.End;
import meldhouse.danish.LaidCard;
import meldhouse.danish.MeldType;
import meldhouse.danish.MeldWorth;
import meldhouse.danish.NewMeld;
import meldhouse.danish.TableMeld;
import meldhouse.danish.rules.Choices.WildOnNaturalSpecial;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Whether cards make a meld, fit onto one, or rescue a wild (danish.md 3; the codes of 2.7). Whose
 * turn it is, who holds the cards and whose meld it is are not asked here.
 */
final class MeldJudge {
    private static final int LEAST = 3;

    private final DanishRules rules;
    private final MeldLimits limits;
    private final StraightJudge straights;

    MeldJudge(DanishRules rules) {
        this.rules = rules;
        limits = new MeldLimits(rules);
        straights = new StraightJudge(rules);
    }

    /** Judges a new meld (danish.md 3.1, 3.2). */
    Ruling lay(NewMeld meld) {
        List<DanishCard> cards = meld.cards();
        if (cards.size() < LEAST) {
            return Ruling.not(
                    "fewerThanThree",
                    "A new meld needs three cards or more: %s are too few.",
                    cards.isEmpty() ? "no cards" : DanishCard.text(cards));
        }
        if (meld.type() == MeldType.STRAIGHT && cards.size() > Worth.FULL) {
            return Ruling.not("straightTooLong", "A straight has twelve cards at the most.");
        }
        Ruling.Not impossible = limits.copies(cards);
        Ruling.Not limit = impossible == null ? limits.wilds(cards) : impossible;
        boolean asked = rules.judgesMelds() && cards.stream().anyMatch(card -> !card.isWild());
        if (impossible != null || limit != null && !asked) {
            return limit;
        }
        Ruling ruling =
                switch (meld.type()) {
                    case SET -> set(cards);
                    case STRAIGHT -> straights.lay(cards);
                };
        if (!(ruling instanceof Ruling.Fits fits)) {
            return limit == null ? ruling : limit;
        }
        if (limit == null && meld.type() == MeldType.SET) {
            limit = limits.size(cards.size());
        }
        return decided(meld.type(), fits, limit);
    }

    /**
     * The last word on cards that fit together.
     *
     * @param limit why there are too many or too few of some; null: there are not
     */
    private Ruling decided(MeldType type, Ruling.Fits fits, Ruling.@Nullable Not limit) {
        Functions functions = rules.functions();
        if (functions == null) {
            return limit == null ? fits : limit;
        }
        if (functions.mayLie(type, fits.cards(), limit == null ? null : limit.why())) {
            return fits;
        }
        return limit == null
                ? Ruling.not(
                        "notThisRule",
                        "Your house rules do not allow this %s: %s.",
                        type,
                        DanishCard.text(fits.cards()))
                : limit;
    }

    private Ruling set(List<DanishCard> cards) {
        Rank rank = rank(cards);
        for (DanishCard card : cards) {
            Rank other = card.playedRank();
            if (other != null && other != rank) {
                return Ruling.not(
                        "mixedRanks", "A set needs one rank: %s is no %s.", card, rank.title());
            }
        }
        return new Ruling.Fits(standing(cards, rank));
    }

    /** The rank that most natural cards have. */
    private static Rank rank(List<DanishCard> cards) {
        int[] counts = new int[Rank.values().length];
        Rank most = firstNatural(cards).rank();
        for (DanishCard card : cards) {
            if (!card.isWild()) {
                Rank rank = card.card().rank();
                most = ++counts[rank.ordinal()] > counts[most.ordinal()] ? rank : most;
            }
        }
        return most;
    }

    static Card firstNatural(List<DanishCard> cards) {
        return cards.stream().filter(card -> !card.isWild()).findFirst().orElseThrow().card();
    }

    private static List<DanishCard> standing(List<DanishCard> cards, Rank rank) {
        return cards.stream()
                .map(card -> card.isWild() ? standing(card, rank, null) : card)
                .toList();
    }

    /** A wild that stands for a card or, without a suit, for a rank. */
    static DanishCard standing(DanishCard wild, Rank rank, @Nullable Suit suit) {
        return new DanishCard(wild.card(), rank, suit, wild.copy());
    }

    /**
     * Judges cards laid onto a meld (danish.md 2.2, 3).
     *
     * @param end of a straight; null: the only end where they fit
     */
    Ruling layOff(TableMeld meld, List<DanishCard> add, @Nullable End end) {
        List<DanishCard> lying = meld.cards().stream().map(LaidCard::card).toList();
        if (add.isEmpty()) {
            return Ruling.not("doesNotFit", "Name at least one card to lay onto the meld.");
        }
        List<DanishCard> all = new ArrayList<>(lying);
        all.addAll(add);
        Ruling.Not impossible = limits.copies(all);
        if (impossible != null) {
            return impossible;
        }
        Ruling ruling =
                switch (meld.type()) {
                    case SET -> ontoSet(lying, add);
                    case STRAIGHT -> straights.layOff(lying, add, end);
                };
        return ruling instanceof Ruling.Fits fits
                ? decided(meld.type(), fits, limit(meld, add, fits.cards()))
                : ruling;
    }

    /** Why cards that fit onto a meld are too many; null: they are not. */
    private Ruling.@Nullable Not limit(TableMeld meld, List<DanishCard> add, List<DanishCard> all) {
        if (meld.type() == MeldType.SET) {
            if (rules.wildOnNaturalSpecial() == WildOnNaturalSpecial.FORBIDDEN
                    && add.stream().anyMatch(DanishCard::isWild)
                    && isNaturalSpecial(Worth.byOptions(rules, meld))) {
                return Ruling.not(
                        "wildNotAllowedHere",
                        "No wild card may be laid on six or more natural aces or pictures.");
            }
            Ruling.Not tooLarge = limits.size(all.size());
            if (tooLarge != null) {
                return tooLarge;
            }
        }
        return limits.wilds(all);
    }

    private Ruling ontoSet(List<DanishCard> lying, List<DanishCard> add) {
        Rank rank = Objects.requireNonNull(lying.getFirst().playedRank());
        for (DanishCard card : add) {
            Rank other = card.playedRank();
            if (other != null && other != rank) {
                return Ruling.not(
                        "wrongRank",
                        "This is a set of the rank %s: %s does not belong to it.",
                        rank.title(),
                        card);
            }
        }
        List<DanishCard> cards = new ArrayList<>(lying);
        cards.addAll(standing(add, rank));
        return new Ruling.Fits(cards);
    }

    /** Whether a meld has its worth from six or more natural aces or pictures. */
    static boolean isNaturalSpecial(MeldWorth worth) {
        String name = worth.specialName();
        return name != null && name.contains("Natural") && !name.equals(Worth.EIGHT_NATURALS);
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
            return Ruling.not("noSuchWild", "There is no %s in this meld.", wild);
        }
        if (card.isWild()) {
            return Ruling.not(
                    "mustBeNatural", "Only a natural card rescues a wild one: %s is none.", card);
        }
        DanishCard standing = meld.cards().get(place).card();
        if (!isPlayed(standing, card)) {
            return Ruling.not(
                    "notTheRepresentedCard",
                    "%s stands for %s: %s does not rescue it.",
                    standing.card(),
                    standing.suit() == null
                            ? "the rank " + StraightJudge.lastRank(standing)
                            : standing.played(),
                    card);
        }
        List<DanishCard> cards = new ArrayList<>();
        meld.cards().forEach(laid -> cards.add(laid.card()));
        cards.set(place, card);
        return decided(meld.type(), new Ruling.Fits(cards), null);
    }

    /** Whether two melds that touch become this one, where the options join such melds. */
    boolean mayJoin(NewMeld joined) {
        return decided(joined.type(), new Ruling.Fits(joined.cards()), null) instanceof Ruling.Fits;
    }

    /** Where the wild lies that is named, that which the card rescues if several do; or -1. */
    int wild(TableMeld meld, DanishCard named, DanishCard card) {
        int found = -1;
        for (int place = 0; place < meld.cards().size(); place++) {
            DanishCard lying = meld.cards().get(place).card();
            boolean same =
                    lying.isWild()
                            && lying.card() == named.card()
                            && (named.rank() == null || StraightJudge.saysSo(named, lying))
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
