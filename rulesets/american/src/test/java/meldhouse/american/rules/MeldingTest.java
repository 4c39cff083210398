package meldhouse.american.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import meldhouse.american.Claim;
import meldhouse.american.Meld;
import meldhouse.american.MeldKind;
import meldhouse.american.SeatMelds;
import meldhouse.american.rules.MeldSheet.Listed;
import meldhouse.api.cards.Card;
import meldhouse.api.options.HouseRules;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.Random;

class MeldingTest {
    private static int points(AmericanGame game, String hand, int trump) {
        return game.melding().points(Hand.parse(hand), trump);
    }

    private static int plain(String hand, String trump) {
        return points(Games.PLAIN, hand, "SHDC".indexOf(trump));
    }

    @Test
    void theMeldIsTheGreatestThatTheDefinitionAllows() {
        Random random = new Random(1);
        for (int i = 0; i < 3_000; i++) {
            AmericanGame game = Games.game(meldRules(random));
            long hand = i % 2 == 0 ? Games.randomHand(12, random) : courtHand(random);
            for (int trump = 0; trump <= Deck.NO_TRUMP; trump++) {
                assertThat(game.melding().points(hand, trump))
                        .as("%s, trump %d, %s", Hand.text(hand), trump, game.houseRules())
                        .isEqualTo(MeldDefinition.points(game.rules(), hand, trump));
            }
        }
    }

    /** Small hands of few ranks, up to four copies of a card. */
    @Test
    void withFourCopiesTooTheMeldIsTheGreatestThatTheDefinitionAllows() {
        Random random = new Random(4);
        HouseRules deck = Games.RULESET.preset("doubleDeck").rules();
        for (int i = 0; i < 600; i++) {
            AmericanGame game = Games.game(i % 3 == 0 ? deck : deck.with(pricedRules(random)));
            long hand = fewCards(random);
            for (int trump = 0; trump <= Deck.NO_TRUMP; trump++) {
                assertThat(game.melding().points(hand, trump))
                        .as("%s, trump %d, %s", Hand.text(hand), trump, game.houseRules())
                        .isEqualTo(MeldDefinition.points(game.rules(), hand, trump));
            }
        }
    }

    private static long fewCards(Random random) {
        long hand = Hand.EMPTY;
        int[] kinds = new int[3 + random.nextInt(4)];
        for (int i = 0; i < kinds.length; i++) {
            kinds[i] = Deck.number(random.nextInt(4), random.nextInt(5));
        }
        for (int i = 0; i < 40 && Hand.size(hand) < 9; i++) {
            int card = kinds[random.nextInt(kinds.length)];
            hand = Hand.copies(hand, card) < 4 ? Hand.with(hand, card) : hand;
        }
        return hand;
    }

    /** Prices at random, of which a multiple is never below a smaller one. */
    private static HouseRules pricedRules(Random random) {
        HouseRules rules = HouseRules.DEFAULTS;
        for (String kind : MeldOptions.KINDS) {
            int price = random.nextInt(50);
            rules = rules.with("meld" + kind, price);
            for (String times : new String[] {"Double", "Triple", "Quadruple"}) {
                boolean priced = random.nextInt(3) != 0;
                price += priced ? random.nextInt(60) : 0;
                rules = rules.with("meld" + times + kind, priced ? price : null);
            }
        }
        String[] reuse = {"none", "differentPair", "full"};
        return rules.with("runMarriageReuse", reuse[random.nextInt(3)])
                .with("maxMeldsPerCard", 2 + random.nextInt(2));
    }

