package meldhouse.scripting.sheet;

import meldhouse.scripting.sheet.RuleSheet.Block;
import meldhouse.scripting.sheet.RuleSheet.Change;
import meldhouse.scripting.sheet.RuleSheet.Section;
import meldhouse.scripting.sheet.RuleSheet.Sentence;

import java.util.stream.Collectors;

/** A rule sheet in plain text: what is changed stands between stars, the rest behind it. */
final class PlainSheet {
    private static final int WIDTH = 80;

    private final RuleSheet sheet;
    private final Sayings words;
    private final StringBuilder text = new StringBuilder();

    PlainSheet(RuleSheet sheet) {
        this.sheet = sheet;
        this.words = Sayings.words(sheet.language());
    }

    String text() {
        heading(sheet.title(), '=');
        if (!sheet.about().isEmpty()) {
            text.append("\n");
            wrapped(sheet.about(), "", "");
        }
        text.append("\n");
        changes();
        sheet.decided()
                .ifPresent(
                        said -> {
                            text.append("\n");
                            wrapped(said, "", "");
                        });
        sheet.sections().forEach(this::section);
        return text.toString();
    }

    private void changes() {
        if (sheet.changes().isEmpty()) {
            wrapped(sheet.unchanged(), "", "");
            return;
        }
        wrapped(words.own("changes") + ":", "", "");
        for (Change change : sheet.changes()) {
            wrapped(
                    "%s: %s [%s]"
                            .formatted(
                                    change.meaning(),
                                    change.value(),
                                    words.own("note", change.origin(), change.usual())),
                    "* ",
                    "  ");
        }
    }

    private void section(Section section) {
        text.append("\n");
        heading(section.heading(), '-');
        boolean list = false;
        for (Block block : section.blocks()) {
            if (!block.item() || !list) {
                text.append("\n");
            }
            String said =
                    block.sentences().stream().map(this::sentence).collect(Collectors.joining(" "));
            wrapped(said, block.item() ? "- " : "", block.item() ? "  " : "");
            list = block.item();
        }
    }

    private void heading(String title, char under) {
        text.append(title)
                .append("\n")
                .append(String.valueOf(under).repeat(Math.min(WIDTH, title.length())))
                .append("\n");
    }

    private String sentence(Sentence sentence) {
        return sentence.changed()
                ? "*" + sentence.text() + "* [" + new Notes(words).of(sentence) + "]"
                : sentence.text();
    }

    private void wrapped(String said, String first, String others) {
        StringBuilder line = new StringBuilder(first);
        int start = first.length();
        for (String word : said.split(" ")) {
            if (line.length() > start && line.length() + 1 + word.length() > WIDTH) {
                text.append(line).append("\n");
                line = new StringBuilder(others);
                start = others.length();
            }
            if (line.length() > start) {
                line.append(' ');
            }
            line.append(word);
        }
        text.append(line).append("\n");
    }
}
