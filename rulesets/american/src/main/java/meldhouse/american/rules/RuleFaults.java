package meldhouse.american.rules;

import meldhouse.api.options.Fault;
import meldhouse.api.options.Values;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** What is wrong between house rules each of which is allowed (american.md 13.1, validation). */
final class RuleFaults {
    /** The melds that may have a price for two together. */
    private static final List<String> DOUBLES =
            List.of(
                    "Run",
                    "RoyalMarriage",
                    "CommonMarriage",
                    "AcesAround",
                    "KingsAround",
                    "QueensAround",
                    "JacksAround",
                    "Pinochle");

    private RuleFaults() {}

    /** Every fault; none if the values go together. */
    static List<Fault> of(Values values) {
        List<Fault> faults = new ArrayList<>();
        for (String kind : DOUBLES) {
            int single = values.whole("meld" + kind);
            Integer both = values.wholeOrOpen("meldDouble" + kind);
            if (both != null && both < single) {
                faults.add(
                        new Fault(
                                "meldDouble" + kind,
                                both,
                                "two together would count less than one",
                                "%d or more (meld%s), or null".formatted(single, kind)));
            }
        }
        bids(values, faults);
        if (values.choice("pointScale").equals("custom")
                && values.pointsOrOpen("cardPoints") == null) {
            faults.add(
                    new Fault(
                            "cardPoints",
                            null,
                            "pointScale custom needs a table of points",
                            Objects.requireNonNull(
                                            Catalogue.SCHEMA.option("cardPoints").orElse(null))
                                    .allowed()));
        }
        if (values.wholeOrOpen("target") == null && values.wholeOrOpen("dealsPerMatch") == null) {
            faults.add(
                    new Fault(
                            "target",
                            null,
                            "without dealsPerMatch the match would never end",
                            "a whole number from 1 to " + Catalogue.FAR));
        }
        return faults;
    }

    private static void bids(Values values, List<Fault> faults) {
        Integer cap = values.wholeOrOpen("maximumBid");
        if (cap == null) {
            return;
        }
        int minimum = values.whole("minimumBid");
        int step = values.whole("bidIncrement");
        if (cap < minimum || (cap - minimum) % step != 0) {
            faults.add(
                    new Fault(
                            "maximumBid",
                            cap,
                            "no bid can be exactly that",
                            "%d and any number of steps of %d above it, or null"
                                    .formatted(minimum, step)));
        }
        Integer stuck = values.wholeOrOpen("stuckBid");
        if (stuck != null && stuck > cap) {
            faults.add(
                    new Fault(
                            "stuckBid",
                            stuck,
                            "it is above maximumBid",
                            "a whole number from 1 to %d, or null".formatted(cap)));
        }
    }
}
