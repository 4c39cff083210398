package meldhouse.american.rules;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.american.AmericanEvent;
import meldhouse.american.AmericanEvent.Dealt;
import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanMove.Bid;
import meldhouse.american.AmericanMove.ClaimMisdeal;
import meldhouse.american.AmericanMove.Concede;
import meldhouse.american.AmericanMove.Decline;
import meldhouse.american.AmericanMove.Pass;
import meldhouse.american.AmericanMove.PassCards;
import meldhouse.american.AmericanMove.Trump;
import meldhouse.american.AmericanView;
import meldhouse.american.Call;
import meldhouse.american.DealScore;
import meldhouse.american.Outcome;
import meldhouse.american.Phase;
import meldhouse.api.cards.Card;
import meldhouse.api.cards.Suit;
import meldhouse.api.game.Decision;
import meldhouse.api.game.Event;
import meldhouse.api.game.Position;
import meldhouse.api.game.Refusal;
import meldhouse.api.game.Turn;
import meldhouse.api.game.Viewer;
import meldhouse.api.options.HouseRules;

import org.junit.jupiter.api.Test;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** What happens in a deal besides the tricks. */
class DealTest {
    /** Seat 0 has all spades, seat 1 all hearts, seat 2 all diamonds, seat 3 all clubs. */
    private static final String SUITS =
            "hands AS AS TS TS KS KS QS QS JS JS 9S 9S | AH AH TH TH KH KH QH QH JH JH 9H 9H | AD"
                    + " AD TD TD KD KD QD QD JD JD 9D 9D | AC AC TC TC KC KC QC QC JC JC 9C 9C";

    /** Nobody has a marriage but seat 3; the eight nines are with seat 0. */
    private static final String NINES =
            "hands AS KS 9S 9S AH 9H 9H 9D 9D KC 9C 9C | AS TS TS KS AH TH KH AD KD KD TC KC | QS"
                    + " QS JS QH QH JH QD QD JD QC QC JC | JS TH KH JH AD TD TD JD AC AC TC JC";

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

    /** players-cases.md T-B15 and T-B4. */
    @Test
    void fourPassesVoidTheDealAndTheNextDealerDeals() {
        Position void_ =
                make(
                        auction(HouseRules.DEFAULTS, SUITS),
                        new Pass(),
                        new Pass(),
                        new Pass(),
                        new Pass());

        assertThat(view(void_).phase()).isEqualTo(Phase.DEAL);
        assertThat(view(void_).dealer()).isEqualTo(1);
        assertThat(view(void_).totals()).containsExactly(0, 0);
        Position next = void_.shuffled(Games.shuffled(48, new Random(1))).next();
        assertThat(next.turn()).isEqualTo(Turn.seat(2));
    }

    /** players-cases.md T-B3. */
    @Test
    void aStuckDealerHasTheContractWithoutBeingAsked() {
        Position stuck =
                make(
                        auction(
                                HouseRules.of("allPass", "dealerStuck").with("stuckBid", 20),
                                SUITS),
                        new Pass(),
                        new Pass(),
                        new Pass());

        assertThat(view(stuck).phase()).isEqualTo(Phase.TRUMP);
        assertThat(view(stuck).declarer()).isEqualTo(0);
        assertThat(view(stuck).contract()).isEqualTo(20);
    }

    /** players-cases.md T-B1. */
    @Test
    void bidsOffTheGridAreRefusedWithTheNearest() {
        Position open = auction(HouseRules.DEFAULTS, SUITS);

        assertThat(Games.refused(open, 1, new Bid(321)).why().sentence())
                .isEqualTo(
                        "You bid 321, but bids go up from 250 in steps of 10: the nearest are 320"
                                + " and 330.");
        assertThat(Games.refused(open, 2, new Bid(250)).why().rule()).isEqualTo("notYourTurn");
        Position named = make(open, new Bid(250), new Pass(), new Pass(), new Pass());
        assertThat(Games.refused(named, 0, new Bid(260)).why().rule()).isEqualTo("auctionOver");
    }

    /** players-cases.md T-B6, T-B10: the whole auction, by seat and amount, is in the view. */
    @Test
    void theViewTellsWhoCalledWhat() {
        Position open = make(auction(HouseRules.DEFAULTS, SUITS), new Pass(), new Bid(400));

        assertThat(view(open).calls()).containsExactly(new Call(1, null), new Call(2, 400));
        assertThat(view(open).highBidder()).isEqualTo(2);
    }

