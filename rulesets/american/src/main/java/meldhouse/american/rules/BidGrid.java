package meldhouse.american.rules;

import meldhouse.api.options.Values;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/**
 * The numbers that can be bid (variants.md 5.1): from the first row's number up, at each number by
 * the step of the last row that begins at or below it.
 *
 * @param rows ascending; each begins on the grid of those before it
 * @param cap the greatest bid, on the grid; null: none
 */
record BidGrid(List<Row> rows, @Nullable Integer cap) {
    /**
     * A stretch of the grid.
     *
     * @param from where it begins
     * @param step by how much bids go up from there
     */
    record Row(int from, int step) {
        private boolean meets(long number) {
            return (number - from) % step == 0;
        }
    }

    BidGrid {
        rows = List.copyOf(rows);
    }

    /** The grid of the house rules, whether it is sound or not. */
    static BidGrid of(Values values) {
        List<List<Integer>> steps = values.rowsOrOpen("bidSteps");
        List<Row> rows =
                steps == null
                        ? List.of(new Row(values.whole("minimumBid"), values.whole("bidIncrement")))
                        : steps.stream().map(row -> new Row(row.get(0), row.get(1))).toList();
        return new BidGrid(rows, values.wholeOrOpen("maximumBid"));
    }

    int minimum() {
        return rows.getFirst().from();
    }

    /** The first row that begins off the grid of those before it; null: none does. */
    @Nullable Row unreached() {
        for (int place = 1; place < rows.size(); place++) {
            if (!rows.get(place - 1).meets(rows.get(place).from())) {
                return rows.get(place);
            }
        }
        return null;
    }

    /** The last bid before a row that is not reached, by the steps of the rows before it. */
    long before(Row unreached) {
        Row row = rows.get(rows.indexOf(unreached) - 1);
        return unreached.from() - (unreached.from() - row.from()) % row.step();
    }

    /** The row by which bids go up at a number. */
    Row row(long number) {
        Row row = rows.getFirst();
        for (Row next : rows) {
            row = next.from() <= number ? next : row;
        }
        return row;
    }

    /** Whether the number, at least the minimum, is one of the grid, cap or not. */
    boolean has(long number) {
        return row(number).meets(number);
    }

    /**
     * The greatest number of the grid that is not above this one, which is at least the minimum.
     */
    long atMost(long number) {
        Row row = row(number);
        return number - (number - row.from()) % row.step();
    }

    /** The least number of the grid above this one, cap or not. */
    long above(long number) {
        if (number < minimum()) {
            return minimum();
        }
        long on = atMost(number);
        return on + row(on).step();
    }

    /** The lowest bids above a number, so many, or as many as there are. */
    List<Integer> lowest(long above, int count) {
        List<Integer> bids = new ArrayList<>();
        long bid = above(above);
        while (bids.size() < count && bid <= (cap == null ? Integer.MAX_VALUE : cap)) {
            bids.add((int) bid);
            bid = above(bid);
        }
        return List.copyOf(bids);
    }

    /**
     * Bids in even steps.
     *
     * @param least the first
     * @param greatest the last; null: no end
     */
    record Stretch(int least, @Nullable Integer greatest, int step) {}

    /**
     * The bids from one to another, both on the grid, as few stretches as can be.
     *
     * @param greatest null: as far as bids go
     */
    List<Stretch> stretches(int least, @Nullable Integer greatest) {
        if (rows.size() == 1) {
            return List.of(new Stretch(least, greatest, rows.getFirst().step()));
        }
        List<Stretch> stretches = new ArrayList<>();
        for (int place = rows.indexOf(row(least)); place < rows.size(); place++) {
            Row row = rows.get(place);
            int first = Math.max(least, row.from());
            Integer last =
                    place + 1 < rows.size()
                            ? Integer.valueOf(rows.get(place + 1).from() - row.step())
                            : null;
            if (greatest != null && (last == null || last > greatest)) {
                last = greatest;
            }
            if (last == null || first <= last) {
                stretches.add(new Stretch(first, last, row.step()));
            }
        }
        return List.copyOf(stretches);
    }

    /** How many bids there are. */
    long size() {
        long most = cap == null ? Integer.MAX_VALUE : cap;
        long size = 1;
        for (int place = 0; place < rows.size(); place++) {
            Row row = rows.get(place);
            long end = place + 1 < rows.size() ? rows.get(place + 1).from() : most;
            size += Math.max(0, Math.min(end, most) - row.from()) / row.step();
        }
        return size;
    }
}
