package meldhouse.american.rules;

import meldhouse.american.AmericanEvent.DealScored;
import meldhouse.american.AmericanEvent.MatchEnded;
import meldhouse.american.AmericanEvent.MeldsShown;
import meldhouse.american.DealScore;
import meldhouse.american.MatchResult;
import meldhouse.american.Meld;
import meldhouse.american.MeldKind;
import meldhouse.american.SeatMelds;
import meldhouse.american.StockEvent.Melded;
import meldhouse.american.rules.Choices.MeldRequiresTrick;
import meldhouse.american.rules.Choices.RunMarriageReuse;
import meldhouse.api.game.Event;
import meldhouse.api.game.Hook;
import meldhouse.api.game.ScoredBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** Which house rules made each number of a score (american.md 6, 8 to 10; variants.md 3 to 5). */
final class ScoreSources {
    private final AmericanRules rules;
    private final Sides sides;
    private final Set<String> functions;
    private final List<ScoredBy> all = new ArrayList<>();

    private ScoreSources(AmericanGame game) {
        this.rules = game.rules();
        this.sides = game.sides();
        functions = game.hooks().present();
    }

    static List<ScoredBy> of(AmericanGame game, Event event) {
        ScoreSources sources = new ScoreSources(game);
        switch (event) {
            case MeldsShown shown -> {
                for (int place = 0; place < shown.shown().size(); place++) {
                    sources.melds("/shown/" + place, shown.shown().get(place));
                }
            }
            case Melded melded -> sources.melds("/meld", melded.meld());
            case DealScored scored -> sources.deal(scored.score());
            case MatchEnded ended ->
                    sources.add(
                            "/result/reason",
                            sources.or(HookPoints.MATCH_END, reason(ended.result())));
            default -> {}
        }
        return List.copyOf(sources.all);
    }

    private void add(String part, List<String> options) {
        if (!options.isEmpty()) {
            all.add(new ScoredBy(part, options));
        }
    }

    private void add(String part, String... options) {
        add(part, List.of(options));
    }

    /** The function that has the last word, before what it had it about. */
    private List<String> or(Hook last, List<String> options) {
        if (!functions.contains(last.name())) {
            return options;
        }
        List<String> all = new ArrayList<>(List.of(last.name()));
        all.addAll(options);
        return all;
    }

    private void melds(String part, SeatMelds shown) {
        add(part + "/points", or(HookPoints.MELD_POINTS, List.of()));
        for (int place = 0; place < shown.melds().size(); place++) {
            add(part + "/melds/" + place, price(shown, shown.melds().get(place)));
        }
        for (int place = 0; place < shown.extras().size(); place++) {
            add(part + "/extra/" + place, HookPoints.EXTRA_MELDS.name());
        }
        if (shown.checks() != 0) {
            add(part + "/checks", "checkTable", "roundTripAdds");
        }
    }

    /** The option of a meld's price is called as the meld is. */
    private List<String> price(SeatMelds shown, Meld meld) {
        if (meld.kind() == MeldKind.ROUNDHOUSE) {
            return List.of("meldRoundhouseBonus");
        }
        String word = meld.kind().toString();
        List<String> options = new ArrayList<>();
        options.add("meld" + Character.toUpperCase(word.charAt(0)) + word.substring(1));
        switch (meld.kind()) {
            case PINOCHLE -> {
                if (rules.melds().prices().trumpPinochle() != null) {
                    options.add("meldTrumpPinochle");
                }
                options.add("pinochleJackSuit");
            }
            case DOUBLE_PINOCHLE, TRIPLE_PINOCHLE, QUADRUPLE_PINOCHLE ->
                    options.add("pinochleJackSuit");
            case ROYAL_MARRIAGE, DOUBLE_ROYAL_MARRIAGE -> {
                boolean hasRun = shown.melds().stream().anyMatch(ScoreSources::isRun);
                if (hasRun && rules.melds().runMarriageReuse() != RunMarriageReuse.NONE) {
                    options.add("runMarriageReuse");
                }
            }
            default -> {}
        }
        return options;
    }

    private static boolean isRun(Meld meld) {
        return switch (meld.kind()) {
            case RUN, DOUBLE_RUN, TRIPLE_RUN, QUADRUPLE_RUN -> true;
            default -> false;
        };
    }

    private void deal(DealScore score) {
        for (int side = 0; side < score.delta().size(); side++) {
            side(score, side);
        }
        outcome(score);
        if (score.units() != null) {
            add("/score/units/price", units(score));
            if (score.units().kitty() != 0) {
                add("/score/units/kitty", "kitty", "kittyFrom");
            }
        }
        if (score.checks() != null) {
            add("/score/checks/ledger", "checks", "checkTable", "roundTripAdds");
        }
        if (score.winsMatch() != null) {
            add(
                    "/score/winsMatch",
                    score.moon() != null && score.moon() ? "shootMoon" : "allTricksWinsMatch");
        }
    }

