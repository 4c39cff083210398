package meldhouse.client.terminal;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.client.MeldhouseClient;
import meldhouse.protocol.ServerMessage;
import meldhouse.protocol.TableState;
import meldhouse.protocol.Unreadable;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;

/**
 * One person at one table in a terminal: tells what happens, asks when it is their turn, and takes
 * commands. It shows nothing of a move before the server's event says that it was made.
 */
public final class TableSession {
    private final Terminal terminal;
    private final Texts texts;
    private final Inbox inbox;
    private final MeldhouseClient client;
    private final Leaving leaving;

    private Speaker speaker;
    private ServerMessage.TableRow row;
    private final OwnTurn own = new OwnTurn();
    private final TableCommands commands;

    /** Which functions of the house rules are in force, in a sentence; empty: none are. */
    private final List<String> functions;

    private boolean connected = true;
    private boolean happened;
    private final Prompt prompt;
    private final Times times;
    private boolean confirming;

    /** The number of a view that need not be told, since what it goes back to was told once. */
    private long takenBack = -1;

    private int awaited;
    private @Nullable Ending ending;

    /** How somebody's time at a table ended. */
    public enum Ending {
        /** The match is over. */
        OVER,
        /** They left. */
        QUIT,
        /** Their input ended. */
        INPUT_ENDED,
        /** The connection or the table is gone for good. */
        LOST
    }

    /**
     * What leaving means here.
     *
     * @param warning a sentence, told before it is asked whether to leave
     */
    public record Leaving(String warning) {}

    /**
     * @param row the table as the server describes it
     * @param screens where to look for the ruleset's screen
     */
    public TableSession(
            Terminal terminal,
            Inbox inbox,
            MeldhouseClient client,
            ServerMessage.TableRow row,
            Screens screens,
            Leaving leaving) {
        this.terminal = terminal;
        this.texts = Texts.of(terminal.tongue());
        this.inbox = inbox;
        this.client = client;
        this.row = row;
        this.leaving = leaving;
        this.speaker = screens.speaker(row, seats(row));
        this.functions = screens.functions(row, terminal.tongue());
        this.commands = new TableCommands(terminal, client, this);
        this.prompt = new Prompt(terminal);
        this.times = new Times(texts, System::nanoTime);
    }

    /**
     * Tells what happens at the table, which the client must follow already, until the match is
     * over or the person leaves.
     */
    public Ending follow() throws InterruptedException {
        if (row.state() == TableState.OVER) {
            if (part().isOwner()) {
                // How it ended has been told to the client by now.
                while (!inbox.isEmpty()) {
                    heed(inbox.take());
                }
                return ending == null ? Ending.OVER : ending;
            }
            terminal.say(texts.say("over"));
        }
        tell(functions);
        return goOn();
    }

    private Ending goOn() throws InterruptedException {
        ending = null;
        own.forget();
        prompt.stale();
        while (true) {
            if (inbox.isEmpty()) {
                draw();
                prompt();
                obey();
            }
            if (ending != null) {
                return ending;
            }
            Optional<Inbox.Happening> next = inbox.take(times.untilNext());
            if (next.isPresent()) {
                heed(next.get());
                look();
            } else if (!terminal.isDrawn()) {
                tell(times.passed(seats(row)));
            }
        }
    }

    /**
     * The match is over: plays another with the same seats, if the table's owner wants to. Who is
     * not the owner waits for it.
     */
    public Ending again() throws InterruptedException {
        if (!part().isOwner()) {
            terminal.say(texts.say("again.owner"));
            return goOn();
        }
        ending = null;
        own.forget();
        speaker.turnOver();
        draw();
        Optional<String> answer = inbox.answer(terminal, texts.say("again"));
        while (answer.isPresent() && !texts.means("yes", answer.get()) && ending == null) {
            if (texts.means("no", answer.get())) {
                return Ending.QUIT;
            }
            if (!commands.obey(answer.get())) {
                terminal.refuse(texts.say("again.which"));
            }
            answer = ending == null ? inbox.answer(terminal, texts.say("again")) : answer;
        }
        if (ending != null || answer.isEmpty()) {
            return ending == null ? Ending.INPUT_ENDED : ending;
        }
        inbox.whenDone(
                client.rematch(row.table()),
                ok -> {},
                refusal -> {
                    terminal.say(failure("rematch", refusal));
                    ending = Ending.LOST;
                });
        return goOn();
    }

    private void draw() {
        new Board(terminal, own).draw(speaker, part().mayAskForHints());
    }

    /** Lets an event be looked at before the next one. */
    private void look() throws InterruptedException {
        if (happened && terminal.pace() != BotPace.NONE) {
            draw();
            prompt();
            inbox.rest(terminal.pace().wait(speaker.pause()));
        }
        happened = false;
    }

