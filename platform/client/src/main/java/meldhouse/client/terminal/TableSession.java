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
    private final Terminal terminal;
    private final Texts texts;
    private final Inbox inbox;
    private final MeldhouseClient client;
    private final Leaving leaving;

    private Speaker speaker;
    private ServerMessage.TableRow row;
    private ServerMessage.@Nullable YourTurn turn;
    private boolean moved;
    private boolean happened;
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
        this.texts = Texts.of(terminal.tongue());
        this.inbox = inbox;
        this.client = client;
        this.row = row;
        this.leaving = leaving;
        this.speaker = screens.speaker(row, seats(row));
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
                draw();
                prompt();
                obey();
            }
            if (ending != null) {
                return ending;
            }
            heed(inbox.take());
            look();
        }
    }

    /**
     * The match is over: plays another with the same seats, if the table's owner wants to. Who is
     * not the owner waits for it.
     */
    public Ending again() throws InterruptedException {
        if (!isOwner()) {
            terminal.say(texts.say("again.owner"));
            return follow();
        }
        Optional<String> answer = inbox.answer(terminal, texts.say("again"));
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
                    terminal.say(failure("rematch", refusal));
                    ending = Ending.LOST;
                });
        return follow();
    }

    private void draw() {
        terminal.keys(speaker.keys());
        terminal.draw(speaker.painter(), turn == null || moved ? List.of() : speaker.typable());
    }

    /** Lets an event be looked at before the next one. */
    private void look() throws InterruptedException {
        if (happened && terminal.pace() != BotPace.NONE) {
            draw();
            inbox.rest(terminal.pace().wait(speaker.pause()));
        }
        happened = false;
    }

    /** Whether this person has a seat here. */
    public boolean isSeated() {
        return seats(row).own() != Seats.WATCHING;
    }

    private boolean isYes(String answer) {
        return texts.means("yes", answer);
    }

    private boolean isOwner() {
        return client.welcome().player().equals(row.owner());
    }

    private void heed(Inbox.Happening happening) {
        switch (happening) {
            case Inbox.Happening.Pushed(ServerMessage.Pushed message) -> heed(message);
            case Inbox.Happening.Dropped(String why) -> {
                terminal.say(texts.say("connection.gone", why));
                asked = false;
            }
            case Inbox.Happening.Resumed ignored -> terminal.say(texts.say("connection.back"));
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
        switch (message) {
            case ServerMessage.EventSeen event when isHere(event.table()) -> {
                tell(() -> speaker.hear(event));
                happened = true;
                if (turn != null && event.seq() > turn.seq()) {
                    turn = null;
                    speaker.turnOver();
                }
            }
            case ServerMessage.ViewNow view when isHere(view.table()) ->
                    tellUndrawn(() -> speaker.hear(view));
            case ServerMessage.YourTurn mine when isHere(mine.table()) -> turn(mine);
            case ServerMessage.Said said when isHere(said.table()) ->
                    tell(
                            List.of(
                                    texts.say(
                                            "says",
                                            said.from() == null ? texts.say("table") : said.from(),
                                            said.text())));
            case ServerMessage.TableChanged(ServerMessage.TableRow now) when isHere(now.table()) ->
                    changed(now);
            case ServerMessage.Bye bye -> tell(List.of(bye.message()));
            case ServerMessage.EventSeen ignored -> {}
            case ServerMessage.TakenBack ignored -> {}
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
            tellUndrawn(() -> speaker.turn(mine));
        }
    }

    private void changed(ServerMessage.TableRow now) {
        tell(new Changes(texts).between(row, now, client.welcome().player()));
        boolean ended = row.state() != TableState.OVER && now.state() == TableState.OVER;
        row = now;
        speaker.seats(seats(now));
        if (ended) {
            ending = Ending.OVER;
        } else if (now.state() == TableState.CLOSED) {
            terminal.say(texts.say("closed"));
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

    private void prompt() {
        if (asked || awaited > 0 || ending != null) {
            return;
        }
        if (confirming) {
            terminal.ask(texts.say("leave"));
            asked = true;
        } else if (turn != null && !moved) {
            terminal.ask(speaker.prompt());
            asked = true;
        } else if (isWaiting()) {
            terminal.ask(
                    texts.say(
                            isOwner() && row.state() == TableState.WAITING
                                    ? "waiting.owner"
                                    : "waiting"));
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
                    terminal.say(texts.say("inputEnded", leaving.warning()));
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
                terminal.refuse(texts.say("notYourTurn"));
            }
            return;
        }
        switch (speaker.read(line)) {
            case Reading.Wish<JsonNode> wish -> move(turn, wish.move());
            case Reading.Unclear<JsonNode> unclear -> {
                if (!command(line)) {
                    terminal.refuse(unclear.sentence());
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
                    terminal.refuse(speaker.refusal(refusal, move));
                    if (turn == answered) {
                        moved = false;
                        asked = false;
                    }
                });
    }

    private boolean command(String line) {
        Optional<List<String>> shown = speaker.command(line);
        if (shown.isPresent()) {
            terminal.show(shown.get());
            return true;
        }
        String word = line.split("\\s+", 2)[0].toLowerCase(Locale.ROOT);
        if (word.equals("?") || word.equals("help") || isWord("help", word)) {
            terminal.show(new Help(texts).lines(speaker));
        } else if (word.equals("t") || word.equals("table") || isWord("table", word)) {
            terminal.show(speaker.table());
        } else if (word.equals("h") || word.equals("hint") || isWord("hint", word)) {
            hint();
        } else if (word.equals("start")) {
            start();
        } else if (word.equals("c") || word.equals("say") || isWord("say", word)) {
            say(line.substring(word.length()).strip());
        } else if (word.equals("v") || word.equals("pace") || isWord("pace", word)) {
            terminal.say(texts.say("pace." + terminal.nextPace().name()));
        } else if (word.equals("q") || word.equals("quit") || isWord("quit", word)) {
            terminal.say(leaving.warning());
            confirming = true;
        } else {
            return false;
        }
        return true;
    }

    private boolean isWord(String command, String word) {
        return texts.say("command." + command).equals(word);
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
                hint -> tell(() -> List.of(hinted(hint))),
                refusal -> tell(List.of(failure("hint", refusal))));
    }

    private String failure(String asked, Throwable refusal) {
        return new Failures(texts).of(refusal, asked);
    }

    private String hinted(ServerMessage.HintGiven hint) throws Unreadable {
        String move = speaker.words(hint.move());
        String why = speaker.why(hint);
        return why.isEmpty() ? texts.say("hint", move) : texts.say("hint.why", move, why);
    }

    private void start() {
        await(
                client.start(row.table()),
                ok -> lookWhoIsHere(),
                refusal -> tell(List.of(failure("start", refusal))));
    }

    private void say(String text) {
        if (text.isEmpty()) {
            terminal.refuse(texts.say("say.what"));
            return;
        }
        await(
                client.say(row.table(), text),
                ok -> {},
                refusal -> tell(List.of(failure("say", refusal))));
    }

    private Seats seats(ServerMessage.TableRow row) {
        String player = client.welcome().player();
        int own = Seats.WATCHING;
        List<String> names = new ArrayList<>();
        for (ServerMessage.SeatRow seat : row.seats()) {
            if (player.equals(seat.player())) {
                own = seat.seat();
            }
            names.add(
                    switch (seat.kind()) {
                        case OPEN -> texts.say("seat", seat.seat());
                        case PLAYER -> String.valueOf(seat.who());
                        // A bot's id as a name, since it may begin a sentence.
                        case BOT -> Texts.capital(String.valueOf(seat.who()));
                    });
        }
        return new Seats(own, names, terminal.tongue());
    }
}
