package meldhouse.american.rules;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanMove.Bury;
import meldhouse.american.AmericanMove.Concede;
import meldhouse.american.AmericanMove.DeclareOut;
import meldhouse.american.AmericanMove.DefenderConcede;
import meldhouse.american.AmericanMove.Dix;
import meldhouse.american.AmericanMove.Done;
import meldhouse.american.AmericanMove.ExchangeDix;
import meldhouse.american.AmericanMove.Give;
import meldhouse.american.AmericanMove.LayMeld;
import meldhouse.american.AmericanMove.Moon;
import meldhouse.american.AmericanMove.Play;
import meldhouse.american.AmericanMove.Take;
import meldhouse.american.AmericanMove.ThrowIn;
import meldhouse.american.AmericanMove.Trump;
import meldhouse.american.DrawnFrom;
import meldhouse.american.MeldKind;
import meldhouse.american.Origin;
import meldhouse.american.Phase;
import meldhouse.american.TableCard;
import meldhouse.api.cards.Card;
import meldhouse.api.cards.Suit;
import meldhouse.api.game.Refusal;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

/**
 * What the variants do not allow is refused with the rule, and nothing changes (variants.md 1.2).
 */
class VariantRefusalsTest {
    private static final String AUCTION =
            """
            preset auctionWidow
            dealer 2
            hand 0 TS KS KH QH JH 9H TD KD JD AC TC KC QC QC JC
            hand 1 AS KS QS JS JS 9S TH KH 9H AD AD TD KD 9D TC
            hand 2 AS TS QS 9S AH AH TH QH JH QD 9D AC KC 9C 9C
            widow QD JD JC
            """;

    /** Seat 0 has taken the widow, named clubs and shown a run, two marriages and four kings. */
    private static final String MELDED =
            AUCTION
                    + """
                    0 bid 300
                    1 pass
                    2 pass
                    0 trump C
                    """;

    private static final String PARTNERS =
            """
            preset partnershipWidow
            dealer 3
            hand 0 AS TS KS QS AH TH 9H AD TD 9D AC
            hand 1 AS TS KS QS AH KH QH JH 9H QD JD
            hand 2 JS 9S TH KH QH JH KD JD 9D AC TC
            hand 3 JS 9S TC KC KC QC QC JC JC 9C 9C
            widow AD TD KD QD
            """;

    private static final String TWO =
            """
            preset twoHanded
            dealer 0
            hand 0 TS KS QS JS JS 9S AD KD KD 9D AC TC
            hand 1 KS KH QH JH 9H TD JD TC KC QC QC JC
            turned KH
            stock TD TH 9H AS AD AC AH AS 9C AH 9C TH JH QS QD 9S TS QH 9D KC JC JD QD
            """;

    /** Seat 0 has won the first trick. */
    private static final String WON = TWO + "1 plays TC\n0 plays AC\n";

    private static String rule(String deal, int seat, AmericanMove move) {
        return Games.refused(PlayedDeal.position(deal), seat, move).why().rule();
    }

    private static String sentence(String deal, int seat, AmericanMove move) {
        return Games.refused(PlayedDeal.position(deal), seat, move).why().sentence();
    }

    private static Bury bury(String cards) {
        return new Bury(Card.parseAll(cards));
    }

    @ParameterizedTest
    @CsvSource({
        "TS TD, wrongCount",
        "TS TD 9H JD, wrongCount",
        "TS TD 9S, notHeld",
        "9H 9H TD, notHeld",
        "AC TD TS, buriesMeld",
        "KS TD 9H, buriesMeld",
        "QH TD 9H, buriesMeld",
    })
    void onlyIdleCardsOfTheOwnHandMayBeBuriedAndAsManyAsTheWidowHad(String cards, String rule) {
        assertThat(rule(MELDED, 0, bury(cards))).isEqualTo(rule);
    }

    @Test
    void whatBuryingWouldCostIsSaid() {
        assertThat(sentence(MELDED, 0, bury("AC TD TS")))
                .isEqualTo(
                        "Without these cards your meld would be 160 instead of 270: bury others.");
    }

