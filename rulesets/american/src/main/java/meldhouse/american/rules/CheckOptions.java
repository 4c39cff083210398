package meldhouse.american.rules;

import static meldhouse.american.rules.Catalogue.MOST;
import static meldhouse.american.rules.Catalogue.choice;
import static meldhouse.american.rules.Catalogue.flag;
import static meldhouse.american.rules.Catalogue.whole;

import meldhouse.american.rules.Forms.PaidChecks;
import meldhouse.api.options.Option;
import meldhouse.api.options.Option.Fields;
import meldhouse.api.options.Option.Rows;
import meldhouse.api.options.Option.Rows.Column;
import meldhouse.api.options.Option.Wholes;

import java.util.ArrayList;
import java.util.List;

/** The house rules about checks, in a player's words. */
final class CheckOptions {
    private static final String GROUP = "checks";

    /** What earns or costs checks, by name. */
    static final List<String> PARTS = table().stream().map(Option::name).toList();

    private CheckOptions() {}

    static List<Option> checks() {
        return List.of(
                choice(
                        "checks",
                        GROUP,
                        "Who pays checks, a ledger beside the points: nobody, the other side, or"
                                + " each of the others.",
                        PaidChecks.NONE),
                new Fields(
                        "checkTable",
                        GROUP,
                        "What earns how many checks; what is left out earns none.",
                        table()),
                flag(
                        "roundTripAdds",
                        GROUP,
                        "Whether the kings and queens of a round trip count on their own as well.",
                        false),
                flag(
                        "checkDecidesMatch",
                        GROUP,
                        "Whether the side with more checks wins the match.",
                        false));
    }

    private static List<Option> table() {
        List<Option> table = new ArrayList<>();
        number(table, "run", "Each run");
        number(table, "doubleRun", "Two runs together");
        number(table, "acesAround", "Each set of aces");
        number(table, "doubleAcesAround", "Two sets of aces together");
        number(table, "kingsAround", "Each set of kings");
        number(table, "doubleKingsAround", "Two sets of kings together");
        number(table, "queensAround", "Each set of queens");
        number(table, "doubleQueensAround", "Two sets of queens together");
        number(table, "jacksAround", "Each set of jacks");
        number(table, "doubleJacksAround", "Two sets of jacks together");
        number(table, "pinochle", "Each pinochle");
        number(table, "doublePinochle", "Two pinochles together");
        number(table, "doubleMarriage", "Two marriages of one suit");
        number(table, "roundTrip", "King and queen of all four suits");
        number(table, "sevenNines", "Seven or eight nines");
        table.add(
                new Rows(
                        CheckTable.CONTRACT,
                        GROUP,
                        "A contract made, from certain bids on.",
                        List.of(new Column("from", 0, MOST), new Column("checks", 0, MOST)),
                        50,
                        true,
                        null));
        table.add(
                new Wholes(
                        CheckTable.EACH,
                        GROUP,
                        "Above the last of them: for each full so many points, so many more.",
                        1,
                        MOST,
                        2,
                        null,
                        List.of(MOST, 1)));
        table.add(
                whole(
                        CheckTable.DEFEAT,
                        GROUP,
                        "How many times its value a contract that was missed brings the others.",
                        0,
                        10,
                        1));
        number(table, "slam", "All tricks of a deal");
        number(table, "lookAndLose", "Cost of losing after seeing the widow");
        number(table, "playAndLose", "Cost of playing and losing, on top");
        number(table, "game", "The match");
        number(table, "gamePer100", "Each started hundred of the difference");
        number(table, "gameMinus", "Losers who end below 0");
        return table;
    }

    private static void number(List<Option> table, String name, String meaning) {
        table.add(whole(name, GROUP, meaning + ".", 0, MOST, 0));
    }
}
