package meldhouse.client.terminal;

import java.util.ArrayList;
import java.util.List;

/**
 * A whole screen: as many lines as it has rows, none wider than its columns.
 *
 * @param lines from the top
 * @param row where the cursor stands, from 0
 * @param column where the cursor stands, from 0
 */
record Page(List<Line> lines, int row, int column) {
    /** Columns for what is typed; a question that leaves fewer takes a row more. */
    private static final int ENTRY = 12;

    Page {
        lines = List.copyOf(lines);
    }

    /**
     * What stands below the table.
     *
     * @param notice one line: a refusal, or the keys
     * @param question what is asked; empty: nothing
     * @param before what is typed before the cursor
     * @param after what is typed behind it
     */
    record Below(Line notice, String question, String before, String after) {}

    /** The table with the news and the hand. */
    static Page ofTable(Look look, Picture picture, List<String> news, String title, Below below) {
        List<Line> lines = new ArrayList<>(picture.table());
        int rows = newsRows(look, picture, below);
        if (rows >= 0) {
            lines.add(title(look, title));
            lines.addAll(latest(news, look.width(), rows));
        }
        lines.addAll(hand(look, picture));
        return finished(look, lines, below);
    }

    /** The rows for the news, below their title; less than 0: there is no room for that either. */
    static int newsRows(Look look, Picture picture, Below below) {
        return look.height()
                - picture.table().size()
                - hand(look, picture).size()
                - below(look, below).size()
                - 1;
    }

    private static List<Line> hand(Look look, Picture picture) {
        List<Line> lines = new ArrayList<>();
        if (!picture.hand().isEmpty()) {
            lines.add(Line.rule(sign(look), look.width()));
            lines.addAll(picture.hand());
        }
        return lines;
    }

    /** Too little room for the table: why, the latest news, and the table's last sentences. */
    static Page ofNarrow(
            Look look, String why, List<String> news, List<String> table, Below below) {
        List<Line> lines = new ArrayList<>();
        for (String piece : Line.broken(why, look.width())) {
            lines.add(Line.of(piece, Style.WRONG));
        }
        int rows = Math.max(0, look.height() - below(look, below).size() - lines.size());
        List<Line> told = latest(table, look.width(), rows);
        told.removeIf(Line.EMPTY::equals);
        int most = Math.min(told.size(), rows * 2 / 3 + 1);
        lines.addAll(latest(news, look.width(), Math.max(0, rows - most)));
        lines.addAll(told.subList(told.size() - most, told.size()));
        return ofLines(look, lines, below);
    }

    /** Lines alone: the lobby, or what was asked for. */
    static Page ofLines(Look look, List<Line> shown, Below below) {
        List<Line> lines = new ArrayList<>();
        int rows = look.height() - below(look, below).size();
        for (int row = 0; row < rows; row++) {
            lines.add(row < shown.size() ? shown.get(row) : Line.EMPTY);
        }
        return finished(look, lines, below);
    }

    /** The last of these sentences, in exactly so many rows, the latest at the bottom. */
    static List<Line> latest(List<String> news, int width, int rows) {
        List<Line> lines = new ArrayList<>();
        for (int i = news.size() - 1; i >= 0 && lines.size() < rows; i--) {
            List<String> pieces = Line.broken(news.get(i), width);
            for (int piece = pieces.size() - 1; piece >= 0; piece--) {
                lines.addFirst(Line.of(pieces.get(piece)));
            }
        }
        while (lines.size() < rows) {
            lines.add(Line.EMPTY);
        }
        return new ArrayList<>(lines.subList(lines.size() - rows, lines.size()));
    }

    private static Page finished(Look look, List<Line> above, Below below) {
        List<Line> lines = new ArrayList<>(above);
        lines.addAll(below(look, below));
        int surplus = Math.max(0, lines.size() - look.height());
        List<Line> kept =
                lines.subList(surplus, lines.size()).stream()
                        .map(line -> line.cut(look.width()))
                        .toList();
        String last = Line.broken(asked(below), questionWidth(look)).getLast();
        int column = Line.width(last) + Line.width(shown(look, last, below.before()));
        return new Page(kept, Math.max(0, kept.size() - 1), Math.min(column, look.width() - 1));
    }

    private static List<Line> below(Look look, Below below) {
        List<Line> lines = new ArrayList<>();
        lines.add(below.notice());
        List<String> pieces = Line.broken(asked(below), questionWidth(look));
        for (String piece : pieces) {
            lines.add(Line.of(piece, Style.STRONG));
        }
        String before = shown(look, pieces.getLast(), below.before());
        lines.set(lines.size() - 1, lines.getLast().and(before + below.after(), Style.PLAIN));
        return lines;
    }

    private static String asked(Below below) {
        return below.question().isEmpty() ? "> " : below.question() + " ";
    }

    private static int questionWidth(Look look) {
        return Math.max(ENTRY, look.width() - ENTRY);
    }

    /** The end of what was typed, where all of it is too long. */
    private static String shown(Look look, String question, String typed) {
        int room = Math.max(1, look.width() - Line.width(question) - 1);
        String shown = typed;
        while (Line.width(shown) > room) {
            shown = shown.substring(Character.charCount(shown.codePointAt(0)));
        }
        return shown;
    }

    private static Line title(Look look, String title) {
        String sign = sign(look);
        return Line.of(sign.repeat(2) + " ", Style.FAINT)
                .and(title, Style.FAINT)
                .and(" " + sign.repeat(look.width()), Style.FAINT)
                .cut(look.width());
    }

    private static String sign(Look look) {
        return look.signs() ? "\u2504" : "-";
    }
}
