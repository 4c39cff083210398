package meldhouse.american.rules;

import meldhouse.american.AmericanEvent.Conceded;
import meldhouse.american.AmericanEvent.Declined;
import meldhouse.american.AmericanEvent.MoonAnnounced;
import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanMove.Concede;
import meldhouse.american.AmericanMove.Decline;
import meldhouse.american.AmericanMove.Moon;
import meldhouse.american.Outcome;
import meldhouse.american.Phase;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Refusal;
import meldhouse.api.game.Turn;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/**
 * The declarer is asked whether to give up or to announce all tricks, because another seat is about
 * to lead (american.md 13.3). A declarer who leads gives up instead of leading.
 */
record Conceding(Terms terms, Hands hands) implements InDeal.Agreed {
    @Override
    public Phase phase() {
        return Phase.CONCEDE;
    }

    @Override
    public Turn turn() {
        return Turn.seat(contract().declarer());
    }

    @Override
    public LegalMoves legalMoves() {
        List<AmericanMove> moves = new ArrayList<>();
        moves.add(new Decline());
        if (terms.canConcede()) {
            moves.add(new Concede());
        }
        if (terms.canAnnounce()) {
            moves.add(new Moon());
        }
        return LegalMoves.of(moves);
    }

    @Override
    public @Nullable Refusal refusal(AmericanMove move) {
        return legalMoves().contains(move)
                ? null
                : InDeal.notNow("give up or announce all tricks, or decline to and play on");
    }

    @Override
    public AmericanPosition make(AmericanMove move, Story story) {
        int declarer = contract().declarer();
        if (move instanceof Concede) {
            story.tell(new Conceded(declarer));
            return terms.unplayed(Outcome.CONCEDED, story);
        }
        if (move instanceof Moon) {
            story.tell(next -> new MoonAnnounced(declarer, next));
            return Playing.start(terms.withMoon(), hands);
        }
        story.tell(next -> new Declined(declarer, next));
        return Playing.start(terms, hands);
    }
}
