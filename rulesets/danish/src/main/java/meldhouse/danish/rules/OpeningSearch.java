package meldhouse.danish.rules;

import meldhouse.danish.rules.Choices.AceInStraights;
import meldhouse.danish.rules.Choices.WildValue;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * Looks for melds of a hand that together open for a side with Barbele, by trying all ways to put
 * its natural cards into melds, the dearest first. It ends with the first that is found; where no
 * way can be worth enough it is not followed further.
 */
final class OpeningSearch {
    /** With several wild cards and little else there could be no end of ways; these are enough. */
    private static final int MOST_TRIES = 200_000;

    private static final int LEAST = 3;
    private static final int SIX = 6;

    private final Round round;
    private final DanishRules rules;
    private final int must;
    private final int mostCards;
    private final int mostWilds;
    private final boolean fold;
    private final boolean special;
    private final int dearestWild;
    private final int allWilds;
    private final int[] counts = new int[Pack.TWOS];
    private final int[] order;
    private final long[] chosen = new long[Pack.SIZE / LEAST];
    private final int[] wildsOf = new int[Pack.SIZE / LEAST];
    private int melds;
    private int tries;
    private int setSteps;

    OpeningSearch(Round round, int must) {
        this.round = round;
        this.must = must;
        rules = round.rules();
        Hand hand = round.hand();
        mostCards = hand.size() - (rules.mustDiscardToGoOut() ? 1 : 0);
        allWilds = hand.wilds();
        Integer most = rules.maxWildsPerMeld();
        mostWilds = most == null ? Pack.SIZE : most;
        fold = Opening.mayFold(round);
        for (int kind = 0; kind < counts.length; kind++) {
            counts[kind] = hand.count(kind);
        }
        order = order(hand);
        special = isSpecial(rules, hand);
        dearestWild = dearestWild(rules);
    }

    /** What a wild card counts at best. */
    static int dearestWild(DanishRules rules) {
        return rules.wildValueInMelds() == WildValue.OWN ? 30 : 15;
    }

    /** The natural kinds, the one that must be laid first, then the dearest. */
    private int[] order(Hand hand) {
        return IntStream.range(0, Pack.TWOS)
                .filter(hand::has)
                .boxed()
                .sorted(
                        Comparator.comparingInt(
                                        (Integer kind) ->
                                                kind == must ? Integer.MIN_VALUE : -worth(kind))
                                .thenComparingInt(kind -> -Pack.step(kind)))
                .mapToInt(kind -> kind)
                .toArray();
    }

    private static int worth(int kind) {
        return OpeningValue.ofStep(Pack.step(kind));
    }

    /** Whether a meld of the hand can have more than its card value. */
    static boolean isSpecial(DanishRules rules, Hand hand) {
        int allWilds = hand.wilds();
        if (!rules.barbeleCountsSpecials()) {
            return false;
        }
        for (int step = 0; step < Pack.STEPS; step++) {
            int naturals = hand.ofStep(step);
            boolean high = step >= Pack.JACK && naturals + Math.min(1, allWilds) >= SIX;
            if (high || naturals == 8 || naturals > 0 && naturals + allWilds >= Worth.PINOCHLE) {
                return true;
            }
        }
        for (int suit = 0; suit < 4; suit++) {
            if (Integer.bitCount(hand.lane(suit)) + allWilds >= Pack.STEPS) {
                return true;
            }
        }
        return false;
    }

    /** Melds that open; null: there are none. */
    long @Nullable [] melds() {
        int rest = 0;
        for (int kind : order) {
            rest += counts[kind] * worth(kind);
        }
        return place(0, allWilds, 0, rest, 0, 0) ? Arrays.copyOf(chosen, melds) : null;
    }

    /**
     * Decides on the natural cards from one on.
     *
     * @param index in the order of naturals
     * @param wilds left
     * @param value of the melds so far
     * @param rest what the naturals that are not decided on would count
     * @param used how many cards lie in melds
     * @param left how many naturals stay in the hand
     */
    private boolean place(int index, int wilds, int value, int rest, int used, int left) {
        if (++tries > MOST_TRIES) {
            return false;
        }
        int at = index;
        while (at < order.length && counts[order[at]] == 0) {
            at++;
        }
        if (melds > 0 && isDone(wilds, value, used, at < order.length)) {
            return true;
        }
        int most = value + rest + wilds * dearestWild;
        boolean enough = special || most >= round.minimum();
        if (at == order.length || !enough && !(fold && left <= 1)) {
            return false;
        }
        int kind = order[at];
        int step = Pack.step(kind);
        if (sets(at, kind, step, new State(wilds, value, rest, used, left))
                || straights(at, kind, new State(wilds, value, rest, used, left))) {
            return true;
        }
        if (kind == must && counts[kind] == 1 && melds == 0) {
            return false;
        }
        counts[kind]--;
        boolean found = place(at, wilds, value, rest - worth(kind), used, left + 1);
        counts[kind]++;
        return found;
    }