    @Test
    void aBidThatCannotNameTrumpIsLostUnplayed() {
        Position lost =
                make(
                        auction(HouseRules.of("trumpRequirement", "marriage"), NINES),
                        new Pass(),
                        new Pass(),
                        new Bid(250),
                        new Pass());
        DealScore score = view(lost).deals().getLast();

        assertThat(score.outcome()).isEqualTo(Outcome.NO_SUIT);
        assertThat(score.trump()).isNull();
        assertThat(score.delta()).containsExactly(200, -250);
        assertThat(view(lost).melds()).hasSize(4);
    }

    @Test
    void aSuitWithoutItsMarriageIsRefusedWhereOneIsNeeded() {
        Position named =
                make(
                        auction(HouseRules.of("trumpRequirement", "marriage"), SUITS),
                        new Bid(250),
                        new Pass(),
                        new Pass(),
                        new Pass());

        assertThat(Games.refused(named, 1, new Trump(Suit.SPADES)).why())
                .isEqualTo(
                        new Refusal(
                                "needsMarriage",
                                "You do not hold king and queen of spades, so you cannot name that"
                                        + " suit."));
        assertThat(named.legalMoves().listed()).containsExactly(new Trump(Suit.HEARTS));
    }

    @Test
    void everySeatIsAskedForARedealWhateverItHolds() {
        HouseRules rules =
                HouseRules.of("ninesForRedeal", 5).with("misdealWindow", "beforeAuction");
        Position asked = Games.game(rules).parse("redeal; " + NINES + "; asked 1");

        assertThat(asked.legalMoves().listed()).containsExactly(new Decline());
        assertThat(Games.refused(asked, 1, new ClaimMisdeal()).why().sentence())
                .isEqualTo("Your hand gives you no right to new cards.");
        Position last = make(asked, new Decline(), new Decline(), new Decline());
        assertThat(last.legalMoves().listed()).containsExactly(new ClaimMisdeal(), new Decline());
        AmericanView redeal = view(make(last, new ClaimMisdeal()));
        assertThat(redeal.dealer()).isEqualTo(0);
        assertThat(redeal.deal()).isEqualTo(2);
        assertThat(view(make(last, new Decline())).phase()).isEqualTo(Phase.AUCTION);
    }

    /** players-cases.md T-P4, T-P5. */
    @Test
    void cardsAreExchangedAndNobodyElseSeesThem() {
        HouseRules rules = HouseRules.of("passCount", 2);
        Position exchange =
                make(
                        auction(rules, SUITS),
                        new Bid(250),
                        new Pass(),
                        new Pass(),
                        new Pass(),
                        new Trump(Suit.HEARTS));
        PassCards given = new PassCards(Card.parseAll("AC TC"));
        Decision.Accepted accepted = Games.accepted(exchange, 3, given);

        assertThat(Games.refused(exchange, 3, new PassCards(Card.parseAll("AC"))).why().rule())
                .isEqualTo("wrongCount");
        assertThat(Games.refused(exchange, 3, new PassCards(Card.parseAll("AC AS"))).why())
                .extracting(refusal -> refusal.sentence())
                .isEqualTo("You do not hold the ace of spades.");
        assertThat(accepted.events().getFirst().seenBy(Viewer.seat(0)).toString())
                .doesNotContain("TC");
        assertThat(accepted.events().getFirst().seenBy(Viewer.seat(1)).toString()).contains("TC");
        Position played = make(accepted.next(), new PassCards(Card.parseAll("AC 9H")));
        assertThat(view(played).counts()).containsExactly(12, 12, 12, 12);
        assertThat(view(played).passed()).allMatch(passed -> passed.cards() == null);
        AmericanView partner = (AmericanView) played.view(Viewer.seat(3));
        assertThat(partner.hand()).contains(Card.parse("9H")).doesNotContain(Card.parse("TH"));
    }

    @Test
    void aSimultaneousExchangeShowsNothingUntilBothHaveChosen() {
        HouseRules rules = HouseRules.of("passCount", 1).with("passOrder", "simultaneous");
        Position exchange =
                make(
                        auction(rules, SUITS),
                        new Bid(250),
                        new Pass(),
                        new Pass(),
                        new Pass(),
                        new Trump(Suit.HEARTS),
                        new PassCards(Card.parseAll("AC")));
        AmericanView declarer = (AmericanView) exchange.view(Viewer.seat(1));

        assertThat(declarer.counts()).containsExactly(12, 12, 12, 12);
        assertThat(declarer.passed()).isEmpty();
        assertThat(declarer.chosen()).isEmpty();
        assertThat(((AmericanView) exchange.view(Viewer.seat(3))).chosen())
                .containsExactly(Card.parse("AC"));
        assertThat(Games.refused(exchange, 1, new PassCards(Card.parseAll("AC"))).why().rule())
                .isEqualTo("notHeld");
    }

