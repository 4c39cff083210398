package meldhouse.cli;

import meldhouse.client.terminal.Line;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Rows of cells in so many columns of a terminal: the first cell at the left, broken where it is
 * long, the others at the right of their columns. Where there is no room for them beside each
 * other, they stand below it.
 */
final class TextTable {
    private static final int GAP = 2;
    private static final String INDENT = "  ";

    /** What the first cells are given at the least, if they need it. */
    private static final int LEAST = 12;

    private final int width;
    private final List<List<String>> rows = new ArrayList<>();

    /**
     * @param width of the terminal, in columns
     */
    TextTable(int width) {
        this.width = width;
    }

    /** Adds a row. */
    TextTable row(String first, String... cells) {
        List<String> row = new ArrayList<>(List.of(first));
        row.addAll(Arrays.asList(cells));
        rows.add(row);
        return this;
    }

    /** All of it, no line wider than the terminal unless a single cell is. */
    List<String> lines() {
        int columns = rows.stream().mapToInt(List::size).max().orElse(1);
        int[] widths = IntStream.range(0, columns).map(this::widest).toArray();
        int others = Arrays.stream(widths).skip(1).map(column -> column + GAP).sum();
        boolean below = width - others < Math.min(LEAST, widths[0]);
        widths[0] = Math.min(widths[0], below ? width : width - others);
        return rows.stream()
                .flatMap(row -> (below ? below(row) : beside(row, widths)).stream())
                .toList();
    }

    private int widest(int column) {
        return rows.stream()
                .filter(row -> row.size() > column)
                .mapToInt(row -> Line.width(row.get(column)))
                .max()
                .orElse(0);
    }

    private static List<String> beside(List<String> row, int[] widths) {
        List<String> first = new ArrayList<>(Line.broken(row.getFirst(), widths[0]));
        Line line = Line.of(first.getFirst()).fit(widths[0]);
        for (int column = 1; column < row.size(); column++) {
            line =
                    line.and(Line.of(" ".repeat(GAP)))
                            .and(Line.of(row.get(column)).right(widths[column]));
        }
        first.set(0, line.text());
        return first;
    }

    private List<String> below(List<String> row) {
        List<String> lines = new ArrayList<>(Line.broken(row.getFirst(), width));
        row.stream()
                .skip(1)
                .filter(cell -> !cell.isEmpty())
                .forEach(cell -> lines.addAll(Line.broken(INDENT + cell, width)));
        return lines;
    }
}
