package meldhouse.american.rules;

import meldhouse.american.AmericanView;
import meldhouse.american.ExtraMeld;
import meldhouse.american.SeatMelds;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntToLongFunction;

/**
 * What functions of the house rules tell of hidden hands: extra melds that were found in them or
 * not, cards that were played where a function left a choice.
 */
final class FoundMelds {
    private final AmericanGame game;
    private final Functions functions;
    private final AmericanView view;
    private final Clues clues;

    /**
     * The extra melds of each hidden seat that has shown its melds. While there is a stock a seat
     * lays what it likes, so nothing follows from what it has not laid.
     */
    private final Map<Integer, List<ExtraMeld>> shown = new HashMap<>();

    private FoundMelds(
            AmericanGame game, Functions functions, AmericanView view, Clues clues, Told told) {
        this.game = game;
        this.functions = functions;
        this.view = view;
        this.clues = clues;
        if (game.rules().table().stockDraw()) {
            return;
        }
        int first = told.taker() >= 0 ? 1 : 0;
        for (SeatMelds melds : view.melds().subList(first, view.melds().size())) {
            if (clues.isHidden(melds.seat())) {
                shown.computeIfAbsent(melds.seat(), _ -> new ArrayList<>()).addAll(melds.extras());
            }
        }
    }

    /** Null where no function has a say in this. */
    static @Nullable FoundMelds of(AmericanGame game, AmericanView view, Clues clues, Told told) {
        Functions functions = game.functions();
        return functions == null || !functions.findMelds && !functions.restrictCards
                ? null
                : new FoundMelds(game, functions, view, clues, told);
    }

    /** The cards laid out for melds, and those for what else a seat has shown. */
    long with(long melded, int seat) {
        return MeldSheet.with(melded, shown.getOrDefault(seat, List.of()));
    }

    /**
     * Whether hands are such as to show what was shown, and to be played as they were.
     *
     * @param counting by seat, what its melds were counted in
     * @param whole by seat, what it held before its first play
     */
    boolean fit(IntToLongFunction counting, IntToLongFunction whole) {
        for (int seat : shown.keySet()) {
            if (missed(seat, counting.applyAsLong(seat)) > 0) {
                return false;
            }
        }
        return !functions.restrictCards
                || view.active().stream()
                        .allMatch(
                                seat ->
                                        !clues.isHidden(seat)
                                                || misplayed(seat, whole.applyAsLong(seat)) == 0);
    }

    /** How far a hidden hand is from that. */
    int faults(int seat, long counting, long whole) {
        boolean isWhole = seat != clues.declarer() || clues.unseenBuried() == 0;
        return missed(seat, counting) + (isWhole ? misplayed(seat, whole) : 0);
    }

    /** How many extra melds are missing, or too many. */
    private int missed(int seat, long counting) {
        List<ExtraMeld> due = shown.get(seat);
        if (due == null || !functions.findMelds) {
            return 0;
        }
        List<ExtraMeld> found = functions.extraMelds(counting, clues.trump());
        if (found.equals(due)) {
            return 0;
        }
        List<ExtraMeld> more = new ArrayList<>(found);
        due.forEach(more::remove);
        List<ExtraMeld> fewer = new ArrayList<>(due);
        found.forEach(fewer::remove);
        return Math.max(1, more.size() + fewer.size());
    }

    /** How many cards a seat could not have played from this hand. */
    private int misplayed(int seat, long whole) {
        if (!functions.restrictCards) {
            return 0;
        }
        int wrong = 0;
        for (Denials.Turn turn : clues.turns(seat)) {
            long held = Hand.minus(whole, turn.earlier());
            wrong += turn.fits(game, functions, clues.declarer(), clues.trump(), held) ? 0 : 1;
        }
        return wrong;
    }
}
