package meldhouse.danish.rules;

import meldhouse.danish.rules.Choices.AceInStraights;
import meldhouse.danish.rules.Choices.WildValue;

import java.util.ArrayList;
import java.util.List;

/**
 * The search for the melds that a hand can lay in one action and that are worth most together.
 * Straights are tried one after another; what they leave goes into one set a rank, the wilds to
 * where they bring most. A bound cuts off what cannot be better. Of very large hands with many
 * wilds not everything is looked at, and the best of what was is found.
 */
final class Layout {
    private static final int MOST_LOOKS = 100_000;
    private static final int STEPS = MeldPrices.STEPS;
    private static final int SUITS = 4;
    private static final int ACE = STEPS - 1;
    private static final int WILD = 15;

    private final MeldPrices prices;
    private final int[] naturals;
    private final int[] left = new int[STEPS];
    private final int[] goodWilds;
    private final int enough;
    private final int lowest;
    private final boolean ownValue;
    private final List<Straight> tried = new ArrayList<>();
    private int wilds;
    private int cardValue;
    private int looks;
    private int best = -1;
    private List<Straight> bestStraights = List.of();
    private int[] bestSets = new int[STEPS];

    /**
     * A straight that is tried.
     *
     * @param suit its number
     * @param low its lowest step; -1: an ace below the three
     * @param taken the places with a natural card, as bits from its low end on
     */
    record Straight(int suit, int low, int size, int taken) {
        int wilds() {
            return size - Integer.bitCount(taken);
        }
    }

    /**
     * What was found.
     *
     * @param value what the melds are worth together
     * @param sets for each step how many wilds its set has; negative: there is no set
     */
    record Found(int value, List<Straight> straights, int[] sets) {}

    private Layout(MeldPrices prices, int[] naturals, int[] goodWilds, int wilds, int enough) {
        this.prices = prices;
        this.naturals = naturals.clone();
        this.goodWilds = goodWilds;
        this.wilds = wilds;
        this.enough = enough;
        lowest = prices.rules().aceInStraights() == AceInStraights.HIGH ? 0 : -1;
        ownValue = prices.rules().wildValueInMelds() == WildValue.OWN;
        for (int kind = 0; kind < naturals.length; kind++) {
            left[kind % STEPS] += naturals[kind];
            cardValue += naturals[kind] * MeldPrices.value(kind % STEPS);
        }
    }

    /**
     * Searches.
     *
     * @param naturals how many natural cards there are of each suit and step: suit x 12 + step
     * @param goodWilds how many of the wilds leave a full straight of each suit semi-clean
     * @param wilds how many wilds there are
     * @param enough a value with which the search may end
     */
    static Found best(MeldPrices prices, int[] naturals, int[] goodWilds, int wilds, int enough) {
        Layout layout = new Layout(prices, naturals, goodWilds, wilds, enough);
        layout.search(0, 0);
        return new Found(layout.best, layout.bestStraights, layout.bestSets);
    }

    private boolean isDone() {
        return best >= enough || looks >= MOST_LOOKS;
    }

    /** What the cards that are left may bring at the most. */
    private int hope() {
        int hope = cardValue + wilds * WILD;
        for (int step = 0; step < STEPS; step++) {
            hope += prices.extra(step, left[step], wilds);
        }
        for (int suit = 0; suit < SUITS; suit++) {
            int there = 0;
            for (int step = 0; step < STEPS; step++) {
                there += naturals[suit * STEPS + step] > 0 ? 1 : 0;
            }
            hope += there + wilds >= STEPS ? prices.mostFull() : 0;
        }
        return hope;
    }

    /** Tries the straights whose lowest natural card is of this kind or a later one. */
    private void search(int from, int laid) {
        int kind = from;
        while (kind < naturals.length && naturals[kind] == 0) {
            kind++;
        }
        looks++;
        if (isDone() || laid + hope() <= best) {
            return;
        }
        if (kind == naturals.length) {
            sets(laid);
            return;
        }
        int suit = kind / STEPS;
        int step = kind % STEPS;
        for (int low = step; low >= lowest && step - low <= wilds; low--) {
            if (low + STEPS > step) {
                grow(kind, laid, suit, low, step - low, 0, 0);
            }
        }
        if (lowest < 0 && step == ACE) {
            grow(kind, laid, suit, -1, 0, 0, 0);
        }
        search(kind + 1, laid);
    }

    /** Adds the next card of a straight, and ends it wherever it may end. */
    private void grow(int kind, int laid, int suit, int low, int lead, int size, int taken) {
        if (size >= 3 && size > lead) {
            close(kind, laid, new Straight(suit, low, size, taken));
        }
        int step = low + size;
        if (size == STEPS || step > ACE || isDone()) {
            return;
        }
        int next = suit * STEPS + Math.floorMod(step, STEPS);
        if (size >= lead && naturals[next] > 0) {
            take(next, 1);
            grow(kind, laid, suit, low, lead, size + 1, taken | 1 << size);
            take(next, -1);
        }
        if (size != lead && wilds > 0) {
            wilds--;
            grow(kind, laid, suit, low, lead, size + 1, taken);
            wilds++;
        }
    }

    private void take(int kind, int count) {
        int step = kind % STEPS;
        naturals[kind] -= count;
        left[step] -= count;
        cardValue -= count * MeldPrices.value(step);
    }

    private void close(int kind, int laid, Straight straight) {
        int value = 0;
        for (int place = 0; place < straight.size(); place++) {
            boolean own = ownValue && (straight.taken() >>> place & 1) == 0;
            value += own ? WILD : MeldPrices.value(Math.floorMod(straight.low() + place, STEPS));
        }
        int price =
                prices.straight(
                        straight.size(),
                        straight.wilds(),
                        value,
                        straight.wilds() <= goodWilds[straight.suit()]);
        if (price != MeldPrices.NONE) {
            tried.add(straight);
            search(kind, laid + price);
            tried.removeLast();
        }
    }

    /** Puts what is left into sets, and keeps the whole if it is the best so far. */
    private void sets(int laid) {
        int[][] value = new int[STEPS + 1][wilds + 1];
        int[][] used = new int[STEPS][wilds + 1];
        for (int step = 0; step < STEPS; step++) {
            for (int all = 0; all <= wilds; all++) {
                int most = value[step][all];
                int mostUsed = -1;
                for (int some = 0; some <= all && left[step] > 0; some++) {
                    int price = prices.set(step, left[step], some);
                    if (price != MeldPrices.NONE && value[step][all - some] + price > most) {
                        most = value[step][all - some] + price;
                        mostUsed = some;
                    }
                }
                value[step + 1][all] = most;
                used[step][all] = mostUsed;
            }
        }
        if (laid + value[STEPS][wilds] > best) {
            best = laid + value[STEPS][wilds];
            bestStraights = List.copyOf(tried);
            bestSets = new int[STEPS];
            int all = wilds;
            for (int step = STEPS - 1; step >= 0; step--) {
                bestSets[step] = used[step][all];
                all -= Math.max(0, used[step][all]);
            }
        }
    }
}
