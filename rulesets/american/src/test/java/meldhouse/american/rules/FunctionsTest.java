package meldhouse.american.rules;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.american.AmericanMove.Play;
import meldhouse.american.ExtraMeld;
import meldhouse.american.SeatMelds;
import meldhouse.api.cards.Card;
import meldhouse.api.game.Decision;
import meldhouse.api.game.Game;
import meldhouse.api.game.Move;
import meldhouse.api.game.Position;
import meldhouse.api.game.Refusal;
import meldhouse.api.game.Ruleset;
import meldhouse.api.options.HouseRules;
import meldhouse.testkit.HookedRuleset;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Extra melds are found beside the others; cards are restricted within the duties. */
class FunctionsTest {
    private static final String LEAD =
            "play; contract 0:250; trump S; hands AS KD | KH QH | 9S 9D | AC KC";

    private static AmericanGame game(
            Map<String, Object> options, Map<String, Function<Map<String, ?>, Object>> functions) {
        Ruleset plain = new AmericanRuleset();
        return (AmericanGame)
                plain.configure(new HouseRules(options), HookedRuleset.hooks(functions));
    }

    /** A ten of every suit, once or twice. */
    private static Object rainbows(Map<String, ?> deal) {
        List<?> hand = (List<?>) deal.get("hand");
        List<String> tens = List.of("TC", "TD", "TH", "TS");
        int sets =
                tens.stream()
                        .mapToInt(ten -> (int) hand.stream().filter(ten::equals).count())
                        .min()
                        .orElse(0);
        List<String> cards = new ArrayList<>();
        for (int set = 0; set < sets; set++) {
            cards.addAll(tens);
        }
        return sets == 0
                ? List.of()
                : List.of(Map.of("name", "Rainbow", "cards", cards, "points", 40 * sets));
    }

    private static long hand(String cards) {
        return Hand.of(Card.parseAll(cards));
    }

    @Test
    void anExtraMeldIsShownWithItsCardsAndCounted() {
        AmericanGame game = game(Map.of(), Map.of("extraMelds", FunctionsTest::rainbows));
        SeatMelds melds = game.sheet().best(1, hand("TS TH TD TC KD QD"), 0);
        assertThat(melds.points()).isEqualTo(20 + 40);
        assertThat(melds.extras())
                .containsExactly(new ExtraMeld("Rainbow", Card.parseAll("TS TH TD TC"), 40));
        assertThat(Card.text(melds.cards())).isEqualTo("TS TH TD KD QD TC");
        assertThat(game.sheet().best(1, hand("TS TH TD KD"), 0).extra()).isNull();
    }

    @Test
    void aCardServesInAnExtraMeldBesideTheOthers() {
        AmericanGame game = game(Map.of(), Map.of("extraMelds", FunctionsTest::rainbows));
        SeatMelds melds = game.sheet().best(1, hand("AS TS KS QS JS TH TD TC"), 0);
        assertThat(melds.points()).isEqualTo(150 + 40);
        assertThat(melds.cards()).hasSize(8);
    }

    @Test
    void anExtraMeldOfTheDoublePackMayTakeACardTwice() {
        AmericanGame game =
                game(
                        new AmericanRuleset().preset("doubleDeck").rules().values(),
                        Map.of("extraMelds", FunctionsTest::rainbows));
        SeatMelds melds = game.sheet().best(0, hand("TS TS TH TH TD TD TC TC"), 0);
        assertThat(melds.points()).isEqualTo(80);
        assertThat(melds.cards()).hasSize(8);
    }

    @Test
    void whatMeldsCountIsAskedWithTheExtraOnesAmongThem() {
        AmericanGame game =
                game(
                        Map.of(),
                        Map.of(
                                "extraMelds",
                                FunctionsTest::rainbows,
                                "meldPoints",
                                deal -> 1000 + ((List<?>) deal.get("melds")).size()));
        assertThat(game.sheet().best(1, hand("TS TH TD TC KD QD"), 0).points()).isEqualTo(1002);
    }

    @Test
    void aScoreNamesTheFunctionThatFoundAMeld() {
        AmericanGame game = game(Map.of(), Map.of("extraMelds", FunctionsTest::rainbows));
        SeatMelds melds = game.sheet().best(1, hand("TS TH TD TC"), 0);
        assertThat(
                        game.scoredBy(
                                new meldhouse.american.AmericanEvent.MeldsShown(
                                        List.of(melds), null)))
                .anyMatch(
                        source ->
                                source.part().equals("/shown/0/extra/0")
                                        && source.options().equals(List.of("extraMelds")));
    }

