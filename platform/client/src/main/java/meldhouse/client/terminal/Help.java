package meldhouse.client.terminal;

import java.util.ArrayList;
import java.util.List;

/** What may be typed at a table. */
record Help(Texts texts) {
    /**
     * Everything that goes here.
     *
     * @param seated whether the reader plays
     * @param hints whether hints are given: not to those who watch, and not among people
     * @param undo whether bids may be taken back at this table
     */
    List<String> lines(Speaker speaker, boolean seated, boolean hints, boolean undo) {
        List<String> lines = new ArrayList<>(speaker.help());
        lines.add(about("t", "table"));
        if (hints) {
            lines.add(about("h", "hint"));
        }
        if (seated && undo && speaker.takesBack()) {
            lines.add(about("u", "undo"));
        }
        lines.add(texts.say("command.say.about"));
        lines.add(about("v", "pace"));
        lines.add(texts.say("command.start.about"));
        if (seated) {
            lines.add(texts.say("command.vote.about"));
            lines.add(texts.say("command.pause.about"));
            lines.add(texts.say("command.kick.about"));
            lines.add(texts.say("command.admit.about"));
        }
        lines.add(about("q", "quit"));
        lines.add(about("?", "help"));
        return lines;
    }

    private String about(String key, String command) {
        return texts.say(
                "command",
                key,
                texts.say("command." + command),
                texts.say("command." + command + ".about"));
    }
}
