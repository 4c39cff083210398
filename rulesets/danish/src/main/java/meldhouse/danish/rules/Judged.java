package meldhouse.danish.rules;

import meldhouse.danish.DanishMove.LayOff;
import meldhouse.danish.DanishMove.Redde;
import meldhouse.danish.TableMeld;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/**
 * What is offered where a function judges melds (see {@link Listing}): of the candidates those that
 * it allows, and in the place of a meld that it does not allow the smallest that contain it and are
 * allowed. So the list stays canonical: whatever grows card by card can be reached from it.
 */
final class Judged {
    /** A function is asked about so many melds at the most for one list. */
    private static final int MOST = 400;

    private final MeldJudge judge;
    private final Enlarging enlarging;
    private final int mostCards;

    private Judged(Round round) {
        judge = round.ledger.game().judge();
        Hand hand = round.hand();
        enlarging = new Enlarging(round.rules(), hand);
        mostCards = hand.size() - (round.rules().mustDiscardToGoOut() ? 1 : 0);
    }

    /** Keeps of new melds what is allowed, and adds what grows from the others. */
    static void melds(Round round, MoveList list) {
        if (round.rules().judgesMelds() && list.size() > 0) {
            new Judged(round).melds(list);
        }
    }

    private void melds(MoveList list) {
        Deque<Long> candidates = new ArrayDeque<>();
        Arrays.stream(list.toArray()).forEach(candidates::add);
        list.clear();
        Set<Long> asked = new HashSet<>();
        while (!candidates.isEmpty() && asked.size() < MOST) {
            long meld = candidates.remove();
            if (!asked.add(meld)) {
                continue;
            }
            if (judge.lay(Packed.newMeld(meld)) instanceof Ruling.Fits) {
                list.add(meld);
            } else if (Packed.size(meld) < mostCards) {
                enlarging.grow(meld, 1, candidates::add);
            }
        }
    }

    /** Keeps of the rescues, from a place of the list on, what is allowed. */
    static void reddes(Round round, int number, MoveList list, int from) {
        if (!round.rules().judgesMelds() || list.size() == from) {
            return;
        }
        MeldJudge judge = round.ledger.game().judge();
        TableMeld meld = Joining.at(round, number).table(round.rules(), number);
        long[] candidates = list.toArray();
        list.cut(from);
        for (int i = from; i < candidates.length; i++) {
            Redde redde = (Redde) Packed.move(round, candidates[i]);
            if (judge.redde(meld, redde.wild(), redde.card()) instanceof Ruling.Fits) {
                list.add(candidates[i]);
            }
        }
    }

    /** Keeps of the cards onto a meld, from a place of the list on, what is allowed. */
    static void layOffs(Round round, int number, MoveList list, int from) {
        if (!round.rules().judgesMelds() || list.size() == from) {
            return;
        }
        MeldJudge judge = round.ledger.game().judge();
        TableMeld meld = Joining.at(round, number).table(round.rules(), number);
        long[] candidates = list.toArray();
        list.cut(from);
        for (int i = from; i < candidates.length; i++) {
            LayOff off = (LayOff) Packed.move(round, candidates[i]);
            if (judge.layOff(meld, off.cards(), off.end()) instanceof Ruling.Fits) {
                list.add(candidates[i]);
            }
        }
    }
}
