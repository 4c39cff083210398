package meldhouse.programs;

import meldhouse.api.bot.Thinking;
import meldhouse.api.game.Event;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.Viewer;
import meldhouse.protocol.ClientMessage;
import meldhouse.protocol.Decoded;
import meldhouse.protocol.ErrorCode;
import meldhouse.protocol.LanguageCodec;
import meldhouse.protocol.MessageCodec;
import meldhouse.protocol.RequestId;
import meldhouse.protocol.ServerMessage;
import meldhouse.protocol.TableState;
import meldhouse.protocol.Unreadable;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * What is said between a table and one program: the protocol of {@code docs/protocol.md}, in which
 * the program is a client that has been given a seat. One thread at a time.
 */
final class Conversation {
    /** A turn in which a program says more than this is over. */
    private static final int MOST_LINES = 200;

    /** So many bad lines or moves in one turn are borne. */
    private static final int MOST_FAULTS = 5;

    /** Left of the time for whoever waits for us. */
    private static final Duration LEAST_SPARE = Duration.ofMillis(2);

    private final Program program;
    private final String bot;
    private int tables;
    private @Nullable Table table;
    private int told;
    private @Nullable Event lastTold;
    private @Nullable RequestId unanswered;
    private @Nullable String refusal;
    private boolean hasRefused;

    /** The match that it plays in. */
    private record Table(String id, Thinking first, LanguageCodec codec) {}

    private Conversation(Program program, String bot) {
        this.program = program;
        this.bot = bot;
    }

    /**
     * Waits for a program's hello and welcomes it.
     *
     * @param bot the id that it plays under
     * @param patience how long is waited
     * @throws ProgramFault if it does not come
     */
    static Conversation with(Program program, String bot, Duration patience)
            throws InterruptedException {
        Conversation fresh = new Conversation(program, bot);
        long end = System.nanoTime() + patience.toNanos();
        for (int lines = 0; lines < MOST_FAULTS; lines++) {
            String line = program.hear(end - System.nanoTime());
            if (line == null) {
                throw new ProgramSilent(
                        "said no hello within "
                                + patience.toMillis()
                                + " ms"
                                + fresh.lastRefusal());
            }
            if (fresh.isWelcome(line)) {
                return fresh;
            }
        }
        throw new ProgramBabbles("said no hello that could be understood" + fresh.lastRefusal());
    }

    private boolean isWelcome(String line) {
        switch (MessageCodec.request(line)) {
            case Decoded.Message<ClientMessage>(ClientMessage.Hello hello) -> {
                if (!hello.protocol().contains(MessageCodec.VERSION)) {
                    refuse(
                            hello.id(),
                            ErrorCode.BAD_VERSION,
                            "Cannot speak protocol %s. Allowed: %d."
                                    .formatted(hello.protocol(), MessageCodec.VERSION));
                    return false;
                }
                say(
                        new ServerMessage.Welcome(
                                hello.id(),
                                MessageCodec.VERSION,
                                "meldhouse",
                                bot,
                                bot,
                                List.of(),
                                List.of()));
                return true;
            }
            case Decoded.Message<ClientMessage>(ClientMessage other) ->
                    refuse(
                            other.id(),
                            ErrorCode.HELLO_FIRST,
                            "Cannot do that yet: say hello first.");
            case Decoded.Faulty<ClientMessage>(var re, var code, var message) ->
                    refuse(re, code, message);
        }
        return false;
    }

    boolean isOver() {
        return program.isGone();
    }

    Program program() {
        return program;
    }

