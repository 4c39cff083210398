package meldhouse.danish.rules;

import meldhouse.danish.DanishCard;
import meldhouse.danish.LaidCard;
import meldhouse.danish.MeldWorth;
import meldhouse.danish.RescuedWild;
import meldhouse.danish.RoundScore;
import meldhouse.danish.ScoreLine;
import meldhouse.danish.ScoreLine.Kind;
import meldhouse.danish.SideScore;
import meldhouse.danish.TableMeld;
import meldhouse.danish.rules.Choices.MultiplierScope;
import meldhouse.danish.rules.Ending.Out;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The sheet of a round (danish.md 5): every bonus, multiplier and penalty is a line with the cards
 * that it comes from, and the sums are the sums of the lines.
 */
final class Settlement {
    private final DanishRules rules;
    private final Ending ending;
    private final int side;
    private final @Nullable Out out;
    private final int factor;
    private final List<ScoreLine> lines = new ArrayList<>();

    private Settlement(DanishRules rules, Ending ending, int side) {
        this.rules = rules;
        this.ending = ending;
        this.side = side;
        Out went = ending.out();
        this.out = went != null && ending.side(went.seat()) == side ? went : null;
        this.factor = out == null ? 1 : Finish.factor(rules, ending, out);
    }

    /** Scores a round that has ended. */
    static RoundScore of(DanishRules rules, Ending ending) {
        List<SideScore> sides = new ArrayList<>();
        List<Integer> totals = new ArrayList<>();
        for (int side = 0; side < ending.sides().size(); side++) {
            sides.add(new Settlement(rules, ending, side).score());
        }
        Functions functions = rules.functions();
        if (functions != null) {
            List<SideScore> options = List.copyOf(sides);
            for (int side = 0; side < options.size(); side++) {
                sides.set(
                        side,
                        with(
                                options.get(side),
                                functions.roundBonus(rules, ending, side, options)));
            }
        }
        for (int side = 0; side < sides.size(); side++) {
            totals.add(ending.before().get(side) + sides.get(side).total());
        }
        Out out = ending.out();
        return out == null
                ? new RoundScore(ending.round(), null, null, false, false, null, sides, totals)
                : new RoundScore(
                        ending.round(),
                        out.seat(),
                        ending.side(out.seat()),
                        Finish.isFold(rules, out),
                        Finish.isFold(rules, out) && out.firstTurn(),
                        out.finalDiscard(),
                        sides,
                        totals);
    }

    /** A sheet with what a function of the house rules gives or takes. */
    private static SideScore with(SideScore score, List<ScoreLine> more) {
        if (more.isEmpty()) {
            return score;
        }
        int points = more.stream().mapToInt(ScoreLine::points).sum();
        List<ScoreLine> lines = new ArrayList<>(score.lines());
        lines.addAll(more);
        return new SideScore(
                score.ordinary(),
                score.multiplier(),
                score.multiplierExtra(),
                score.special(),
                score.redde(),
                score.eightNaturals(),
                score.exactCut(),
                score.turnedCard(),
                score.finish(),
                score.finishSpecials(),
                points,
                score.hand(),
                score.exitPenalty(),
                score.total() + points,
                lines);
    }

    private SideScore score() {
        ending.melds().stream().filter(meld -> meld.side() == side).forEach(this::meld);
        bonuses();
        finish();
        hands();
        penalties();
        Map<Kind, Integer> sums = new EnumMap<>(Kind.class);
        for (ScoreLine line : lines) {
            sums.merge(line.kind(), line.points(), Integer::sum);
        }
        int total = lines.stream().mapToInt(ScoreLine::points).sum();
        return new SideScore(
                sum(sums, Kind.ORDINARY),
                factor,
                sum(sums, Kind.MULTIPLIER),
                sum(sums, Kind.SPECIAL),
                sum(sums, Kind.REDDE),
                sum(sums, Kind.EIGHT_NATURALS),
                sum(sums, Kind.EXACT_CUT),
                sum(sums, Kind.TURNED_CARD),
                sum(sums, Kind.FINISH, Kind.FOLDING_THE_HAND),
                sum(sums, Kind.FINISH_SPECIAL),
                sum(sums, Kind.HOUSE_RULE),
                -sum(sums, Kind.HAND),
                -sum(sums, Kind.FAILED_OPENING, Kind.NO_MELD, Kind.PUMBA_MISSED),
                total,
                lines);
    }

    private static int sum(Map<Kind, Integer> sums, Kind... kinds) {
        int sum = 0;
        for (Kind kind : kinds) {
            sum += sums.getOrDefault(kind, 0);
        }
        return sum;
    }

    private void line(
            Kind kind,
            int points,
            @Nullable String name,
            @Nullable Integer meld,
            @Nullable Integer seat,
            int times,
            List<DanishCard> cards) {
        if (points != 0) {
            lines.add(new ScoreLine(kind, points, name, meld, seat, times, cards));
        }
    }

