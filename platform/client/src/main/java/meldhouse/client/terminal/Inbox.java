package meldhouse.client.terminal;

import meldhouse.client.Listener;
import meldhouse.protocol.ServerMessage;

import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;

/**
 * Everything that reaches a person's terminal, in one queue: what the server says and what is
 * typed. Whoever shows the lobby or a table takes from it, one thing at a time, on one thread.
 */
public final class Inbox implements Listener {
    private final BlockingQueue<Happening> happenings = new LinkedBlockingQueue<>();

    /** Something that reached the terminal. */
    sealed interface Happening {
        /** The server said something. */
        record Pushed(ServerMessage.Pushed message) implements Happening {}

        /** The connection is gone for now. */
        record Dropped(String why) implements Happening {}

        /** The connection is back. */
        record Resumed() implements Happening {}

        /** A table is gone. */
        record Lost(String table, String why) implements Happening {}

        /** The connection is gone for good. */
        record Ended(String why) implements Happening {}

        /** A line was typed. */
        record Typed(String line) implements Happening {}

        /** Nothing more will be typed. */
        record InputEnded() implements Happening {}

        /** An answer came: what is to be done with it. */
        record Answered(Runnable then) implements Happening {}
    }

    /** An empty inbox, which nobody types into yet. */
    public Inbox() {}

    /** Reads what is typed, from now on, on a thread of its own. */
    public void readFrom(Terminal terminal) {
        Thread typing =
                new Thread(
                        () -> {
                            Optional<String> line = terminal.read();
                            while (line.isPresent()) {
                                happenings.add(new Happening.Typed(line.get()));
                                line = terminal.read();
                            }
                            happenings.add(new Happening.InputEnded());
                        },
                        "meldhouse-typing");
        typing.setDaemon(true);
        typing.start();
    }

    Happening take() throws InterruptedException {
        return happenings.take();
    }

    boolean isEmpty() {
        return happenings.isEmpty();
    }

    /** Has an answer dealt with in its turn; a refusal goes to the other. */
    <T> void whenDone(
            CompletableFuture<T> future, Consumer<T> answered, Consumer<Throwable> refused) {
        future.whenComplete(
                (answer, refusal) ->
                        happenings.add(
                                new Happening.Answered(
                                        () -> {
                                            if (refusal == null) {
                                                answered.accept(answer);
                                            } else {
                                                refused.accept(cause(refusal));
                                            }
                                        })));
    }

    private static Throwable cause(Throwable thrown) {
        return thrown instanceof java.util.concurrent.CompletionException
                        && thrown.getCause() != null
                ? thrown.getCause()
                : thrown;
    }

    @Override
    public void pushed(ServerMessage.Pushed message) {
        happenings.add(new Happening.Pushed(message));
    }

    @Override
    public void dropped(String why) {
        happenings.add(new Happening.Dropped(why));
    }

    @Override
    public void resumed() {
        happenings.add(new Happening.Resumed());
    }

    @Override
    public void lost(String table, String why) {
        happenings.add(new Happening.Lost(table, why));
    }

    @Override
    public void ended(String why) {
        happenings.add(new Happening.Ended(why));
    }
}
