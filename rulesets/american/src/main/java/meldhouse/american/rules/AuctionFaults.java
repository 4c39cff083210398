package meldhouse.american.rules;

import meldhouse.american.rules.BidGrid.Row;
import meldhouse.api.options.Values;

/** What is wrong between house rules about auction, trump and exchange (variants.md 5.11). */
final class AuctionFaults {
    private final Values values;
    private final RuleFaults faults;

    private AuctionFaults(Values values, RuleFaults faults) {
        this.values = values;
        this.faults = faults;
    }

    static void find(Values values, RuleFaults faults) {
        AuctionFaults found = new AuctionFaults(values, faults);
        found.grid();
        found.turned();
        found.exchange();
    }

    private void grid() {
        BidGrid grid = BidGrid.of(values);
        int minimum = values.whole("minimumBid");
        boolean stepped = values.rowsOrOpen("bidSteps") != null;
        faults.addIf(
                grid.minimum() != minimum,
                "bidSteps",
                "the first row does not begin at the lowest bid (minimumBid)",
                "rows from %d on, or null".formatted(minimum));
        Row unreached = grid.unreached();
        if (unreached != null) {
            faults.add(
                    "bidSteps",
                    "%d is not reached by the steps before it".formatted(unreached.from()),
                    "rows that begin at a bid of those before, as at %d, or null"
                            .formatted(grid.before(unreached)));
        }
        Integer cap = values.wholeOrOpen("maximumBid");
        if (cap == null) {
            return;
        }
        boolean sound = unreached == null && grid.minimum() == minimum;
        faults.addIf(
                cap < minimum || sound && !grid.has(cap),
                "maximumBid",
                "no bid can be exactly that",
                stepped
                        ? "a bid that the steps (bidSteps) reach, or null"
                        : "%d and any number of steps of %d above it, or null"
                                .formatted(minimum, values.whole("bidIncrement")));
        Integer stuck = values.wholeOrOpen("stuckBid");
        faults.addIf(
                stuck != null && stuck > cap,
                "stuckBid",
                "it is above maximumBid",
                "a whole number from 1 to %d, or null".formatted(cap));
    }

    /** No auction and a turned card go together, and then nothing waits for a declarer. */
    private void turned() {
        boolean silent = values.choice("auctionStyle").equals("none");
        boolean turned = values.choice("trumpChoice").equals("turnedCard");
        faults.addIf(
                silent != turned,
                "auctionStyle",
                turned
                        ? "where trump is turned (trumpChoice) nobody bids"
                        : "without an auction trump must be turned (trumpChoice)",
                turned ? "none" : "continuous, singleRound");
        faults.addIf(
                turned && values.whole("widowSize") > 0 && !values.flag("stockDraw"),
                "widowSize",
                "there is no declarer to take a widow where trump is turned",
                "0");
        faults.addIf(
                turned && values.choice("firstLeader").equals("bidWinner"),
                "firstLeader",
                "nobody wins a bid where trump is turned",
                "leftOfDealer");
    }

    private void exchange() {
        int count = values.whole("passCount");
        boolean partners = values.choice("sides").equals("partners");
        faults.addIf(
                count > 0 && !partners,
                "passCount",
                "there are no partners (sides) to pass cards",
                "0");
        faults.addIf(
                count > 0 && values.choice("trumpChoice").equals("turnedCard"),
                "passCount",
                "there is no declarer to pass cards where trump is turned",
                "0");
        faults.addIf(
                count > values.whole("handSize"),
                "passCount",
                "nobody holds so many cards (handSize)",
                "0 to " + Math.min(5, values.whole("handSize")));
    }
}
