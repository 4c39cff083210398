package meldhouse.bots;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanMove.Bid;
import meldhouse.american.AmericanMove.Pass;
import meldhouse.american.AmericanMove.Play;
import meldhouse.american.AmericanMove.Trump;
import meldhouse.api.bot.Chosen;
import meldhouse.api.cards.Card;
import meldhouse.api.cards.Suit;

import org.junit.jupiter.api.Test;

final class SteadyBotTest {
    /** 150 meld and trick points for about 325 with spades. */
    private static final String STRONG = "AS TS KS QS JS 9S AH AD TD KD QC JC";

    /** A marriage, two side aces: about 190 for the side. */
    private static final String WEAK = "KH QH 9H AS JS 9S AD TD 9D TC JC 9C";

    /** About 245 with spades. */
    private static final String FAIR = "AS TS KS QS 9S AH JD KH 9H TC 9C JC";

    private static Card played(Chosen chosen) {
        assertThat(chosen.why()).matches("[A-Z].*[.]");
        return ((Play) chosen.move()).card();
    }

    @Test
    void aStrongHandBidsOneStepAtATime() {
        Chosen chosen = Situation.holding(STRONG).call(250);
        assertThat(chosen.move()).isEqualTo(new Bid(250));
        assertThat(chosen.why()).contains("spades").contains("250");
        assertThat(Situation.holding(STRONG).bids(3, 300).call(310).move()).isEqualTo(new Bid(310));
    }

    @Test
    void nobodyBidsMoreThanTheHandIsWorth() {
        assertThat(Situation.holding(STRONG).bids(3, 400).call(410).move()).isEqualTo(new Pass());
        Chosen weak = Situation.holding(WEAK).call(250);
        assertThat(weak.move()).isEqualTo(new Pass());
        assertThat(weak.why()).contains("too few to bid 250");
    }

    @Test
    void aPartnersBidIsNotRaised() {
        assertThat(Situation.holding(STRONG).bids(2, 250).passes(3).call(260).move())
                .isEqualTo(new Pass());
    }

    /** T-B6: who bid and who passed is known by seat. */
    @Test
    void aPartnerWhoBidMakesAHandWorthMore() {
        int worth = new Valuation(American.game()).best(Card.parseAll(FAIR)).estimate();
        int next = worth / 10 * 10;
        Situation alone = Situation.holding(FAIR).passes(2).bids(3, next - 10);
        assertThat(alone.call(next).move()).isEqualTo(new Pass());
        Situation together = Situation.holding(FAIR).bids(2, next - 20).bids(3, next - 10);
        assertThat(together.call(next).move()).isEqualTo(new Bid(next));
    }

    @Test
    void trumpIsTheSuitOfTheHighestEstimateNotOfTheHighestMeld() {
        assertThat(Situation.holding(STRONG).name().move()).isEqualTo(new Trump(Suit.SPADES));
        // Hearts meld 40 and clubs 20, but five clubs with both aces are worth more tricks.
        Chosen chosen = Situation.holding("KH QH AC AC TC TC KC QC 9D 9S JS JD").name();
        assertThat(chosen.move()).isEqualTo(new Trump(Suit.CLUBS));
        assertThat(chosen.why()).contains("clubs");
    }

    /** T-C2. */
    @Test
    void aCounterGoesToThePartnersSureTrick() {
        Chosen chosen = Situation.holding("KH 9H JC 9C").trump("S").trick(1, "JH AH 9H").play();
        assertThat(played(chosen)).isEqualTo(Card.parse("KH"));
        assertThat(chosen.why()).contains("partner").contains("ace of hearts");
    }

    @Test
    void noCounterGoesToTheOpponentsTrick() {
        Chosen chosen = Situation.holding("KH 9H JC 9C").trump("S").trick(1, "AH JH 9H").play();
        assertThat(played(chosen)).isEqualTo(Card.parse("9H"));
        assertThat(chosen.why()).contains("theirs");
    }

    /** T-C3. */
    @Test
    void theAceOfTrumpIsNotBurnt() {
        Chosen chosen = Situation.holding("AS 9S JC 9C").trump("S").trick(1, "JH QH 9H").play();
        assertThat(played(chosen)).isEqualTo(Card.parse("9S"));
        assertThat(chosen.why()).contains("trump").contains("cheapest");
    }

