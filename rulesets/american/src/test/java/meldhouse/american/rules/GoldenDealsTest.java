package meldhouse.american.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/**
 * A deal of each of the main variants, played through the positions of a table and checked by hand
 * against the rule page. Before each stands the working: which section gives which number. Who may
 * play what, who takes each trick and all sums were found by a program of their own, too.
 */
class GoldenDealsTest {
    /**
     * Cutthroat (variants.md 3.3): sixteen cards each, clubs trump, seat 0 plays for 300 alone.
     *
     * <ul>
     *   <li>Melds, all three from their own hands: seat 0 run 150, K-Q of hearts 20, four kings 80,
     *       four jacks 40 = 290 (its second queen of clubs has no second king); seat 1 K-Q of
     *       spades 20, four aces 100 = 120; seat 2 two nines of trump 20, JD and QS 40 = 60.
     *   <li>Trick 2: seat 1 must beat the ten of trump and has the ace. Trick 7: seat 0 must beat
     *       the queen of spades and does so with the ten. Trick 11: seat 0 has no spades left and
     *       must trump.
     *   <li>Cards, ten for an ace or ten, five for a king: seat 0 20+10+10+10+10+10 = 70; seat 1
     *       20+10+15+10+10+15 = 80; seat 2 15+10+15+10 = 50; together 200. The last trick brings
     *       seat 0 ten more.
     *   <li>290 + 80 = 370 is not below 300: made. Seats 1 and 2 score 120 + 80 and 60 + 50, each
     *       for itself (V27).
     * </ul>
     */
    @Test
    void cutthroatEverybodyScoresAlone() {
        assertThat(
                        PlayedDeal.told(
                                """
                                preset cutthroat
                                dealer 2
                                hand 0 TS KS JS KH QH JH 9H TD KD JD AC TC KC QC QC JC
                                hand 1 AS KS QS JS 9S AH TH KH 9H AD AD TD KD 9D AC TC
                                hand 2 AS TS QS 9S AH TH QH JH QD QD JD 9D KC JC 9C 9C
                                0 bid 250
                                1 bid 260
                                2 pass
                                0 bid 300
                                1 pass
                                0 trump C
                                trick AC TC 9C
                                trick TC AC 9C
                                trick AD 9D JD
                                trick AD JD KD
                                trick AH JH 9H
                                trick AS 9S JS
                                trick 9S QS TS
                                trick JH KH TH
                                trick AH QH 9H
                                trick AS KS JS
                                trick TS JC QS
                                trick KH TH QH
                                trick 9D QD TD
                                trick QC KD KC
                                trick QD QC TD
                                trick KC KS JC
                                """))
                .isEqualTo(
                        """
                        contract 300 of seat 0
                        trump C
                        seat 0 melds run 150 + commonMarriage 20 + kingsAround 80 + jacksAround 40 = 290
                        seat 1 melds commonMarriage 20 + acesAround 100 = 120
                        seat 2 melds dix 10 + dix 10 + pinochle 40 = 60
                        trick 1: 0:AC 1:TC 2:9C: seat 0, 20
                        trick 2: 0:TC 1:AC 2:9C: seat 1, 20
                        trick 3: 1:AD 2:9D 0:JD: seat 1, 10
                        trick 4: 1:AD 2:JD 0:KD: seat 1, 15
                        trick 5: 1:AH 2:JH 0:9H: seat 1, 10
                        trick 6: 1:AS 2:9S 0:JS: seat 1, 10
                        trick 7: 1:9S 2:QS 0:TS: seat 0, 10
                        trick 8: 0:JH 1:KH 2:TH: seat 2, 15
                        trick 9: 2:AH 0:QH 1:9H: seat 2, 10
                        trick 10: 2:AS 0:KS 1:JS: seat 2, 15
                        trick 11: 2:TS 0:JC 1:QS: seat 0, 10
                        trick 12: 0:KH 1:TH 2:QH: seat 1, 15
                        trick 13: 1:9D 2:QD 0:TD: seat 0, 10
                        trick 14: 0:QC 1:KD 2:KC: seat 2, 10
                        trick 15: 2:QD 0:QC 1:TD: seat 0, 10
                        trick 16: 0:KC 1:KS 2:JC: seat 0, 10
                        outcome made
                        meld [290, 120, 60]
                        tricks [6, 6, 4]
                        cards [70, 80, 50]
                        last trick [10, 0, 0]
                        trick points [80, 80, 50]
                        brings [370, 200, 110]
                        """);
    }

