package meldhouse.danish.rules;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Rank;
import meldhouse.api.cards.Suit;
import meldhouse.danish.DanishCard;
import meldhouse.danish.MeldType;

import java.util.ArrayList;
import java.util.List;

/**
 * What every new meld would be worth, in tables that {@link Worth} fills once. A wild that counts
 * its own value (a house rule) is taken for a two. Steps are those of the ladder, the three first.
 */
final class MeldPrices {
    static final int STEPS = 12;

    /** No such meld. */
    static final int NONE = -1;

    private static final Rank[] RANKS = Rank.values();
    private static final int MOST_NATURALS = 8;
    private static final int MOST_WILDS = 12;

    private final DanishRules rules;
    private final boolean opening;
    private final int[][][] sets = new int[STEPS][MOST_NATURALS + 1][MOST_WILDS + 1];
    private final int[][][] extras = new int[STEPS][MOST_NATURALS + 1][MOST_WILDS + 1];
    private final int[] good = new int[STEPS + 1];
    private final int[] bad = new int[STEPS + 1];
    private final int mostFull;

    /**
     * @param opening whether melds are counted as towards the minimum of a Barbele side
     */
    MeldPrices(DanishRules rules, boolean opening) {
        this.rules = rules;
        this.opening = opening;
        for (int step = 0; step < STEPS; step++) {
            for (int naturals = 0; naturals <= MOST_NATURALS; naturals++) {
                for (int wilds = 0; wilds <= MOST_WILDS; wilds++) {
                    sets[step][naturals][wilds] = price(step, naturals, wilds);
                    extras[step][naturals][wilds] = surplus(step, naturals, wilds);
                }
            }
        }
        int most = 0;
        for (int wilds = 0; wilds < STEPS; wilds++) {
            good[wilds] = full(wilds, Suit.SPADES);
            bad[wilds] = full(wilds, Suit.HEARTS);
            most = Math.max(most, Math.max(good[wilds], bad[wilds]));
        }
        mostFull = most;
    }

    DanishRules rules() {
        return rules;
    }

    /** What a natural card of a step is worth. */
    static int value(int step) {
        return CardValue.of(RANKS[step + 1]);
    }

    private boolean isAllowed(int naturals, int wilds) {
        Integer most = rules.maxWildsPerMeld();
        return naturals + wilds >= 3
                && naturals >= rules.minNaturalsPerMeld()
                && (most == null || wilds <= most);
    }

    private int price(int step, int naturals, int wilds) {
        Integer most = rules.maxSetSize();
        if (!isAllowed(naturals, wilds) || most != null && naturals + wilds > most) {
            return NONE;
        }
        Rank rank = RANKS[step + 1];
        List<DanishCard> cards = new ArrayList<>();
        for (int card = 0; card < naturals; card++) {
            cards.add(DanishCard.of(Card.of(rank, Suit.SPADES)));
        }
        for (int card = 0; card < wilds; card++) {
            cards.add(DanishCard.of(Card.of(Rank.TWO, Suit.SPADES), rank));
        }
        return worth(MeldType.SET, cards);
    }

    private int worth(MeldType type, List<DanishCard> cards) {
        return opening
                ? Worth.opening(rules, type, cards, false)
                : Worth.of(rules, type, cards, false).total();
    }

    /** By how much the best set within these cards beats their values, wilds at 15 each. */
    private int surplus(int step, int naturals, int wilds) {
        int extra = sets[step][naturals][wilds] - naturals * value(step) - wilds * 15;
        if (naturals > 0) {
            extra = Math.max(extra, extras[step][naturals - 1][wilds]);
        }
        if (wilds > 0) {
            extra = Math.max(extra, extras[step][naturals][wilds - 1]);
        }
        return Math.max(0, extra);
    }

    private int full(int wilds, Suit twos) {
        if (!isAllowed(STEPS - wilds, wilds)) {
            return NONE;
        }
        List<DanishCard> cards = new ArrayList<>();
        for (int step = 0; step < STEPS; step++) {
            Card card = Card.of(RANKS[step + 1], Suit.SPADES);
            cards.add(
                    step < wilds
                            ? DanishCard.of(Card.of(Rank.TWO, twos), card)
                            : DanishCard.of(card));
        }
        return worth(MeldType.STRAIGHT, cards);
    }

    /** What a set is worth; {@link #NONE}: it is not allowed. */
    int set(int step, int naturals, int wilds) {
        return sets[step][naturals][wilds];
    }

    /** By how much a set within these cards may beat their values, wilds at 15 each. */
    int extra(int step, int naturals, int wilds) {
        return extras[step][naturals][wilds];
    }

    /** The most that a full straight may bring. */
    int mostFull() {
        return mostFull;
    }

    /**
     * What a straight is worth; {@link #NONE}: it is not allowed.
     *
     * @param cardValue what its cards are worth
     * @param isGood whether all its wilds may leave a full straight semi-clean
     */
    int straight(int size, int wilds, int cardValue, boolean isGood) {
        if (!isAllowed(size - wilds, wilds)) {
            return NONE;
        }
        return size < STEPS ? cardValue : isGood ? good[wilds] : bad[wilds];
    }
}
