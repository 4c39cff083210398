package meldhouse.client.terminal;

import java.util.ArrayList;
import java.util.List;

/** What may be typed at a table. */
record Help(Texts texts) {
    List<String> lines(Speaker speaker) {
        List<String> lines = new ArrayList<>(speaker.help());
        lines.add(about("t", "table"));
        lines.add(about("h", "hint"));
        lines.add(about("u", "undo"));
        lines.add(texts.say("command.say.about"));
        lines.add(about("v", "pace"));
        lines.add(texts.say("command.start.about"));
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