    /**
     * Double deck (variants.md 3.1): eighty cards, 50 and then 65 bid (from 60 in fives), diamonds.
     *
     * <ul>
     *   <li>Seat 0: run 15, which takes its one king and queen of diamonds; K-Q of spades 2 and of
     *       hearts 2; four kings 8; two pinochles as one meld 30: 57. Seat 2: K-Q of spades 2,
     *       hearts 2, clubs 2, four queens 6: 12. Together 69, above the twenty that a bidding side
     *       needs (V08).
     *   <li>Seat 1: K-Q of hearts 2, four kings 8: 10. Seat 3: royal marriage 4, K-Q of clubs 2,
     *       aces 10, queens 6: 22. Together 32.
     *   <li>Trick 1: of the two aces of diamonds the one played first wins. Trick 14: seat 3 has no
     *       hearts left and trumps. Trick 11: seat 1 has no spades left and trumps with the king.
     *   <li>One point for each ace, ten, king: side 0 takes 2+2+3+2+2+3+2+2+2+2+3 = 25; side 1
     *       3+2+2+3+2+3+3+3+2 = 23; together 48, and two for the last trick.
     *   <li>69 + 25 + 2 = 96, not below 65: made. Side 1: 32 + 23 = 55.
     * </ul>
     */
    @Test
    void doubleDeckCountsInOnes() {
        assertThat(
                        PlayedDeal.told(
                                """
                                preset doubleDeck
                                dealer 0
                                hand 0 AS TS KS QS QS AH AH TH TH KH QH AD AD TD KD QD JD JD KC JC
                                hand 1 KS JS JS TH TH KH QH JH JH TD KD KD JD JD AC AC TC TC TC KC
                                hand 2 AS AS TS KS KS QS JS KH KH QH JH JH AD QD QD AC KC QC QC JC
                                hand 3 AS TS TS QS JS AH AH QH AD TD TD KD QD AC TC KC QC QC JC JC
                                1 pass
                                2 bid 50
                                3 pass
                                0 bid 65
                                2 pass
                                0 trump D
                                trick AD JD AD QD
                                trick AD JD QD KD
                                trick TD KD QD AD
                                trick AC JC KC JC
                                trick AH QH KH JH
                                trick AH KH TH JH
                                trick AS QS KS JS
                                trick JC KC TC AC
                                trick AS JS KS JS
                                trick AS QS TS JS
                                trick QS TS AS KD
                                trick AC QC KC KD
                                trick AH JH KH QH
                                trick AH JH KH TD
                                trick JC JD TC KC
                                trick QS TD KS TS
                                trick AC QC TC JD
                                trick TH QH QH TD
                                trick QC QD TC KS
                                trick TH TH TS QC
                                """))
                .isEqualTo(
                        """
                        contract 65 of seat 0
                        trump D
                        seat 0 melds run 15 + commonMarriage 2 + commonMarriage 2 + kingsAround 8 + doublePinochle 30 = 57
                        seat 1 melds commonMarriage 2 + kingsAround 8 = 10
                        seat 2 melds commonMarriage 2 + commonMarriage 2 + commonMarriage 2 + queensAround 6 = 12
                        seat 3 melds royalMarriage 4 + commonMarriage 2 + acesAround 10 + queensAround 6 = 22
                        trick 1: 0:AD 1:JD 2:AD 3:QD: seat 0, 2
                        trick 2: 0:AD 1:JD 2:QD 3:KD: seat 0, 2
                        trick 3: 0:TD 1:KD 2:QD 3:AD: seat 3, 3
                        trick 4: 3:AC 0:JC 1:KC 2:JC: seat 3, 2
                        trick 5: 3:AH 0:QH 1:KH 2:JH: seat 3, 2
                        trick 6: 3:AH 0:KH 1:TH 2:JH: seat 3, 3
                        trick 7: 3:AS 0:QS 1:KS 2:JS: seat 3, 2
                        trick 8: 3:JC 0:KC 1:TC 2:AC: seat 2, 3
                        trick 9: 2:AS 3:JS 0:KS 1:JS: seat 2, 2
                        trick 10: 2:AS 3:QS 0:TS 1:JS: seat 2, 2
                        trick 11: 2:QS 3:TS 0:AS 1:KD: seat 1, 3
                        trick 12: 1:AC 2:QC 3:KC 0:KD: seat 0, 3
                        trick 13: 0:AH 1:JH 2:KH 3:QH: seat 0, 2
                        trick 14: 0:AH 1:JH 2:KH 3:TD: seat 3, 3
                        trick 15: 3:JC 0:JD 1:TC 2:KC: seat 0, 2
                        trick 16: 0:QS 1:TD 2:KS 3:TS: seat 1, 3
                        trick 17: 1:AC 2:QC 3:TC 0:JD: seat 0, 2
                        trick 18: 0:TH 1:QH 2:QH 3:TD: seat 3, 2
                        trick 19: 3:QC 0:QD 1:TC 2:KS: seat 0, 2
                        trick 20: 0:TH 1:TH 2:TS 3:QC: seat 0, 3
                        outcome made
                        meld [69, 32]
                        tricks [11, 9]
                        cards [25, 23]
                        last trick [2, 0]
                        trick points [27, 23]
                        brings [96, 55]
                        """);
    }

