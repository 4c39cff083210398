package meldhouse.client.terminal;

import java.util.ArrayList;
import java.util.List;

/** Pictures of tables that nobody draws: their lines, as they would be read. */
final class Pictures {
    /** Rows that are left for the news and the line to type in. */
    private static final int AROUND = 8;

    private Pictures() {}

    /** The table's lines, and below them the moves; what does not fit is cut at the end of each. */
    static Picture inWords(List<String> table, List<String> moves, Look look) {
        int rows = look.height() - AROUND;
        List<Line> below = lines(moves, look.width(), Math.max(rows / 2, rows - table.size()));
        return new Picture(lines(table, look.width(), rows - below.size()), below);
    }

    private static List<Line> lines(List<String> sentences, int width, int rows) {
        List<Line> lines = new ArrayList<>();
        sentences.stream()
                .flatMap(sentence -> Line.broken(sentence, width).stream())
                .forEach(piece -> lines.add(Line.of(piece)));
        if (lines.size() <= rows) {
            return lines;
        }
        List<Line> kept = new ArrayList<>(lines.subList(0, rows - 1));
        kept.add(Line.of("...", Style.FAINT));
        return kept;
    }
}
