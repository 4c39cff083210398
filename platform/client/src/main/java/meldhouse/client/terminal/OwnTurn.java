package meldhouse.client.terminal;

import meldhouse.protocol.ServerMessage;

import org.jspecify.annotations.Nullable;

import java.util.OptionalLong;

/**
 * The viewer's own turn as the server last told it, and their last move for as long as nobody has
 * answered it.
 */
final class OwnTurn {
    private static final long NONE = -1;

    private ServerMessage.@Nullable YourTurn turn;
    private boolean answered;

    /** Whether the connection was gone since: the turn may be over, and is told again if not. */
    private boolean unsure;

    private long heard = NONE;
    private long moved = NONE;

    /** Whether a move was taken back, so that what is played in its place stands. */
    private boolean again;

    /** The turn that may be answered now; null: none. */
    ServerMessage.@Nullable YourTurn question() {
        return answered || unsure ? null : turn;
    }

    /** Whether the turn leaves one move alone. */
    boolean isForced() {
        ServerMessage.YourTurn now = question();
        return now != null
                && now.complete()
                && now.legal().size() == 1
                && !MoveRanges.isRange(now.legal().getFirst());
    }

    /** Takes a turn that was told; whether the viewer is to be asked. */
    boolean told(ServerMessage.YourTurn now) {
        boolean known = turn != null && turn.seq() == now.seq();
        if (known && (answered || !unsure)) {
            return false;
        }
        turn = now;
        answered = false;
        unsure = false;
        return true;
    }

    /** A move was sent: nothing more is asked until it is refused or the turn comes again. */
    void answered() {
        answered = true;
    }

    /** The move was made; by it the table has reached this number. */
    void made(long number) {
        if (heard <= number && !again) {
            moved = number;
        }
        again = false;
    }

    /** A move was taken back, somebody's. */
    void takenBack() {
        again = unanswered().isPresent();
    }

    /** The answer to a turn was refused; whether that turn is still open. */
    boolean refused(ServerMessage.YourTurn then) {
        if (turn != then) {
            return false;
        }
        answered = false;
        unsure = false;
        return true;
    }

    /**
     * The table has reached a number; whether the turn is over by it.
     *
     * @param mayBeTakenBack whether the turn's moves may be: if it was not answered here, the
     *     viewer has moved in another terminal
     */
    boolean reached(long number, boolean mayBeTakenBack) {
        heard = Math.max(heard, number);
        if (number > moved) {
            moved = NONE;
        }
        if (turn == null || number <= turn.seq()) {
            return false;
        }
        if (!answered && mayBeTakenBack && number == turn.seq() + 1) {
            made(number);
        }
        over();
        return true;
    }

    /**
     * The number of the viewer's last move, while they have heard of nothing that came after it.
     */
    OptionalLong unanswered() {
        return moved == NONE ? OptionalLong.empty() : OptionalLong.of(moved);
    }

    /** The connection is gone. */
    void dropped() {
        unsure = true;
    }

    /** It is not the viewer's turn. */
    void over() {
        turn = null;
        answered = false;
    }

    /** Nothing is known any more: the viewer has no seat, or sits down anew. */
    void forget() {
        over();
        moved = NONE;
        unsure = false;
        again = false;
    }
}
