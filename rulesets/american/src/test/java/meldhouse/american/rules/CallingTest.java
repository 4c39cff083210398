package meldhouse.american.rules;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.american.AmericanEvent;
import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanMove.Bid;
import meldhouse.american.AmericanMove.ClaimMisdeal;
import meldhouse.american.AmericanMove.Declare;
import meldhouse.american.AmericanMove.Decline;
import meldhouse.american.AmericanMove.Dix;
import meldhouse.american.AmericanMove.Pass;
import meldhouse.american.AmericanMove.PassCards;
import meldhouse.american.AmericanMove.Play;
import meldhouse.american.AmericanMove.Trump;
import meldhouse.american.AmericanView;
import meldhouse.american.Phase;
import meldhouse.api.cards.Card;
import meldhouse.api.cards.Suit;
import meldhouse.api.game.Position;
import meldhouse.api.game.Turn;
import meldhouse.api.game.Viewer;
import meldhouse.api.options.HouseRules;

import org.junit.jupiter.api.Test;

import java.util.List;

/** What a hand may or must do before the first lead, where the house rules look at it. */
class CallingTest {
    /** Nobody has a marriage but seat 3; the eight nines are with seat 0. */
    private static final String NINES =
            "hands AS KS 9S 9S AH 9H 9H 9D 9D KC 9C 9C | AS TS TS KS AH TH KH AD KD KD TC KC | QS"
                    + " QS JS QH QH JH QD QD JD QC QC JC | JS TH KH JH AD TD TD JD AC AC TC JC";

    /** Seat 0 has all spades, seat 1 all hearts, seat 2 all diamonds, seat 3 all clubs. */
    private static final String SUITS =
            "hands AS AS TS TS KS KS QS QS JS JS 9S 9S | AH AH TH TH KH KH QH QH JH JH 9H 9H | AD"
                    + " AD TD TD KD KD QD QD JD JD 9D 9D | AC AC TC TC KC KC QC QC JC JC 9C 9C";

    private static final HouseRules RIGHT = HouseRules.of("ninesForRedeal", 5);

    private static Position make(Position position, AmericanMove... moves) {
        Position now = position;
        for (AmericanMove move : moves) {
            now = Games.accepted(now, ((Turn.Seated) now.turn()).seat(), move).next();
        }
        return now;
    }

    private static AmericanView view(Position position) {
        return (AmericanView) position.view(Viewer.WATCHER);
    }

    private static Position auction(HouseRules rules, String hands) {
        return Games.game(rules).parse("auction; " + hands);
    }

    private static String refused(Position position, AmericanMove move) {
        int seat = ((Turn.Seated) position.turn()).seat();
        return Games.refused(position, seat, move).why().rule();
    }

    @Test
    void aRedealIsClaimedInsteadOfTheOwnFirstCall() {
        Position first = auction(RIGHT, NINES);
        Position dealer = make(first, new Pass(), new Bid(250), new Bid(260));

        assertThat(refused(first, new ClaimMisdeal())).isEqualTo("notThisRule");
        assertThat(dealer.legalMoves().listed()).contains(new ClaimMisdeal());
        AmericanView redeal = view(make(dealer, new ClaimMisdeal()));
        assertThat(redeal.phase()).isEqualTo(Phase.DEAL);
        assertThat(redeal.dealer()).isZero();
        assertThat(redeal.misdeal()).isNotNull();
        Position later = make(dealer, new Bid(270), new Bid(280), new Pass());
        assertThat(later.legalMoves().listed()).doesNotContain(new ClaimMisdeal());
        assertThat(refused(later, new ClaimMisdeal())).isEqualTo("notNow");
    }

    @Test
    void thePartnerIsAskedAndMayNotAgree() {
        HouseRules rules = RIGHT.with("misdealNeedsPartner", true);
        Position dealer = make(auction(rules, NINES), new Pass(), new Pass(), new Pass());
        Position asked = make(dealer, new ClaimMisdeal());

        assertThat(asked.turn()).isEqualTo(Turn.seat(2));
        assertThat(view(asked).phase()).isEqualTo(Phase.REDEAL);
        assertThat(Games.accepted(dealer, 0, new ClaimMisdeal()).events())
                .hasSize(1)
                .allMatch(AmericanEvent.MisdealAsked.class::isInstance);
        assertThat(asked.legalMoves().listed()).containsExactly(new ClaimMisdeal(), new Decline());
        assertThat(view(make(asked, new ClaimMisdeal())).misdeal()).isNotNull();
        Position back = make(asked, new Decline());
        assertThat(back.turn()).isEqualTo(Turn.seat(0));
        assertThat(refused(back, new ClaimMisdeal())).isEqualTo("notNow");
        assertThat(Games.game(rules).parse(back.text())).isEqualTo(back);
        assertThat(Games.game(rules).parse(asked.text())).isEqualTo(asked);
    }