    /** players-cases.md T-S2, T-U2. */
    @Test
    void aDeclarerMayConcedeBeforeTheFirstLeadAndAllHandsAreTakenIn() {
        HouseRules rules = HouseRules.of("concede", "afterMeld");
        AmericanMove[] moves = {
            new Bid(250), new Pass(), new Pass(), new Pass(), new Trump(Suit.HEARTS)
        };
        AmericanView conceded = view(make(make(auction(rules, SUITS), moves), new Concede()));
        Position other =
                make(auction(rules.with("firstLeader", "leftOfDealer"), SUITS), new Pass());
        Position asked =
                make(other, new Bid(250), new Pass(), new Pass(), new Trump(Suit.DIAMONDS));

        assertThat(conceded.counts()).containsExactly(0, 0, 0, 0);
        assertThat(conceded.deals().getLast().delta()).containsExactly(80, -250);
        assertThat(view(asked).phase()).isEqualTo(Phase.CONCEDE);
        assertThat(view(make(asked, new Decline())).toMove()).isEqualTo(1);
        assertThat(
                        Games.refused(
                                        make(auction(HouseRules.DEFAULTS, SUITS), moves),
                                        1,
                                        new Concede())
                                .why()
                                .rule())
                .isEqualTo("notThisRule");
    }

    /** players-cases.md T-S1. */
    @Test
    void aBidOutOfReachIsLostAtOnceWhereTheHouseSaysSo() {
        HouseRules rules = HouseRules.of("autoSetWhenUnreachable", true);
        AmericanMove[] pass = {new Pass(), new Pass(), new Pass(), new Trump(Suit.HEARTS)};
        Position reach = make(make(auction(rules, SUITS), new Bid(570)), pass);
        Position beyond = make(make(auction(rules, SUITS), new Bid(580)), pass);

        assertThat(view(reach).phase()).isEqualTo(Phase.PLAY);
        assertThat(view(beyond).deals().getLast().outcome()).isEqualTo(Outcome.UNREACHABLE);
        assertThat(view(beyond).deals().getLast().delta()).containsExactly(80, -580);
    }

    @Test
    void aSideThatMeldsTooLittleIsSetUnplayed() {
        Position set =
                make(
                        auction(HouseRules.of("minTeamMeld", 361), SUITS),
                        new Bid(250),
                        new Pass(),
                        new Pass(),
                        new Pass(),
                        new Trump(Suit.HEARTS));

        assertThat(view(set).deals().getLast().outcome()).isEqualTo(Outcome.BELOW_MIN_TEAM_MELD);
    }

    /** players-cases.md T-S3: side 1 melds 120 and takes nothing. */
    @Test
    void aSideWithoutATrickKeepsItsMeldUnlessTheHouseTakesIt() {
        assertThat(withoutATrick(Games.PLAIN)).containsExactly(420, 120);
        assertThat(withoutATrick(Games.game("meldRequiresTrick", "trick"))).containsExactly(420, 0);
        assertThat(withoutATrick(Games.game("meldRequiresTrick", "points")))
                .containsExactly(420, 0);
    }

    private static List<Integer> withoutATrick(AmericanGame game) {
        List<Integer> points = List.of(game.rules().dealTotal(), 0);
        return settled(game, List.of(210, 120), points, List.of(12, 0));
    }

    /** players-cases.md T-S9: 100, and then a bid of 300 missed. */
    @Test
    void aMissedBidMayTakeATotalBelowZeroButNotBelowTheFloorOfTheHouse() {
        AmericanGame floored = Games.game("scoreFloor", -1000);
        List<Integer> set = missed(Games.PLAIN);

        assertThat(set).containsExactly(-300, 130);
        assertThat(totals(Games.PLAIN, List.of(100, 0), set)).containsExactly(-200, 130);
        assertThat(totals(floored, List.of(100, 0), set)).containsExactly(-200, 130);
        assertThat(totals(Games.PLAIN, List.of(-900, 0), set)).containsExactly(-1200, 130);
        assertThat(totals(floored, List.of(-900, 0), set)).containsExactly(-1000, 130);
    }