    /**
     * Rule page 13.3, the seed's tips: "draw trumps early", "as defenders lead short suits early".
     */
    @Test
    void trumpsAreDrawnByTheSideWithTheContractAndShortSuitsLedByTheOther() {
        String hand = "AS AS TS KS JS 9S KH JH JD 9D JC 9C";
        Chosen ours = Situation.holding(hand).declarer(0).trump("S").play();
        // With both aces in hand the ten is as sure.
        assertThat(played(ours)).isEqualTo(Card.parse("TS"));
        assertThat(ours.why()).contains("trump");
        String other = "TS KS 9S KH KH QH QH JH JH 9H 9H 9C";
        Chosen theirs = Situation.holding(other).declarer(1).trump("S").play();
        assertThat(played(theirs)).isEqualTo(Card.parse("9C"));
    }

    /** T-C8. */
    @Test
    void theCounterThatCannotBeBeatenTakesARichTrick() {
        Chosen chosen =
                Situation.holding("TS JS")
                        .trump("S")
                        .shows(1, "KS QS")
                        .taken(3, "TH 9H 9S JH", 1)
                        .taken(1, "AS JS 9S QS", 1)
                        .taken(1, "AS TC TD QS", 1)
                        .trick(3, "AH")
                        .play();
        assertThat(played(chosen)).isEqualTo(Card.parse("TS"));
        assertThat(chosen.why()).contains("gone").contains("ten of spades");
    }

    @Test
    void aSideAceIsCashedWhileItIsSafe() {
        Chosen chosen =
                Situation.holding("AH JH 9C QC JD QD KS JS 9S TC 9D JD")
                        .declarer(2)
                        .trump("S")
                        .play();
        assertThat(played(chosen)).isEqualTo(Card.parse("AH"));
        assertThat(chosen.why()).contains("ace of hearts");
    }

    @Test
    void anAceIsNotLedIntoAKnownRuff() {
        Chosen chosen =
                Situation.holding("AH 9C JD")
                        .trump("S")
                        .taken(2, "AH QS 9H JS", 3)
                        .taken(3, "9D 9D QD KD", 2)
                        .play();
        assertThat(played(chosen)).isNotEqualTo(Card.parse("AH"));
    }

    @Test
    void aLongTrumpSuitIsLedFromTheTop() {
        Chosen chosen =
                Situation.holding("AS AS TS TS KS KS QS QS JS JS 9S 9S")
                        .declarer(0)
                        .trump("S")
                        .play();
        assertThat(chosen.why()).contains("Nobody else has a trump left");
    }

    @Test
    void thePartnersShownAceIsLedTo() {
        Chosen chosen =
                Situation.holding("9H QH JD")
                        .trump("S")
                        .shows(2, "AH")
                        .taken(1, "9C JC QC KC", 0)
                        .play();
        assertThat(((Play) chosen.move()).card().suit()).isEqualTo(Suit.HEARTS);
        assertThat(chosen.why()).contains("My partner has shown the ace of hearts");
    }

    @Test
    void theSameTurnGivesTheSameMove() {
        Situation situation = Situation.holding("KH 9H JC 9C").trump("S").trick(1, "JH AH 9H");
        assertThat(situation.play()).isEqualTo(situation.play());
    }

    @Test
    void thePartnerGivesTrumpsAndTheDeclarerReturnsWhatHelpsLeast() {
        Exchanger exchanger = new Exchanger(new Valuation(American.game()));
        Situation partner =
                Situation.holding("AS KS 9H JH QH AC 9C TD JD QD 9D KC").declarer(2).trump("S");
        assertThat(exchanger.pass(partner.view(meldhouse.american.Phase.PLAY), 0, 3).move())
                .isEqualTo(new AmericanMove.PassCards(Card.parseAll("AS KS AC")));
        Situation declarer =
                Situation.holding("AS TS KS QS JS AH 9H JH QS JD KC 9C").declarer(0).trump("S");
        assertThat(exchanger.pass(declarer.view(meldhouse.american.Phase.PLAY), 0, 3).move())
                .isEqualTo(new AmericanMove.PassCards(Card.parseAll("9H JH 9C")));
    }
}