    /** The table in sentences, as it is known here; how the match ended, when it is over. */
    public List<String> table() {
        return speaker.table();
    }

    /** Whether this person has a seat here. */
    public boolean isSeated() {
        return part().isSeated();
    }

    /** The viewer's part in it. */
    Part part() {
        return new Part(row, client.welcome().player());
    }

    private void heed(Inbox.Happening happening) {
        switch (happening) {
            case Inbox.Happening.Pushed(ServerMessage.Pushed message) -> heed(message);
            case Inbox.Happening.Dropped dropped -> {
                connected = false;
                own.dropped();
                tell(List.of(dropped.sentence(texts)));
            }
            case Inbox.Happening.Resumed ignored -> {
                connected = true;
                tell(List.of(texts.say("connection.back")));
            }
            case Inbox.Happening.Lost(String table, String why) -> {
                if (table.equals(row.table())) {
                    terminal.say(why);
                    ending = Ending.LOST;
                }
            }
            case Inbox.Happening.Ended(String why) -> {
                terminal.say(texts.say("connection.ended", why));
                ending = Ending.LOST;
            }
            case Inbox.Happening.Typed ignored -> {}
            case Inbox.Happening.InputEnded ignored -> {}
            case Inbox.Happening.Answered(Runnable then) -> then.run();
        }
    }

    private void heed(ServerMessage.Pushed message) {
        boolean isOfAMatch =
                message instanceof ServerMessage.EventSeen
                        || message instanceof ServerMessage.ViewNow;
        if (isOfAMatch && row.state() == TableState.WAITING) {
            lookWhoIsHere();
        }
        String table = ServerMessage.tableOf(message);
        if (table != null && !isHere(table)) {
            return;
        }
        switch (message) {
            case ServerMessage.EventSeen event -> {
                tell(() -> speaker.hear(event));
                happened = true;
                reached(event.seq());
            }
            case ServerMessage.TakenBack taken -> {
                tell(List.of(texts.say(seats(row).who(taken.seat()), "undo.done")));
                own.takenBack();
                reached(taken.seq());
                takenBack = taken.seq();
                happened = true;
            }
            case ServerMessage.ViewNow view -> {
                reached(view.seq());
                if (view.seq() == takenBack) {
                    tell(() -> speaker.hear(view).subList(0, 0));
                } else {
                    tellUndrawn(() -> speaker.hear(view));
                }
            }
            case ServerMessage.YourTurn mine -> turn(mine);
            case ServerMessage.Clock clock -> {
                List<String> lines = times.heed(clock, seats(row));
                tellUndrawn(() -> lines);
            }
            case ServerMessage.Away away -> tell(times.heed(away, seats(row), isSeated()));
            case ServerMessage.Votes votes -> tell(times.heed(votes, seats(row)));
            case ServerMessage.Said said -> tell(List.of(new Remark(texts, seats(row)).of(said)));
            case ServerMessage.TableChanged(ServerMessage.TableRow now) -> changed(now);
            case ServerMessage.Bye bye -> tell(List.of(bye.message()));
        }
    }

    /** The table has reached a number, and perhaps the viewer's turn is over by it. */
    private void reached(long number) {
        times.reached(number);
        if (own.reached(number, row.undo() && mayBeTakenBack(own.question()))) {
            speaker.turnOver();
        }
    }

    private boolean mayBeTakenBack(ServerMessage.@Nullable YourTurn turn) {
        return turn != null && turn.legal().stream().anyMatch(speaker::mayBeTakenBack);
    }

