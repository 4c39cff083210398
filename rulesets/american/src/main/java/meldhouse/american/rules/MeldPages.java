package meldhouse.american.rules;

import static meldhouse.american.rules.Cases.AT_ONCE;
import static meldhouse.american.rules.Cases.BID;
import static meldhouse.american.rules.Cases.NINES;
import static meldhouse.american.rules.Cases.STOCK;
import static meldhouse.american.rules.Cases.TARGET;
import static meldhouse.american.rules.Cases.is;
import static meldhouse.american.rules.Cases.isNot;
import static meldhouse.american.rules.Cases.prose;
import static meldhouse.american.rules.Cases.rule;
import static meldhouse.american.rules.Cases.rules;
import static meldhouse.american.rules.Cases.section;

import meldhouse.api.options.SheetEntry;
import meldhouse.api.options.SheetSection;
import meldhouse.api.options.Values;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** The chapters of the rule sheet about melds, and about the tricks while there is a stock. */
final class MeldPages {
    private static final Predicate<Values> STOCK_NINES = STOCK.and(NINES);
    private static final Predicate<Values> LISTED =
            AT_ONCE.and(is("meldDeclaration", "manual")).and(NINES).and(isNot("meldDix", 0));
    private static final Predicate<Values> FOUR_COPIES = is("deckCopies", 4);
    private static final Predicate<Values> SAVED = isNot("meldRequiresTrick", "none");

    private MeldPages() {}

    static List<SheetSection> all() {
        return List.of(draw(), section("meld", List.of(who(), prices(), sharing(), keeping())));
    }

    private static SheetSection draw() {
        return section(
                "draw",
                prose("freeTricks", STOCK),
                rule("meldBeforeDraw", STOCK),
                prose("winnerLeads", STOCK),
                rule("meldsPerTrick", STOCK),
                prose("onTable", STOCK),
                rule("meldNeedsFreshCard", STOCK),
                prose("otherFamily", STOCK),
                rule("sameClassReuse", STOCK),
                prose("laidTwice", STOCK),
                prose("dixShown", STOCK_NINES),
                rule("dixWithMeld", STOCK_NINES),
                rule("dixExchange", STOCK_NINES),
                prose("dixUnderStock", STOCK_NINES.and(is("dixExchange", true))),
                rule("turnedDixScores", STOCK_NINES),
                rule("lastStockChoice", STOCK),
                rule("lastStockCardShown", STOCK),
                prose("secondHalf", STOCK),
                rule("declareOut", STOCK.and(TARGET)));
    }

    private static List<SheetEntry> who() {
        return List.of(
                prose("meldTime", AT_ONCE),
                rule("whoMelds", AT_ONCE),
                rule("meldDeclaration", AT_ONCE),
                rule("lateDix", LISTED),
                prose("meldTable"));
    }

    /** A line for each price. */
    private static List<SheetEntry> prices() {
        List<SheetEntry> lines = new ArrayList<>();
        for (String kind : MeldOptions.KINDS) {
            lines.add(rule("meld" + kind));
            lines.add(rule("meldDouble" + kind));
            lines.add(rule("meldTriple" + kind, FOUR_COPIES));
            lines.add(rule("meldQuadruple" + kind, FOUR_COPIES));
        }
        lines.add(rule("meldTrumpPinochle"));
        lines.add(rule("meldDix", NINES));
        lines.add(rule("meldRoundhouseBonus"));
        return lines;
    }

    private static List<SheetEntry> sharing() {
        return List.of(
                rule("pinochleJackSuit"),
                prose("severalAtOnce", AT_ONCE),
                prose("nothingElse"),
                prose("families", AT_ONCE),
                rule("maxMeldsPerCard", AT_ONCE),
                rule("runMarriageReuse", AT_ONCE));
    }

    private static List<SheetEntry> keeping() {
        List<SheetEntry> lines = new ArrayList<>(rules(BID, "minTeamMeld"));
        lines.add(rule("minMeldToCount"));
        lines.add(rule("meldRequiresTrick"));
        lines.add(rule("meldSavePoints", is("meldRequiresTrick", "points")));
        lines.add(rule("meldRequiresTrickSide", BID.and(SAVED)));
        return lines;
    }
}