    /** variants.md 4.1, as it is written there, by hands as they are dealt. */
    @Test
    void aHandOfTwentyMeldsWhatTheFormulaSays() {
        AmericanGame game = Games.game(Games.RULESET.preset("doubleDeck").rules());
        Random random = new Random(5);
        int sum = 0;
        int hands = 20_000;
        for (int i = 0; i < hands; i++) {
            long hand = Games.randomHand(game, 20, random);
            int best = 0;
            for (int trump = 0; trump < Deck.SUITS; trump++) {
                int points = game.melding().points(hand, trump);
                assertThat(points).as(Hand.text(hand)).isEqualTo(formula(hand, trump));
                SeatMelds shown = game.sheet().best(0, hand, trump);
                assertThat(shown.points()).isEqualTo(points);
                assertThat(shown.melds().stream().mapToInt(Meld::points).sum()).isEqualTo(points);
                best = Math.max(best, points);
            }
            sum += best;
        }
        // variants.md 11.1: 22.0 on average.
        assertThat(sum / (double) hands).isCloseTo(22.0, within(0.6));
    }

    private static int formula(long hand, int trump) {
        int[] copies = new int[Deck.KINDS];
        Hand.cards(hand).forEach(card -> copies[Deck.number(card)]++);
        int kings = copies[Deck.number(trump, Deck.KING)];
        int queens = copies[Deck.number(trump, Deck.QUEEN)];
        int runs = 4;
        for (int rank = 0; rank < 5; rank++) {
            runs = Math.min(runs, copies[Deck.number(trump, rank)]);
        }
        int[] run = {0, 15, 150, 225, 300};
        int meld = 0;
        for (int r = 0; r <= runs; r++) {
            meld = Math.max(meld, run[r] + 4 * (Math.min(kings, queens) - r));
        }
        for (int suit = 0; suit < 4; suit++) {
            int king = copies[Deck.number(suit, Deck.KING)];
            int queen = copies[Deck.number(suit, Deck.QUEEN)];
            meld += suit == trump ? 0 : 2 * Math.min(king, queen);
        }
        int[][] arounds = {
            {0, 10, 100, 150, 200},
            {},
            {0, 8, 80, 120, 160},
            {0, 6, 60, 90, 120},
            {0, 4, 40, 60, 80}
        };
        for (int rank : new int[] {Deck.ACE, Deck.KING, Deck.QUEEN, Deck.JACK}) {
            int sets = 4;
            for (int suit = 0; suit < 4; suit++) {
                sets = Math.min(sets, copies[Deck.number(suit, rank)]);
            }
            meld += arounds[rank][sets];
        }
        int pinochles =
                Math.min(copies[Deck.number(0, Deck.QUEEN)], copies[Deck.number(2, Deck.JACK)]);
        return meld + new int[] {0, 4, 30, 60, 90}[pinochles];
    }

    /** Few ranks, so that melds meet in the same cards. */
    private static long courtHand(Random random) {
        long hand = Hand.EMPTY;
        int rich = random.nextInt(4);
        while (Hand.size(hand) < 12) {
            int suit = random.nextInt(3) == 0 ? rich : random.nextInt(4);
            int card = Deck.number(suit, suit == rich ? random.nextInt(6) : 2 + random.nextInt(3));
            if (Hand.copies(hand, card) < 2) {
                hand = Hand.with(hand, card);
            }
        }
        return hand;
    }

    private static HouseRules meldRules(Random random) {
        HouseRules rules = HouseRules.DEFAULTS;
        if (random.nextInt(4) == 0) {
            return rules;
        }
        HouseRules any = Games.randomRules(random, 2);
        for (var value : any.values().entrySet()) {
            if (value.getKey().startsWith("meld") || value.getKey().equals("pinochleJackSuit")) {
                rules = rules.with(value.getKey(), value.getValue());
            }
        }
        String[] reuse = {"none", "differentPair", "full"};
        return rules.with("runMarriageReuse", reuse[random.nextInt(3)])
                .with("maxMeldsPerCard", 2 + random.nextInt(2));
    }