    /** One of two queens of clubs may go: the other is enough for the run. */
    @Test
    void aSpareCopyOfAMeldedCardMayBeBuried() {
        assertThat(PlayedDeal.position(MELDED + "0 bury QC TD 9H").phase())
                .isEqualTo(Phase.CONCEDE);
    }

    @Test
    void nobodyElseBuriesAndNobodyLeadsBefore() {
        assertThat(rule(MELDED, 1, bury("AS KS QS"))).isEqualTo("notYourTurn");
        assertThat(rule(MELDED, 0, new Play(Card.parse("AC")))).isEqualTo("notNow");
    }

    @Test
    void aDeclarerWhoMayNotSpareTrumpsAndAcesIsToldSo() {
        AmericanGame game =
                Games.game(
                        Games.RULESET
                                .preset("auctionWidow")
                                .rules()
                                .with("buryRule", "noTrumpNoAce"));
        long hand = Hand.parse("TS KS KH QH JH 9H TD KD JD AC TC KC QC QC JC QD JD JC");
        Burial burial = new Burial(game, hand, Suit.CLUBS.ordinal(), 3);

        assertThat(burial.refusal(Card.parseAll("QC TD 9H")))
                .isNotNull()
                .satisfies(
                        refusal -> {
                            assertThat(refusal.rule()).isEqualTo("buriesTrumpOrAce");
                            assertThat(refusal.sentence())
                                    .isEqualTo("You bury 1 trumps and aces, and can do with 0.");
                        });
        assertThat(burial.refusal(Card.parseAll("TS TD 9H"))).isNull();
    }

    /** 5.4: where fewer idle cards are held than must go, any may, and the meld stands. */
    @Test
    void whereTooFewCardsAreIdleAnyMayBeBuried() {
        AmericanGame game = Games.game(Games.RULESET.preset("auctionWidow").rules());
        long hand = Hand.parse("AS KS QS JS TS AH KH QH JH AD KD QD JD AC KC QC JC TH");
        Burial burial = new Burial(game, hand, Suit.SPADES.ordinal(), 3);

        assertThat(burial.refusal(Card.parseAll("TH JH JC"))).isNull();
        assertThat(burial.some()).isNotEmpty();
    }

    @Test
    void aWidowIsNobodysBeforeTheAuctionEnds() {
        assertThat(rule(AUCTION, 0, bury("TS TD 9H"))).isEqualTo("notNow");
        assertThat(rule(AUCTION, 1, bury("AS KS QS"))).isEqualTo("notYourTurn");
        assertThat(rule(AUCTION, 0, new Trump(Suit.CLUBS))).isEqualTo("notNow");
    }

    private static Give give(String keep, String to) {
        return new Give(Card.parse(keep), Card.parseAll(to));
    }

    @Test
    void theWidowIsGivenOutByTheDeclarerAloneACardToEach() {
        String won = PARTNERS + "0 bid 100\n1 pass\n2 pass\n3 pass\n";

        assertThat(rule(won, 0, give("AD", "TD KD"))).isEqualTo("wrongCount");
        assertThat(rule(won, 0, give("AS", "TD KD QD"))).isEqualTo("notInWidow");
        assertThat(rule(won, 0, give("AD", "AD KD QD"))).isEqualTo("notInWidow");
        assertThat(rule(won, 1, give("AD", "TD KD QD"))).isEqualTo("notYourTurn");
        assertThat(rule(won, 0, new Trump(Suit.SPADES))).isEqualTo("notNow");
        assertThat(PlayedDeal.position(won + "0 give AD TD KD QD").phase()).isEqualTo(Phase.TRUMP);
    }