    @Test
    void ofTheCardsThatTheDutiesLeaveAFunctionMayForbidSome() {
        Game game =
                game(
                        Map.of(),
                        Map.of(
                                "legalCards",
                                deal -> {
                                    assertThat(deal.get("legal")).isEqualTo(List.of("AS", "KD"));
                                    return List.of("KD");
                                }));
        Position lead = game.parse(LEAD);
        assertThat(lead.legalMoves().listed()).contains(new Play(Card.parse("KD")));
        assertThat(lead.legalMoves().listed()).doesNotContain(new Play(Card.parse("AS")));
        assertThat(refusal(lead, 0, new Play(Card.parse("AS"))))
                .isEqualTo(
                        new Refusal(
                                "notThisRule",
                                "Your house rules do not allow the ace of spades here: they allow"
                                        + " the king of diamonds."));
    }

    @Test
    void aDutyIsToldAsADutyWhereAFunctionRestrictsCardsToo() {
        Game game =
                game(
                        Map.of(),
                        Map.of(
                                "legalCards",
                                deal -> {
                                    List<?> legal = (List<?>) deal.get("legal");
                                    return legal.subList(0, 1);
                                }));
        Position second =
                game.parse(
                        "play; contract 0:250; trump S; hands KD QD | QH JH AC | 9S JD 9D | KC QC"
                                + " JC; trick 0: AH");
        assertThat(refusal(second, 1, new Play(Card.parse("AC"))).rule()).isEqualTo("followSuit");
        assertThat(refusal(second, 1, new Play(Card.parse("JH"))).rule()).isEqualTo("notThisRule");
    }

    private static Refusal refusal(Position position, int seat, Move move) {
        return position.decide(seat, move) instanceof Decision.Refused refused
                ? refused.why()
                : new Refusal("none", "");
    }

    @Test
    void whereASingleCardIsLeftNoFunctionIsAsked() {
        Game game =
                game(
                        Map.of(),
                        Map.of(
                                "legalCards",
                                deal -> {
                                    throw new IllegalStateException("asked");
                                }));
        Position last = game.parse("play; contract 0:250; trump S; hands AS | KH | 9S | KD");
        assertThat(last.legalMoves().listed()).contains(new Play(Card.parse("AS")));
    }

    private static AmericanGame widow() {
        return game(
                new AmericanRuleset().preset("auctionWidow").rules().values(),
                Map.of("extraMelds", FunctionsTest::rainbows));
    }

    private static List<Long> choices(Burial burial) {
        return Arrays.stream(burial.some()).boxed().toList();
    }

    @Test
    void theCardsOfAnExtraMeldAreNotBuried() {
        long hand = hand("TS KS KH QH JH 9H TD KD JD AC TC KC QC QC JC QD JD TH");
        Burial burial = new Burial(widow(), hand, 3, 3);
        assertThat(burial.refusal(Card.parseAll("TS 9H JD")))
                .isEqualTo(
                        new Refusal(
                                "buriesMeld",
                                "Without these cards your Rainbow would be gone, TS TH TD TC: bury"
                                        + " others."));
        assertThat(burial.refusal(Card.parseAll("KS 9H JH"))).isNotNull();
        assertThat(burial.refusal(Card.parseAll("JH 9H JD"))).isNull();
        assertThat(choices(burial))
                .isNotEmpty()
                .allMatch(choice -> burial.refusal(Hand.cards(choice)) == null)
                .allMatch(choice -> Hand.count(choice, Deck.ofRank(Deck.TEN)) == 0);
    }

    @Test
    void aSecondCopyOfACardOfAnExtraMeldMayBeBuried() {
        long hand = hand("TS TS KH QH JH 9H TD KD JD AC TC KC QC QC JC QD JD TH");
        Burial burial = new Burial(widow(), hand, 3, 3);
        assertThat(burial.refusal(Card.parseAll("TS 9H JH"))).isNull();
        assertThat(burial.refusal(Card.parseAll("TS TS JH"))).isNotNull();
    }

    @Test
    void whereTheIdleCardsAreTooFewForAnExtraMeldTheMeldsOfTheOptionsAreKept() {
        long hand = hand("AS KS QS JS TS TH KH QH TD KD QD AC KC QC JC TC 9S 9S");
        Burial burial = new Burial(widow(), hand, 0, 3);
        assertThat(choices(burial))
                .anyMatch(choice -> Hand.count(choice, Deck.ofRank(Deck.TEN)) > 0)
                .allMatch(choice -> burial.refusal(Hand.cards(choice)) == null);
    }
}
