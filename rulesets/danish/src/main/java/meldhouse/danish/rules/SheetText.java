package meldhouse.danish.rules;

import meldhouse.api.cards.Rank;
import meldhouse.danish.DanishCard;
import meldhouse.danish.RoundScore;
import meldhouse.danish.ScoreLine;
import meldhouse.danish.SideScore;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;

/** The sheet of a round as text, each line with its cards and the sum that it comes from. */
final class SheetText {
    private SheetText() {}

    /**
     * The whole sheet.
     *
     * @param sides how each side is called
     * @param seats how each seat is called
     */
    static String of(DanishRules rules, RoundScore score, List<String> sides, List<String> seats) {
        List<String> text = new ArrayList<>();
        text.add("round " + score.round() + ": " + ended(score, seats));
        for (int side = 0; side < score.sides().size(); side++) {
            SideScore one = score.sides().get(side);
            text.add(sides.get(side));
            for (ScoreLine line : one.lines()) {
                text.add("  " + of(rules, line, seats));
            }
            text.add("  %-14s %d".formatted("total", one.total()));
        }
        return String.join("\n", text) + "\n";
    }

    private static String ended(RoundScore score, List<String> seats) {
        Integer finisher = score.finisher();
        if (finisher == null) {
            return "blocked";
        }
        String how = score.firstTurn() ? "folds the hand" : score.fold() ? "folds" : "goes out";
        DanishCard last = score.finalDiscard();
        return seats.get(finisher) + " " + how + (last == null ? "" : " and discards " + last);
    }

    private static String of(DanishRules rules, ScoreLine line, List<String> seats) {
        List<String> words = new ArrayList<>();
        words.add("%-14s".formatted(line.kind()));
        words.add(String.valueOf(line.points()));
        String working = working(rules, line);
        if (!working.isEmpty()) {
            words.add("= " + working);
        }
        if (line.meld() != null) {
            words.add("meld " + line.meld());
        }
        if (line.seat() != null) {
            words.add("by " + seats.get(line.seat()));
        }
        if (!line.cards().isEmpty()) {
            words.add("[" + DanishCard.text(line.cards()) + "]");
        }
        return String.join(" ", words);
    }

    /** How the points of a line come about; empty where there is nothing to work out. */
    static String working(DanishRules rules, ScoreLine line) {
        return switch (line.kind()) {
            case ORDINARY -> sum(line.cards(), card -> CardValue.inMeld(rules, card));
            case MULTIPLIER ->
                    "(%d-1) x (%s)"
                            .formatted(
                                    line.times(),
                                    sum(line.cards(), card -> CardValue.inMeld(rules, card)));
            case REDDE -> redde(rules, line);
            case HAND -> "-(%s)".formatted(sum(line.cards(), card -> CardValue.own(card.card())));
            case FAILED_OPENING -> "-%d x %d".formatted(line.times(), rules.barbelePenalty());
            case PUMBA_MISSED -> "-%d x %d".formatted(line.times(), rules.pumbaMissPenalty());
            case SPECIAL, FINISH_SPECIAL, HOUSE_RULE -> Objects.requireNonNull(line.name());
            case EIGHT_NATURALS, EXACT_CUT, TURNED_CARD, FINISH, FOLDING_THE_HAND, NO_MELD -> "";
        };
    }

    private static String sum(List<DanishCard> cards, ToIntFunction<DanishCard> value) {
        return cards.stream()
                .map(card -> String.valueOf(value.applyAsInt(card)))
                .collect(Collectors.joining("+"));
    }

    private static String redde(DanishRules rules, ScoreLine line) {
        String each = "%d x %d".formatted(line.times(), rules.reddeUnit());
        int pairs = line.times() / 2;
        if (pairs == 0) {
            return each;
        }
        DanishCard wild = line.cards().getFirst();
        Rank rank = Objects.requireNonNull(wild.playedRank());
        return wild.suit() == null
                ? "%s + %d x %d x %d"
                        .formatted(each, pairs, rules.reddePairSetFactor(), CardValue.of(rank))
                : "%s + %d x %d".formatted(each, pairs, rules.reddePairStraight());
    }
}
