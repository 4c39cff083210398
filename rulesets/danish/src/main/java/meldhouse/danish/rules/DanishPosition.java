package meldhouse.danish.rules;

import meldhouse.api.game.Decision;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.Position;
import meldhouse.api.game.Refusal;
import meldhouse.api.game.Standing;
import meldhouse.api.game.Turn;
import meldhouse.api.game.View;
import meldhouse.api.game.Viewer;
import meldhouse.danish.DanishMove;
import meldhouse.danish.Phase;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Where a match stands. Each step of danish.md 1 and 2 is a type of its own, which holds only what
 * exists then.
 */
sealed interface DanishPosition extends Position
        permits Placing, Cutting, Dealing, InRound, Accepting, MatchOver {
    DanishGame game();

    Phase phase();

    /** Who sits where, as far as that is known. */
    Chairs chairs();

    /** The match totals, by side. */
    default List<Integer> totals() {
        return Collections.nCopies(chairs().sides().size(), 0);
    }

    /** What comes of a move by the seat whose turn it is. */
    default Act act(DanishMove move) {
        return new Act.Refused(new Refusal("wrongPhase", "No seat is to move now."));
    }

    /** The position after an act that is allowed. */
    default DanishPosition after(Act act) {
        throw new IllegalStateException("no seat is to move");
    }

    /** Tells what an act brought about. */
    default void tell(Act act, Story story) {
        throw new IllegalStateException("no seat is to move");
    }

    @Override
    default LegalMoves legalMoves() {
        return LegalMoves.NONE;
    }

    @Override
    default Decision decide(int seat, Move move) {
        if (!(move instanceof DanishMove wish)) {
            return Decision.refused("badMove", "That is no move of Danish Pinochle.");
        }
        if (!(turn() instanceof Turn.Seated seated) || seated.seat() != seat) {
            return new Decision.Refused(Refusal.notYourTurn(seat, turn()));
        }
        Act act = act(wish);
        if (act instanceof Act.Refused(Refusal why)) {
            return new Decision.Refused(why);
        }
        Story story = new Story(after(act));
        tell(act, story);
        return story.end();
    }

    @Override
    default DanishPosition next(Move move) {
        if (!(move instanceof DanishMove wish)) {
            throw new IllegalArgumentException("no move of Danish Pinochle: " + move);
        }
        Act act = act(wish);
        if (act instanceof Act.Refused(Refusal why)) {
            throw new IllegalArgumentException(why.sentence());
        }
        return after(act);
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
        List<Integer> totals = totals();
        int winner = this instanceof MatchOver over ? over.result().winner() : -1;
        List<List<Integer>> seats = chairs().sides();
        List<Standing.Side> sides = new ArrayList<>();
        for (int side = 0; side < seats.size(); side++) {
            sides.add(new Standing.Side(seats.get(side), totals.get(side), winner == side));
        }
        return new Standing(sides);
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

    /** The refusal of a move that belongs to another step. */
    static Act wrongPhase(String allowed) {
        return new Act.Refused(
                new Refusal("wrongPhase", "That is no move for now: you are to " + allowed + "."));
    }
}
