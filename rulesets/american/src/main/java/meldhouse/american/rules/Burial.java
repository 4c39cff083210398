package meldhouse.american.rules;

import meldhouse.american.ExtraMeld;
import meldhouse.american.rules.Forms.BuryOrder;
import meldhouse.american.rules.Forms.BuryRule;
import meldhouse.api.cards.Card;
import meldhouse.api.game.Refusal;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.List;

/**
 * What a declarer may lay away (variants.md 5.4).
 *
 * <p>The fewer cards are kept, the less they meld. So a choice of cards that costs meld stays
 * forbidden with whatever is added to it, and a search for choices can stop there.
 */
final class Burial {
    /** No hand: no pack is so great. */
    private static final long NONE = -1;

    private final AmericanGame game;
    private final long hand;
    private final int trump;
    private final int count;
    private final boolean keepsMeld;
    private final boolean sparesTrumps;

    /** The cards for which a meld of the whole hand has a use. */
    private final int melding;

    /** What the whole hand melds, which must not become less; -1: it may. */
    private final int meld;

    /** What functions of the house rules find in the whole hand, and must still be there. */
    private final List<ExtraMeld> extras;

    /** Its cards. */
    private final long extra;

    /** The fewest trumps and aces that a choice must have among it. */
    private final int fewest;

    /**
     * @param hand hand and widow
     * @param count how many cards are laid away
     */
    Burial(AmericanGame game, long hand, int trump, int count) {
        this.game = game;
        this.hand = hand;
        this.trump = trump;
        this.count = count;
        BuryRule rule = game.rules().widow().buryRule();
        keepsMeld = rule != BuryRule.ANY && isMelded();
        sparesTrumps = rule == BuryRule.NO_TRUMP_NO_ACE;
        int whole = game.melding().points(hand, trump);
        List<ExtraMeld> found = keepsMeld ? game.sheet().extras(hand, trump) : List.of();
        long all = MeldSheet.with(Hand.EMPTY, found);
        melding = game.melding().used(hand, trump) | Hand.once(all);
        boolean keepsAll = keepsMeld && isPossible(whole, all, count);
        boolean keepsMelds = keepsAll || all != Hand.EMPTY && isPossible(whole, Hand.EMPTY, count);
        meld = keepsMelds ? whole : -1;
        extras = keepsAll ? found : List.of();
        extra = keepsAll ? all : Hand.EMPTY;
        fewest = sparesTrumps ? fewest() : 0;
    }

    /** Whether melds are counted before cards are buried. */
    boolean isMelded() {
        return game.rules().widow().buryOrder() == BuryOrder.MELD_THEN_BURY;
    }

    /** Whether it is said how many trumps and aces are buried. */
    boolean isAnnounced() {
        return sparesTrumps;
    }

    /** How many of these cards are trumps or aces. */
    int dear(long cards) {
        return Hand.count(cards, dear());
    }

    private int dear() {
        return Deck.ofSuit(trump) | Deck.ofRank(Deck.ACE);
    }

    private int fewest() {
        int most = 0;
        while (!isPossible(meld, extra, most)) {
            most++;
        }
        return most;
    }

    /** Whether cards can be laid away without hurting these melds, so many of them dear. */
    private boolean isPossible(int whole, long extra, int most) {
        int room = sparesTrumps ? most : count;
        return search(hand, Hand.EMPTY, count, 0, whole, extra, room) != NONE;
    }

    /**
     * Looks for a choice of cards, from one card on.
     *
     * @param kept what is kept so far
     * @param chosen the other cards
     * @param left how many cards are still to go
     * @param whole what the cards kept must meld, at the least
     * @param extra what must be among them
     * @param most how many of them may be dear
     * @return what is chosen in the end, or {@link #NONE}
     */
    private long search(
            long kept, long chosen, int left, int from, int whole, long extra, int most) {
        if (left == 0) {
            return chosen;
        }
        for (int rest = Hand.once(kept) & -1 << from; rest != 0; rest &= rest - 1) {
            int card = Integer.numberOfTrailingZeros(rest);
            int room = most - (dear() >>> card & 1);
            long less = Hand.without(kept, card);
            if (room >= 0 && (isIdle(card) || keeps(less, whole, extra))) {
                long found =
                        search(less, Hand.with(chosen, card), left - 1, card, whole, extra, room);
                if (found != NONE) {
                    return found;
                }
            }
        }
        return NONE;
    }

    /** Whether no meld of the whole hand has a use for a card. */
    private boolean isIdle(int card) {
        return (melding >>> card & 1) == 0;
    }

    private boolean keeps(long kept, int whole, long extra) {
        return whole < 0 || Hand.holds(kept, extra) && game.melding().points(kept, trump) >= whole;
    }

    /** Why these cards may not be laid away; null: they may. */
    @Nullable Refusal refusal(List<Card> cards) {
        if (cards.size() != count) {
            return new Refusal(
                    "wrongCount",
                    "You bury %d cards, but %d are to be buried.".formatted(cards.size(), count));
        }
        long chosen = Hand.EMPTY;
        for (Card card : cards) {
            int number = Deck.number(card);
            if (number < 0 || Hand.copies(hand, number) == Hand.copies(chosen, number)) {
                return new Refusal(
                        "notHeld",
                        "You do not hold the %s%s."
                                .formatted(
                                        card.title(),
                                        number >= 0 && Hand.has(hand, number) ? " so often" : ""));
            }
            chosen = Hand.with(chosen, number);
        }
        long kept = Hand.minus(hand, chosen);
        for (ExtraMeld one : extras) {
            if (!Hand.holds(kept, Hand.of(one.cards()))) {
                return new Refusal(
                        "buriesMeld",
                        "Without these cards your %s would be gone, %s: bury others."
                                .formatted(one.name(), Card.text(one.cards())));
            }
        }
        if (!keeps(kept, meld, extra)) {
            return new Refusal(
                    "buriesMeld",
                    "Without these cards your meld would be %d instead of %d: bury others."
                            .formatted(game.melding().points(kept, trump), meld));
        }
        return dear(chosen) > fewest && sparesTrumps
                ? new Refusal(
                        "buriesTrumpOrAce",
                        "You bury %d trumps and aces, and can do with %d."
                                .formatted(dear(chosen), fewest))
                : null;
    }

    /** Some choices that are allowed, at least one: for each card to begin with, one. */
    long[] some() {
        long[] found = new long[Deck.KINDS];
        int size = 0;
        for (int rest = Hand.once(hand); rest != 0; rest &= rest - 1) {
            int card = Integer.numberOfTrailingZeros(rest);
            int room = (sparesTrumps ? fewest : count) - (dear() >>> card & 1);
            long less = Hand.without(hand, card);
            if (room >= 0 && (isIdle(card) || keeps(less, meld, extra))) {
                long first = Hand.with(Hand.EMPTY, card);
                long chosen = search(less, first, count - 1, card, meld, extra, room);
                if (chosen != NONE) {
                    found[size++] = chosen;
                }
            }
        }
        return Arrays.copyOf(found, size);
    }
}
