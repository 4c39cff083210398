package meldhouse.danish.rules;

import meldhouse.api.game.Event;
import meldhouse.api.game.ScoredBy;
import meldhouse.danish.DanishCard;
import meldhouse.danish.DanishEvent.OpeningFailed;
import meldhouse.danish.DanishEvent.PumbaMissed;
import meldhouse.danish.DanishEvent.RoundScored;
import meldhouse.danish.RoundScore;
import meldhouse.danish.ScoreLine;

import java.util.ArrayList;
import java.util.List;

/**
 * Which house rules, options and functions, made each line of a round's sheet (danish.md 5 and 7).
 */
final class ScoreSources {
    private ScoreSources() {}

    static List<ScoredBy> of(DanishRules rules, Event event) {
        return switch (event) {
            case RoundScored scored -> lines(rules, scored.score());
            case OpeningFailed _ -> List.of(new ScoredBy("/penalty", List.of("barbelePenalty")));
            case PumbaMissed _ -> List.of(new ScoredBy("/penalty", List.of("pumbaMissPenalty")));
            default -> List.of();
        };
    }

    private static List<ScoredBy> lines(DanishRules rules, RoundScore score) {
        List<ScoredBy> all = new ArrayList<>();
        for (int side = 0; side < score.sides().size(); side++) {
            List<ScoreLine> lines = score.sides().get(side).lines();
            for (int place = 0; place < lines.size(); place++) {
                List<String> options = options(rules, score, lines.get(place));
                if (!options.isEmpty()) {
                    all.add(
                            new ScoredBy(
                                    "/score/sides/%d/lines/%d".formatted(side, place), options));
                }
            }
        }
        return all;
    }

    private static List<String> options(DanishRules rules, RoundScore score, ScoreLine line) {
        return switch (line.kind()) {
            case ORDINARY -> ordinary(rules, line);
            case MULTIPLIER -> multiplier(rules, score, line);
            case SPECIAL -> special(line);
            case REDDE -> List.of("reddeUnit", "reddePairSetFactor", "reddePairStraight");
            case EIGHT_NATURALS -> List.of("eightNaturalsBonus");
            case EXACT_CUT -> List.of("exactCutPoints", "exactCutMode");
            case TURNED_CARD -> List.of("turnedCardPoints", "turnedCardBonus");
            case FINISH -> List.of("finishBonus");
            case FINISH_SPECIAL ->
                    List.of(
                            "finishSpecialBonus",
                            "finishBonusScope",
                            "finishIncludesFinalDiscard",
                            "wildColour");
            case FOLDING_THE_HAND -> List.of("foldingTheHandBonus");
            // Cards in a hand count their own value, which no house rule changes.
            case HAND -> List.of();
            case FAILED_OPENING -> List.of("barbelePenalty");
            case NO_MELD -> List.of("exitPenaltyFlat");
            case PUMBA_MISSED -> List.of("pumbaMissPenalty");
            case HOUSE_RULE -> List.of(HookPoints.ROUND_BONUS.name());
        };
    }

    private static List<String> ordinary(DanishRules rules, ScoreLine line) {
        List<String> options = new ArrayList<>();
        if (line.cards().stream().anyMatch(DanishCard::isWild)) {
            options.add("wildValueInMelds");
        }
        if (rules.specialMeldsAddCardValue()) {
            options.add("specialMeldsAddCardValue");
        }
        return options;
    }

    /** The factors are those of the finish; where two are alike, both are named. */
    private static List<String> multiplier(DanishRules rules, RoundScore score, ScoreLine line) {
        List<String> options = new ArrayList<>();
        if (!score.fold()) {
            options.add("finishNoWildFactor");
        } else {
            if (rules.foldNoWildFactor() == line.times()) {
                options.add("foldNoWildFactor");
            }
            if (rules.foldOneWildFactor() == line.times()) {
                options.add("foldOneWildFactor");
                options.add("foldOneWildSupport");
            }
        }
        options.add("partnerWildScope");
        options.add("multiplierScope");
        if (line.cards().stream().anyMatch(DanishCard::isWild)) {
            options.add("wildValueInMelds");
        }
        return options;
    }

    /** The values of natural specials are no house rule (danish.md 3.4). */
    private static List<String> special(ScoreLine line) {
        return switch (String.valueOf(line.name())) {
            case Functions.NAME -> List.of(HookPoints.MELD_VALUE.name());
            case "pinochleStartHand" -> List.of("pinochleStartHandValue", "startHandPinochle");
            case "pinochleLater" -> List.of("pinochleLaterValue", "startHandPinochle");
            case "cleanStraight" -> List.of("cleanStraightValue");
            case "semiCleanOne" -> List.of("semiCleanOneValue", "semiCleanWildRule");
            case "semiCleanTwo" -> List.of("semiCleanTwoValue", "semiCleanWildRule");
            case "dirtyStraight" -> List.of("dirtyStraightValue", "semiCleanWildRule");
            case "sixWithWildAces", "sixWithWildPictures" ->
                    List.of("sixWithWildRule", "wildOnNaturalSpecial");
            default ->
                    line.cards().stream().anyMatch(DanishCard::isWild)
                            ? List.of("wildOnNaturalSpecial")
                            : List.of();
        };
    }
}