    /** What a bid of 300 brings that side 0 misses with a meld of 40 and all but 130 points. */
    private static List<Integer> missed(AmericanGame game) {
        List<Integer> points = List.of(game.rules().dealTotal() - 130, 130);
        return settled(game, List.of(40, 0), points, List.of(6, 6));
    }

    /** What a deal brings in which side 0 bid 300. */
    private static List<Integer> settled(
            AmericanGame game, List<Integer> meld, List<Integer> points, List<Integer> tricks) {
        Settlement.Claims claims = new Settlement.Claims(game, 0, 300, meld);
        return Settlement.played(claims, points, List.of(0, 0), tricks, false).delta();
    }

    private static Verdict judged(AmericanGame game, List<Integer> start, List<Integer> delta) {
        Accounts before = Accounts.start(game).withTotals(start);
        return Verdict.of(
                game, before, new Accounts.Brought(delta, 1, true, null, 0, List.of(0, 0)));
    }

    private static List<Integer> totals(
            AmericanGame game, List<Integer> start, List<Integer> delta) {
        return judged(game, start, delta).accounts().totals();
    }

    /** players-cases.md T-S6. */
    @Test
    void exactlyTheTargetWins() {
        assertThat(judged(Games.PLAIN, List.of(900, 900), List.of(100, 90)).result())
                .isNotNull()
                .satisfies(result -> assertThat(result.winner()).isZero());
    }

    /** players-cases.md T-S5, T-P5: whatever the house rules, nothing is lost or made. */
    @Test
    void cardsAndTrickPointsOfEveryDealAddUp() {
        Random random = new Random(4);
        int[] played = {0};
        for (int match = 0; match < 150; match++) {
            AmericanGame game = Games.game(Games.randomRules(random, 3));
            Games.play(
                    game,
                    200,
                    random,
                    scene -> {
                        AmericanView view = view(scene.position());
                        if (scene.position() instanceof InDeal) {
                            int held = view.counts().stream().mapToInt(count -> count).sum();
                            assertThat(held + view.played().size()).isEqualTo(48);
                        }
                        for (DealScore score : view.deals()) {
                            if (score.outcome().played()) {
                                played[0]++;
                                int sum = sum(score.cardPoints()) + sum(score.lastTrick());
                                assertThat(sum).isEqualTo(game.rules().dealTotal());
                                assertThat(sum(score.tricks())).isEqualTo(12);
                            }
                        }
                    });
        }
        assertThat(played[0]).isGreaterThan(1_000);
    }

    private static int sum(List<Integer> numbers) {
        return numbers.stream().mapToInt(number -> number).sum();
    }

    /** Each seat is told its own hand alone, a watcher none. */
    @Test
    void aHandIsDealtToItsSeatAlone() {
        Position start = Games.game("firstDealer", "seat0").start();
        List<Event> events = start.shuffled(Games.shuffled(48, new Random(5))).events();
        Set<Event> redacted = new HashSet<>();
        for (Event event : events) {
            if (event instanceof Dealt dealt) {
                assertThat(dealt.cards()).hasSize(12);
                assertThat(dealt.seenBy(Viewer.seat(dealt.seat()))).isEqualTo(dealt);
                redacted.add(dealt.seenBy(Viewer.WATCHER));
                redacted.add(dealt.seenBy(Viewer.seat((dealt.seat() + 1) % 4)));
            }
        }
        assertThat(redacted).hasSize(4).noneMatch(event -> event.toString().contains("AS"));
        assertThat(((AmericanEvent) events.getLast()).next()).isNotNull();
    }

    /** The odd case that a whole pack leaves seats tied: they draw again from a new shuffle. */
    @Test
    void seatsThatStayTiedToTheEndOfThePackDrawAgain() {
        int[] order = new int[48];
        for (int i = 0; i < 48; i++) {
            int rank = i / 8;
            order[i] = i % 4 * 6 + rank + (i % 8 < 4 ? 0 : 24);
        }
        Decision.Accepted drawn = Games.PLAIN.start().shuffled(order);

        assertThat(drawn.next()).isEqualTo(new Drawing(Games.PLAIN, 0b1111, true));
        assertThat(drawn.next().shuffled(Games.shuffled(48, new Random(6))).events()).hasSize(1);
    }
}