    /**
     * Firehouse (variants.md 3.5): one call each from 200; seat 3, the dealer, has the last word at
     * 210.
     *
     * <ul>
     *   <li>Diamonds: seat 0 K-Q of spades 20, a nine 10 = 30; seat 2 K-Q of hearts 20, pinochle 40
     *       = 60; seat 3 royal marriage 40, a nine 10, four jacks 40 = 90; seat 1 nothing.
     *   <li>Aces, tens and kings count ten each (V48): side 0 30+20+20+10+30 = 110, side 1
     *       10+20+30+20+20+10+20 = 130; together 240. The last trick, to seat 2: ten.
     *   <li>Trick 9: seat 3 has no spade left and trumps; seat 0 must beat the queen of spades all
     *       the same (P30), and the ten is its last one.
     *   <li>Side 1 bid 210 and has 90 + 130 = 220: made. Side 0: 90 + 120 = 210.
     * </ul>
     */
    @Test
    void firehouseHasOneCallEachAndCountersOfTen() {
        assertThat(
                        PlayedDeal.told(
                                """
                                preset firehouse
                                dealer 3
                                hand 0 TS KS QS AH JH 9H 9D TC TC KC JC 9C
                                hand 1 AS TS KS 9S TH QH 9H TD QD AC QC QC
                                hand 2 QS JS 9S TH KH QH AD AD KD JD AC KC
                                hand 3 AS JS AH KH JH TD KD QD JD 9D JC 9C
                                0 pass
                                1 pass
                                2 bid 200
                                3 bid 210
                                3 trump D
                                trick TD 9D TD AD
                                trick AC 9C KC QC
                                trick 9S JS QS KS
                                trick AC KC JC 9C
                                trick AS JS AS KS
                                trick 9H QH KH AH
                                trick 9H QH KH AH
                                trick JH JH TH TH
                                trick 9S QS 9D TS
                                trick JD JC QD KD
                                trick JD QD TC TS
                                trick KD TC QC AD
                                """))
                .isEqualTo(
                        """
                        contract 210 of seat 3
                        trump D
                        seat 0 melds commonMarriage 20 + dix 10 = 30
                        seat 1 melds 0
                        seat 2 melds commonMarriage 20 + pinochle 40 = 60
                        seat 3 melds royalMarriage 40 + dix 10 + jacksAround 40 = 90
                        trick 1: 3:TD 0:9D 1:TD 2:AD: seat 2, 30
                        trick 2: 2:AC 3:9C 0:KC 1:QC: seat 2, 20
                        trick 3: 2:9S 3:JS 0:QS 1:KS: seat 1, 10
                        trick 4: 1:AC 2:KC 3:JC 0:9C: seat 1, 20
                        trick 5: 1:AS 2:JS 3:AS 0:KS: seat 1, 30
                        trick 6: 1:9H 2:QH 3:KH 0:AH: seat 0, 20
                        trick 7: 0:9H 1:QH 2:KH 3:AH: seat 3, 20
                        trick 8: 3:JH 0:JH 1:TH 2:TH: seat 1, 20
                        trick 9: 1:9S 2:QS 3:9D 0:TS: seat 3, 10
                        trick 10: 3:JD 0:JC 1:QD 2:KD: seat 2, 10
                        trick 11: 2:JD 3:QD 0:TC 1:TS: seat 3, 20
                        trick 12: 3:KD 0:TC 1:QC 2:AD: seat 2, 30
                        outcome made
                        meld [90, 90]
                        tricks [5, 7]
                        cards [110, 130]
                        last trick [10, 0]
                        trick points [120, 130]
                        brings [210, 220]
                        """);
    }

