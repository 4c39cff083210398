package meldhouse.client;

import io.netty.util.concurrent.Future;

import meldhouse.protocol.ClientMessage;
import meldhouse.protocol.ServerMessage;

import org.jspecify.annotations.Nullable;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

/** A request that waits for its answer. */
final class Request {
    final ClientMessage message;
    final boolean repeatable;
    private final CompletableFuture<ServerMessage.Answer> answer;
    private final Executor callers;
    @Nullable Future<?> timeout;
    boolean sent;

    /**
     * @param repeatable whether it is sent again where its answer was lost with the connection
     */
    Request(
            ClientMessage message,
            boolean repeatable,
            CompletableFuture<ServerMessage.Answer> answer,
            Executor callers) {
        this.message = message;
        this.repeatable = repeatable;
        this.answer = answer;
        this.callers = callers;
    }

    /**
     * Whether a message may be sent twice: it changes nothing, or, as a move does, it names what it
     * answers and is carried out once.
     */
    static boolean isRepeatable(ClientMessage message) {
        return switch (message) {
            case ClientMessage.Rulesets ignored -> true;
            case ClientMessage.Bots ignored -> true;
            case ClientMessage.Tables ignored -> true;
            case ClientMessage.Watch ignored -> true;
            case ClientMessage.MakeMove ignored -> true;
            case ClientMessage.Undo ignored -> true;
            case ClientMessage.Hint ignored -> true;
            case ClientMessage.Log ignored -> true;
            case ClientMessage.Ping ignored -> true;
            case ClientMessage.Hello ignored -> false;
            case ClientMessage.Create ignored -> false;
            case ClientMessage.Sit ignored -> false;
            case ClientMessage.Stand ignored -> false;
            case ClientMessage.SeatBot ignored -> false;
            case ClientMessage.Start ignored -> false;
            case ClientMessage.Kick ignored -> false;
            case ClientMessage.Pause ignored -> false;
            case ClientMessage.Vote ignored -> false;
            case ClientMessage.Rematch ignored -> false;
            case ClientMessage.Salt ignored -> false;
            case ClientMessage.Say ignored -> false;
        };
    }

    void complete(ServerMessage.Answer given) {
        stopClock();
        callers.execute(
                () -> {
                    if (given instanceof ServerMessage.Failed failed) {
                        answer.completeExceptionally(new RequestFailed(failed));
                    } else {
                        answer.complete(given);
                    }
                });
    }

    void fail(Exception why) {
        stopClock();
        callers.execute(() -> answer.completeExceptionally(why));
    }

    private void stopClock() {
        if (timeout != null) {
            timeout.cancel(false);
        }
    }
}