    @Test
    void whatIsShownAddsUpAndIsLaidOutWithoutASpareCard() {
        Random random = new Random(2);
        for (int i = 0; i < 5_000; i++) {
            AmericanGame game = Games.game(meldRules(random));
            long hand = i % 2 == 0 ? Games.randomHand(12, random) : courtHand(random);
            int trump = random.nextInt(4);
            SeatMelds shown = game.sheet().best(0, hand, trump);
            long laid = Hand.of(shown.cards());

            assertThat(shown.points()).isEqualTo(game.melding().points(hand, trump));
            int bonus = game.rules().melds().prices().roundhouseBonus();
            assertThat(shown.melds().stream().mapToInt(Meld::points).sum())
                    .as("%s bonus %d", shown, bonus)
                    .isEqualTo(shown.points());
            assertThat(Hand.holds(hand, laid)).isTrue();
            assertThat(MeldDefinition.points(game.rules(), laid, trump)).isEqualTo(shown.points());
            for (Card card : shown.cards()) {
                long less = Hand.without(laid, Deck.number(card));
                assertThat(game.melding().fits(tally(game, shown, laid, trump), less, trump))
                        .as("%s without the %s", shown, card.title())
                        .isFalse();
            }
        }
    }

    private static long tally(AmericanGame game, SeatMelds shown, long laid, int trump) {
        List<Claim> claims =
                shown.melds().stream().map(meld -> new Claim(meld.kind(), meld.cards())).toList();
        Listed listed = game.sheet().read(claims, laid, trump);
        assertThat(listed).as("%s", shown).isInstanceOf(Listed.Good.class);
        return ((Listed.Good) listed).tally();
    }

    /** statistics.md 5.4: every hand with trump spades, hearts, clubs, diamonds, in tens. */
    @ParameterizedTest
    @CsvSource({
        "JD QD KD AD TD JD QS QS KS AS TS JS, 47, 34, 34, 47",
        "JD QD KD QD KD JH JC QS KS AS TS JS, 27, 14, 14, 18",
        "9D QD KD AD TD JD QS QS KS AS 9S 9S, 12, 8, 8, 22",
        "JD QD KD AD TD JD QD KD AD TD TS JS, 4, 4, 4, 150",
        "AD TD KD KD QD QD JD AS KS TH QS 9H, 12, 11, 10, 25",
        "AD AH AS AC KD KH KS KC QS QS JD JD, 52, 50, 50, 50",
        "QD QH QS QC QD QH QS QC 9S 9S JD 9D, 66, 64, 64, 65"
    })
    void publishedHandsCountWhatWasPublished(String hand, int s, int h, int c, int d) {
        AmericanGame game =
                Games.game(
                        HouseRules.of("meldDoubleRun", 1500)
                                .with("meldDoubleKingsAround", 800)
                                .with("meldDoubleQueensAround", 600)
                                .with("meldDoubleJacksAround", 400));

        assertThat(points(game, hand, 0)).isEqualTo(10 * s);
        assertThat(points(game, hand, 1)).isEqualTo(10 * h);
        assertThat(points(game, hand, 2)).isEqualTo(10 * d);
        assertThat(points(game, hand, 3)).isEqualTo(10 * c);
    }

    /** statistics.md 5.4 and players-cases.md T-M1 to T-M9. */
    @ParameterizedTest
    @CsvSource({
        "AD KD KD JD 9D JC TH KH TS TS JS 9S, H, 0",
        "JD JC JH 9H KS QS JS, H, 110",
        "KC KC QC QC, H, 40",
        "9D AC TC KC QC QC JC KH JH 9H 9H JS, C, 150",
        "AD AC 9C AH AS, C, 110",
        "TD 9D AC 9C 9C AH KH QH 9H QS 9S 9S, C, 40",
        "AD AC TC KC QC JC AH AS, C, 250",
        "JD KS QS, C, 60",
        "KD KD QD QD, C, 40",
        "9H JH QH KH KH TH AH, H, 160",
        "JH QH QH KH TH AH KS QS, H, 170",
        "JD QC QD KH QH KS QS, S, 160",
        "KC KD KH QH KS QS, S, 140",
        "TS TS KS JS JH 9H KC TD KD QD 9D, H, 30",
        "JC JD JH JS QS, S, 80",
        "AD TD KD QD JD 9D QC QH QS KH, D, 280",
        "AC TC KC QC JC AD AH TD TH KD KH JD, C, 150",
        "AC TC KC QC JC AD AH TD TH KD KH JD, H, 20",
        "JC QS, H, 0",
        "JD QS, H, 40",
        "QS QS JD JD, H, 300",
        "KS QS QS JD, H, 60",
        "QS QS JD, H, 40",
        "AS TS KS QS JS 9S KS QS JD JD JC JH, S, 540",
        "AS TS KS QS JS 9S KS QS JD JD JC JH, H, 380",
        "AH TH KH QH JH KH QH, H, 190",
        "AH TH KH KH QH JH, H, 150",
        "AH TH KH QH JH, H, 150",
        "9S 9S 9H 9H 9D 9D 9C 9C, S, 20"
    })
    void handsOfOtherPeopleCountWhatTheyShould(String hand, String trump, int points) {
        assertThat(plain(hand, trump)).isEqualTo(points);
    }

