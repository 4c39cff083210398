package meldhouse.client.terminal;

import meldhouse.client.Listener;
import meldhouse.protocol.ServerMessage;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Everything that reaches a person's terminal, in one queue: what the server says and what is
 * typed. Whoever shows the lobby or a table takes from it, one thing at a time, on one thread.
 */
public final class Inbox implements Listener {
    /** With so much waiting, nothing is looked at for long. */
    private static final int MANY = 40;

    private final BlockingQueue<Happening> happenings = new LinkedBlockingQueue<>();

    // These two belong to whoever takes.
    private final Deque<String> typed = new ArrayDeque<>();
    private boolean inputEnded;

    private volatile @Nullable String whyEnded;

    /** Something that reached the terminal. */
    sealed interface Happening {
        /** The server said something. */
        record Pushed(ServerMessage.Pushed message) implements Happening {}

        /** The connection is gone for now. */
        record Dropped(String why) implements Happening {
            String sentence(Texts texts) {
                return texts.say(
                        "connection.gone",
                        why.equals(CLOSED_THERE) ? texts.say("connection.closed") : why);
            }
        }

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
                            try {
                                Optional<String> line = terminal.read();
                                while (line.isPresent()) {
                                    add(new Happening.Typed(line.get()));
                                    line = terminal.read();
                                }
                            } finally {
                                add(new Happening.InputEnded());
                            }
                        },
                        "meldhouse-typing");
        typing.setDaemon(true);
        typing.start();
    }

    private synchronized void add(Happening typing) {
        happenings.add(typing);
        notifyAll();
    }

    /** Lets time pass, so that what happened can be looked at; no longer if something is typed. */
    synchronized void rest(Duration time) throws InterruptedException {
        long end = System.nanoTime() + time.toNanos();
        long left = time.toNanos();
        while (left > 0
                && happenings.size() < MANY
                && happenings.stream().noneMatch(this::isInput)) {
            TimeUnit.NANOSECONDS.timedWait(this, left);
            left = end - System.nanoTime();
        }
    }

    private boolean isInput(Happening happening) {
        return happening instanceof Happening.Typed || happening instanceof Happening.InputEnded;
    }

    /** The next thing. What is typed is kept as well, until somebody asks for a {@link #line}. */
    Happening take() throws InterruptedException {
        return noted(happenings.take());
    }

    /** The next thing; nothing if none comes in this time. */
    Optional<Happening> take(Duration most) throws InterruptedException {
        return Optional.ofNullable(happenings.poll(most.toNanos(), TimeUnit.NANOSECONDS))
                .map(this::noted);
    }

    private Happening noted(Happening happening) {
        if (happening instanceof Happening.Typed(String line)) {
            typed.add(line);
        } else if (happening instanceof Happening.InputEnded) {
            inputEnded = true;
        }
        return happening;
    }

    /** Drops what the server has said so far: whoever comes to a table is told how it stands. */
    void forget() {
        happenings.removeIf(Happening.Pushed.class::isInstance);
    }

    /** The next line that was typed; nothing if none waits. */
    Optional<String> line() {
        return Optional.ofNullable(typed.poll());
    }

    /** Whether all that was typed has been dealt with, and nothing more will come. */
    boolean isInputEnded() {
        return inputEnded && typed.isEmpty();
    }

    /** Whether the client has given up the connection for good. */
    boolean isConnectionEnded() {
        return whyEnded != null;
    }

    /** Why the client has given up the connection for good; nothing: it has not. */
    public Optional<String> whyEnded() {
        return Optional.ofNullable(whyEnded);
    }

    boolean isEmpty() {
        return happenings.isEmpty();
    }

    /**
     * Asks a question and waits for the line that answers it; what else happens meanwhile is let
     * go. Nothing if the input ends or the connection does.
     */
    Optional<String> answer(Terminal terminal, String question) throws InterruptedException {
        terminal.ask(question);
        while (true) {
            Optional<String> line = line();
            if (line.isPresent()) {
                terminal.heard(line.get());
                return Optional.of(line.get().strip());
            }
            if (isInputEnded()) {
                return Optional.empty();
            }
            switch (take()) {
                case Happening.Ended(String why) -> {
                    terminal.say(Texts.of(terminal.tongue()).say("connection.ended", why));
                    return Optional.empty();
                }
                case Happening.Answered(Runnable then) -> then.run();
                case Happening.Typed ignored -> {}
                case Happening.InputEnded ignored -> {}
                case Happening.Pushed ignored -> {}
                case Happening.Dropped ignored -> {}
                case Happening.Resumed ignored -> {}
                case Happening.Lost ignored -> {}
            }
        }
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
        whyEnded = why;
        happenings.add(new Happening.Ended(why));
    }
}