    /** A match has begun before the table's row came that says with whom. */
    void lookWhoIsHere() {
        try {
            client.tables().get().tables().stream()
                    .filter(now -> isHere(now.table()))
                    .findFirst()
                    .ifPresent(this::changed);
        } catch (ExecutionException e) {
            // The row will come by itself; until then seats have numbers.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private boolean isHere(String table) {
        return table.equals(row.table());
    }

    private void turn(ServerMessage.YourTurn mine) {
        if (speaker.needsView()) {
            client.watch(row.table(), null, null);
        } else if (own.told(mine)) {
            prompt.stale();
            tellUndrawn(() -> speaker.turn(mine));
        }
    }

    private void changed(ServerMessage.TableRow now) {
        tell(new Changes(texts).between(row, now, client.welcome().player()));
        boolean ended = row.state() != TableState.OVER && now.state() == TableState.OVER;
        int before = seats(row).own();
        int mine = seats(now).own();
        row = now;
        if (now.state() != TableState.PLAYING) {
            times.halted();
        }
        speaker.seats(seats(now));
        if (before != mine) {
            // In another terminal of the same player, or the owner sent them away.
            own.forget();
            speaker.turnOver();
        }
        if (ended) {
            ending = Ending.OVER;
        } else if (now.state() == TableState.CLOSED) {
            terminal.say(texts.say("closed"));
            ending = Ending.LOST;
        }
    }

    void tell(List<String> lines) {
        if (!lines.isEmpty()) {
            terminal.say(lines);
            prompt.stale();
        }
    }

    /** Something that a screen says, if it understands what the host sends. */
    interface Said {
        List<String> lines() throws Unreadable;
    }

    void tell(Said said) {
        try {
            tell(said.lines());
        } catch (Unreadable e) {
            terminal.say(texts.say("versions", String.valueOf(e.getMessage())));
            speaker = new GenericSpeaker(row.table(), seats(row));
            client.watch(row.table(), null, null);
        }
    }

    /** Tells how the table stands, where that is not seen. */
    private void tellUndrawn(Said said) {
        tell(
                () -> {
                    List<String> lines = said.lines();
                    return terminal.isDrawn() ? List.of() : lines;
                });
    }

    /** Puts the question of the moment, once; where the table is drawn it also goes again. */
    private void prompt() {
        if (awaited > 0 || ending != null) {
            return;
        }
        String question =
                confirming
                        ? texts.say("leave")
                        : connected
                                ? new Question(terminal, row, own, times, part().isOwner())
                                        .text(speaker, seats(row))
                                : "";
        prompt.put(question);
    }

    /**
     * Deals with what was typed. A person may type at any time; a file of lines is read one line a
     * prompt.
     */
    private void obey() {
        while (ending == null && awaited == 0 && (terminal.isPerson() || prompt.isPut())) {
            Optional<String> line = inbox.line();
            if (line.isEmpty()) {
                if (inbox.isInputEnded()) {
                    terminal.say(texts.say("inputEnded", leaving.warning()));
                    ending = Ending.INPUT_ENDED;
                }
                return;
            }
            terminal.heard(line.get());
            prompt.stale();
            obey(line.get().strip());
            if (inbox.isEmpty()) {
                prompt();
            }
        }
    }

    private void obey(String line) {
        if (confirming) {
            confirming = false;
            if (texts.means("yes", line)) {
                ending = Ending.QUIT;
            }
            return;
        }
        if (line.isEmpty()) {
            return;
        }
        ServerMessage.YourTurn turn = own.question();
        if (turn == null || !connected) {
            if (!commands.obey(line)) {
                terminal.refuse(texts.say(connected ? "notYourTurn" : "connection.wait"));
            }
            return;
        }
        switch (speaker.read(line)) {
            case Reading.Wish<JsonNode> wish -> move(turn, wish.move());
            case Reading.Answer<JsonNode> answer -> terminal.show(answer.lines());
            case Reading.Unclear<JsonNode> unclear -> {
                if (!commands.obey(line)) {
                    terminal.refuse(unclear.sentence());
                }
            }
        }
    }

    private void move(ServerMessage.YourTurn turn, JsonNode move) {
        own.answered();
        boolean mayBeTakenBack = row.undo() && speaker.mayBeTakenBack(move);
        inbox.whenDone(
                client.move(row.table(), turn.seq(), move),
                ok -> {
                    if (ok.seq() != null && mayBeTakenBack) {
                        own.made(ok.seq());
                    }
                },
                refusal -> {
                    terminal.refuse(speaker.refusal(refusal, move));
                    if (own.refused(turn)) {
                        prompt.stale();
                    }
                });
    }

    /** Has the next prompt wait until the answer was told. */
    <T> void await(CompletableFuture<T> answer, Consumer<T> answered, Consumer<Throwable> refused) {
        awaited++;
        inbox.whenDone(
                answer,
                given -> {
                    awaited--;
                    answered.accept(given);
                },
                refusal -> {
                    awaited--;
                    refused.accept(refusal);
                });
    }

    /** Which functions of the house rules are in force, in a sentence; empty: none are. */
    List<String> functions() {
        return functions;
    }

    Times times() {
        return times;
    }

    Speaker speaker() {
        return speaker;
    }

    ServerMessage.TableRow row() {
        return row;
    }

    OwnTurn own() {
        return own;
    }

    /** Leaves: at once, unless a seat would be given up. */
    void leave() {
        if (isSeated() && row.state() != TableState.OVER) {
            if (row.state() != TableState.WAITING) {
                terminal.say(leaving.warning());
            }
            confirming = true;
        } else {
            ending = Ending.QUIT;
        }
    }

    String failure(String asked, Throwable refusal) {
        return new Failures(texts).of(refusal, asked);
    }

    private Seats seats(ServerMessage.TableRow now) {
        return Seats.of(now, client.welcome().player(), terminal.tongue());
    }
}