    @Test
    void beforeTheFirstLeadEverySeatIsAskedOnceMore() {
        HouseRules rules = RIGHT.with("misdealWindow", "beforeFirstLead");
        Position named =
                make(
                        auction(rules, NINES),
                        new Bid(250),
                        new Pass(),
                        new Pass(),
                        new Pass(),
                        new Trump(Suit.SPADES));

        assertThat(view(named).phase()).isEqualTo(Phase.REDEAL);
        Position last = make(named, new Decline(), new Decline(), new Decline());
        assertThat(last.turn()).isEqualTo(Turn.seat(0));
        assertThat(view(make(last, new ClaimMisdeal())).phase()).isEqualTo(Phase.DEAL);
        assertThat(view(make(last, new Decline())).phase()).isEqualTo(Phase.PLAY);
    }

    @Test
    void theFirstCallerMayHaveToOpen() {
        Position first = auction(HouseRules.of("firstMustOpen", "firstCaller"), SUITS);

        assertThat(refused(first, new Pass())).isEqualTo("mustBid");
        assertThat(first.legalMoves().listed()).containsExactly(new Bid(250));
        assertThat(first.legalMoves().ranges().getFirst().min()).isEqualTo(260);
        assertThat(make(first, new Bid(300), new Pass()).turn()).isEqualTo(Turn.seat(3));
    }

    @Test
    void aHandWithAMeldOpensAndOneWithoutPassesTheDutyOn() {
        HouseRules rules = HouseRules.of("firstMustOpen", "holderOfMeld");
        Position first = auction(rules, NINES);

        assertThat(refused(first, new Pass())).isEqualTo("mustBid");
        Position without = Games.game(rules).parse("auction; dealer 3; " + NINES);
        Position next = make(without, new Pass());
        assertThat(next.turn()).isEqualTo(Turn.seat(1));
        assertThat(refused(next, new Pass())).isEqualTo("mustBid");
    }

    @Test
    void aBidTakesAMarriageButForTheBidThatIsForced() {
        HouseRules rules =
                HouseRules.of("bidRequirement", "marriage").with("allPass", "dealerMustBid");
        Position first = auction(rules, NINES);

        assertThat(refused(first, new Bid(250))).isEqualTo("needsMarriage");
        assertThat(first.legalMoves().listed()).containsExactly(new Pass());
        Position dealer = make(first, new Pass(), new Pass(), new Pass());
        assertThat(refused(dealer, new Pass())).isEqualTo("mustBid");
        assertThat(refused(dealer, new Bid(260))).isEqualTo("needsMarriage");
        assertThat(dealer.legalMoves().listed()).containsExactly(new Bid(250));
        assertThat(dealer.legalMoves().ranges()).isEmpty();
        assertThat(view(make(dealer, new Bid(250))).contract()).isEqualTo(250);
    }

    @Test
    void whatJustCameMayNotGoBackWhereTheHouseSaysSo() {
        HouseRules rules = HouseRules.of("passCount", 1).with("passReturn", "notReceived");
        Position declarer =
                make(
                        auction(rules, SUITS),
                        new Bid(250),
                        new Pass(),
                        new Pass(),
                        new Pass(),
                        new Trump(Suit.HEARTS),
                        new PassCards(Card.parseAll("AC")));

        assertThat(Games.refused(declarer, 1, new PassCards(Card.parseAll("AC"))).why().sentence())
                .isEqualTo("You may not pass back the ace of clubs that you just got.");
        assertThat(declarer.legalMoves().listed())
                .doesNotContain(new PassCards(Card.parseAll("AC")));
        assertThat(view(make(declarer, new PassCards(Card.parseAll("9H")))).counts())
                .containsExactly(12, 12, 12, 12);
    }

    @Test
    void aForgottenNineMayBeClaimedInTheOwnTurnWhileItIsHeld() {
        HouseRules rules = HouseRules.of("meldDeclaration", "manual").with("lateDix", true);
        Declare nothing = new Declare(List.of());
        Position lead =
                make(
                        auction(rules, SUITS),
                        new Bid(250),
                        new Pass(),
                        new Pass(),
                        new Pass(),
                        new Trump(Suit.HEARTS),
                        nothing,
                        nothing,
                        nothing,
                        nothing);
        Position one = make(lead, new Dix(false));

        assertThat(view(one).melds().getLast().points()).isEqualTo(10);
        assertThat(one.turn()).isEqualTo(Turn.seat(1));
        Position both = make(one, new Dix(false));
        assertThat(refused(both, new Dix(false))).isEqualTo("noDix");
        Position gone = make(one, new Play(Card.parse("9H")));
        assertThat(refused(gone, new Dix(false))).isEqualTo("noDix");
        assertThat(both.legalMoves().listed()).doesNotContain(new Dix(false));
        assertThat(Games.game(rules).parse(both.text())).isEqualTo(both);
    }
}