    /** V42: only a contract at the minimum, and before the widow is seen. */
    @Test
    void aContractAboveTheMinimumIsNotThrownIn() {
        String least = AUCTION + "0 bid 250\n1 pass\n2 pass\n";
        String more = AUCTION + "0 bid 260\n1 pass\n2 pass\n";

        assertThat(PlayedDeal.position(least).phase()).isEqualTo(Phase.THROW_IN);
        assertThat(PlayedDeal.position(more).phase()).isEqualTo(Phase.TRUMP);
        assertThat(rule(more, 0, new ThrowIn())).isEqualTo("notNow");
        assertThat(rule(least, 1, new ThrowIn())).isEqualTo("notYourTurn");
        assertThat(rule(least + "0 decline\n", 0, new ThrowIn())).isEqualTo("notNow");
    }

    @Test
    void aDefenderGivesUpOnlyWhenAskedAndADeclarerOnlyBeforeTheLead() {
        String buried = MELDED + "0 bury TS TD 9H\n";

        assertThat(rule(MELDED, 0, new DefenderConcede())).isEqualTo("notNow");
        assertThat(rule(buried, 2, new DefenderConcede())).isEqualTo("notYourTurn");
        assertThat(rule(buried + "1 decline\n0 plays AC\n", 1, new Concede()))
                .isEqualTo("notThisRule");
        assertThat(rule(buried + "1 decline\n", 0, new Moon())).isEqualTo("notThisRule");
    }

    private static LayMeld lay(MeldKind kind, Suit suit) {
        return new LayMeld(kind, suit);
    }

    @Test
    void aMeldTakesItsCardsTheRightSuitAndItsTurn() {
        assertThat(rule(WON, 0, lay(MeldKind.COMMON_MARRIAGE, Suit.DIAMONDS))).isEqualTo("notHeld");
        assertThat(rule(WON, 0, lay(MeldKind.ROYAL_MARRIAGE, Suit.SPADES))).isEqualTo("badMeld");
        assertThat(rule(WON, 0, lay(MeldKind.PINOCHLE, Suit.SPADES))).isEqualTo("badMeld");
        assertThat(rule(WON, 0, lay(MeldKind.DOUBLE_KINGS_AROUND, null))).isEqualTo("badMeld");
        assertThat(rule(WON, 1, lay(MeldKind.COMMON_MARRIAGE, Suit.CLUBS)))
                .isEqualTo("notYourTurn");
        assertThat(rule(TWO, 1, lay(MeldKind.COMMON_MARRIAGE, Suit.CLUBS))).isEqualTo("notNow");
    }

    /** V14: one meld after a trick; a dix besides. */
    @Test
    void oneMeldIsLaidAfterATrick() {
        String second = WON + "0 melds commonMarriage S\n0 done\n0 plays 9D\n1 plays TD\n";
        String laid = second + "1 melds commonMarriage C\n";

        assertThat(rule(laid, 1, lay(MeldKind.ROYAL_MARRIAGE, null))).isEqualTo("meldLimit");
        assertThat(PlayedDeal.position(laid + "1 dix exchange\n").phase()).isEqualTo(Phase.MELDING);
    }

    /** V15, V16. */
    @Test
    void aMeldNeedsAFreshCardAndNoCardServesTwiceInAClassButInADearerMeld() {
        assertThat(
                        royalMarriage(
                                laid("KH", MeldKind.KINGS_AROUND),
                                laid("QH", MeldKind.QUEENS_AROUND)))
                .isEqualTo("noFreshCard");
        assertThat(royalMarriage(laid("KH", MeldKind.RUN), laid("QH", MeldKind.RUN)))
                .isEqualTo("cardUsed");
        assertThat(royalMarriage(laid("KH", MeldKind.KINGS_AROUND))).isEqualTo("notHeld");
    }

    /** Why seat 0, with none of these cards in its hand, may not lay king and queen of trump. */
    private static String royalMarriage(TableCard... table) {
        AmericanGame game = Games.game(Games.RULESET.preset("twoHanded").rules());
        StockDeal deal =
                StockDeal.of(
                        Terms.named(Contract.none(Ledger.start(game, 0)), Suit.HEARTS.ordinal()),
                        Hands.of(new long[] {Hand.parse("9C TD"), Hand.parse("AS AH")}),
                        List.of(table),
                        Stock.of(List.of(), Deck.number(Card.parse("JH"))),
                        Trick.NONE,
                        List.of(1, 0),
                        List.of(0, 0));
        Refusal refusal = new MeldTurn(deal, 0, 0).refusal(lay(MeldKind.ROYAL_MARRIAGE, null));
        return refusal == null ? "allowed" : refusal.rule();
    }