    private void side(DealScore score, int side) {
        if (lostMeld(score, side)) {
            add("/score/meld/" + side, lost());
        }
        if (score.trickPoints().get(side) != 0) {
            add(
                    "/score/trickPoints/" + side,
                    or(
                            HookPoints.TRICK_POINTS,
                            List.of("pointScale", "cardPoints", "trickRounding")));
        }
        if (score.lastTrick().get(side) != 0) {
            add("/score/lastTrick/" + side, "lastTrickBonus");
        }
        if (score.buriedPoints().get(side) != 0) {
            add("/score/buriedPoints/" + side, "buryCounts");
        }
        Integer bidders = score.biddingSide();
        if (bidders != null && score.units() == null) {
            List<String> options = bidders == side ? bidders(score) : defenders(score);
            add("/score/delta/" + side, or(HookPoints.DEAL_SCORE, options));
        }
        if (Objects.equals(score.totals().get(side), rules.match().scoreFloor())) {
            add("/score/totals/" + side, "scoreFloor");
        }
    }

    /** Whether a side melded something of which nothing counted. */
    private boolean lostMeld(DealScore score, int side) {
        int melded = 0;
        for (int seat : sides.seats(side)) {
            melded += score.meldBySeat().get(seat);
        }
        return melded > 0 && score.meld().get(side) == 0;
    }

    private List<String> lost() {
        List<String> options = new ArrayList<>();
        if (rules.melds().meldRequiresTrick() != MeldRequiresTrick.NONE) {
            options.add("meldRequiresTrick");
            options.add("meldRequiresTrickSide");
        }
        if (rules.melds().meldRequiresTrick() == MeldRequiresTrick.POINTS) {
            options.add("meldSavePoints");
        }
        if (rules.melds().minMeldToCount() > 0) {
            options.add("minMeldToCount");
        }
        return options;
    }

    private List<String> bidders(DealScore score) {
        List<String> set = List.of("setScore", "setMultiplier");
        return switch (score.outcome()) {
            case MADE, WON_BY_MELD, DEFENDERS_CONCEDED ->
                    score.moon() == null
                            ? List.of("madeScore")
                            : List.of("madeScore", "shootMoon", "shootMoonBonus");
            case SET ->
                    score.moon() != null && !score.moon()
                            ? List.of("shootMoonPenalty", "shootMoon")
                            : set;
            case STUCK_THROW_IN -> List.of("stuckThrowIn");
            case THROWN_IN, NO_SUIT, BELOW_MIN_TEAM_MELD, CONCEDED, UNREACHABLE -> set;
            case SCORED, DECLARED_OUT -> List.of();
        };
    }

    private List<String> defenders(DealScore score) {
        return switch (score.outcome()) {
            case MADE -> List.of("defendersScoreWhenMade");
            case SET -> List.of("defendersScoreWhenSet", "setScore");
            case CONCEDED -> List.of("concedeDefendersScore", "setScore");
            case THROWN_IN, NO_SUIT, BELOW_MIN_TEAM_MELD, UNREACHABLE -> List.of("setScore");
            case STUCK_THROW_IN, WON_BY_MELD, DEFENDERS_CONCEDED, SCORED, DECLARED_OUT -> List.of();
        };
    }

    private void outcome(DealScore score) {
        String part = "/score/outcome";
        switch (score.outcome()) {
            case STUCK_THROW_IN -> add(part, "stuckBid");
            case THROWN_IN -> add(part, "throwIn");
            case NO_SUIT -> add(part, "trumpRequirement");
            case BELOW_MIN_TEAM_MELD -> add(part, "minTeamMeld");
            case CONCEDED -> add(part, "concede");
            case WON_BY_MELD -> add(part, "autoWinByMeld");
            case DEFENDERS_CONCEDED -> add(part, "defendersConcede");
            case DECLARED_OUT -> add(part, "declareOut");
            case UNREACHABLE -> add(part, "autoSetWhenUnreachable");
            case MADE, SET, SCORED -> {}
        }
    }

    private static List<String> units(DealScore score) {
        List<String> options = new ArrayList<>(List.of("unitTable", "suitMultiplier"));
        switch (score.outcome()) {
            case SET -> options.add("playedSetUnits");
            case CONCEDED, NO_SUIT, BELOW_MIN_TEAM_MELD, UNREACHABLE ->
                    options.add("concedeUsesSuitMultiplier");
            case STUCK_THROW_IN, THROWN_IN -> options.remove("suitMultiplier");
            case MADE, WON_BY_MELD, DEFENDERS_CONCEDED, SCORED, DECLARED_OUT -> {}
        }
        return options;
    }

    private static List<String> reason(MatchResult result) {
        return switch (result.reason()) {
            case TARGET -> List.of("target");
            case HIGHER_TOTAL, BIDDING_SIDE -> List.of("bothOverTarget", "target");
            case BID_OUT -> List.of("mustBidToWin", "target");
            case ALL_TRICKS -> List.of("allTricksWinsMatch", "shootMoon");
            case DECLARED_OUT -> List.of("declareOut", "target");
            case MERCY -> List.of("mercyRule", "target");
            case DEALS -> List.of("dealsPerMatch");
            case DRAW -> List.of("dealsTie", "dealsPerMatch");
            case CHECKS -> List.of("checkDecidesMatch");
        };
    }
}