    /**
     * Tells it what has happened, and asks for a move.
     *
     * @throws ProgramFault if none comes in time
     */
    Move ask(Thinking thinking, LanguageCodec codec) throws InterruptedException {
        Instant until = until(thinking.deadline());
        Table here = bringUpToDate(thinking, codec);
        turn(here, thinking, until);
        int faults = 0;
        for (int lines = 0; lines < MOST_LINES; lines++) {
            String line = program.hear(left(until));
            if (line == null) {
                throw new ProgramSilent("gave no move in time");
            }
            Optional<Move> move = heard(line, here, thinking, until);
            if (move.isPresent()) {
                return move.get();
            }
            faults += hasRefused ? 1 : 0;
            if (faults == MOST_FAULTS) {
                throw new ProgramBabbles(
                        "wrote %d lines in one turn that could not be taken".formatted(faults));
            }
        }
        throw new ProgramBabbles("wrote %d lines in one turn".formatted(MOST_LINES));
    }

    private static Instant until(Instant deadline) {
        if (deadline.equals(Instant.MAX)) {
            return deadline;
        }
        Duration left = Duration.between(Instant.now(), deadline);
        Duration spare = left.dividedBy(50);
        return deadline.minus(spare.compareTo(LEAST_SPARE) > 0 ? spare : LEAST_SPARE);
    }

    private static long left(Instant until) {
        return until.equals(Instant.MAX)
                ? Long.MAX_VALUE
                : Duration.between(Instant.now(), until).toNanos();
    }

    /** Sits it down where it does not sit yet, and tells it what it has not been told. */
    private Table bringUpToDate(Thinking thinking, LanguageCodec codec) {
        Table here = table;
        List<Event> history = thinking.history();
        boolean isOld =
                here != null
                        && here.first().game() == thinking.game()
                        && here.first().seat() == thinking.seat()
                        && told <= history.size()
                        && (told == 0 || history.get(told - 1).equals(lastTold));
        RequestId open = unanswered;
        unanswered = null;
        if (open != null) {
            if (isOld && told == history.size()) {
                refuse(
                        open,
                        ErrorCode.ILLEGAL_MOVE,
                        "Cannot make that move: the rules forbid it. Allowed: what is legal.");
            } else {
                say(new ServerMessage.Ok(open, null));
            }
        }
        if (here == null || !isOld) {
            leave();
            tables++;
            here = new Table("m" + tables, thinking, codec);
            table = here;
            told = 0;
            row(here, TableState.PLAYING);
            view(here);
        }
        events(here, thinking, told);
        told = history.size();
        lastTold = history.isEmpty() ? null : history.getLast();
        return here;
    }

    private void view(Table here) {
        Thinking first = here.first();
        var start = first.game().start().view(Viewer.seat(first.seat()));
        say(new ServerMessage.ViewNow(here.id(), 0, here.codec().view(start)));
    }

    private void events(Table here, Thinking thinking, int from) {
        for (int i = from; i < thinking.history().size(); i++) {
            program.tell(
                    MessageCodec.event(
                            here.id(), i + 1, here.codec().event(thinking.history().get(i))));
        }
    }

    private void turn(Table here, Thinking thinking, Instant until) {
        boolean isEndless = until.equals(Instant.MAX);
        say(
                new ServerMessage.YourTurn(
                        here.id(),
                        thinking.history().size(),
                        thinking.seat(),
                        here.codec().legal(thinking.legal()),
                        thinking.legal().complete(),
                        isEndless ? null : until.toString(),
                        isEndless
                                ? null
                                : Math.max(0, Duration.between(Instant.now(), until).toMillis())));
    }