    /** statistics.md 5.4, kronenpj: one of each of the 24 cards. */
    @Test
    void halfAPackMeldsTheSameWithAnyTrump() {
        assertThat(Games.PLAIN.melding().points(Deck.ALL, Deck.NO_TRUMP)).isEqualTo(400);
        for (int trump = 0; trump < 4; trump++) {
            assertThat(Games.PLAIN.melding().points(Deck.ALL, trump)).isEqualTo(540);
        }
    }

    /** statistics.md 5.3 (best trump, exact): a best meld of 30 is impossible. */
    @Test
    void randomHandsMeldAsOftenAsTheExactFiguresSay() {
        Random random = new Random(3);
        int hands = 200_000;
        double sumOfFixed = 0;
        int nothingFixed = 0;
        int hundred = 0;
        for (int i = 0; i < hands; i++) {
            long hand = Games.randomHand(12, random);
            int best = 0;
            for (int trump = 0; trump < 4; trump++) {
                best = Math.max(best, Games.PLAIN.melding().points(hand, trump));
            }
            assertThat(best).isNotEqualTo(30);
            hundred += best >= 100 ? 1 : 0;
            int fixed = Games.PLAIN.melding().points(hand, 1);
            sumOfFixed += fixed;
            nothingFixed += fixed == 0 ? 1 : 0;
        }
        double spread = 6 / Math.sqrt(hands);
        assertThat(sumOfFixed / hands).isCloseTo(40.7076, within(40.254 * spread));
        assertThat(nothingFixed / (double) hands).isCloseTo(0.155527, within(0.3624 * spread));
        assertThat(hundred / (double) hands).isCloseTo(0.150679, within(0.3577 * spread));
    }

    @Test
    void aListThatNeedsACardTooOftenIsRefused() {
        long hand = Hand.parse("AS TS KS QS JS JD");
        Claim run = new Claim(MeldKind.RUN, Card.parseAll("AS TS KS QS JS"));
        Claim marriage = new Claim(MeldKind.ROYAL_MARRIAGE, Card.parseAll("KS QS"));
        Claim pinochle = new Claim(MeldKind.PINOCHLE, Card.parseAll("JD QS"));

        assertThat(read(List.of(run, pinochle), hand)).isInstanceOf(Listed.Good.class);
        assertThat(rule(List.of(run, marriage), hand)).isEqualTo("cardUsed");
        assertThat(rule(List.of(pinochle, pinochle), hand)).isEqualTo("badMeld");
        assertThat(rule(List.of(new Claim(MeldKind.DIX, Card.parseAll("9S"))), hand))
                .isEqualTo("notHeld");
        assertThat(rule(List.of(new Claim(MeldKind.RUN, Card.parseAll("KS QS"))), hand))
                .isEqualTo("badMeld");
    }

    private static Listed read(List<Claim> claims, long hand) {
        return Games.PLAIN.sheet().read(claims, hand, 0);
    }

    private static String rule(List<Claim> claims, long hand) {
        return read(claims, hand) instanceof Listed.Bad bad ? bad.why().rule() : "accepted";
    }
}
