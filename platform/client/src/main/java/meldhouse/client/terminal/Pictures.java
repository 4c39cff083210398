package meldhouse.client.terminal;

import java.util.ArrayList;
import java.util.List;

/** Pictures of tables that nobody draws: their lines, as they would be read. */
final class Pictures {
    /** Rows that are left: the news and their title, a rule, the keys, the line to type in. */
    private static final int AROUND = 6;

    private static final String BETWEEN = "   ";

    private Pictures() {}

    /**
     * The table's lines, and below them the moves: a line each, or side by side where there is no
     * room for that. What does not fit even so is cut at the end of each.
     */
    static Picture inWords(List<String> table, List<String> moves, Look look) {
        int rows = Math.max(2, look.height() - AROUND);
        int seen = broken(table, look.width()).size();
        boolean fits = seen + broken(moves, look.width()).size() <= rows;
        List<Line> below =
                lines(
                        fits ? moves : sideBySide(moves, look.width()),
                        look.width(),
                        Math.max(rows / 2, rows - seen));
        return new Picture(lines(table, look.width(), rows - below.size()), below);
    }

    private static List<String> sideBySide(List<String> moves, int width) {
        List<String> lines = new ArrayList<>();
        for (String move : moves) {
            String longer = lines.isEmpty() ? move : lines.getLast() + BETWEEN + move;
            if (!lines.isEmpty() && Line.width(longer) <= width) {
                lines.set(lines.size() - 1, longer);
            } else {
                lines.add(move);
            }
        }
        return lines;
    }

    private static List<Line> broken(List<String> sentences, int width) {
        return sentences.stream()
                .flatMap(sentence -> Line.broken(sentence, width).stream())
                .map(Line::of)
                .toList();
    }

    private static List<Line> lines(List<String> sentences, int width, int rows) {
        List<Line> lines = broken(sentences, width);
        if (lines.size() <= rows) {
            return lines;
        }
        List<Line> kept = new ArrayList<>(lines.subList(0, rows - 1));
        kept.add(Line.of("...", Style.FAINT));
        return kept;
    }
}
