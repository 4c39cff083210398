package meldhouse.american.rules;

import meldhouse.american.AmericanEvent.Declined;
import meldhouse.american.AmericanEvent.DefenderConceded;
import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanMove.Decline;
import meldhouse.american.AmericanMove.DefenderConcede;
import meldhouse.american.Outcome;
import meldhouse.american.Phase;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Refusal;
import meldhouse.api.game.Turn;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * The defenders are asked one by one, from the declarer's left, whether they would give the deal up
 * (variants.md 1.2, 5.9). The first that would not ends the question.
 *
 * @param asked who is asked; those before have said yes
 */
record DefendersConceding(Terms terms, Hands hands, int asked) implements InDeal.Agreed {
    private static final LegalMoves MOVES =
            LegalMoves.of(List.of(new Decline(), new DefenderConcede()));

    static DefendersConceding first(Terms terms, Hands hands) {
        int first = next(terms, terms.contract().declarer());
        return new DefendersConceding(terms, hands, first);
    }

    /** The next defender after a seat; the declarer, if there is none. */
    private static int next(Terms terms, int seat) {
        Contract contract = terms.contract();
        int next = seat;
        do {
            next = Seating.next(contract.ledger().active(), next);
        } while (next != contract.declarer()
                && terms.game().sides().of(next) == contract.bidders());
        return next;
    }

    @Override
    public Phase phase() {
        return Phase.CONCEDE;
    }

    @Override
    public Turn turn() {
        return Turn.seat(asked);
    }

    @Override
    public LegalMoves legalMoves() {
        return MOVES;
    }

    @Override
    public @Nullable Refusal refusal(AmericanMove move) {
        return move instanceof Decline || move instanceof DefenderConcede
                ? null
                : InDeal.notNow("give the deal up, or decline to and play on");
    }

    @Override
    public AmericanPosition make(AmericanMove move, Story story) {
        if (move instanceof Decline) {
            story.tell(next -> new Declined(asked, next));
            return terms.opened(hands);
        }
        story.tell(next -> new DefenderConceded(asked, next));
        int next = next(terms, asked);
        return next == contract().declarer()
                ? terms.unplayed(Outcome.DEFENDERS_CONCEDED, story)
                : new DefendersConceding(terms, hands, next);
    }
}
