package meldhouse.american.rules;

import meldhouse.american.AmericanEvent.Conceded;
import meldhouse.american.AmericanEvent.Declined;
import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanMove.Concede;
import meldhouse.american.AmericanMove.Decline;
import meldhouse.american.Outcome;
import meldhouse.american.Phase;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Refusal;
import meldhouse.api.game.Turn;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * The declarer is asked whether to give up, because another seat is about to lead (american.md
 * 13.3). A declarer who leads gives up instead of leading.
 */
record Conceding(Terms terms, Hands hands) implements InDeal {
    private static final LegalMoves MOVES = LegalMoves.of(List.of(new Decline(), new Concede()));

    @Override
    public Ledger ledger() {
        return terms.contract().ledger();
    }

    @Override
    public Phase phase() {
        return Phase.CONCEDE;
    }

    @Override
    public Turn turn() {
        return Turn.seat(contract().declarer());
    }

    @Override
    public long hand(int seat) {
        return hands.of(seat);
    }

    @Override
    public @Nullable Said said() {
        return contract().said();
    }

    @Override
    public Contract contract() {
        return terms.contract();
    }

    @Override
    public LegalMoves legalMoves() {
        return MOVES;
    }

    @Override
    public @Nullable Refusal refusal(AmericanMove move) {
        return move instanceof Decline || move instanceof Concede
                ? null
                : InDeal.notNow("concede, or decline to and play on");
    }

    @Override
    public AmericanPosition after(AmericanMove move) {
        return move instanceof Concede
                ? terms.unplayed(Outcome.CONCEDED)
                : Playing.start(terms, hands);
    }

    @Override
    public void tell(AmericanMove move, Story story) {
        int declarer = contract().declarer();
        if (move instanceof Concede) {
            story.tell(new Conceded(declarer)).tellEnd();
        } else {
            story.tell(next -> new Declined(declarer, next));
        }
    }
}
