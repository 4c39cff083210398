package meldhouse.danish.rules;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.api.options.HouseRules;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;

/**
 * Three rounds, played through the positions of a table, each checked by hand against the rule
 * page. Before each sheet stands the working: which section gives which number. The lines of the
 * sheet show the sum again, card by card.
 */
class GoldenRoundsTest {
    /** The sheet of a round, and what was refused on the way. */
    private static String sheet(String round) {
        Map<?, ?> answer = Told.round(HouseRules.DEFAULTS, round);
        StringBuilder text = new StringBuilder();
        for (Object step : (List<?>) answer.get("steps")) {
            Object refused = ((Map<?, ?>) step).get("refused");
            if (refused != null) {
                text.append("refused: ").append(refused).append('\n');
            }
        }
        ((List<?>) answer.get("sheet")).forEach(line -> text.append(line).append('\n'));
        return text.append("totals ").append(answer.get("totalsAfter")).append('\n').toString();
    }

    /**
     * Clara folds her hand. She takes the pile (2.1), lays ten cards as melds and three onto Anna's
     * spades, and discards her last card: all in her first turn, nothing laid before, so it is a
     * fold (2.5).
     *
     * <ul>
     *   <li>Ordinary melds of Anna and Clara (5.1, 5.2): spades 5 6 7 = 5+5+5 and 8 9 T = 10+10+10,
     *       together 45; nines 30; hearts T J Q K 40; fours 15; sevens 15. Sum 145.
     *   <li>Factor (5.6): a fold, Clara laid no wild; she leaned on Anna's spades, but Anna laid no
     *       wild, so x4. Clara's own cards: 8S 9S TS 30, hearts 40, fours 15, sevens 15 = 100;
     *       three times more: 300. Anna's 45 are counted once.
     *   <li>The turned-up TH lies in Clara's hearts: 50 (1.6). Going out: 20 (5.4). The conditions
     *       (5.5): hearts and spades, a king, and fours: none.
     *   <li>Anna still holds 3H 4D JD QS KC: 5+5+10+10+10 = 40 (D48).
     *   <li>145 + 300 + 50 + 20 - 40 = 475.
     *   <li>Ben holds AH KD QD JC TC 8H 8D 6C 5C 3D and the 2C that he drew: 15 + 6x10 + 3x5 + 15 =
     *       105. David holds AS AD KS QC JS 9C 8C 6H 5H 4D 3C: 2x15 + 5x10 + 4x5 = 100. So -205.
     * </ul>
     */
    @Test
    void aFoldOfTheHandOnAPartnerWithoutWildsCountsFourTimes() {
        assertThat(
                        sheet(
                                """
                                sides AC Anna Clara : BD Ben David
                                Anna holds 5S 6S 7S 9H 9D 9C TS 3H 4D JD QS
                                Ben holds AH KD QD JC TC 8D 8H 6C 5C 3D 7H
                                Clara holds 8S 9S 4H 4S 4C JH QH KH 7C 7D 3S
                                David holds AS AD KS QC JS 9C 8C 6H 5H 4D 3C
                                turned TH
                                stock KC 2C 6D 6D
                                Anna draws
                                Anna lays straight 5S 6S 7S : set 9H 9D 9C
                                Anna discards TS
                                Ben draws
                                Ben discards 7H
                                Clara takes the pile
                                Clara lays straight TH JH QH KH : set 4H 4S 4C : set 7C 7D 7H
                                Clara adds 8S 9S TS to 0 high
                                Clara discards 3S
                                """))
                .isEqualTo(
                        """
                        round 1: Clara folds the hand and discards 3S
                        AC
                          ordinary       45 = 5+5+5+10+10+10 meld 0 [5S 6S 7S 8S 9S TS]
                          multiplier     90 = (4-1) x (10+10+10) meld 0 by Clara [8S 9S TS]
                          ordinary       30 = 10+10+10 meld 1 by Anna [9H 9D 9C]
                          ordinary       40 = 10+10+10+10 meld 2 by Clara [TH#1 JH QH KH]
                          multiplier     120 = (4-1) x (10+10+10+10) meld 2 by Clara [TH#1 JH QH KH]
                          ordinary       15 = 5+5+5 meld 3 by Clara [4S 4H 4C]
                          multiplier     45 = (4-1) x (5+5+5) meld 3 by Clara [4S 4H 4C]
                          ordinary       15 = 5+5+5 meld 4 by Clara [7H 7D 7C]
                          multiplier     45 = (4-1) x (5+5+5) meld 4 by Clara [7H 7D 7C]
                          turnedCard     50 [TH#1]
                          finish         20 by Clara [3S]
                          hand           -40 = -(5+5+10+10+10) by Anna [3H 4D JD QS KC]
                          total          475
                        BD
                          hand           -105 = -(5+5+5+10+10+10+10+10+10+15+15) by Ben [3D 5C 6C 8H 8D TC JC QD KD AH 2C]
                          hand           -100 = -(5+5+5+5+10+10+10+10+10+15+15) by David [3C 4D 5H 6H 8C 9C JS QC KS AS AD]
                          total          -205
                        totals {AC=475, BD=-205}
                        """);
    }

