package meldhouse.danish.rules;

import static meldhouse.danish.rules.Table.after;
import static meldhouse.danish.rules.Table.discard;
import static meldhouse.danish.rules.Table.draw;
import static meldhouse.danish.rules.Table.lay;
import static meldhouse.danish.rules.Table.layOff;
import static meldhouse.danish.rules.Table.redde;
import static meldhouse.danish.rules.Table.refusal;
import static meldhouse.danish.rules.Table.set;
import static meldhouse.danish.rules.Table.straight;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.api.game.Decision;
import meldhouse.api.game.Turn;
import meldhouse.api.options.HouseRules;
import meldhouse.danish.DanishMove;
import meldhouse.danish.End;
import meldhouse.danish.Source;

import org.junit.jupiter.api.Test;

import java.util.List;

/** Every refusal of danish.md 2.7 and 7.1 at a table, with its sentence. */
class RefusalsTest {
    private static final String KINGS = "0:0 set 3/3 KH@0.1 KS@0.1 KD@0.1";
    private static final String HEARTS = "0:0 straight 3/3 7H@0.1 8H@0.1 9H@0.1";

    private final Playing hearts =
            Table.of("TH JH JK 2S 9S QD KC", "4S")
                    .with("turn", "3")
                    .with("melds", HEARTS)
                    .playing();

    @Test
    void aMoveOfAnotherStepIsRefused() {
        assertThat(refusal(hearts, draw(Source.STOCK)))
                .isEqualTo("wrongPhase: That is no move for now: you are to lay cards or discard.");
        assertThat(refusal(hearts, new DanishMove.Accept())).startsWith("wrongPhase: ");
        assertThat(refusal(hearts, new DanishMove.Cut(23))).startsWith("wrongPhase: ");
        assertThat(refusal(Table.of("4H 5H", "4S").drawing(), discard("4H")))
                .isEqualTo(
                        "wrongPhase: That is no move for now: you are to draw from the stock or"
                                + " take the pile.");
    }

    @Test
    void onlyTheSeatWhoseTurnItIsMoves() {
        assertThat(hearts.decide(1, discard("4S")))
                .isEqualTo(
                        Decision.refused(
                                "notYourTurn",
                                "Seat 1 cannot move now: it is the turn of seat 0."));
    }

    @Test
    void onlyCardsOfTheHandAreLaidOrDiscarded() {
        assertThat(refusal(hearts, lay(set("QD QS QC"))))
                .isEqualTo("notInHand: QS is not in your hand.");
        assertThat(refusal(hearts, lay(straight("9S JK JS"))))
                .isEqualTo("notInHand: JS is not in your hand.");
        assertThat(refusal(hearts, layOff(0, "TH JH QH", End.HIGH)))
                .isEqualTo("notInHand: QH is not in your hand.");
        assertThat(refusal(hearts, discard("9H")))
                .isEqualTo("notInHand: 9H is not in your hand: only a card of it is discarded.");
        assertThat(refusal(hearts, discard("2S=9H"))).startsWith("notInHand: ");
    }

    @Test
    void aSecondCopyThatIsNotHeldIsRefused() {
        Playing one = Table.of("9S 9D JK 4S 4H", "5S").playing();
        assertThat(refusal(one, lay(set("9S 9S JK"))))
                .isEqualTo("notInHand: 9S is not in your hand.");
        assertThat(refusal(one, lay(set("9S 9D JK"), set("4S 4H JK"))))
                .isEqualTo("notInHand: JK is not in your hand.");
        assertThat(refusal(one, discard("3C#1"))).startsWith("notInHand: ");
    }

    @Test
    void theStockMayBeEmpty() {
        Drawing empty =
                Table.by("stockExhausted", "pileOnly", "4H 5H", "4S").with("stock", "-").drawing();
        assertThat(refusal(empty, draw(Source.STOCK)))
                .isEqualTo("stockEmpty: The stock is empty: take the pile.");
        assertThat(empty.legalMoves().listed()).containsExactly(draw(Source.PILE));
    }

    @Test
    void aMeldThatIsNoneIsRefusedWithItsReason() {
        Playing all = Table.of("7H 7H 8H 9H 9D 9S QH KH AH 2H JK 2S 3H 4H 5S", "4S").playing();
        assertThat(refusal(all, lay())).startsWith("fewerThanThree: ");
        assertThat(refusal(all, lay(set("9H 9D")))).startsWith("fewerThanThree: ");
        assertThat(refusal(all, lay(set("9H 9D 8H")))).startsWith("mixedRanks: ");
        assertThat(refusal(all, lay(straight("7H 8H 9S"))))
                .isEqualTo("mixedSuits: A straight needs one suit: 9S is not a heart.");
        assertThat(refusal(all, lay(straight("7H 8H JK KH")))).startsWith("notConsecutive: ");
        assertThat(refusal(all, lay(straight("7H 7H 8H")))).startsWith("duplicateRank: ");
        assertThat(refusal(all, lay(set("JK 2H 2S")))).startsWith("tooFewNaturals: ");
        assertThat(refusal(all, lay(set("9H 9H 9H")))).startsWith("impossibleCards: ");
        assertThat(refusal(all, lay(straight("3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH 2H"))))
                .startsWith("straightTooLong: ");
    }

