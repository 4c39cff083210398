package meldhouse.american.rules;

import meldhouse.american.AmericanEvent.Conceded;
import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanMove.Concede;
import meldhouse.american.AmericanMove.Declare;
import meldhouse.american.Claim;
import meldhouse.american.Phase;
import meldhouse.american.SeatMelds;
import meldhouse.american.rules.MeldSheet.Listed;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.Refusal;
import meldhouse.api.game.Turn;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/**
 * A seat is to list its melds, clockwise from the declarer (american.md 13.3, manual).
 *
 * @param terms with the melds listed so far
 */
record Declaring(Terms terms, Hands hands) implements InDeal.Agreed {

    @Override
    public Phase phase() {
        return Phase.MELD;
    }

    /** The seats that have still to list, in turn. */
    private List<Integer> left() {
        int first = contract().exists() ? contract().declarer() : terms.leader();
        int melding = contract().melding();
        List<Integer> order =
                Seating.from(ledger().active(), first).stream()
                        .filter(seat -> (melding & 1 << seat) != 0)
                        .toList();
        int listed = terms.melds().size() - (isDixTaken() ? 1 : 0);
        return order.subList(listed, order.size());
    }

    /** Whether one entry is the nine that was exchanged, not a list. */
    private boolean isDixTaken() {
        return terms.turned() != null && terms.turned().taker() >= 0;
    }

    private int listing() {
        return left().getFirst();
    }

    private long counting() {
        return terms.counting(listing(), hands.of(listing()));
    }

    @Override
    public Turn turn() {
        return Turn.seat(listing());
    }

    /** Everything, and nothing; any other list of melds that stands is legal too. */
    @Override
    public LegalMoves legalMoves() {
        SeatMelds best = game().sheet().best(listing(), counting(), terms.trump());
        List<Move> moves = new ArrayList<>();
        if (!best.melds().isEmpty()) {
            moves.add(
                    new Declare(
                            best.melds().stream()
                                    .map(meld -> new Claim(meld.kind(), meld.cards()))
                                    .toList()));
        }
        moves.add(new Declare(List.of()));
        if (canConcede()) {
            moves.add(new Concede());
        }
        return new OpenMoves(moves);
    }

    /** Whether the declarer, who is to list melds, may give up instead. */
    private boolean canConcede() {
        return contract().exists()
                && listing() == contract().declarer()
                && contract().canConcede(false);
    }

    private Listed read(Declare declare) {
        return game().sheet().read(declare.melds(), counting(), terms.trump());
    }

    @Override
    public @Nullable Refusal refusal(AmericanMove move) {
        if (move instanceof Concede && canConcede()) {
            return null;
        }
        if (!(move instanceof Declare declare)) {
            return InDeal.notNow("list your melds");
        }
        return read(declare) instanceof Listed.Bad bad ? bad.why() : null;
    }

    private SeatMelds listed(AmericanMove move) {
        if (read((Declare) move) instanceof Listed.Good good) {
            return game().sheet().shown(listing(), good.tally(), counting(), terms.trump());
        }
        throw new IllegalStateException("not legal: " + move);
    }

    @Override
    public AmericanPosition make(AmericanMove move, Story story) {
        if (move instanceof Concede) {
            story.tell(new Conceded(contract().declarer()));
            return terms.conceded(hands, story);
        }
        SeatMelds listed = listed(move);
        story.tellMelds(List.of(listed));
        Terms more = terms.with(listed);
        return left().size() > 1 ? new Declaring(more, hands) : more.shown(hands, story);
    }
}
