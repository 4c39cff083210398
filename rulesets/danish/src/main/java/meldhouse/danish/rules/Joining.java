package meldhouse.danish.rules;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Objects;

/**
 * Cards come to the table: onto melds, and where a house rule says so, melds that touch become one
 * (danish.md 7.1, {@code mergeMelds}).
 */
final class Joining {
    private Joining() {}

    /** A meld that lies on the table. */
    static Spread at(Round round, int number) {
        return Objects.requireNonNull(round.melds[number]);
    }

    /** A card of the seat to move as it lies on a meld. */
    static int laid(Round round, Spread meld, int number) {
        boolean support =
                meld.side() == round.side() && meld.hasCardOf(round.chairs().partners(round.seat));
        return Spread.laid(number, round.seat, round.turn, support);
    }

    static Draft laid(Round round, List<Spread> melds) {
        Draft draft = round.draft();
        for (Spread meld : melds) {
            draft.lay(meld);
            join(round, draft, draft.melds.length - 1);
        }
        return draft;
    }

    static Draft laidOff(Round round, Act.LaysOff act) {
        Spread meld = at(round, act.number());
        int[] laid = act.laid().clone();
        for (int i = 0; i < laid.length; i++) {
            laid[i] = laid(round, meld, laid[i]);
        }
        Draft draft = round.draft().layOff(act.number(), meld.with(laid, act.atLow()), laid);
        join(round, draft, act.number());
        return draft;
    }

    /** Joins melds to this one as long as one touches it; the lower number stays. */
    private static void join(Round round, Draft draft, int number) {
        if (!round.rules().mergeMelds()) {
            return;
        }
        int grown = number;
        for (int other = 0; other < draft.melds.length; other++) {
            Spread joined = other == grown ? null : joined(draft, grown, other);
            if (joined != null && mayJoin(round, joined)) {
                draft.join(Math.min(grown, other), Math.max(grown, other), joined);
                grown = Math.min(grown, other);
                other = -1;
            }
        }
    }

    private static boolean mayJoin(Round round, Spread joined) {
        return !round.rules().judgesMelds()
                || round.ledger.game().judge().mayJoin(Telling.newMeld(joined));
    }

    private static @Nullable Spread joined(Draft draft, int number, int other) {
        Spread one = draft.melds[number];
        Spread two = draft.melds[other];
        if (one == null || two == null) {
            return null;
        }
        return one.touches(two) ? one.joined(two) : two.touches(one) ? two.joined(one) : null;
    }
}
