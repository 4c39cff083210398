package meldhouse.american.rules;

import meldhouse.american.AmericanMove;
import meldhouse.american.MatchResult;
import meldhouse.american.Phase;
import meldhouse.api.game.Decision;
import meldhouse.api.game.Move;
import meldhouse.api.game.Position;
import meldhouse.api.game.Refusal;
import meldhouse.api.game.Standing;
import meldhouse.api.game.Turn;
import meldhouse.api.game.View;
import meldhouse.api.game.Viewer;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Where a match stands. Each step of american.md 3 is a type of its own, which holds only what
 * exists then.
 */
sealed interface AmericanPosition extends Position permits Drawing, Dealing, InDeal, MatchOver {
    AmericanGame game();

    Phase phase();

    /** The match totals, by side. */
    List<Integer> totals();

    /** Why the seat whose turn it is may not make the move; null: it may. */
    default @Nullable Refusal refusal(AmericanMove move) {
        return new Refusal("notNow", "No seat is to move now.");
    }

    /** The position after a move that is legal; tells what it brings about. */
    default AmericanPosition make(AmericanMove move, Story story) {
        throw new IllegalStateException("no seat is to move");
    }

    @Override
    default Decision decide(int seat, Move move) {
        if (!(move instanceof AmericanMove wish)) {
            return Decision.refused("badMove", "That is no move of American Pinochle.");
        }
        Refusal late = this instanceof InDeal deal ? deal.tooLate(wish) : null;
        if (late != null) {
            return new Decision.Refused(late);
        }
        if (!(turn() instanceof Turn.Seated seated) || seated.seat() != seat) {
            return new Decision.Refused(Refusal.notYourTurn(seat, turn()));
        }
        Refusal refusal = refusal(wish);
        if (refusal != null) {
            return new Decision.Refused(refusal);
        }
        Story story = Story.heard();
        return story.end(make(wish, story));
    }

    @Override
    default AmericanPosition next(Move move) {
        if (!(move instanceof AmericanMove wish)) {
            throw new IllegalArgumentException("no move of American Pinochle: " + move);
        }
        Refusal refusal = refusal(wish);
        if (refusal != null) {
            throw new IllegalArgumentException(refusal.sentence());
        }
        return make(wish, Story.SILENT);
    }

    @Override
    default Decision.Accepted shuffled(int[] order) {
        throw new IllegalStateException("nothing is to be shuffled now");
    }

    @Override
    default View view(Viewer viewer) {
        return Views.of(this, viewer);
    }

    @Override
    default Standing standing() {
        MatchResult result = this instanceof MatchOver over ? over.result() : null;
        List<Integer> totals = result == null ? totals() : result.finals();
        List<Integer> winners = result == null ? List.of() : result.winners();
        Sides sides = game().sides();
        return new Standing(
                IntStream.range(0, sides.count())
                        .mapToObj(
                                side ->
                                        new Standing.Side(
                                                sides.seats(side),
                                                totals.get(side),
                                                winners.contains(side)))
                        .toList());
    }

    @Override
    default String text() {
        return PositionText.print(this);
    }

    /** Checks the length of a shuffle. */
    static void check(int[] order, Turn.Chance chance) {
        if (order.length != chance.things()) {
            throw new IllegalArgumentException(
                    "Cannot take an order of %d things: %d are to be shuffled."
                            .formatted(order.length, chance.things()));
        }
    }
}
