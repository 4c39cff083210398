package meldhouse.scripting.sheet;

import meldhouse.scripting.sheet.RuleSheet.Block;
import meldhouse.scripting.sheet.RuleSheet.Change;
import meldhouse.scripting.sheet.RuleSheet.Section;
import meldhouse.scripting.sheet.RuleSheet.Sentence;

import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A rule sheet as one page that needs nothing else. */
final class HtmlSheet {
    private static final String STYLE =
            """
            :root { color-scheme: light dark; --ink: #1c2733; --soft: #56616d; --paper: #fbfaf7;
              --line: #d9dce0; --mark: #fff0c2; --edge: #b7791f; --link: #1f5fbf; }
            @media (prefers-color-scheme: dark) { :root { --ink: #e6e9ed; --soft: #a3adb8;
              --paper: #14181d; --line: #37404a; --mark: #3d3212; --edge: #e0b04a;
              --link: #7db5ff; } }
            * { box-sizing: border-box; }
            body { font: 17px/1.55 Georgia, 'Times New Roman', serif; color: var(--ink);
              background: var(--paper); max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
            h1, h2, nav, table, .note { font-family: system-ui, sans-serif; }
            h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .4rem; }
            h2 { font-size: 1.2rem; margin: 2rem 0 .3rem; padding-top: .5rem;
              border-top: 1px solid var(--line); }
            p { margin: .5rem 0; } ul { margin: .3rem 0; padding-left: 1.3rem; }
            li { margin: .15rem 0; } .soft { color: var(--soft); }
            nav { font-size: .9rem; line-height: 1.9; margin: 1rem 0; }
            nav a { color: var(--link); margin-right: .9rem; white-space: nowrap; }
            mark { background: var(--mark); color: inherit; padding: .05em .2em;
              border-bottom: 2px solid var(--edge); border-radius: 2px; }
            .note { color: var(--soft); font-size: .78em; overflow-wrap: anywhere; }
            .wide { overflow-x: auto; }
            table { border-collapse: collapse; width: 100%; font-size: .88rem; margin: .4rem 0; }
            th, td { text-align: left; vertical-align: top; padding: .3rem .6rem .3rem 0;
              border-bottom: 1px solid var(--line); }
            th { color: var(--soft); font-weight: 600; }
            td.value { font-weight: 600; } td.by { overflow-wrap: anywhere; color: var(--soft); }
            @media print { :root { --ink: #000; --soft: #444; --paper: #fff; --line: #bbb;
                --mark: #eee; --edge: #000; color-scheme: light; }
              body { font-size: 10.5pt; max-width: none; margin: 0; padding: 0; } nav { display: none; }
              h2 { break-after: avoid; } p, li, tr { break-inside: avoid; }
              mark { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }
            """;

    private final RuleSheet sheet;
    private final Sayings words;
    private final StringBuilder page = new StringBuilder();

    HtmlSheet(RuleSheet sheet) {
        this.sheet = sheet;
        this.words = Sayings.words(sheet.language());
    }

    String text() {
        page.append("<!doctype html>\n<html lang=\"")
                .append(escaped(sheet.language()))
                .append("\">\n<meta charset=\"utf-8\">\n")
                .append(
                        "<meta name=\"viewport\" content=\"width=device-width,"
                                + " initial-scale=1\">\n")
                .append("<title>")
                .append(escaped(sheet.title()))
                .append("</title>\n<style>\n")
                .append(STYLE)
                .append("</style>\n<body>\n<header>\n<h1>")
                .append(escaped(sheet.title()))
                .append("</h1>\n");
        if (!sheet.about().isEmpty()) {
            page.append("<p>").append(escaped(sheet.about())).append("</p>\n");
        }
        changes();
        sheet.decided()
                .ifPresent(said -> page.append("<p>").append(escaped(said)).append("</p>\n"));
        page.append("</header>\n");
        contents();
        page.append("<main>\n");
        sheet.sections().forEach(this::section);
        return page.append("</main>\n</body>\n</html>\n").toString();
    }

    private void changes() {
        if (sheet.changes().isEmpty()) {
            page.append("<p class=\"soft\">").append(sheet.unchanged()).append("</p>\n");
            return;
        }
        page.append("<div class=\"wide\"><table>\n<caption hidden>")
                .append(words.own("changes"))
                .append("</caption>\n<tr>");
        Stream.of("changes.rule", "changes.value", "changes.usual", "changes.origin")
                .forEach(
                        key ->
                                page.append("<th scope=\"col\">")
                                        .append(words.own(key))
                                        .append("</th>"));
        page.append("</tr>\n");
        for (Change change : sheet.changes()) {
            page.append("<tr><td>")
                    .append(escaped(change.meaning()))
                    .append("</td><td class=\"value\">")
                    .append(escaped(change.value()))
                    .append("</td><td>")
                    .append(escaped(change.usual()))
                    .append("</td><td class=\"by\">")
                    .append(escaped(change.origin()))
                    .append("</td></tr>\n");
        }
        page.append("</table></div>\n<p class=\"soft\">")
                .append(words.own("marked"))
                .append("</p>\n");
    }

    private void contents() {
        page.append("<nav aria-label=\"").append(words.own("contents")).append("\">");
        for (Section section : sheet.sections()) {
            page.append("<a href=\"#")
                    .append(escaped(section.group()))
                    .append("\">")
                    .append(escaped(section.heading()))
                    .append("</a> ");
        }
        page.append("</nav>\n");
    }

    private void section(Section section) {
        page.append("<section id=\"")
                .append(escaped(section.group()))
                .append("\">\n<h2>")
                .append(escaped(section.heading()))
                .append("</h2>\n");
        boolean list = false;
        for (Block block : section.blocks()) {
            if (block.item() != list) {
                page.append(block.item() ? "<ul>\n" : "</ul>\n");
                list = block.item();
            }
            String tag = block.item() ? "li" : "p";
            page.append(
                    "<%1$s>%2$s</%1$s>\n"
                            .formatted(
                                    tag,
                                    block.sentences().stream()
                                            .map(this::sentence)
                                            .collect(Collectors.joining(" "))));
        }
        page.append(list ? "</ul>\n</section>\n" : "</section>\n");
    }

    private String sentence(Sentence sentence) {
        String said = escaped(sentence.text());
        return sentence.changed()
                ? "<mark>%s</mark> <span class=\"note\">(%s)</span>"
                        .formatted(said, escaped(new Notes(words).of(sentence)))
                : said;
    }

    private static String escaped(String plain) {
        return plain.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
