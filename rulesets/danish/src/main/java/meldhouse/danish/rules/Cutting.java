package meldhouse.danish.rules;

import meldhouse.api.game.Decision;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.MoveRange;
import meldhouse.api.game.Turn;
import meldhouse.danish.CutMade;
import meldhouse.danish.DanishEvent.Cut;
import meldhouse.danish.DanishEvent.CutGuessed;
import meldhouse.danish.DanishMove;
import meldhouse.danish.Phase;
import meldhouse.danish.rules.Choices.ExactCutMode;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * The pack is to be cut (danish.md 1.5): the size is an even draw from the window, a turn of chance
 * of its own, before which the cutter names a size where the house rules let it.
 *
 * @param guess the size named; 0: none yet, or none is asked for
 * @param last the round before; null: this is the first
 */
record Cutting(Ledger ledger, int guess, @Nullable Tally last) implements DanishPosition {

    /** What comes before the cards are dealt. */
    static DanishPosition first(Ledger ledger, @Nullable Tally last) {
        return ledger.rules().exactCutMode() == ExactCutMode.OFF
                ? new Dealing(ledger, null, last)
                : new Cutting(ledger, 0, last);
    }

    @Override
    public DanishGame game() {
        return ledger.game();
    }

    @Override
    public Phase phase() {
        return Phase.CUT;
    }

    @Override
    public Chairs chairs() {
        return ledger.chairs();
    }

    @Override
    public List<Integer> totals() {
        return ledger.totals();
    }

    private int least() {
        return chairs().seating().needed();
    }

    private int window() {
        return ledger.rules().exactCutWindow();
    }

    private boolean isAsked() {
        return ledger.rules().exactCutMode() == ExactCutMode.GUESS && guess == 0;
    }

    private int cutter() {
        return chairs().cutter(ledger.dealer());
    }

    @Override
    public Turn turn() {
        return isAsked() ? Turn.seat(cutter()) : new Turn.Chance(window());
    }

    @Override
    public LegalMoves legalMoves() {
        return isAsked()
                ? LegalMoves.of(
                        List.of(),
                        List.of(
                                new MoveRange(
                                        "cut",
                                        "size",
                                        least(),
                                        least() + window() - 1,
                                        1,
                                        DanishMove.Cut::new)))
                : LegalMoves.NONE;
    }

    @Override
    public Act act(DanishMove move) {
        if (!(move instanceof DanishMove.Cut cut) || !isAsked()) {
            return DanishPosition.wrongPhase("name the size of the cut");
        }
        int most = least() + window() - 1;
        return cut.size() >= least() && cut.size() <= most
                ? new Act.Names(cut.size())
                : Act.refused(
                        "badCut",
                        "Cannot lift %d cards: a cut here is of %d to %d.",
                        cut.size(),
                        least(),
                        most);
    }

    @Override
    public DanishPosition after(Act act) {
        return new Cutting(ledger, ((Act.Names) act).size(), last);
    }

    @Override
    public void tell(Act act, Story story) {
        story.tell(next -> new CutGuessed(cutter(), ((Act.Names) act).size(), next));
    }

    @Override
    public Decision.Accepted shuffled(int[] order) {
        if (!(turn() instanceof Turn.Chance chance)) {
            throw new IllegalStateException("the cutter is to name a size first");
        }
        DanishPosition.check(order, chance);
        int lifted = least() + order[0];
        boolean exact = lifted == (guess == 0 ? least() : guess);
        CutMade cut = new CutMade(cutter(), guess == 0 ? null : guess, lifted, least(), exact);
        return new Story(new Dealing(ledger, cut, last)).tell(next -> new Cut(cut, next)).end();
    }
}