    /**
     * Check (variants.md 3.6): only a hand with a marriage may bid. Seat 0 has K-Q of diamonds and
     * opens, seat 1 has no marriage, seat 2 has K-Q of spades and buys the deal for 250.
     *
     * <ul>
     *   <li>Spades: seat 0 K-Q of diamonds 20; seat 1 four jacks 40 and JD-QS 40 = 80; seat 2 run
     *       150; seat 3 two nines 20.
     *   <li>Cards: side 0 20+15+20+20+10+15 = 100, side 1 25+15+10+5+25+20 = 100. The last trick is
     *       of side 0.
     *   <li>170 + 110 = 280 of 250: made. Side 1: 100 + 100 = 200.
     *   <li>Checks: the run 2, and a contract of 250 to 290 made 4: six for side 0; jacks around 1
     *       for side 1. Each pays the other: 6 - 1 = 5.
     * </ul>
     */
    @Test
    void checkPaysChecksBesideThePoints() {
        assertThat(
                        PlayedDeal.told(
                                """
                                preset check
                                dealer 3
                                hand 0 TS KS TH QH AD KD QD 9D TC TC KC JC
                                hand 1 QS JS AH QH JH AD KD JD AC AC KC JC
                                hand 2 AS TS KS QS JS AH TH JH 9H TD TD QC
                                hand 3 AS 9S 9S KH KH 9H QD JD 9D QC 9C 9C
                                0 bid 200
                                1 pass
                                2 bid 250
                                3 pass
                                0 pass
                                2 trump S
                                trick AS 9S TS JS
                                trick TS AS KS QS
                                trick 9D QD KD TD
                                trick AH 9H TH JH
                                trick 9H KH QH AH
                                trick AC QC 9C JC
                                trick AC JS 9C TC
                                trick JH KH 9D QH
                                trick JD KD AD TD
                                trick JC QS QC TC
                                trick TH 9S KC KC
                                trick QD AD JD KS
                                """))
                .isEqualTo(
                        """
                        contract 250 of seat 2
                        trump S
                        seat 0 melds commonMarriage 20 = 20
                        seat 1 melds jacksAround 40 + pinochle 40 = 80
                        seat 2 melds run 150 = 150
                        seat 3 melds dix 10 + dix 10 = 20
                        trick 1: 2:AS 3:9S 0:TS 1:JS: seat 2, 20
                        trick 2: 2:TS 3:AS 0:KS 1:QS: seat 3, 25
                        trick 3: 3:9D 0:QD 1:KD 2:TD: seat 2, 15
                        trick 4: 2:AH 3:9H 0:TH 1:JH: seat 2, 20
                        trick 5: 2:9H 3:KH 0:QH 1:AH: seat 1, 15
                        trick 6: 1:AC 2:QC 3:9C 0:JC: seat 1, 10
                        trick 7: 1:AC 2:JS 3:9C 0:TC: seat 2, 20
                        trick 8: 2:JH 3:KH 0:9D 1:QH: seat 3, 5
                        trick 9: 3:JD 0:KD 1:AD 2:TD: seat 1, 25
                        trick 10: 1:JC 2:QS 3:QC 0:TC: seat 2, 10
                        trick 11: 2:TH 3:9S 0:KC 1:KC: seat 3, 20
                        trick 12: 3:QD 0:AD 1:JD 2:KS: seat 2, 15
                        outcome made
                        meld [170, 100]
                        tricks [6, 6]
                        cards [100, 100]
                        last trick [10, 0]
                        trick points [110, 100]
                        brings [280, 200]
                        checks [0, 1, 2, 0], contract 4, paid [5, -5]
                        """);
    }

