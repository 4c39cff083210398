package meldhouse.client.terminal;

import meldhouse.client.MeldhouseClient;
import meldhouse.client.RequestFailed;
import meldhouse.protocol.ServerMessage;
import meldhouse.protocol.Unreadable;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What may be typed at a table besides moves.
 *
 * @param at the table
 */
record TableCommands(Terminal terminal, MeldhouseClient client, TableSession at) {
    /** Does what a line says; whether it is a command. */
    boolean obey(String line) {
        Optional<List<String>> shown = at.speaker().command(line);
        if (shown.isPresent()) {
            terminal.show(shown.get());
            return true;
        }
        String word = line.split("\\s+", 2)[0].toLowerCase(Locale.ROOT);
        if (is("help", "?", word)) {
            List<String> lines = new ArrayList<>(at.functions());
            lines.addAll(
                    new Help(texts())
                            .lines(
                                    at.speaker(),
                                    at.isSeated(),
                                    at.part().mayAskForHints(),
                                    at.row().undo()));
            terminal.show(lines);
        } else if (is("table", "t", word)) {
            terminal.show(at.speaker().table());
        } else if (is("hint", "h", word)) {
            hint();
        } else if (is("undo", "u", word)) {
            undo();
        } else if (word.equals("start")) {
            start();
        } else if (is("say", "c", word)) {
            say(line.substring(word.length()).strip());
        } else if (is("pace", "v", word)) {
            pace(line.substring(word.length()).strip());
        } else if (is("vote", "vote", word)) {
            votes().vote(line.substring(word.length()).strip());
        } else if (is("pause", "pause", word)) {
            votes().pause(true);
        } else if (is("continue", "continue", word)) {
            votes().pause(false);
        } else if (is("kick", "kick", word)) {
            votes().kick(line.substring(word.length()).strip());
        } else if (is("admit", "admit", word)) {
            votes().admit(line.substring(word.length()).strip());
        } else if (is("quit", "q", word)) {
            at.leave();
        } else {
            return false;
        }
        return true;
    }

    private boolean is(String command, String key, String word) {
        return word.equals(key)
                || word.equals(command)
                || word.equals(texts().say("command." + command));
    }

    private Texts texts() {
        return Texts.of(terminal.tongue());
    }

    private VoteCommands votes() {
        return new VoteCommands(terminal, client, at);
    }

    private void hint() {
        at.await(
                client.hint(at.row().table()),
                hint -> at.tell(() -> List.of(hinted(hint))),
                refusal -> at.tell(List.of(at.failure("hint", refusal))));
    }

    private String hinted(ServerMessage.HintGiven hint) throws Unreadable {
        String move = at.speaker().words(hint.move());
        String why = at.speaker().why(hint);
        if (why.isEmpty() && at.own().isForced()) {
            why = texts().say("hint.only");
        }
        return why.isEmpty() ? texts().say("hint", move) : texts().say("hint.why", move, why);
    }

    /** The next pace, or the one that is asked for. */
    private void pace(String wanted) {
        if (wanted.isEmpty()) {
            terminal.say(texts().say("pace." + terminal.nextPace().name()));
            return;
        }
        for (BotPace pace : BotPace.values()) {
            if (texts().means("pace.word." + pace.name(), wanted)) {
                terminal.pace(pace);
                terminal.say(texts().say("pace." + terminal.pace().name()));
                return;
            }
        }
        terminal.refuse(texts().say("pace.unknown", wanted));
    }

    /** Takes the last move back; where that cannot be, it is said without asking the server. */
    private void undo() {
        OptionalLong last = at.own().unanswered();
        if (!at.row().undo()) {
            terminal.refuse(texts().say("undo.off"));
        } else if (last.isEmpty()) {
            terminal.refuse(texts().say("undo.none"));
        } else {
            at.await(
                    client.undo(at.row().table(), last.getAsLong()),
                    ok -> {},
                    refusal -> terminal.refuse(refused(refusal)));
        }
    }

    private String refused(Throwable refusal) {
        return refusal instanceof RequestFailed failed
                        && failed.details() != null
                        && failed.details().has("rule")
                ? texts().say("undo.none")
                : at.failure("undo", refusal);
    }

    private void start() {
        at.await(
                client.start(at.row().table()),
                ok -> at.lookWhoIsHere(),
                refusal -> at.tell(List.of(at.failure("start", refusal))));
    }

    private void say(String text) {
        if (text.isEmpty()) {
            terminal.refuse(texts().say("say.what"));
            return;
        }
        at.await(
                client.say(at.row().table(), text),
                ok -> {},
                refusal -> at.tell(List.of(at.failure("say", refusal))));
    }
}