    private static TableCard laid(String card, MeldKind used) {
        return new TableCard(0, Card.parse(card), List.of(used));
    }

    @Test
    void aDixTakesANineInTheHandAndATurnedCardThatIsNone() {
        assertThat(rule(WON, 0, new Dix(true))).isEqualTo("noDix");
        assertThat(rule(WON, 0, new Dix(false))).isEqualTo("noDix");
        String exchanged = WON + "0 done\n0 plays 9D\n1 plays TD\n1 dix exchange\n";
        assertThat(rule(exchanged, 1, new Dix(true))).isEqualTo("noExchange");
        assertThat(rule(exchanged, 1, new Dix(false))).isEqualTo("noDix");
    }

    @Test
    void whereNobodyDrawsANineIsExchangedOnlyByWhoHoldsOne() {
        String turned =
                """
                preset cutthroatTurned
                dealer 2
                hand 0 TS KS JS KH QH JH 9H TD KD JD AC TC KC QC QC JC
                hand 1 AS KS QS JS 9S AH TH KH 9H AD AD TD KD 9D AC TC
                hand 2 AS TS QS 9S AH TH QH JH QD QD JD 9D KC JC 9C 9C
                turned TH
                """;

        assertThat(
                        rule(
                                turned.replace("9H TD KD JD AC", "9C TD KD JD AC")
                                        .replace("9C 9C", "9H 9C"),
                                0,
                                new ExchangeDix()))
                .isEqualTo("noExchange");
        assertThat(rule(turned, 1, new ExchangeDix())).isEqualTo("notYourTurn");
        assertThat(rule(turned, 0, new Play(Card.parse("AC")))).isEqualTo("notNow");
        assertThat(PlayedDeal.position(turned).phase()).isEqualTo(Phase.DIX);
    }

    @Test
    void aCardThatLiesInHandAndOnTheTableIsNamedWithItsPlace() {
        String both =
                WON
                        + """
                        0 done
                        0 plays 9D
                        1 plays TD
                        1 melds commonMarriage C
                        1 done
                        """;

        assertThat(rule(both, 1, new Play(Card.parse("QC")))).isEqualTo("ambiguousCard");
        assertThat(rule(both, 1, new Play(Card.parse("KC"), Origin.HAND))).isEqualTo("notHeld");
        assertThat(rule(both, 1, new Play(Card.parse("JC"), Origin.TABLE))).isEqualTo("notHeld");
        assertThat(PlayedDeal.position(both + "1 plays QC hand\n").phase()).isEqualTo(Phase.PLAY);
    }

    /** V65: the question itself tells nothing, and neither does what is refused. */
    @Test
    void theWinnerIsAskedWithNothingToLayAndLeadsNoCardThatIsStillInTheStock() {
        AmericanPosition asked = PlayedDeal.position(WON);

        assertThat(asked.phase()).isEqualTo(Phase.MELDING);
        assertThat(rule(WON, 0, new Play(Card.parse("TH")))).isEqualTo("notHeld");
        assertThat(rule(WON, 0, new Play(Card.parse("AH")))).isEqualTo("notHeld");
    }

    @Test
    void declaringOutAndChoosingTheLastCardAreRulesOfTheirOwn() {
        assertThat(rule(WON, 0, new DeclareOut())).isEqualTo("notThisRule");
        assertThat(rule(TWO.replace("twoHanded", "twoHandedHoyle"), 1, new DeclareOut()))
                .isEqualTo("notNow");
        assertThat(rule(WON, 0, new Take(DrawnFrom.TURNED))).isEqualTo("notNow");
        assertThat(rule(TWO, 1, new Done())).isEqualTo("notNow");
    }
}
