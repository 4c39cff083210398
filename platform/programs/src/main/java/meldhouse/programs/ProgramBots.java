package meldhouse.programs;

import meldhouse.api.bot.Bot;
import meldhouse.api.bot.BotProvider;
import meldhouse.api.game.Game;
import meldhouse.api.game.Ruleset;
import meldhouse.protocol.LanguageCodec;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A bot that is a program of its own, in any language. Each seat has a process; it is told over its
 * stdin what a client is told over TCP, and answers over its stdout. Safe for any thread.
 */
public final class ProgramBots implements BotProvider, AutoCloseable {
    /** To say hello, where nothing else limits it. */
    private static final Duration HELLO = Duration.ofSeconds(10);

    /** It is not started any more after so many faults without a move between them. */
    private static final int MOST_FAULTS = 10;

    private final String title;
    private final String id;
    private final List<String> command;
    private final boolean reused;
    private final Map<String, LanguageCodec> codecs = new ConcurrentHashMap<>();
    private final Deque<Conversation> idle = new ArrayDeque<>();
    private final Set<Conversation> open = new LinkedHashSet<>();
    private List<String> lastComplaints = List.of();
    private int faults;
    private boolean closed;

    private ProgramBots(String title, String id, List<String> command, boolean reused) {
        this.title = title;
        this.id = id;
        this.command = command;
        this.reused = reused;
    }

    /**
     * A bot by its name and the command that starts it.
     *
     * @param name 1 to 40 letters, digits and {@code -}, a letter first; its id is the same in
     *     lower case
     * @param command a program and its words; quotes keep words together
     * @param reused whether a process whose match is over plays in another, which saves its start
     * @throws IllegalArgumentException if the name or the command is none
     */
    public static ProgramBots of(String name, String command, boolean reused) {
        String id = name.toLowerCase(Locale.ROOT);
        if (!id.matches("[a-z][a-z0-9-]{0,39}")) {
            throw new IllegalArgumentException(
                    "Cannot seat bot '%s': that is no name. Allowed: 1 to 40 letters, digits and -, a letter first."
                            .formatted(name));
        }
        return new ProgramBots(name, id, CommandWords.of(command), reused);
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String title() {
        return title;
    }

    /** Nobody knows how strong it is, so it is nobody's stand-in. */
    @Override
    public Level level() {
        return Level.EASY;
    }

    /** Whoever chooses from what is legal plays everything. */
    @Override
    public boolean plays(Ruleset ruleset) {
        return true;
    }

    @Override
    public Bot sit(Game game, int seat) {
        return new ProgramBot(this);
    }

    LanguageCodec codec(Ruleset ruleset) {
        return codecs.computeIfAbsent(
                ruleset.info().id(), any -> new LanguageCodec(ruleset.language()));
    }

    /**
     * Starts processes that will be wanted, and waits until each has said hello.
     *
     * @throws ProgramFault if one does not
     */
    public void warm(int count) throws InterruptedException {
        List<Conversation> started = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            started.add(open(Instant.MAX));
        }
        started.forEach(this::giveBack);
    }

    /** A process that nobody uses, or a fresh one. */
    Conversation open(Instant deadline) throws InterruptedException {
        synchronized (this) {
            while (!idle.isEmpty()) {
                Conversation waiting = idle.remove();
                if (!waiting.isOver()) {
                    return waiting;
                }
                open.remove(waiting);
            }
            if (closed || faults >= MOST_FAULTS) {
                throw new ProgramGone(
                        closed
                                ? "is not wanted any more"
                                : "failed %d times without a move between and is not started any more"
                                        .formatted(faults));
            }
            // Each start is a fault until a move has come of it.
            faults++;
        }
        Program program = Program.start(command);
        try {
            Conversation fresh = Conversation.with(program, id, patience(deadline));
            synchronized (this) {
                open.add(fresh);
                faults--;
                if (closed) {
                    program.close();
                }
            }
            return fresh;
        } catch (ProgramFault e) {
            note(program);
            program.close();
            throw e;
        } catch (InterruptedException e) {
            program.close();
            throw e;
        }
    }

    private static Duration patience(Instant deadline) {
        if (deadline.equals(Instant.MAX)) {
            return HELLO;
        }
        Duration left = Duration.between(Instant.now(), deadline).minusMillis(2);
        return left.compareTo(HELLO) < 0 ? left : HELLO;
    }

    /** A move has come: what went wrong before is forgiven. */
    synchronized void played() {
        faults = 0;
    }

    /** Ends a process that has failed. */
    void drop(Conversation lost) {
        note(lost.program());
        lost.program().close();
        synchronized (this) {
            open.remove(lost);
            faults++;
        }
    }

    private synchronized void note(Program program) {
        lastComplaints = program.complaints();
    }

    /** A process whose match is over. */
    void giveBack(Conversation over) {
        over.leave();
        boolean isKept;
        synchronized (this) {
            isKept = reused && !closed && !over.isOver();
            if (isKept) {
                idle.add(over);
            } else {
                open.remove(over);
            }
        }
        if (!isKept) {
            over.program().close();
        }
    }

    /** How many processes there are. */
    public synchronized int processes() {
        return (int) open.stream().filter(one -> !one.isOver()).count();
    }

    /**
     * The last lines that the process which failed last wrote to its stderr. For its author alone:
     * they may hold cards.
     */
    public synchronized List<String> complaints() {
        return lastComplaints;
    }

    /**
     * Ends every process, as if each had crashed: the seats that they play in go on with others.
     */
    public void breakOff() {
        List<Conversation> all;
        synchronized (this) {
            all = List.copyOf(open);
            open.clear();
            idle.clear();
        }
        all.forEach(one -> one.program().close());
    }

    /** Ends every process for good. */
    @Override
    public void close() {
        synchronized (this) {
            closed = true;
        }
        breakOff();
    }
}