    private record State(int wilds, int value, int rest, int used, int left) {}

    private boolean isDone(int wilds, int value, int used, boolean more) {
        if (used > mostCards || must >= Pack.TWOS && wilds == allWilds) {
            return false;
        }
        boolean out = fold && round.hand().size() - used <= 1;
        return (value >= round.minimum() || out) && named(out);
    }

    /** The cards of a set that is tried. */
    private boolean sets(int at, int kind, int step, State state) {
        boolean again = !rules.allowSecondSetOfSameRank() && (setSteps >>> step & 1) != 0;
        if (again) {
            return false;
        }
        int own = Pack.suit(kind);
        int all = 0;
        for (int suit = 0; suit < 4; suit++) {
            all += counts[Pack.of(suit, step)] * Packed.natural(suit);
        }
        for (int part = all; part > 0; part--) {
            if ((part >> 2 * own & 3) != 0
                    && Melding.isPart(part, all)
                    && set(at, step, part, state)) {
                return true;
            }
        }
        return false;
    }

    private boolean set(int at, int step, int part, State state) {
        int naturals = Packed.count(part);
        int most = Math.min(state.wilds, mostWilds);
        if (rules.maxSetSize() != null) {
            most = Math.min(most, rules.maxSetSize() - naturals);
        }
        if (naturals < rules.minNaturalsPerMeld()) {
            return false;
        }
        take(step, part, -1);
        int kept = setSteps;
        setSteps |= 1 << step;
        boolean found = false;
        for (int wilds = most; wilds >= Math.max(0, LEAST - naturals) && !found; wilds--) {
            int value = value(Packed.set(step, part, 0), step, naturals, wilds);
            chosen[melds] = Packed.set(step, part, 0);
            wildsOf[melds++] = wilds;
            found =
                    place(
                            at,
                            state.wilds - wilds,
                            state.value + value,
                            state.rest - naturals * OpeningValue.ofStep(step),
                            state.used + naturals + wilds,
                            state.left);
            melds -= found ? 0 : 1;
        }
        setSteps = found ? setSteps : kept;
        take(step, part, 1);
        return found;
    }

    private void take(int step, int part, int sign) {
        for (int suit = 0; suit < 4; suit++) {
            counts[Pack.of(suit, step)] += sign * (part >> 2 * suit & 3);
        }
    }

    /** What a set may count at best; which wilds it has is not settled yet. */
    private int value(long set, int step, int naturals, int wilds) {
        int plain = naturals * OpeningValue.ofStep(step) + wilds * wild(step);
        if (!special || OpeningValue.isPlain(true, naturals + wilds)) {
            return plain;
        }
        int jokers = Math.min(wilds, round.hand().jokers());
        int packed = jokers * Packed.wild(Pack.JOKER);
        int twos = wilds - jokers;
        for (int two = Pack.TWOS; two < Pack.JOKER; two++) {
            for (int n = round.hand().count(two); n > 0 && twos > 0; n--, twos--) {
                packed += Packed.wild(two);
            }
        }
        return OpeningValue.of(round, set | (long) packed << 15);
    }

    private int wild(int step) {
        return rules.wildValueInMelds() == WildValue.OWN ? dearestWild : OpeningValue.ofStep(step);
    }

    private boolean straights(int at, int kind, State state) {
        int step = Pack.step(kind);
        boolean aceLow = rules.aceInStraights() == AceInStraights.HIGH_OR_LOW;
        for (int place = step; ; place = -1) {
            int top = place < 0 ? Pack.ACE - 1 : Pack.ACE;
            int bottom = aceLow && place != Pack.ACE ? -1 : 0;
            for (int low = bottom; low <= place; low++) {
                int highest = low < 0 ? Pack.ACE - 1 : top;
                for (int high = Math.max(place, low + LEAST - 1); high <= highest; high++) {
                    if (straight(at, kind, low, high, low, 0, 0, state)) {
                        return true;
                    }
                }
            }
            if (!aceLow || step != Pack.ACE || place < 0) {
                return false;
            }
        }
    }