    private Optional<Move> heard(String line, Table here, Thinking thinking, Instant until) {
        hasRefused = false;
        switch (MessageCodec.request(line)) {
            case Decoded.Message<ClientMessage>(ClientMessage.MakeMove move) -> {
                return moved(move, here, thinking);
            }
            case Decoded.Message<ClientMessage>(ClientMessage.Watch watch)
                    when watch.table().equals(here.id()) ->
                    watched(watch, here, thinking, until);
            case Decoded.Message<ClientMessage>(ClientMessage.Ping ping) ->
                    say(new ServerMessage.Pong(ping.id()));
            case Decoded.Message<ClientMessage>(ClientMessage.Tables tablesAsked) ->
                    say(
                            new ServerMessage.TableList(
                                    tablesAsked.id(),
                                    List.of(
                                            Rows.table(
                                                    here.id(),
                                                    bot,
                                                    here.first(),
                                                    TableState.PLAYING))));
            case Decoded.Message<ClientMessage>(ClientMessage.Rulesets rulesets) ->
                    say(
                            new ServerMessage.RulesetList(
                                    rulesets.id(),
                                    List.of(Rows.ruleset(here.first().game().ruleset()))));
            case Decoded.Message<ClientMessage>(ClientMessage other) ->
                    refuse(
                            other.id(),
                            ErrorCode.NOT_ALLOWED,
                            "Cannot do that: a program in a seat plays. Allowed: move, watch its"
                                    + " own table, tables, rulesets, ping.");
            case Decoded.Faulty<ClientMessage>(var re, var code, var message) ->
                    refuse(re, code, message);
        }
        return Optional.empty();
    }

    private Optional<Move> moved(ClientMessage.MakeMove said, Table here, Thinking thinking) {
        if (!said.table().equals(here.id()) || said.seq() != thinking.history().size()) {
            refuse(
                    said.id(),
                    ErrorCode.STALE_MOVE,
                    "Cannot make that move: it answers another turn. Allowed: table %s, seq %d."
                            .formatted(here.id(), thinking.history().size()));
            hasRefused = false;
            return Optional.empty();
        }
        Move move;
        try {
            move = here.codec().move(said.move());
        } catch (Unreadable e) {
            refuse(said.id(), ErrorCode.BAD_REQUEST, String.valueOf(e.getMessage()));
            return Optional.empty();
        }
        LegalMoves legal = thinking.legal();
        if (legal.contains(move)) {
            say(new ServerMessage.Ok(said.id(), null));
            return Optional.of(move);
        }
        if (legal.complete()) {
            refuse(
                    said.id(),
                    ErrorCode.ILLEGAL_MOVE,
                    "Cannot make that move: it is not among those that are legal now.");
            return Optional.empty();
        }
        // Whether it is legal is for the table to say; the answer comes with what follows.
        unanswered = said.id();
        return Optional.of(move);
    }

    private void watched(ClientMessage.Watch watch, Table here, Thinking thinking, Instant until) {
        long from = watch.from() == null ? thinking.history().size() : watch.from();
        if (from > thinking.history().size()) {
            refuse(
                    watch.id(),
                    ErrorCode.BAD_REQUEST,
                    "Cannot watch from %d. Allowed: 0 to %d."
                            .formatted(from, thinking.history().size()));
            return;
        }
        var seen = thinking.game().start().view(Viewer.seat(thinking.seat()));
        for (Event event : thinking.history().subList(0, (int) from)) {
            seen = seen.after(event);
        }
        say(new ServerMessage.Watching(watch.id(), here.id(), from, here.codec().view(seen)));
        events(here, thinking, (int) from);
        turn(here, thinking, until);
    }

    /** Tells it that its match is over, if it plays in one. */
    void leave() {
        Table here = table;
        if (here != null && !program.isGone()) {
            row(here, TableState.OVER);
        }
        table = null;
        unanswered = null;
    }

    private void row(Table here, TableState state) {
        say(new ServerMessage.TableChanged(Rows.table(here.id(), bot, here.first(), state)));
    }

    private String lastRefusal() {
        return refusal == null ? "" : "; the last thing it said was refused: " + refusal;
    }

    private void refuse(@Nullable RequestId re, ErrorCode code, String message) {
        hasRefused = true;
        refusal = message.replaceFirst("\\.$", "");
        say(new ServerMessage.Failed(re, code, message, null));
    }

    private void say(ServerMessage message) {
        program.tell(MessageCodec.print(message));
    }
}
