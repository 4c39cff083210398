package meldhouse.american.rules;

import meldhouse.american.AmericanMove;
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
record Declaring(Terms terms, Hands hands) implements InDeal {
    @Override
    public Ledger ledger() {
        return terms.contract().ledger();
    }

    @Override
    public Phase phase() {
        return Phase.MELD;
    }

    private int listing() {
        return Seating.from(ledger().active(), contract().declarer()).get(terms.melds().size());
    }

    @Override
    public Turn turn() {
        return Turn.seat(listing());
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

    /** Everything, and nothing; any other list of melds that stands is legal too. */
    @Override
    public LegalMoves legalMoves() {
        SeatMelds best = game().sheet().best(listing(), hands.of(listing()), terms.trump());
        List<Move> moves = new ArrayList<>();
        if (!best.melds().isEmpty()) {
            moves.add(
                    new Declare(
                            best.melds().stream()
                                    .map(meld -> new Claim(meld.kind(), meld.cards()))
                                    .toList()));
        }
        moves.add(new Declare(List.of()));
        return new OpenMoves(moves);
    }

    private Listed read(Declare declare) {
        return game().sheet().read(declare.melds(), hands.of(listing()), terms.trump());
    }

    @Override
    public @Nullable Refusal refusal(AmericanMove move) {
        if (!(move instanceof Declare declare)) {
            return InDeal.notNow("list your melds");
        }
        return read(declare) instanceof Listed.Bad bad ? bad.why() : null;
    }

    private SeatMelds listed(AmericanMove move) {
        if (read((Declare) move) instanceof Listed.Good good) {
            return game().sheet()
                    .shown(listing(), good.tally(), hands.of(listing()), terms.trump());
        }
        throw new IllegalStateException("not legal: " + move);
    }

    @Override
    public AmericanPosition after(AmericanMove move) {
        Terms more = terms.with(listed(move));
        return more.melds().size() < rules().table().seats()
                ? new Declaring(more, hands)
                : more.shown(hands);
    }

    @Override
    public void tell(AmericanMove move, Story story) {
        story.tellMelds(List.of(listed(move)));
        if (terms.melds().size() == rules().table().seats() - 1) {
            story.tellEnd();
        }
    }
}
