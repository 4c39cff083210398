package meldhouse.american.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import meldhouse.api.options.BadHouseRules;
import meldhouse.api.options.Fault;
import meldhouse.api.options.HouseRules;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** House rules that do not go together are refused, all of them at once (variants.md 5.11). */
class FaultsTest {
    private static HouseRules preset(String id) {
        return Games.RULESET.preset(id).rules();
    }

    private static Arguments fault(String option, HouseRules rules) {
        return Arguments.of(option, rules);
    }

    private static HouseRules plain(String name, Object value) {
        return HouseRules.of(name, value);
    }

    static Stream<Arguments> contradictions() {
        HouseRules two = preset("twoHanded");
        HouseRules three = preset("cutthroat");
        HouseRules widow = preset("auctionWidow");
        HouseRules deck = preset("doubleDeck");
        return Stream.of(
                fault("seats", plain("seats", 3)),
                fault(
                        "handSize",
                        deck.with("handSize", 19).with("dealPackets", List.of(5, 5, 5, 4))),
                fault("dealPackets", deck.with("handSize", 19)),
                fault("handSize", plain("deckNines", false)),
                fault("handSize", two.with("stockDraw", false)),
                fault("deckNines", two.with("deckCopies", 4)),
                fault("stockDraw", three.with("stockDraw", true).with("handSize", 12)),
                fault("widowSize", two.with("widowSize", 2)),
                fault("trumpChoice", two.with("trumpChoice", "declarer")),
                fault("auctionStyle", two.with("auctionStyle", "continuous")),
                fault("auctionStyle", plain("auctionStyle", "none")),
                fault("firstLeader", two.with("firstLeader", "bidWinner")),
                fault("widowSize", preset("cutthroatTurned").with("widowSize", 3)),
                fault("bothOverTarget", two.with("bothOverTarget", "biddingSide")),
                fault("bothOverTarget", two.with("bothOverTarget", "biddingSideElseRaise")),
                fault("mustBidToWin", two.with("mustBidToWin", true)),
                fault("whoMelds", two.with("whoMelds", "declarerSide")),
                fault("sides", two.with("sides", "soloVsRest")),
                fault("settlement", widow.with("settlement", "points")),
                fault("whoMelds", widow.with("whoMelds", "all")),
                fault("settlement", three.with("settlement", "units")),
                fault("settlement", three.with("sides", "soloVsRest")),
                fault("whoMelds", three.with("whoMelds", "declarer")),
                fault("tableSeats", plain("tableSeats", 5)),
                fault("tableSeats", two.with("tableSeats", 3)),
                fault("dealerRotation", plain("dealerRotation", "dealWinner")),
                fault(
                        "concedeDefendersScore",
                        three.with("concedeDefendersScore", "meldAndAllTricks")),
                fault(
                        "widowUse",
                        preset("kittyFour").with("widowSize", 0).with("widowUse", "giveOneEach")),
                fault(
                        "widowUse",
                        preset("cutthroat15").with("widowUse", "giveOneEach").with("widowSize", 2)),
                fault("widowAfterPacket", widow.with("widowAfterPacket", 6)),
                fault("buryCounts", preset("cutthroat15").with("buryCounts", "defenders")),
                fault("passCount", three.with("passCount", 2)),
                fault("bidSteps", deck.with("bidSteps", List.of(List.of(50, 3), List.of(60, 5)))),
                fault("bidSteps", deck.with("bidSteps", List.of(List.of(40, 5)))),
                fault("maximumBid", deck.with("maximumBid", 62)),
                fault("maximumBid", plain("maximumBid", 240)),
                fault("stuckBid", plain("maximumBid", 300).with("stuckBid", 310)),
                fault("meldTripleRun", deck.with("meldTripleRun", 149)),
                fault("meldQuadrupleAcesAround", deck.with("meldQuadrupleAcesAround", 149)),
                fault(
                        "meldQuadrupleRun",
                        deck.with("meldTripleRun", null).with("meldQuadrupleRun", 100)),
                fault("misdealRules", plain("misdealRules", List.of(Map.of("maxAces", 0)))),
                fault("misdealNeedsPartner", three.with("misdealNeedsPartner", true)),
                fault("cardPoints", plain("pointScale", "custom")),
                fault("checks", three.with("checks", "partnership")),
                fault("checks", plain("checks", "eachOther")),
                fault("checkDecidesMatch", plain("checkDecidesMatch", true)),
                fault("checkTable", plain("checkTable", Map.of("contractEach", List.of(50, 5)))),
                fault(
                        "checkTable",
                        plain(
                                "checkTable",
                                Map.of(
                                        "contract",
                                        List.of(List.of(200, 2)),
                                        "contractEach",
                                        List.of(50)))),
                fault("target", plain("target", null)),
                fault("mercyRule", widow.with("mercyRule", "half")),
                fault("declareOut", plain("declareOut", true)),
                fault("declareOut", preset("twoHandedSingle").with("declareOut", true)));
    }

    @ParameterizedTest
    @MethodSource("contradictions")
    void aContradictionIsNamedWithWhatIsAllowed(String option, HouseRules rules) {
        assertThatExceptionOfType(BadHouseRules.class)
                .isThrownBy(() -> Games.RULESET.configure(rules))
                .satisfies(
                        bad -> {
                            assertThat(bad.faults()).extracting(Fault::option).contains(option);
                            assertThat(bad.faults())
                                    .allSatisfy(
                                            fault ->
                                                    assertThat(fault.sentence())
                                                            .matches(
                                                                    "Cannot set .*: .+\\. Allowed:"
                                                                            + " .+\\."));
                        });
    }

    @Test
    void allContradictionsAreToldAtOnce() {
        HouseRules rules =
                preset("cutthroat")
                        .with("passCount", 2)
                        .with("checks", "partnership")
                        .with("target", null)
                        .with("meldDoublePinochle", 1);

        assertThatExceptionOfType(BadHouseRules.class)
                .isThrownBy(() -> Games.RULESET.configure(rules))
                .satisfies(
                        bad ->
                                assertThat(bad.faults())
                                        .extracting(Fault::option)
                                        .containsExactlyInAnyOrder(
                                                "passCount",
                                                "checks",
                                                "target",
                                                "meldDoublePinochle"));
    }
}
