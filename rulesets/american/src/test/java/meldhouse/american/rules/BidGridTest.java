package meldhouse.american.rules;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.american.rules.BidGrid.Row;
import meldhouse.american.rules.BidGrid.Stretch;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Bids in steps that change (variants.md 5.1). */
class BidGridTest {
    /** Every number that the rule names, one by one. */
    private static List<Integer> listed(List<Row> rows, int most) {
        List<Integer> bids = new ArrayList<>();
        int bid = rows.getFirst().from();
        while (bid <= most) {
            bids.add(bid);
            int step = 0;
            for (Row row : rows) {
                step = row.from() <= bid ? row.step() : step;
            }
            bid += step;
        }
        return bids;
    }

    private static BidGrid random(Random random) {
        List<Row> rows = new ArrayList<>();
        int from = 1 + random.nextInt(60);
        for (int row = 0; row <= random.nextInt(4); row++) {
            int step = 1 + random.nextInt(12);
            rows.add(new Row(from, step));
            from += step * (1 + random.nextInt(6));
        }
        List<Integer> bids = listed(rows, 400);
        return new BidGrid(rows, bids.get(random.nextInt(bids.size())));
    }

    @Test
    void aBidIsOnTheGridOrBetweenTwoOfIt() {
        Random random = new Random(1);
        for (int i = 0; i < 500; i++) {
            BidGrid grid = random(random);
            List<Integer> bids = listed(grid.rows(), 400);
            assertThat(grid.unreached()).isNull();
            for (int bid = grid.minimum(); bid < bids.getLast(); bid++) {
                int number = bid;
                assertThat(grid.has(bid)).isEqualTo(bids.contains(bid));
                assertThat(grid.atMost(bid))
                        .isEqualTo(
                                bids.stream()
                                        .filter(on -> on <= number)
                                        .toList()
                                        .getLast()
                                        .longValue());
                assertThat(grid.above(bid))
                        .isEqualTo(
                                bids.stream()
                                        .filter(on -> on > number)
                                        .findFirst()
                                        .get()
                                        .longValue());
            }
        }
    }

    @Test
    void stretchesHoldEveryBidOnceUpToTheCap() {
        Random random = new Random(2);
        for (int i = 0; i < 500; i++) {
            BidGrid grid = random(random);
            int cap = grid.cap();
            List<Integer> bids = listed(grid.rows(), cap);
            int first = random.nextInt(bids.size());
            List<Integer> found = new ArrayList<>();
            for (Stretch stretch : grid.stretches(bids.get(first), cap)) {
                for (int bid = stretch.least(); bid <= stretch.greatest(); bid += stretch.step()) {
                    found.add(bid);
                }
            }
            assertThat(found).isEqualTo(bids.subList(first, bids.size()));
            assertThat(grid.lowest(0, 1000)).isEqualTo(bids);
            assertThat(grid.size()).isEqualTo(bids.size());
        }
    }
}
