package meldhouse.danish.rules;

import meldhouse.danish.rules.Choices.AceInStraights;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/**
 * Every new meld that a hand can lay, where functions of the house rules decide about melds and
 * nothing is known of those that they were not asked about: from the smallest up, grown card by
 * card from each natural one.
 */
final class AskedMelds {
    /** A function is asked about so many melds at the most; no hand of a deal has so many. */
    private static final int MOST_ASKED = 3000;

    /** Beside them so many beginnings of melds are looked at. */
    private static final int MOST_SEEN = 6000;

    private static final int LEAST = 3;
    private static final int WILD_KINDS = Pack.KINDS - Pack.TWOS;

    private final DanishRules rules;
    private final Hand hand;
    private final MoveList found = new MoveList();
    private final Deque<Long> next = new ArrayDeque<>();
    private final Set<Long> seen = new HashSet<>();
    private int asked;

    private AskedMelds(DanishRules rules, Hand hand) {
        this.rules = rules;
        this.hand = hand;
    }

    /**
     * Finds them, packed.
     *
     * @param mostCards melds have no more
     */
    static long[] of(DanishRules rules, Hand hand, int mostCards) {
        AskedMelds all = new AskedMelds(rules, hand);
        all.begin();
        all.find(mostCards);
        return all.found.toArray();
    }

    private void begin() {
        for (int kind = 0; kind < Pack.TWOS; kind++) {
            if (hand.has(kind)) {
                int step = Pack.step(kind);
                int suit = Pack.suit(kind);
                add(Packed.set(step, Packed.natural(suit), 0));
                add(Packed.straight(suit, step, 1));
                if (step == Pack.ACE && rules.aceInStraights() == AceInStraights.HIGH_OR_LOW) {
                    add(Packed.straight(suit, -1, 1));
                }
            }
        }
    }

    private void add(long meld) {
        if (seen.size() < MOST_SEEN && seen.add(meld)) {
            next.add(meld);
        }
    }

    private void find(int mostCards) {
        MeldJudge judge = new MeldJudge(rules);
        Enlarging enlarging = new Enlarging(rules, hand);
        while (!next.isEmpty() && asked < MOST_ASKED) {
            long meld = next.remove();
            int size = Packed.size(meld);
            if (size >= LEAST) {
                asked++;
                if (judge.lay(Packed.newMeld(meld)) instanceof Ruling.Fits) {
                    found.add(meld);
                }
            }
            if (size < mostCards) {
                enlarging.grow(meld, WILD_KINDS, this::add);
            }
        }
    }
}