    /**
     * Fills the places of a straight from one on, with a natural card if there is one, or a wild.
     */
    private boolean straight(
            int at, int kind, int low, int high, int place, int gaps, int wilds, State state) {
        int suit = Pack.suit(kind);
        if (place > high) {
            return straight(at, suit, low, high, gaps, wilds, state);
        }
        int here = Pack.of(suit, Math.floorMod(place, Pack.STEPS));
        boolean found = false;
        if (counts[here] > 0) {
            counts[here]--;
            found = straight(at, kind, low, high, place + 1, gaps, wilds, state);
            counts[here]++;
        }
        boolean mayBeWild =
                here != kind && wilds < Math.min(state.wilds, mostWilds) && ++tries < MOST_TRIES;
        return found
                || mayBeWild
                        && straight(
                                at,
                                kind,
                                low,
                                high,
                                place + 1,
                                gaps | 1 << place - low,
                                wilds + 1,
                                state);
    }

    private boolean straight(
            int at, int suit, int low, int high, int gaps, int wilds, State state) {
        int length = high - low + 1;
        if (length - wilds < rules.minNaturalsPerMeld()) {
            return false;
        }
        int value = 0;
        int naturals = 0;
        for (int place = 0; place < length; place++) {
            int step = Math.floorMod(low + place, Pack.STEPS);
            boolean gap = (gaps >> place & 1) != 0;
            value += gap ? wild(step) : OpeningValue.ofStep(step);
            naturals += gap ? 0 : OpeningValue.ofStep(step);
        }
        long packed = Packed.straight(suit, low, length) | (long) gaps << 13 + 3 * Pack.STEPS;
        chosen[melds] = packed;
        wildsOf[melds++] = wilds;
        boolean found =
                place(
                        at,
                        state.wilds - wilds,
                        state.value + (special && length == Pack.STEPS ? Pack.SIZE * 10 : value),
                        state.rest - naturals,
                        state.used + length,
                        state.left);
        melds -= found ? 0 : 1;
        return found;
    }

    /** Says which wild cards lie where, and whether the melds are then worth enough. */
    private boolean named(boolean out) {
        long[] melted = Arrays.copyOf(chosen, melds);
        Hand wilds = Hand.EMPTY;
        for (int kind : round.hand().list()) {
            wilds = Pack.isWild(kind) ? wilds.with(kind) : wilds;
        }
        boolean first = must >= Pack.TWOS;
        for (int full = 1; full >= 0; full--) {
            for (int i = 0; i < melds; i++) {
                boolean isFull = !Packed.isSet(melted[i]) && Packed.size(melted[i]) == Pack.STEPS;
                if (isFull == (full == 1)) {
                    for (int n = 0; n < wildsOf[i]; n++) {
                        int kind = first ? must : next(wilds, isFull ? Packed.suit(melted[i]) : -1);
                        first = false;
                        wilds = wilds.without(kind);
                        melted[i] = withWild(melted[i], kind);
                    }
                }
            }
        }
        int value = 0;
        for (long meld : melted) {
            value += OpeningValue.of(round, meld);
        }
        if (value >= round.minimum() || out) {
            System.arraycopy(melted, 0, chosen, 0, melds);
            return true;
        }
        return false;
    }

    /** The wild card that does best: in a full straight a two of its suit, or else a joker. */
    private int next(Hand wilds, int suit) {
        if (suit >= 0 && wilds.has(Pack.TWOS + suit)) {
            return Pack.TWOS + suit;
        }
        boolean jokerFirst = suit >= 0 || rules.wildValueInMelds() == WildValue.OWN;
        if (jokerFirst && wilds.has(Pack.JOKER)) {
            return Pack.JOKER;
        }
        return Long.numberOfTrailingZeros(wilds.kinds());
    }

    private static long withWild(long meld, int kind) {
        if (Packed.isSet(meld)) {
            return meld + ((long) Packed.wild(kind) << 15);
        }
        long gaps = meld >>> 13 + 3 * Pack.STEPS;
        int place = Long.numberOfTrailingZeros(gaps);
        return (meld & ~(1L << 13 + 3 * Pack.STEPS + place)) | Packed.wildAt(place, kind);
    }
}