    /**
     * Anna has 900 and so Barbele (4.1). Her first opening is three aces and 6 7 8 of hearts, 45 +
     * 20 = 65: it fails (4.3), costs 50, and a second one in the same turn is refused. In her next
     * turn she lays four aces with the joker, 60, and 6 7 8 9, 30: 90 opens. Later she takes the
     * pile with the ace of clubs in it, rescues her joker with it (3.6), lays three threes and
     * discards the last card.
     *
     * <ul>
     *   <li>Ordinary: aces 4 x 15 = 60; hearts 6 7 8 9 T 5+5+10+10+10 = 40; threes 15. Sum 115.
     *   <li>Redde: one joker, 30 (D31). The aces are four natural ones now, which is nothing
     *       special.
     *   <li>Gradual, and Anna laid a wild, though it was rescued: no factor (5.6). Going out: 20.
     *       The conditions: red and black, low and high: none (5.5).
     *   <li>One failed opening: -50. 115 + 30 + 20 - 50 = 115, so 900 becomes 1015.
     *   <li>Ben: fives 15; T J Q of clubs 30; nines with the two as a nine 40; together 85. He
     *       holds 4H and 8D: 15. The turned-up 4H is in his hand: nobody has it (D07). 70.
     * </ul>
     */
    @Test
    void aGradualFinishWithARescueAfterAFailedOpening() {
        assertThat(
                        sheet(
                                """
                                sides A Anna : B Ben
                                before A 900 : B 300
                                Anna holds AH AS AD JK 6H 7H 8H 3D 3H TH 4S
                                Ben holds 9C 9D 9S TC JC QC 2D 5H 5S 8D 3C
                                turned 4H
                                stock 5D 9H AC KD QD
                                Anna draws
                                Anna lays set AH AS AD : straight 6H 7H 8H
                                Anna lays set AH AS AD JK : straight 6H 7H 8H
                                Anna discards 5D
                                Ben takes the pile
                                Ben lays set 5H 5S 5D : straight TC JC QC : set 9C 9D 9S
                                Ben adds 2D to 2
                                Ben discards 3C
                                Anna draws
                                Anna lays set AH AS AD JK : straight 6H 7H 8H 9H
                                Anna adds TH to 1 high
                                Anna discards 4S
                                Ben draws
                                Ben discards AC
                                Anna takes the pile
                                Anna rescues JK of 0 with AC
                                Anna lays set 3D 3H 3C
                                Anna discards 4S
                                """))
                .isEqualTo(
                        """
                        refused: openingAlreadyFailedThisTurn
                        round 2: Anna goes out and discards 4S
                        A
                          ordinary       60 = 15+15+15+15 meld 3 by Anna [AS AH AD AC]
                          redde          30 = 1 x 30 meld 3 [JK=A]
                          ordinary       40 = 5+5+10+10+10 meld 4 by Anna [6H 7H 8H 9H TH]
                          ordinary       15 = 5+5+5 meld 5 by Anna [3H 3D 3C]
                          finish         20 by Anna [4S]
                          failedOpening  -50 = -1 x 50
                          total          115
                        B
                          ordinary       15 = 5+5+5 meld 0 by Ben [5S 5H 5D]
                          ordinary       30 = 10+10+10 meld 1 by Ben [TC JC QC]
                          ordinary       40 = 10+10+10+10 meld 2 by Ben [9S 9D 9C 2D=9]
                          hand           -15 = -(5+10) by Ben [4H#1 8D]
                          total          70
                        totals {A=1015, B=370}
                        """);
    }

    /**
     * Clara draws the last card of the stock and discards; nobody is out, so the round is blocked
     * (2.1, D09): no 20, no factor, no conditions (5.7).
     *
     * <ul>
     *   <li>Anna opens with eight natural nines, 80 and 50 on top (3.4): 130 is more than the 70
     *       that Barbele asks for (4.2). She keeps 5S: 5.
     *   <li>Clara keeps JK 2S AH: 30 + 15 + 15 = 60. So 80 + 50 - 65 = 65.
     *   <li>Ben lays six natural kings, 200 in place of their 60 (3.4, D37), and three queens, 30;
     *       among them the turned-up QH: 50. He keeps JC: 10. David keeps TC 3C: 15.
     *   <li>200 + 30 + 50 - 25 = 255.
     * </ul>
     */
    @Test
    void aBlockedRoundCountsMeldsAndHandsAlone() {
        assertThat(
                        sheet(
                                """
                                sides AC Anna Clara : BD Ben David
                                before AC 800 : BD 700
                                Anna holds 9H 9H 9S 9S 9D 9D 9C 9C 4D
                                Ben holds KH KH KS KS KD KD QS QD JC
                                Clara holds JK 2S AH
                                David holds TC 3C
                                turned QH
                                stock 5S 6S
                                Anna draws
                                Anna lays set 9H 9H 9S 9S 9D 9D 9C 9C
                                Anna discards 4D
                                Ben takes the pile
                                Ben lays set KH KH KS KS KD KD : set QS QD QH
                                Ben discards 4D
                                Clara draws
                                Clara discards 6S
                                """))
                .isEqualTo(
                        """
                        round 2: blocked
                        AC
                          ordinary       80 = 10+10+10+10+10+10+10+10 meld 0 by Anna [9S 9S 9H 9H 9D 9D 9C 9C]
                          eightNaturals  50 meld 0 by Anna [9S 9S 9H 9H 9D 9D 9C 9C]
                          hand           -5 = -(5) by Anna [5S]
                          hand           -60 = -(15+15+30) by Clara [AH 2S JK]
                          total          65
                        BD
                          special        200 = 6NaturalPictures meld 1 by Ben [KS KS KH KH KD KD]
                          ordinary       30 = 10+10+10 meld 2 by Ben [QS QH#1 QD]
                          turnedCard     50 [QH#1]
                          hand           -10 = -(10) by Ben [JC]
                          hand           -15 = -(5+10) by David [3C TC]
                          total          255
                        totals {AC=865, BD=955}
                        """);
    }
}
