package meldhouse.scripting.sheet;

import meldhouse.scripting.sheet.RuleSheet.Block;
import meldhouse.scripting.sheet.RuleSheet.Change;
import meldhouse.scripting.sheet.RuleSheet.Section;
import meldhouse.scripting.sheet.RuleSheet.Sentence;

import java.util.stream.Collectors;

/** A rule sheet in Markdown: what is changed is bold, the rest stands behind it. */
final class MarkdownSheet {
    private final RuleSheet sheet;
    private final Sayings words;
    private final StringBuilder text = new StringBuilder();

    MarkdownSheet(RuleSheet sheet) {
        this.sheet = sheet;
        this.words = Sayings.words(sheet.language());
    }

    String text() {
        text.append("# ").append(escaped(sheet.title())).append("\n\n");
        if (!sheet.about().isEmpty()) {
            text.append(escaped(sheet.about())).append("\n\n");
        }
        changes();
        sheet.decided().ifPresent(said -> text.append(escaped(said)).append("\n\n"));
        sheet.sections().forEach(this::section);
        return text.toString().stripTrailing() + "\n";
    }

    private void changes() {
        if (sheet.changes().isEmpty()) {
            text.append(sheet.unchanged()).append("\n\n");
            return;
        }
        text.append("**").append(words.own("changes")).append("**\n\n");
        row(
                words.own("changes.rule"),
                words.own("changes.value"),
                words.own("changes.usual"),
                words.own("changes.origin"));
        text.append("| --- | --- | --- | --- |\n");
        for (Change change : sheet.changes()) {
            row(
                    escaped(change.meaning()),
                    escaped(change.value()),
                    escaped(change.usual()),
                    escaped(change.origin()));
        }
        text.append("\n").append(words.own("marked")).append("\n\n");
    }

    private void row(String... cells) {
        text.append("| ").append(String.join(" | ", cells)).append(" |\n");
    }

    private void section(Section section) {
        text.append("## ").append(escaped(section.heading())).append("\n\n");
        boolean list = false;
        for (Block block : section.blocks()) {
            if (list && !block.item()) {
                text.append("\n");
            }
            text.append(block.item() ? "- " : "")
                    .append(
                            block.sentences().stream()
                                    .map(this::sentence)
                                    .collect(Collectors.joining(" ")))
                    .append(block.item() ? "\n" : "\n\n");
            list = block.item();
        }
        if (list) {
            text.append("\n");
        }
    }

    private String sentence(Sentence sentence) {
        String said = escaped(sentence.text());
        return sentence.changed()
                ? "**" + said + "** *(" + escaped(new Notes(words).of(sentence)) + ")*"
                : said;
    }

    private static String escaped(String plain) {
        return plain.replaceAll("[\\\\`*_\\[\\]<>|#]", "\\\\$0");
    }
}