    /** The lines of a meld (danish.md 5.1 to 5.3). */
    private void meld(TableMeld meld) {
        MeldWorth worth = meld.worth();
        List<DanishCard> cards = meld.cards().stream().map(LaidCard::card).toList();
        Integer seat = seat(meld.cards());
        boolean ordinary = Worth.isOrdinary(worth);
        List<DanishCard> counted =
                ordinary || rules.specialMeldsAddCardValue() || worth.ordinary() == 0
                        ? cards
                        : cards.subList(Worth.PINOCHLE, cards.size());
        line(Kind.ORDINARY, worth.ordinary(), null, meld.number(), seat, 1, counted);
        line(Kind.SPECIAL, worth.special(), worth.specialName(), meld.number(), seat, 1, cards);
        line(
                Kind.EIGHT_NATURALS,
                worth.eightNaturals(),
                worth.specialName(),
                meld.number(),
                seat,
                1,
                cards);
        List<DanishCard> rescued =
                meld.rescued().stream().map(RescuedWild::laid).map(LaidCard::card).toList();
        line(Kind.REDDE, worth.redde(), null, meld.number(), null, rescued.size(), rescued);
        if (ordinary && factor > 1) {
            multiplied(meld);
        }
    }

    /** What the factor adds to an ordinary meld (danish.md 5.6, D41). */
    private void multiplied(TableMeld meld) {
        List<LaidCard> multiplied =
                meld.cards().stream()
                        .filter(
                                laid ->
                                        rules.multiplierScope() == MultiplierScope.SIDE_CARDS
                                                || out != null && laid.seat() == out.seat())
                        .toList();
        List<DanishCard> cards = multiplied.stream().map(LaidCard::card).toList();
        int value = cards.stream().mapToInt(card -> CardValue.inMeld(rules, card)).sum();
        line(
                Kind.MULTIPLIER,
                (factor - 1) * value,
                null,
                meld.number(),
                seat(multiplied),
                factor,
                cards);
    }

    /** The seat that laid all of these cards; null: several did. */
    private static @Nullable Integer seat(List<LaidCard> cards) {
        for (LaidCard card : cards) {
            if (card.seat() != cards.getFirst().seat()) {
                return null;
            }
        }
        return cards.isEmpty() ? null : (Integer) cards.getFirst().seat();
    }

    private void bonuses() {
        Integer cut = ending.exactCutSide();
        if (cut != null && cut == side) {
            line(
                    Kind.EXACT_CUT,
                    rules.exactCutPoints(),
                    null,
                    null,
                    ending.exactCutter(),
                    1,
                    List.of());
        }
        Integer turned = ending.turnedUpSide();
        if (turned != null && turned == side) {
            DanishCard card = ending.turnedUp();
            line(
                    Kind.TURNED_CARD,
                    rules.turnedCardPoints(),
                    null,
                    null,
                    null,
                    1,
                    card == null ? List.of() : List.of(card));
        }
    }

    private void finish() {
        if (out == null) {
            return;
        }
        DanishCard last = out.finalDiscard();
        List<DanishCard> discard = last == null ? List.of() : List.of(last);
        line(Kind.FINISH, rules.finishBonus(), null, null, out.seat(), 1, discard);
        if (out.firstTurn() && Finish.isFold(rules, out)) {
            line(
                    Kind.FOLDING_THE_HAND,
                    rules.foldingTheHandBonus(),
                    null,
                    null,
                    out.seat(),
                    1,
                    List.of());
        }
        List<DanishCard> looked = Finish.looked(rules, ending, out);
        if (!looked.isEmpty()) {
            for (Conditions condition : Conditions.of(looked, rules.wildColour())) {
                line(
                        Kind.FINISH_SPECIAL,
                        rules.finishSpecialBonus(),
                        condition.toString(),
                        null,
                        out.seat(),
                        1,
                        looked);
            }
        }
    }

    /** The cards left in the hands of the side (danish.md 5.1, D48). */
    private void hands() {
        if (out != null && !rules.partnerHandCounts()) {
            return;
        }
        for (int seat : ending.sides().get(side)) {
            List<DanishCard> hand = ending.hands().get(seat);
            line(Kind.HAND, -CardValue.own(hand), null, null, seat, 1, hand);
        }
    }

    private void penalties() {
        int failed = ending.failedOpenings().get(side);
        line(
                Kind.FAILED_OPENING,
                -failed * rules.barbelePenalty(),
                null,
                null,
                null,
                failed,
                List.of());
        boolean caught =
                ending.out() != null
                        && out == null
                        && ending.melds().stream().noneMatch(meld -> meld.side() == side);
        if (caught) {
            line(Kind.NO_MELD, -rules.exitPenaltyFlat(), null, null, null, 1, List.of());
        }
        int missed = ending.pumbaMissed().get(side);
        line(
                Kind.PUMBA_MISSED,
                -missed * rules.pumbaMissPenalty(),
                null,
                null,
                null,
                missed,
                List.of());
    }
}
