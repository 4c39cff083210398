package meldhouse.american.rules;

import meldhouse.api.options.Fault;
import meldhouse.api.options.Values;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * What is wrong between house rules each of which is allowed (american.md 13.1, validation;
 * variants.md 5.11).
 */
final class RuleFaults {
    private static final List<String> TIMES = List.of("", "Double", "Triple", "Quadruple");

    private final Values values;
    private final List<Fault> faults = new ArrayList<>();

    RuleFaults(Values values) {
        this.values = values;
    }

    /** Every fault; none if the values go together. */
    static List<Fault> of(Values values) {
        RuleFaults faults = new RuleFaults(values);
        TableFaults.find(values, faults);
        AuctionFaults.find(values, faults);
        faults.prices();
        faults.misdeals();
        faults.points();
        faults.checks();
        faults.match();
        return List.copyOf(faults.faults);
    }

    /** Notes a fault of an option's value. */
    void add(String option, String problem, String allowed) {
        faults.add(new Fault(option, values.all().get(option), problem, allowed));
    }

    /** Notes a fault where an option has a word or value that does not go with another option. */
    void addIf(boolean fault, String option, String problem, String allowed) {
        if (fault) {
            add(option, problem, allowed);
        }
    }

    private boolean is(String option, @Nullable Object value) {
        return Objects.equals(values.all().get(option), value);
    }

    /** A priced multiple may not be below a smaller one of its kind (variants.md 4.1). */
    private void prices() {
        for (String kind : MeldOptions.KINDS) {
            int most = 0;
            String dearest = "";
            for (String times : TIMES) {
                String name = "meld" + times + kind;
                Integer price = values.wholeOrOpen(name);
                if (price != null && price < most) {
                    add(
                            name,
                            "so many together would count less than fewer",
                            "%d or more (%s), or null".formatted(most, dearest));
                } else if (price != null) {
                    most = price;
                    dearest = name;
                }
            }
        }
    }

    private void misdeals() {
        for (Map<String, @Nullable Object> right : values.several("misdealRules")) {
            addIf(
                    !right.containsKey("nines") && !right.containsKey("nonCounters"),
                    "misdealRules",
                    "a right needs a number of nines or nonCounters",
                    Catalogue.allowed("misdealRules"));
        }
        addIf(
                values.flag("misdealNeedsPartner") && !is("sides", "partners"),
                "misdealNeedsPartner",
                "there are no partners (sides)",
                "false");
    }

    private void points() {
        addIf(
                is("pointScale", "custom") && is("cardPoints", null),
                "cardPoints",
                "pointScale custom needs a table of points",
                Catalogue.allowed("cardPoints").replace(", or null", ""));
    }

    private void checks() {
        String paid = values.choice("checks");
        addIf(
                paid.equals("partnership") && !is("sides", "partners"),
                "checks",
                "there are no partners (sides)",
                "none, eachOther where sides is individual");
        addIf(
                paid.equals("eachOther") && !is("sides", "individual"),
                "checks",
                "not everybody plays alone (sides)",
                "none, partnership where sides is partners");
        addIf(
                paid.equals("none") && values.flag("checkDecidesMatch"),
                "checkDecidesMatch",
                "there are no checks",
                "false");
        Object each = values.fields("checkTable").get(CheckTable.EACH);
        addIf(
                each instanceof List<?> numbers && numbers.size() != 2,
                "checkTable",
                "contractEach needs two numbers, points and checks",
                Catalogue.allowed("checkTable"));
        addIf(
                each != null && values.fields("checkTable").get(CheckTable.CONTRACT) == null,
                "checkTable",
                "contractEach goes on from the last row of contract, and there is none",
                "a table with contract, or without contractEach");
    }

    private void match() {
        boolean endless = is("target", null);
        boolean turned = is("trumpChoice", "turnedCard");
        addIf(
                endless && is("dealsPerMatch", null),
                "target",
                "without dealsPerMatch the match would never end",
                "a whole number from 1 to " + Catalogue.FAR);
        addIf(
                endless && !is("mercyRule", "none"),
                "mercyRule",
                "it goes by the target, and there is none",
                "none");
        addIf(
                values.flag("declareOut") && (endless || !values.flag("stockDraw")),
                "declareOut",
                "it needs a stock to draw from (stockDraw) and a target",
                "false");
        addIf(
                values.flag("mustBidToWin") && turned,
                "mustBidToWin",
                "nobody bids where trump is turned",
                "false");
        addIf(
                turned && values.choice("bothOverTarget").startsWith("biddingSide"),
                "bothOverTarget",
                "nobody bids where trump is turned",
                "higherTotal, raiseTarget");
    }
}