    /**
     * Auction Pinochle with widow (variants.md 3.4): seat 0 plays for 350 against the other two.
     *
     * <ul>
     *   <li>The widow brings QD JD JC. With clubs as trump: run 150, K-Q of hearts and of diamonds
     *       40, four kings 80 = 270; three jacks are no four. Only the declarer melds.
     *   <li>Buried TS TD 9H: none of them is in a meld, and their 20 points count for the declarer
     *       (V36). Seat 1, the first defender, is asked whether both give up and does not.
     *   <li>A trump lead must be beaten (V47): in trick 2 seat 2 has to play its ace on the ten. In
     *       trick 6 seat 0, whose ten of spades is buried, has no spade left and must trump.
     *   <li>Cards: seat 0 20+0+5+0+0+10+20 = 55, seat 1 5+10 = 15, seat 2 20+20+15+25+15+15 = 110.
     *       With 20 buried and 10 for the last trick seat 0 has 85.
     *   <li>270 + 85 = 355 of 350: made. Five units (350), no spades; from 350 on the kitty pays
     *       too: 5 + 5 from the defenders and 5 from the kitty, which then owes five (V41).
     * </ul>
     */
    @Test
    void auctionPinochleIsSettledInChips() {
        assertThat(
                        PlayedDeal.told(
                                """
                                preset auctionWidow
                                dealer 2
                                hand 0 TS KS KH QH JH 9H TD KD JD AC TC KC QC QC JC
                                hand 1 AS KS QS JS JS 9S TH KH 9H AD AD TD KD 9D TC
                                hand 2 AS TS QS 9S AH AH TH QH JH QD 9D AC KC 9C 9C
                                widow QD JD JC
                                0 bid 300
                                1 pass
                                2 bid 310
                                0 bid 350
                                2 pass
                                0 trump C
                                0 bury TS TD 9H
                                1 decline
                                trick AC TC 9C
                                trick TC 9D AC
                                trick AH JH TH
                                trick AH QH KH
                                trick AS KS AS
                                trick 9S JC 9S
                                trick JD KD 9D
                                trick AD QD JD
                                trick AD KC QD
                                trick JH KH 9H
                                trick KD TD 9C
                                trick QS JC JS
                                trick QC JS QH
                                trick QC QS TH
                                trick KC KS TS
                                """))
                .isEqualTo(
                        """
                        contract 350 of seat 0
                        widow QD JD JC
                        trump C
                        seat 0 melds run 150 + commonMarriage 20 + commonMarriage 20 + kingsAround 80 = 270
                        buried TS 9H TD
                        trick 1: 0:AC 1:TC 2:9C: seat 0, 20
                        trick 2: 0:TC 1:9D 2:AC: seat 2, 20
                        trick 3: 2:AH 0:JH 1:TH: seat 2, 20
                        trick 4: 2:AH 0:QH 1:KH: seat 2, 15
                        trick 5: 2:AS 0:KS 1:AS: seat 2, 25
                        trick 6: 2:9S 0:JC 1:9S: seat 0, 0
                        trick 7: 0:JD 1:KD 2:9D: seat 1, 5
                        trick 8: 1:AD 2:QD 0:JD: seat 1, 10
                        trick 9: 1:AD 2:KC 0:QD: seat 2, 15
                        trick 10: 2:JH 0:KH 1:9H: seat 0, 5
                        trick 11: 0:KD 1:TD 2:9C: seat 2, 15
                        trick 12: 2:QS 0:JC 1:JS: seat 0, 0
                        trick 13: 0:QC 1:JS 2:QH: seat 0, 0
                        trick 14: 0:QC 1:QS 2:TH: seat 0, 10
                        trick 15: 0:KC 1:KS 2:TS: seat 0, 20
                        outcome made
                        meld [270, 0, 0]
                        tricks [7, 2, 6]
                        cards [55, 15, 110]
                        last trick [10, 0, 0]
                        buried TS 9H TD [20, 0, 0]
                        trick points [85, 15, 110]
                        brings [15, -5, -5]
                        price 5, kitty -5
                        """);
    }

