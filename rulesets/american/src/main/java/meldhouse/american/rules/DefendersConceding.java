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
        return new DefendersConceding(terms, hands, defenders(terms).getFirst());
    }

    private static List<Integer> defenders(Terms terms) {
        Contract contract = terms.contract();
        return Seating.clockwise(contract.ledger().active(), contract.declarer()).stream()
                .filter(seat -> terms.game().sides().of(seat) != contract.bidders())
                .toList();
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
        List<Integer> defenders = defenders(terms);
        int place = defenders.indexOf(asked) + 1;
        return place < defenders.size()
                ? new DefendersConceding(terms, hands, defenders.get(place))
                : terms.unplayed(Outcome.DEFENDERS_CONCEDED, story);
    }
}
