package meldhouse.client.terminal;

import meldhouse.client.MeldhouseClient;
import meldhouse.protocol.Choice;
import meldhouse.protocol.ServerMessage;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * What may be typed about those who are away, about a pause, and against somebody.
 *
 * @param at the table
 */
record VoteCommands(Terminal terminal, MeldhouseClient client, TableSession at) {
    /** {@code wait}, {@code bot} or {@code end}, and a seat where more than one player is away. */
    void vote(String typed) {
        String[] words = typed.split("\\s+", 2);
        Optional<Choice> choice =
                Arrays.stream(Choice.values())
                        .filter(Choice::isAboutASeat)
                        .filter(each -> texts().means("vote.word." + each.name(), words[0]))
                        .findFirst();
        if (choice.isEmpty()) {
            terminal.refuse(texts().say("vote.which"));
            return;
        }
        List<Integer> away = at.times().awaySeats();
        if (away.isEmpty()) {
            terminal.refuse(texts().say("vote.nobody"));
            return;
        }
        Integer seat =
                words.length > 1 ? seat(words[1]) : away.size() == 1 ? away.getFirst() : null;
        if (seat == null || !away.contains(seat)) {
            terminal.refuse(
                    texts().say(
                                    "vote.whom",
                                    texts().list(
                                                    "or",
                                                    away.stream().map(String::valueOf).toList())));
            return;
        }
        ask(client.vote(at.row().table(), seat, choice.get()), "vote");
    }

    /** Halts the table or lets it go on: the owner does it, the others vote for it. */
    void pause(boolean on) {
        String table = at.row().table();
        ask(
                at.part().isOwner()
                        ? client.pause(table, on)
                        : client.vote(table, null, on ? Choice.PAUSE : Choice.GO_ON),
                "pause");
    }

    /** Sends the player of a seat away, by the owner. */
    void kick(String typed) {
        Integer seat = seat(typed);
        String player =
                at.row().seats().stream()
                        .filter(row -> seat != null && row.seat() == seat)
                        .map(ServerMessage.SeatRow::player)
                        .filter(id -> id != null)
                        .findFirst()
                        .orElse(null);
        if (player == null) {
            terminal.refuse(texts().say("kick.whom"));
        } else {
            ask(client.kick(at.row().table(), player), "kick");
        }
    }

    /** Lets somebody in again who was sent away, by the owner. */
    void admit(String typed) {
        if (typed.isEmpty()) {
            terminal.refuse(texts().say("admit.whom"));
        } else {
            at.await(
                    client.letIn(at.row().table(), typed),
                    ok -> at.tell(List.of(texts().say("admit.done", typed))),
                    refusal -> terminal.refuse(at.failure("admit", refusal)));
        }
    }

    private void ask(CompletableFuture<ServerMessage.Ok> answer, String what) {
        at.await(answer, ok -> {}, refusal -> terminal.refuse(at.failure(what, refusal)));
    }

    /** A seat by its number or by who sits there; null if it is neither. */
    private @Nullable Integer seat(String typed) {
        return at.row().seats().stream()
                .filter(
                        row ->
                                typed.equals(String.valueOf(row.seat()))
                                        || typed.equalsIgnoreCase(row.who()))
                .map(ServerMessage.SeatRow::seat)
                .findFirst()
                .orElse(null);
    }

    private Texts texts() {
        return Texts.of(terminal.tongue());
    }
}