    /**
     * Two hands (variants.md 3.2, 4.2): hearts are turned; seat 0 deals, so seat 1 leads.
     *
     * <ul>
     *   <li>Trick 1: seat 0 lays K-Q of spades, 20, before it draws the top of the stock.
     *   <li>Trick 2: seat 1 puts the nine of hearts in the place of the turned king, 10, and has
     *       the king for its hand; besides it lays one meld (V14), the royal marriage 40, before
     *       the run.
     *   <li>Trick 5: one of two queens of clubs is played off the table, where it had served in the
     *       marriage of trick 4. Then the run: A T J fresh, K and Q have served in the cheaper
     *       royal marriage only, so 150 is allowed (V15).
     *   <li>Trick 9: pinochle 40, trick 10: K-Q of spades 20, the queen having served in another
     *       class. Seat 1: 10+40+20+150+40+20 = 280. Trick 11: seat 0 K-Q of diamonds 20: 40 in
     *       all.
     *   <li>Trick 12: seat 0 wins, takes the last hidden card QD; seat 1 takes the turned nine back
     *       (V18).
     *   <li>From trick 13 on all melds are in the hands again, and seat 1 must follow and beat: it
     *       follows the spades with its queen and king, and heads the king of spades with a trump
     *       in trick 19.
     *   <li>Cards: seat 0 20+10+10+10+10+10+10+15+10+5+5+5+5 = 125, seat 1
     *       10+0+10+10+10+10+5+10+0+5+5 = 75; the last trick brings seat 1 ten.
     * </ul>
     */
    @Test
    void twoHandedMeldsAfterTricksAndPlaysTheSecondHalfStrictly() {
        assertThat(
                        PlayedDeal.told(
                                """
                                preset twoHanded
                                dealer 0
                                hand 0 TS KS QS JS JS 9S AD KD KD 9D AC TC
                                hand 1 KS KH QH JH 9H TD JD TC KC QC QC JC
                                turned KH
                                stock TD TH 9H AS AD AC AH AS 9C AH 9C TH JH QS QD 9S TS QH 9D KC JC JD QD
                                1 plays TC
                                0 plays AC
                                0 melds commonMarriage S
                                0 done
                                0 plays 9D
                                1 plays TD
                                1 dix exchange
                                1 melds royalMarriage
                                1 done
                                1 plays JC
                                0 plays TC
                                0 done
                                0 plays 9S
                                1 plays 9H
                                1 melds commonMarriage C
                                1 done
                                1 plays QC table
                                0 plays TS
                                1 melds run
                                1 done
                                1 plays 9C
                                0 plays TD
                                1 done
                                1 plays 9C
                                0 plays TH
                                0 done
                                0 plays JS
                                1 plays AC
                                0 done
                                0 plays JS
                                1 plays TH
                                1 melds pinochle
                                1 done
                                1 plays 9S
                                0 plays AD
                                1 melds commonMarriage S
                                1 done
                                1 plays 9D
                                0 plays AD
                                0 melds commonMarriage D
                                0 done
                                0 plays JC
                                1 plays TS
                                0 done
                                trick AS QS
                                trick AS KS
                                trick AH 9H
                                trick KC QC
                                trick KD JD
                                trick KD JD
                                trick KS JH
                                trick AH JH
                                trick KC QH
                                trick QD QH
                                trick KH QD
                                trick KH QS
                                """))
                .isEqualTo(
                        """
                        trick 1: 1:TC 0:AC: seat 0, 20
                        seat 0 melds commonMarriage 20 = 20
                        seat 0 draws TD
                        seat 1 draws TH
                        trick 2: 0:9D 1:TD: seat 1, 10
                        seat 1 takes KH for 9H
                        seat 1 melds dix 10 = 10
                        seat 1 melds royalMarriage 40 = 40
                        seat 1 draws 9H
                        seat 0 draws AS
                        trick 3: 1:JC 0:TC: seat 0, 10
                        seat 0 draws AD
                        seat 1 draws AC
                        trick 4: 0:9S 1:9H: seat 1, 0
                        seat 1 melds commonMarriage 20 = 20
                        seat 1 draws AH
                        seat 0 draws AS
                        trick 5: 1:QC 0:TS: seat 1, 10
                        seat 1 melds run 150 = 150
                        seat 1 draws 9C
                        seat 0 draws AH
                        trick 6: 1:9C 0:TD: seat 1, 10
                        seat 1 draws 9C
                        seat 0 draws TH
                        trick 7: 1:9C 0:TH: seat 0, 10
                        seat 0 draws JH
                        seat 1 draws QS
                        trick 8: 0:JS 1:AC: seat 0, 10
                        seat 0 draws QD
                        seat 1 draws 9S
                        trick 9: 0:JS 1:TH: seat 1, 10
                        seat 1 melds pinochle 40 = 40
                        seat 1 draws TS
                        seat 0 draws QH
                        trick 10: 1:9S 0:AD: seat 1, 10
                        seat 1 melds commonMarriage 20 = 20
                        seat 1 draws 9D
                        seat 0 draws KC
                        trick 11: 1:9D 0:AD: seat 0, 10
                        seat 0 melds commonMarriage 20 = 20
                        seat 0 draws JC
                        seat 1 draws JD
                        trick 12: 0:JC 1:TS: seat 0, 10
                        seat 0 draws QD
                        seat 1 draws 9H
                        trick 13: 0:AS 1:QS: seat 0, 10
                        trick 14: 0:AS 1:KS: seat 0, 15
                        trick 15: 0:AH 1:9H: seat 0, 10
                        trick 16: 0:KC 1:QC: seat 0, 5
                        trick 17: 0:KD 1:JD: seat 0, 5
                        trick 18: 0:KD 1:JD: seat 0, 5
                        trick 19: 0:KS 1:JH: seat 1, 5
                        trick 20: 1:AH 0:JH: seat 1, 10
                        trick 21: 1:KC 0:QH: seat 0, 5
                        trick 22: 0:QD 1:QH: seat 1, 0
                        trick 23: 1:KH 0:QD: seat 1, 5
                        trick 24: 1:KH 0:QS: seat 1, 5
                        outcome scored
                        meld [40, 280]
                        tricks [13, 11]
                        cards [125, 75]
                        last trick [0, 10]
                        trick points [125, 85]
                        brings [165, 365]
                        """);
    }
}
