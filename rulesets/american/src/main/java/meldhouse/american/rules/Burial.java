package meldhouse.american.rules;

import meldhouse.american.rules.Forms.BuryOrder;
import meldhouse.american.rules.Forms.BuryRule;
import meldhouse.api.cards.Card;
import meldhouse.api.game.Refusal;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/**
 * What a declarer may lay away (variants.md 5.4).
 *
 * <p>The fewer cards are kept, the less they meld. So a choice of cards that costs meld stays
 * forbidden with whatever is added to it, and a search for choices can stop there.
 */
final class Burial {
    private final AmericanGame game;
    private final long hand;
    private final int trump;
    private final int count;
    private final boolean keepsMeld;
    private final boolean sparesTrumps;

    /** What the whole hand melds, which must not become less; -1: it may. */
    private final int meld;

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
        meld = keepsMeld && isPossible(whole, count) ? whole : -1;
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
        while (!isPossible(meld, most)) {
            most++;
        }
        return most;
    }

    /** Whether cards can be laid away without hurting this meld, so many of them dear. */
    private boolean isPossible(int whole, int most) {
        List<Long> found = new ArrayList<>();
        search(Hand.EMPTY, count, 0, whole, most, 1, found);
        return !found.isEmpty();
    }

    /** Goes on with a choice of cards, from one card on. */
    private void search(
            long chosen, int left, int from, int whole, int most, int limit, List<Long> found) {
        if (left == 0) {
            found.add(chosen);
            return;
        }
        for (int card = from; card < Deck.KINDS && found.size() < limit; card++) {
            if (Hand.copies(hand, card) > Hand.copies(chosen, card)) {
                long more = Hand.with(chosen, card);
                if (keeps(more, whole) && (!sparesTrumps || dear(more) <= most)) {
                    search(more, left - 1, card, whole, most, limit, found);
                }
            }
        }
    }

    private boolean keeps(long chosen, int whole) {
        return whole < 0 || game.melding().points(Hand.minus(hand, chosen), trump) >= whole;
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
        if (!keeps(chosen, meld)) {
            return new Refusal(
                    "buriesMeld",
                    "Without these cards your meld would be %d instead of %d: bury others."
                            .formatted(
                                    game.melding().points(Hand.minus(hand, chosen), trump), meld));
        }
        return dear(chosen) > fewest && sparesTrumps
                ? new Refusal(
                        "buriesTrumpOrAce",
                        "You bury %d trumps and aces, and can do with %d."
                                .formatted(dear(chosen), fewest))
                : null;
    }

    /** Some choices that are allowed, at least one: for each card to begin with, one. */
    List<List<Card>> some() {
        List<Long> found = new ArrayList<>();
        for (int card = 0; card < Deck.KINDS; card++) {
            long first = Hand.has(hand, card) ? Hand.with(Hand.EMPTY, card) : Hand.EMPTY;
            if (first != Hand.EMPTY
                    && keeps(first, meld)
                    && (!sparesTrumps || dear(first) <= fewest)) {
                List<Long> one = new ArrayList<>();
                search(first, count - 1, card, meld, fewest, 1, one);
                found.addAll(one);
            }
        }
        return found.stream().distinct().map(Hand::cards).toList();
    }
}
