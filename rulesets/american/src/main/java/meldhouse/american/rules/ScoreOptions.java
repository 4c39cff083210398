package meldhouse.american.rules;

import static meldhouse.american.rules.Catalogue.FAR;
import static meldhouse.american.rules.Catalogue.MOST;
import static meldhouse.american.rules.Catalogue.choice;
import static meldhouse.american.rules.Catalogue.flag;
import static meldhouse.american.rules.Catalogue.open;
import static meldhouse.american.rules.Catalogue.whole;

import meldhouse.american.rules.Choices.BothOverTarget;
import meldhouse.american.rules.Choices.Concede;
import meldhouse.american.rules.Choices.ConcedeDefendersScore;
import meldhouse.american.rules.Choices.DefendersScore;
import meldhouse.american.rules.Choices.MadeScore;
import meldhouse.american.rules.Choices.SetScore;
import meldhouse.american.rules.Forms.DealsTie;
import meldhouse.american.rules.Forms.MercyRule;
import meldhouse.american.rules.Forms.SettledIn;
import meldhouse.american.rules.Forms.ShootMoon;
import meldhouse.api.options.Option;
import meldhouse.api.options.Option.Points;
import meldhouse.api.options.Option.Rows;
import meldhouse.api.options.Option.Rows.Column;
import meldhouse.api.options.Option.Whole;

import java.util.List;
import java.util.Map;

/** The house rules about scores, units and the end of the match, in a player's words. */
final class ScoreOptions {
    private ScoreOptions() {}

    static List<Option> score() {
        return List.of(
                choice(
                        "settlement",
                        "score",
                        "Whether deals bring points, or are settled in units.",
                        SettledIn.POINTS),
                choice(
                        "madeScore",
                        "score",
                        "What a side that made its bid scores: all its points, or the bid.",
                        MadeScore.ACTUAL),
                choice(
                        "setScore",
                        "score",
                        "What a side that missed its bid scores: minus the bid, the same but its"
                                + " meld stays, nothing, or nothing while each other side gets the"
                                + " bid.",
                        SetScore.MINUS_BID),
                whole(
                        "setMultiplier",
                        "score",
                        "How many times the bid a missed contract costs.",
                        1,
                        2,
                        1),
                choice(
                        "defendersScoreWhenMade",
                        "score",
                        "What the defenders score when the bid was made.",
                        DefendersScore.MELD_AND_TRICKS),
                choice(
                        "defendersScoreWhenSet",
                        "score",
                        "What the defenders score when the bid was missed.",
                        DefendersScore.MELD_AND_TRICKS),
                choice(
                        "concede",
                        "score",
                        "Whether the declarer may give up before the first lead: never, after the"
                                + " melds, or from the widow on.",
                        Concede.NONE),
                choice(
                        "concedeDefendersScore",
                        "score",
                        "What the defenders score then: their meld, or all trick points as well.",
                        ConcedeDefendersScore.MELD_ONLY),
                flag(
                        "autoSetWhenUnreachable",
                        "score",
                        "Whether a bid that all trick points could not reach is lost unplayed.",
                        false),
                choice(
                        "shootMoon",
                        "score",
                        "Whether the declarer may announce all tricks before the first lead, for a"
                                + " bonus or for the match.",
                        ShootMoon.NONE),
                whole(
                        "shootMoonBonus",
                        "score",
                        "Points on top when all tricks were announced and taken.",
                        0,
                        MOST,
                        250),
                whole(
                        "shootMoonPenalty",
                        "score",
                        "What it costs to miss one of them, if the bid is not more.",
                        0,
                        MOST,
                        500),
                flag(
                        "allTricksWinsMatch",
                        "score",
                        "Whether a side that takes every trick of a deal wins the match at once.",
                        false));
    }

    static List<Option> units() {
        String group = "units";
        return List.of(
                new Rows(
                        "unitTable",
                        group,
                        "What a contract is worth in units, from certain bids on.",
                        List.of(new Column("from", 0, MOST), new Column("units", 0, MOST)),
                        50,
                        false,
                        List.of(
                                List.of(250, 2),
                                List.of(300, 3),
                                List.of(350, 5),
                                List.of(400, 7),
                                List.of(450, 10),
                                List.of(500, 13),
                                List.of(550, 17),
                                List.of(600, 21),
                                List.of(650, 25),
                                List.of(700, 30))),
                new Points(
                        "suitMultiplier",
                        group,
                        "How many times that it is worth with each suit as trump.",
                        List.of("S", "H", "D", "C"),
                        1,
                        10,
                        false,
                        Map.of("S", 1, "H", 1, "D", 1, "C", 1)),
                whole(
                        "playedSetUnits",
                        group,
                        "How many times that a contract costs that was played and missed.",
                        1,
                        4,
                        2),
                flag(
                        "concedeUsesSuitMultiplier",
                        group,
                        "Whether the suit counts when the declarer gives up, too.",
                        false),
                flag("kitty", group, "Whether a kitty pays and is paid as well.", false),
                whole("kittyFrom", group, "From which bid on it does.", 0, MOST, 350),
                flag(
                        "autoWinByMeld",
                        group,
                        "Whether melds that reach the bid win it unplayed.",
                        false),
                flag(
                        "defendersConcede",
                        group,
                        "Whether the defenders may give up together before the first lead.",
                        false));
    }

    static List<Option> match() {
        return List.of(
                new Whole(
                        "target",
                        "match",
                        "The points that win the match; null: none, and dealsPerMatch ends it.",
                        1,
                        FAR,
                        1,
                        true,
                        1000),
                open(
                        "dealsPerMatch",
                        "match",
                        "After so many scored deals the higher total wins; null: any number.",
                        1,
                        1000),
                choice(
                        "bothOverTarget",
                        "match",
                        "Who wins when two sides reach the target in one deal: the higher total,"
                                + " the bidding side, nobody while the target rises, or the bidding"
                                + " side and otherwise nobody.",
                        BothOverTarget.HIGHER_TOTAL),
                whole("raiseTargetBy", "match", "By how much the target rises then.", 1, MOST, 250),
                flag(
                        "mustBidToWin",
                        "match",
                        "Whether only a side that has just made its own bid can win.",
                        false),
                choice(
                        "dealsTie",
                        "match",
                        "What happens when the last deal leaves the leaders level: another deal, or"
                                + " a draw.",
                        DealsTie.EXTRA_DEAL),
                choice(
                        "mercyRule",
                        "match",
                        "Whether the match ends early: at minus half the target, at minus the"
                                + " target, or with a lead as great as the target.",
                        MercyRule.NONE),
                open("scoreFloor", "match", "No total falls below this; null: no floor.", -FAR, 0));
    }
}