    @Test
    void aWildCardStandsForNoImpossibleCard() {
        Playing ends = Table.of("QH KH AH 3H 4H JK 2S 9D 9C", "4S").playing();
        assertThat(refusal(ends, lay(straight("QH KH AH JK")))).startsWith("notConsecutive: ");
        assertThat(refusal(ends, lay(straight("JK 3H 4H")))).startsWith("notConsecutive: ");
        assertThat(refusal(ends, lay(straight("QH KH JK=2H")))).startsWith("notConsecutive: ");
        assertThat(refusal(ends, lay(straight("QH JK=9H AH")))).startsWith("notConsecutive: ");
        assertThat(refusal(ends, lay(set("9D 9C JK=8")))).startsWith("mixedRanks: ");
        assertThat(refusal(ends, lay(set("9D 9C JK=2")))).startsWith("mixedRanks: ");
    }

    @Test
    void theMeldMustBeThereAndOnesOwn() {
        assertThat(refusal(hearts, layOff(4, "TH", End.HIGH)))
                .isEqualTo("noSuchMeld: Cannot find meld '4': it is not on the table. Allowed: 0.");
        assertThat(refusal(Table.of("TH JH", "4S").playing(), layOff(-1, "TH", null)))
                .isEqualTo(
                        "noSuchMeld: Cannot find meld '-1': it is not on the table. Allowed: none"
                                + " yet.");
        Playing other =
                Table.of("KC KH QD", "4S")
                        .with("turn", "3")
                        .with("melds", "0:1 set 3/2 KS@1.2 KD@1.2 JK=K@1.2")
                        .playing();
        assertThat(refusal(other, layOff(0, "KC", null)))
                .isEqualTo(
                        "notYourMeld: Meld 0 belongs to another side: only your own side's melds"
                                + " are yours to add to.");
        assertThat(refusal(other, redde(0, "JK", "KC"))).startsWith("notYourMeld: ");
    }

    @Test
    void cardsThatDoNotFitOntoAMeldAreRefused() {
        assertThat(refusal(hearts, layOff(0, "JH", End.HIGH))).startsWith("doesNotFit: ");
        assertThat(refusal(hearts, layOff(0, "", End.HIGH))).startsWith("doesNotFit: ");
        assertThat(refusal(hearts, layOff(0, "JK", null))).startsWith("doesNotFit: ");
        Playing kings = Table.of("QC JK 4S", "4S").with("turn", "3").with("melds", KINGS).playing();
        assertThat(refusal(kings, layOff(0, "QC", null))).startsWith("wrongRank: ");
        Playing top =
                Table.of("JK 4S", "4S")
                        .with("turn", "3")
                        .with("melds", "0:0 straight 3/3 QH@0.1 KH@0.1 AH@0.1")
                        .playing();
        assertThat(refusal(top, layOff(0, "JK", End.HIGH))).startsWith("beyondEnd: ");
    }

    @Test
    void aRescueNeedsTheVeryCard() {
        Playing wild =
                Table.of("8D 8H 2H QD KD", "4S")
                        .with("turn", "3")
                        .with(
                                "melds",
                                "0:0 straight 3/2 7H@0.1 JK=8H@0.1 9H@0.1 | 1:0 set 3/2 KH@0.1"
                                        + " KS@0.1 2C=K@0.1")
                        .playing();
        assertThat(refusal(wild, redde(0, "JK=8H", "8D")))
                .startsWith("notTheRepresentedCard: JK stands for 8H");
        assertThat(refusal(wild, redde(1, "2C", "QD"))).startsWith("notTheRepresentedCard: ");
        assertThat(refusal(wild, redde(0, "JK=8H", "2H"))).startsWith("mustBeNatural: ");
        assertThat(refusal(wild, redde(0, "2S", "8H"))).startsWith("noSuchWild: ");
        assertThat(refusal(wild, redde(0, "JK=9H", "8H"))).startsWith("noSuchWild: ");
        assertThat(refusal(wild, redde(1, "2C", "KC"))).startsWith("notInHand: ");
        assertThat(refusal(wild, redde(7, "JK", "8H"))).startsWith("noSuchMeld: ");
    }

