package meldhouse.danish.rules;

import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Turn;
import meldhouse.danish.DanishEvent.Accepted;
import meldhouse.danish.DanishMove;
import meldhouse.danish.Phase;
import meldhouse.danish.rules.Choices.RoundAcceptance;

import java.util.List;
import java.util.stream.IntStream;

/**
 * The sides are asked whether they accept the sheet of the round (danish.md 5.8, D46): one seat of
 * each, from the seat that started it on.
 *
 * @param accepted how many have
 */
record Accepting(Tally tally, int accepted) implements DanishPosition {
    private static final LegalMoves ACCEPT = LegalMoves.of(List.of(new DanishMove.Accept()));

    /** What comes when a round is scored. */
    static DanishPosition first(Tally tally) {
        return tally.end().rules().roundAcceptance() == RoundAcceptance.AUTO
                ? accepted(tally)
                : new Accepting(tally, 0);
    }

    private static DanishPosition accepted(Tally tally) {
        return tally.verdict().isOver() ? MatchOver.of(tally) : Cutting.first(tally.next(), tally);
    }

    @Override
    public DanishGame game() {
        return tally.end().ledger.game();
    }

    @Override
    public Phase phase() {
        return Phase.ACCEPT;
    }

    @Override
    public Chairs chairs() {
        return tally.end().chairs();
    }

    @Override
    public List<Integer> totals() {
        return tally.score().totals();
    }

    private int asked(int index) {
        Chairs chairs = chairs();
        int first = chairs.place(chairs.haand(tally.end().ledger.dealer()));
        return chairs.turnOrder().get((first + index) % chairs.seats());
    }

    /** The sides that have accepted. */
    List<Integer> sides() {
        return IntStream.range(0, accepted)
                .mapToObj(index -> chairs().sideOf(asked(index)))
                .toList();
    }

    @Override
    public Turn turn() {
        return Turn.seat(asked(accepted));
    }

    @Override
    public LegalMoves legalMoves() {
        return ACCEPT;
    }

    @Override
    public Act act(DanishMove move) {
        return move instanceof DanishMove.Accept
                ? new Act.Accepts()
                : DanishPosition.wrongPhase("accept the sheet of the round");
    }

    @Override
    public DanishPosition after(Act act) {
        return accepted + 1 == chairs().sides().size()
                ? accepted(tally)
                : new Accepting(tally, accepted + 1);
    }

    @Override
    public void tell(Act act, Story story) {
        int seat = asked(accepted);
        story.tell(next -> new Accepted(seat, chairs().sideOf(seat), next));
        if (story.after() instanceof MatchOver over) {
            story.tellResult(over);
        }
    }
}
