package meldhouse.american.rules;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.american.AmericanEvent;
import meldhouse.american.DealScore;
import meldhouse.american.Outcome;
import meldhouse.api.cards.Suit;
import meldhouse.api.game.DealResult;
import meldhouse.api.game.Measure;
import meldhouse.api.options.HouseRules;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

final class MeasuresTest {
    private static final AmericanRuleset RULESET = new AmericanRuleset();

    private static DealResult of(AmericanEvent event) {
        return RULESET.dealResult(event).orElseThrow();
    }

    private static AmericanEvent scored(Outcome outcome) {
        return new AmericanEvent.DealScored(
                new DealScore(
                        3,
                        0,
                        1,
                        260,
                        1,
                        Suit.HEARTS,
                        outcome,
                        List.of(40, 100, 20, 60),
                        List.of(60, 160),
                        List.of(4, 8),
                        List.of(70, 130),
                        List.of(10, 0),
                        List.of(),
                        List.of(0, 0),
                        List.of(80, 130),
                        null,
                        null,
                        List.of(140, 290),
                        null,
                        null,
                        List.of(140, 290),
                        1000),
                1,
                null);
    }

    @Test
    void aScoredDealIsMeasuredBySideAndByWhoBid() {
        DealResult result = of(scored(Outcome.MADE));
        assertThat(result.overall())
                .containsEntry("passedOut", 0)
                .containsEntry("contract", 260)
                .containsEntry("made", 1)
                .containsEntry("bidderMeld", 160)
                .containsEntry("bidderTricks", 130)
                .containsEntry("defenderMeld", 60);
        assertThat(result.bySide().get(0))
                .isEqualTo(Map.of("declared", 0, "meld", 60, "trickPoints", 80, "points", 140));
        assertThat(result.bySide().get(1))
                .containsEntry("declaredMade", 1)
                .containsEntry("points", 290);
    }

    @Test
    void anUnplayedDealHasNoTrickPoints() {
        DealResult result = of(scored(Outcome.CONCEDED));
        assertThat(result.overall()).doesNotContainKey("bidderTricks").containsEntry("made", 0);
        assertThat(result.bySide()).noneMatch(side -> side.containsKey("trickPoints"));
    }

    @Test
    void aVoidDealHasNoContractAndBringsNothing() {
        DealResult result =
                of(
                        new AmericanEvent.DealVoid(
                                1, AmericanEvent.DealVoid.Reason.ALL_PASSED, 2, 3, null));
        assertThat(result.overall()).isEqualTo(Map.of("passedOut", 1, "misdealt", 0));
        assertThat(result.bySide()).hasSize(3);
        assertThat(result.bySide()).allMatch(side -> side.equals(Map.of("points", 0)));
    }

    @Test
    void otherEventsEndNoDeal() {
        assertThat(RULESET.dealResult(new AmericanEvent.Passed(0, null))).isEmpty();
    }

    @Test
    void everyNumberIsADeclaredMeasure() {
        DealResult result = of(scored(Outcome.MADE));
        assertThat(names(false)).containsAll(result.overall().keySet());
        result.bySide().forEach(side -> assertThat(names(true)).containsAll(side.keySet()));
    }

    private static List<String> names(boolean bySide) {
        return RULESET.measures().stream()
                .filter(measure -> measure.bySide() == bySide)
                .map(Measure::name)
                .toList();
    }

    /** american.md 15.3: 52 + 8.3 trumps + 12.1 and 8.2 for its aces and tens + ... + 26. */
    @Test
    void theEstimateFollowsTheFittedFormula() throws Exception {
        Map<String, Object> given =
                Map.of(
                        "hand",
                        Stream.of("AS TS KS QS JS 9S AH AD TD KD QC JC".split(" ")).toList(),
                        "trump",
                        "S");
        var question =
                RULESET.questions().stream()
                        .filter(found -> found.op().equals("estimate"))
                        .findFirst()
                        .orElseThrow();
        var modern = question.answering().answer(RULESET.configure(HouseRules.DEFAULTS), given);
        // 52 + 6 * 8.3 + 12.1 + 8.2 + 2 * 9.8 + one short suit 6.1 = 147.8
        assertThat(modern)
                .containsEntry("meld", 160)
                .containsEntry("trickPoints", 148)
                .containsEntry("estimate", 160 + 26 + 148);
        var counters =
                question.answering()
                        .answer(RULESET.configure(HouseRules.of("pointScale", "counters")), given);
        assertThat(counters).containsEntry("trickPoints", 176);
    }
}
