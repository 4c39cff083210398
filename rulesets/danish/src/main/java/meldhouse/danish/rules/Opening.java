package meldhouse.danish.rules;

import meldhouse.danish.NewMeld;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The melds that are offered to a side with Barbele for its opening (danish.md 4.2): each meld that
 * is worth the minimum by itself, pairs that are worth it together, and if there are none, any
 * melds that are.
 */
final class Opening {
    /** More pairs are not offered. */
    private static final int MOST_PAIRS = 40;

    /** Pairs are made of so many melds at the most, the dearest. */
    private static final int DEAREST = 60;

    private final Round round;
    private final DanishRules rules;
    private final int must;
    private final int mostCards;
    private final List<List<NewMeld>> found = new ArrayList<>();

    /**
     * @param must the kind that must be laid; -1: any
     */
    Opening(Round round, int must) {
        this.round = round;
        this.must = must;
        rules = round.rules();
        mostCards = round.hand().size() - (rules.mustDiscardToGoOut() ? 1 : 0);
    }

    List<List<NewMeld>> found() {
        int fails = round.failedOpenings.get(round.side());
        boolean mayTry = Bounds.mayTry(rules, round.openingFailed, fails);
        if (mayTry && mostCards > 2) {
            find();
        }
        return found;
    }

    private void find() {
        MoveList melds = new MoveList();
        new Melding(round, -1, round.hand().size() <= 2 * Seating.HAND, melds).add();
        boolean decided = rules.judgesMelds() || rules.valuesMelds();
        boolean mayBeEnough = melds.size() > 0 && mayBeEnough(melds);
        Judged.melds(round, melds);
        if (!mayBeEnough) {
            return;
        }
        long[] valued = new long[melds.size()];
        for (int i = 0; i < valued.length; i++) {
            int value = OpeningValue.of(round, melds.get(i));
            if (isEnough(value, Packed.size(melds.get(i))) && lays(melds.get(i))) {
                add(melds.get(i));
            }
            valued[i] = (long) value << 32 | i;
        }
        Arrays.sort(valued);
        pairs(melds, valued);
        if (found.isEmpty()) {
            long @Nullable [] all = decided ? asked() : new OpeningSearch(round, must).melds();
            if (all != null) {
                add(all);
            }
        }
    }

    /**
     * Melds that open, of any size: where a function decides about melds nothing is known of those
     * that it was not asked about.
     */
    private long @Nullable [] asked() {
        Hand hand = round.hand();
        long[] melds = AskedMelds.of(rules, hand, mostCards);
        int[] values =
                Arrays.stream(melds).mapToInt(meld -> OpeningValue.of(round, meld)).toArray();
        int sets = rules.allowSecondSetOfSameRank() ? 0 : Referee.setSteps(round);
        return new Together(rules, melds, values)
                .first(
                        hand,
                        mayFold(round) ? 0 : round.minimum(),
                        sets,
                        (value, left) ->
                                isEnough(value, hand.size() - left.size())
                                        && (must < 0 || left.count(must) < hand.count(must)));
    }

    /** Whether the cards that are in some meld could be worth enough if all were laid. */
    private boolean mayBeEnough(MoveList melds) {
        Hand hand = round.hand();
        if (mayFold(round) || rules.valuesMelds() || OpeningSearch.isSpecial(rules, hand)) {
            return true;
        }
        long kinds = 0;
        for (int i = 0; i < melds.size(); i++) {
            for (int kind : Packed.kinds(melds.get(i))) {
                kinds |= 1L << kind;
            }
        }
        int most = hand.wilds() * OpeningSearch.dearestWild(rules);
        for (int kind = 0; kind < Pack.TWOS; kind++) {
            if ((kinds >>> kind & 1) != 0) {
                most += hand.count(kind) * OpeningValue.ofStep(Pack.step(kind));
            }
        }
        return most >= round.minimum();
    }

    private void pairs(MoveList melds, long[] valued) {
        int least = Math.max(0, valued.length - DEAREST);
        int most = found.size() + MOST_PAIRS;
        boolean folds = mayFold(round);
        for (int a = valued.length - 1; a > least; a--) {
            long one = melds.get((int) valued[a]);
            for (int b = a - 1; b >= least && found.size() < most; b--) {
                int value = (int) (valued[a] >> 32) + (int) (valued[b] >> 32);
                if (value < round.minimum() && !folds) {
                    break;
                }
                long two = melds.get((int) valued[b]);
                if (isEnough(value, Packed.size(one) + Packed.size(two))
                        && (lays(one) || lays(two))
                        && goTogether(one, two)) {
                    add(one, two);
                }
            }
        }
    }

    /** Whether melds of this worth and so many cards open, or go out where that opens. */
    private boolean isEnough(int value, int cards) {
        return cards <= mostCards
                && (value >= round.minimum() || round.hand().size() - cards <= 1 && mayFold(round));
    }

    /** Whether going out now needs no minimum (D36). */
    static boolean mayFold(Round round) {
        return round.rules().barbeleFoldExempt() && !round.laidNow && !round.laidEarlier();
    }

    private boolean lays(long meld) {
        return must < 0 || Arrays.stream(Packed.kinds(meld)).anyMatch(kind -> kind == must);
    }

    private boolean goTogether(long one, long two) {
        if ((setStep(one) & setStep(two)) != 0) {
            return false;
        }
        Hand left = Together.without(round.hand(), one);
        return left != null && Together.without(left, two) != null;
    }

    /** A bit for the step of a set of which there may be no second one; 0: there may. */
    private int setStep(long meld) {
        return rules.allowSecondSetOfSameRank() || !Packed.isSet(meld) ? 0 : 1 << Packed.step(meld);
    }

    private void add(long... melds) {
        found.add(Arrays.stream(melds).mapToObj(Packed::newMeld).toList());
    }
}