    @Test
    void houseRulesRefuseMoreMelds() {
        assertThat(
                        refusal(
                                Table.by("maxWildsPerMeld", 1, "9H JK 2S 4C", "4S").playing(),
                                lay(set("9H JK 2S"))))
                .startsWith("tooManyWilds: ");
        assertThat(
                        refusal(
                                Table.by("minNaturalsPerMeld", 2, "9H JK 2S 4C", "4S").playing(),
                                lay(set("9H JK 2S"))))
                .startsWith("tooFewNaturals: ");
        String nines = "0:0 set 8/8 9S@0.1 9S@0.1 9H@0.1 9H@0.1 9D@0.1 9D@0.1 9C@0.1 9C@0.1";
        assertThat(
                        refusal(
                                Table.by("maxSetSize", 8, "JK 4C", "4S")
                                        .with("turn", "3")
                                        .with("melds", nines)
                                        .playing(),
                                layOff(0, "JK", null)))
                .startsWith("setTooLarge: ");
        Playing kings =
                Table.by("allowSecondSetOfSameRank", false, "KC KC JK 9S 9S 9D 9D 9H 9H", "4S")
                        .with("turn", "3")
                        .with("melds", KINGS)
                        .playing();
        assertThat(refusal(kings, lay(set("KC KC JK"))))
                .isEqualTo(
                        "rankAlreadyMelded: Your side has a set of the rank king: lay onto it"
                                + " instead.");
        assertThat(refusal(kings, lay(set("9S 9D 9H"), set("9S 9D 9H"))))
                .startsWith("rankAlreadyMelded: ");
        String aces = "0:0 set 6/6 AS@0.1 AS@0.1 AH@0.1 AH@0.1 AD@0.1 AD@0.1";
        assertThat(
                        refusal(
                                Table.by("wildOnNaturalSpecial", "forbidden", "JK 4C", "4S")
                                        .with("turn", "3")
                                        .with("melds", aces)
                                        .playing(),
                                layOff(0, "JK", null)))
                .startsWith("wildNotAllowedHere: ");
    }

    @Test
    void theLastCardMustBeADiscardWhereAHouseRuleSaysSo() {
        HouseRules keep = HouseRules.of("mustDiscardToGoOut", true);
        Playing three = Table.of(keep, "9H 9S 9D", "4S").playing();
        assertThat(refusal(three, lay(set("9H 9S 9D"))))
                .isEqualTo("mustKeepDiscard: Keep a card: the last one must be a discard here.");
        Playing one = Table.of(keep, "KC", "4S").with("turn", "3").with("melds", KINGS).playing();
        assertThat(refusal(one, layOff(0, "KC", null))).startsWith("mustKeepDiscard: ");
        assertThat(one.legalMoves().listed()).containsExactly(discard("KC"));
        Playing last =
                Table.of(keep, "KC", "4S")
                        .with("turn", "3")
                        .with("melds", "0:0 set 3/2 KH@0.1 KS@0.1 JK=K@0.1")
                        .playing();
        assertThat(refusal(last, redde(0, "JK", "KC"))).startsWith("mustKeepDiscard: ");
    }

    @Test
    void aWildThatWasJustLaidMayHaveToWait() {
        Playing now =
                Table.by("reddeTiming", "laterTurn", "KC 4H", "4S")
                        .with("turn", "3")
                        .with("melds", "0:0 set 3/2 KH@0.3 KS@0.3 JK=K@0.3")
                        .playing();
        assertThat(refusal(now, redde(0, "JK", "KC"))).startsWith("laidThisTurn: ");
        assertThat(now.legalMoves().listed()).doesNotContain(redde(0, "JK", "KC"));
    }

    @Test
    void anOpeningThatFailedIsNotTriedAgainInThatTurn() {
        Table table = Table.of("AS AH AD 6H 7H 8H KC 4D", "4S 4S").with("past", "0/900,0");
        DanishMove opening = lay(set("AS AH AD"), straight("6H 7H 8H"));
        DanishPosition failed = after(table.playing(), opening);
        assertThat(refusal(failed, opening))
                .isEqualTo(
                        "openingAlreadyFailedThisTurn: Your opening has failed in this turn: try"
                                + " again in your next turn.");
        Playing mild =
                Table.by("barbeleFailedAttempt", "refuseNoPenalty", "AS AH AD 4D", "4S")
                        .with("past", "0/900,0")
                        .playing();
        assertThat(refusal(mild, lay(set("AS AH AD"))))
                .isEqualTo(
                        "openingBelowMinimum: Your side has Barbele: its first melds must be worth"
                                + " 70 together, and these are worth 45.");
    }

    @Test
    void theSizeOfACutLiesInTheWindow() {
        DanishGame game = Table.game(HouseRules.of("exactCutMode", "guess"));
        Cutting cutting = (Cutting) game.parse("cut; order 0 3 2 1; dealer 1");
        assertThat(cutting.turn()).isEqualTo(Turn.seat(3));
        assertThat(refusal(cutting, new DanishMove.Cut(44)))
                .isEqualTo("badCut: Cannot lift 44 cards: a cut here is of 45 to 64.");
        assertThat(refusal(cutting, new DanishMove.Cut(65))).startsWith("badCut: ");
        assertThat(cutting.legalMoves().ranges().getFirst().contains(64)).isTrue();
    }

    @Test
    void nothingChangesByARefusal() {
        Playing before = Table.of("9H 9S 4D", "4S").playing();
        for (DanishMove move : List.of(lay(set("9H 9S")), discard("KC"), layOff(0, "4D", null))) {
            refusal(before, move);
            assertThat(before).isEqualTo(Table.of("9H 9S 4D", "4S").playing());
        }
    }
}
