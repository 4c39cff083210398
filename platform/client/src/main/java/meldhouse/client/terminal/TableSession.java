package meldhouse.client.terminal;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.client.MeldhouseClient;
import meldhouse.protocol.SeatKind;
import meldhouse.protocol.ServerMessage;
import meldhouse.protocol.TableState;
import meldhouse.protocol.Unreadable;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;

/**
 * One person at one table in a terminal: tells what happens, asks when it is their turn, and takes
 * commands. It shows nothing of a move before the server's event says that it was made.
 */
public final class TableSession {
    private static final List<String> COMMANDS =
            List.of(
                    "t or table: the table as it stands",
                    "h or hint: what a bot would do",
                    "say TEXT: say something to the table",
                    "start: begin, with bots in the open seats, if the table is yours",
                    "q or quit: leave",
                    "? or help: this");

    private final Terminal terminal;
    private final Inbox inbox;
    private final MeldhouseClient client;
    private final Leaving leaving;

    private Speaker speaker;
    private ServerMessage.TableRow row;
    private ServerMessage.@Nullable YourTurn turn;
    private boolean moved;
    private boolean asked;
    private boolean confirming;
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
        this.inbox = inbox;
        this.client = client;
        this.row = row;
        this.leaving = leaving;
        this.speaker = screens.speaker(row, seats(row, client));
    }

    /**
     * Tells what happens at the table, which the client must follow already, until the match is
     * over or the person leaves.
     */
    public Ending follow() throws InterruptedException {
        ending = null;
        turn = null;
        moved = false;
        asked = false;
        while (true) {
            if (inbox.isEmpty()) {
                prompt();
                obey();
            }
            if (ending != null) {
                return ending;
            }
            heed(inbox.take());
        }
    }

    /**
     * The match is over: plays another with the same seats, if the table's owner wants to. Who is
     * not the owner waits for it.
     */
    public Ending again() throws InterruptedException {
        if (!isOwner()) {
            terminal.say("The table's owner may begin another match.");
            return follow();
        }
        Optional<String> answer = inbox.answer(terminal, "Play again? y or n:");
        if (answer.isEmpty()) {
            return Ending.INPUT_ENDED;
        }
        if (!isYes(answer.get())) {
            return Ending.QUIT;
        }
        inbox.whenDone(
                client.rematch(row.table()),
                ok -> {},
                refusal -> {
                    terminal.say(String.valueOf(refusal.getMessage()));
                    ending = Ending.LOST;
                });
        return follow();
    }

    /** Whether this person has a seat here. */
    public boolean isSeated() {
        return seats(row, client).own() != Seats.WATCHING;
    }

    private static boolean isYes(String answer) {
        return answer.equalsIgnoreCase("y") || answer.equalsIgnoreCase("yes");
    }

    private boolean isOwner() {
        return client.welcome().player().equals(row.owner());
    }

    private void heed(Inbox.Happening happening) {
        switch (happening) {
            case Inbox.Happening.Pushed(ServerMessage.Pushed message) -> heed(message);
            case Inbox.Happening.Dropped(String why) -> {
                terminal.say("The connection is gone: " + why + ". Trying to come back.");
                asked = false;
            }
            case Inbox.Happening.Resumed ignored -> terminal.say("Connected again.");
            case Inbox.Happening.Lost(String table, String why) -> {
                if (table.equals(row.table())) {
                    terminal.say(why);
                    ending = Ending.LOST;
                }
            }
            case Inbox.Happening.Ended(String why) -> {
                terminal.say("The server has ended the connection: " + why);
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
        switch (message) {
            case ServerMessage.EventSeen event when isHere(event.table()) -> {
                tell(() -> speaker.hear(event));
                if (turn != null && event.seq() > turn.seq()) {
                    turn = null;
                }
            }
            case ServerMessage.ViewNow view when isHere(view.table()) ->
                    tell(() -> speaker.hear(view));
            case ServerMessage.YourTurn mine when isHere(mine.table()) -> turn(mine);
            case ServerMessage.Said said when isHere(said.table()) ->
                    tell(
                            List.of(
                                    (said.from() == null ? "Table" : said.from())
                                            + " says: "
                                            + said.text()));
            case ServerMessage.TableChanged(ServerMessage.TableRow now) when isHere(now.table()) ->
                    changed(now);
            case ServerMessage.Bye bye -> tell(List.of(bye.message()));
            case ServerMessage.EventSeen ignored -> {}
            case ServerMessage.ViewNow ignored -> {}
            case ServerMessage.YourTurn ignored -> {}
            case ServerMessage.Said ignored -> {}
            case ServerMessage.TableChanged ignored -> {}
        }
    }

    /** A match has begun before the table's row came that says with whom. */
    private void lookWhoIsHere() {
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
        } else if (turn == null || turn.seq() != mine.seq() || moved) {
            turn = mine;
            moved = false;
            asked = false;
            tell(() -> speaker.turn(mine));
        }
    }

    private void changed(ServerMessage.TableRow now) {
        tell(Changes.between(row, now, client.welcome().player()));
        boolean ended = row.state() != TableState.OVER && now.state() == TableState.OVER;
        row = now;
        speaker.seats(seats(now, client));
        if (ended) {
            ending = Ending.OVER;
        } else if (now.state() == TableState.CLOSED) {
            terminal.say("The table is closed.");
            ending = Ending.LOST;
        }
    }

    private void tell(List<String> lines) {
        if (!lines.isEmpty()) {
            terminal.say(lines);
            asked = false;
        }
    }

    /** Something that a screen says, if it understands what the host sends. */
    private interface Said {
        List<String> lines() throws Unreadable;
    }

    private void tell(Said said) {
        try {
            tell(said.lines());
        } catch (Unreadable e) {
            terminal.say(
                    "This program and the host have different versions of the game ("
                            + e.getMessage()
                            + "). It is shown field by field.");
            speaker = new GenericSpeaker(row.table(), seats(row, client));
            client.watch(row.table(), null, null);
        }
    }

    private void prompt() {
        if (asked || awaited > 0 || ending != null) {
            return;
        }
        if (confirming) {
            terminal.ask("Leave? y or n:");
            asked = true;
        } else if (turn != null && !moved) {
            terminal.ask(speaker.prompt());
            asked = true;
        } else if (isWaiting()) {
            terminal.ask(
                    isOwner() && row.state() == TableState.WAITING
                            ? "Waiting for players. Type start to play with bots, or q to leave:"
                            : "Waiting. Type q to leave:");
            asked = true;
        }
    }

    /** Whether nothing will happen here until somebody comes or the owner begins. */
    private boolean isWaiting() {
        return switch (row.state()) {
            case WAITING -> row.seats().stream().anyMatch(seat -> seat.kind() == SeatKind.OPEN);
            case OVER -> !isOwner();
            case PLAYING, PAUSED, CLOSED -> false;
        };
    }

    /**
     * Deals with what was typed. A person may type at any time; a file of lines is read one line a
     * prompt.
     */
    private void obey() {
        while (ending == null && awaited == 0 && (terminal.isPerson() || asked)) {
            Optional<String> line = inbox.line();
            if (line.isEmpty()) {
                if (inbox.isInputEnded()) {
                    terminal.say("The input has ended. " + leaving.warning());
                    ending = Ending.INPUT_ENDED;
                }
                return;
            }
            terminal.heard(line.get());
            asked = false;
            obey(line.get().strip());
            if (inbox.isEmpty()) {
                prompt();
            }
        }
    }

    private void obey(String line) {
        if (confirming) {
            confirming = false;
            if (isYes(line)) {
                ending = Ending.QUIT;
            }
            return;
        }
        if (line.isEmpty()) {
            return;
        }
        if (turn == null || moved) {
            if (!command(line)) {
                terminal.say("It is not your turn. Type ? for help.");
            }
            return;
        }
        switch (speaker.read(line)) {
            case Reading.Wish<JsonNode> wish -> move(turn, wish.move());
            case Reading.Unclear<JsonNode> unclear -> {
                if (!command(line)) {
                    terminal.say(unclear.sentence());
                }
            }
        }
    }

    private void move(ServerMessage.YourTurn answered, JsonNode move) {
        moved = true;
        inbox.whenDone(
                client.move(row.table(), answered.seq(), move),
                ok -> {},
                refusal -> {
                    terminal.say(String.valueOf(refusal.getMessage()));
                    if (turn == answered) {
                        moved = false;
                        asked = false;
                    }
                });
    }

    private boolean command(String line) {
        Optional<List<String>> shown = speaker.command(line);
        if (shown.isPresent()) {
            terminal.say(shown.get());
            return true;
        }
        String word = line.split("\\s+", 2)[0].toLowerCase(Locale.ROOT);
        switch (word) {
            case "?", "help" -> terminal.say(help());
            case "t", "table" -> terminal.say(speaker.table());
            case "h", "hint" -> hint();
            case "start" -> start();
            case "say" -> say(line.substring(word.length()).strip());
            case "q", "quit" -> {
                terminal.say(leaving.warning());
                confirming = true;
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private List<String> help() {
        List<String> lines = new ArrayList<>(speaker.help());
        lines.addAll(COMMANDS);
        return lines;
    }

    /** Has the next prompt wait until the answer was told. */
    private <T> void await(
            CompletableFuture<T> answer, Consumer<T> answered, Consumer<Throwable> refused) {
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

    private void hint() {
        await(
                client.hint(row.table()),
                hint ->
                        tell(
                                () ->
                                        List.of(
                                                "Hint: "
                                                        + speaker.words(hint.move())
                                                        + "."
                                                        + (hint.why().isEmpty()
                                                                ? ""
                                                                : " " + hint.why()))),
                refusal -> tell(List.of(String.valueOf(refusal.getMessage()))));
    }

    private void start() {
        await(
                client.start(row.table()),
                ok -> lookWhoIsHere(),
                refusal -> tell(List.of(String.valueOf(refusal.getMessage()))));
    }

    private void say(String text) {
        if (text.isEmpty()) {
            terminal.say("Say what? For example: say good luck");
            return;
        }
        await(
                client.say(row.table(), text),
                ok -> {},
                refusal -> tell(List.of(String.valueOf(refusal.getMessage()))));
    }

    private static Seats seats(ServerMessage.TableRow row, MeldhouseClient client) {
        String player = client.welcome().player();
        int own = Seats.WATCHING;
        List<String> names = new ArrayList<>();
        for (ServerMessage.SeatRow seat : row.seats()) {
            if (player.equals(seat.player())) {
                own = seat.seat();
            }
            names.add(
                    switch (seat.kind()) {
                        case OPEN -> "Seat " + seat.seat();
                        case PLAYER -> String.valueOf(seat.who());
                        case BOT -> capital(String.valueOf(seat.who()));
                    });
        }
        return new Seats(own, names);
    }

    /** A bot's id as a name, since it may begin a sentence. */
    private static String capital(String id) {
        return id.substring(0, 1).toUpperCase(Locale.ROOT) + id.substring(1);
    }
}
