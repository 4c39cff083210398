package meldhouse.danish.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Rank;
import meldhouse.api.cards.Suit;
import meldhouse.api.game.Position;
import meldhouse.api.game.Turn;
import meldhouse.api.options.HouseRules;
import meldhouse.danish.DanishCard;
import meldhouse.danish.DanishEvent;

import org.junit.jupiter.api.Test;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Figures of danish.md 1.1 and 9 that can be counted, and deals that keep to them. */
class StatisticsTest {
    private static final int PACK = 108;
    private static final int WILDS = 12;
    private static final int HAND = 11;

    private static BigInteger choose(int of, int some) {
        BigInteger ways = BigInteger.ONE;
        for (int i = 0; i < some; i++) {
            ways = ways.multiply(BigInteger.valueOf(of - i)).divide(BigInteger.valueOf(i + 1));
        }
        return ways;
    }

    private static double share(BigInteger some, BigInteger all) {
        return some.doubleValue() / all.doubleValue();
    }

    /** How likely it is that so many cards hold so many wilds. */
    private static double wilds(int cards, int wilds) {
        BigInteger ways = choose(WILDS, wilds).multiply(choose(PACK - WILDS, cards - wilds));
        return share(ways, choose(PACK, cards));
    }

    @Test
    void aSuitIsWorth100AndThePack1040() {
        int pack = 4 * CardValue.own(Card.JOKER);
        for (Suit suit : Suit.values()) {
            int naturals = 0;
            for (Rank rank : Rank.values()) {
                int value = CardValue.own(Card.of(rank, suit));
                assertThat(value % 5).isZero();
                naturals += rank == Rank.TWO ? 0 : value;
                pack += 2 * value;
            }
            assertThat(naturals).isEqualTo(100);
        }
        assertThat(pack).isEqualTo(1040);
    }

    @Test
    void aQuarterOfHandsHasNoWildAndFourOfTenHaveOne() {
        assertThat(wilds(HAND, 0)).isEqualTo(0.26, within(0.005));
        assertThat(wilds(HAND, 1)).isEqualTo(0.39, within(0.005));
        assertThat(1 - wilds(HAND + 1, 0)).isEqualTo(0.78, within(0.005));
    }

    /** The ways to be dealt a Pinochle, each set that the rules take for one counted. */
    @Test
    void aPinochleIsDealtOnceInAbout170MillionHands() {
        assertThat(share(pinochles(HouseRules.DEFAULTS), choose(PACK, HAND)))
                .isEqualTo(5.8e-9, within(0.05e-9));
        assertThat(pinochles(HouseRules.DEFAULTS))
                .isEqualTo(
                        choose(20, 11).subtract(choose(12, 11)).multiply(BigInteger.valueOf(12)));
        assertThat(share(pinochles(HouseRules.of("pinochleMinNaturals", 8)), choose(PACK, HAND)))
                .isEqualTo(7.7e-12, within(0.05e-12));
    }

    private static BigInteger pinochles(HouseRules house) {
        DanishRules rules = Rules.of(house);
        MeldPrices prices = new MeldPrices(rules, false);
        BigInteger ways = BigInteger.ZERO;
        for (int step = 0; step < MeldPrices.STEPS; step++) {
            for (int naturals = 0; naturals <= 8; naturals++) {
                int wilds = HAND - naturals;
                if (prices.set(step, naturals, wilds) == rules.pinochleLaterValue()) {
                    ways = ways.add(choose(8, naturals).multiply(choose(WILDS, wilds)));
                }
            }
        }
        return ways;
    }

    /** Dealt hands have 11 x 12 / 108 wilds on average, and each number as often as it should. */
    @Test
    void dealsKeepToTheFigures() {
        Random random = new Random(20_251);
        int[] counts = new int[HAND + 1];
        int hands = 0;
        int sum = 0;
        for (int deal = 0; deal < 3000; deal++) {
            for (DanishEvent.Dealt dealt : dealt(random)) {
                List<DanishCard> cards = dealt.cards();
                assertThat(cards).hasSize(HAND);
                int wilds = (int) cards.stream().filter(DanishCard::isWild).count();
                counts[wilds]++;
                sum += wilds;
                hands++;
            }
        }
        assertThat(hands).isEqualTo(12_000);
        assertThat((double) sum / hands).isEqualTo(11.0 * 12 / 108, within(0.04));
        for (int wilds = 0; wilds < 4; wilds++) {
            assertThat((double) counts[wilds] / hands)
                    .as("hands with %d wilds", wilds)
                    .isEqualTo(wilds(HAND, wilds), within(0.02));
        }
    }

    private static List<DanishEvent.Dealt> dealt(Random random) {
        Position position = new DanishRuleset().configure(HouseRules.DEFAULTS).start();
        List<DanishEvent.Dealt> dealt = new ArrayList<>();
        while (dealt.isEmpty()) {
            Turn.Chance chance = (Turn.Chance) position.turn();
            List<Integer> order = new ArrayList<>();
            for (int thing = 0; thing < chance.things(); thing++) {
                order.add(thing);
            }
            Collections.shuffle(order, random);
            var accepted = position.shuffled(order.stream().mapToInt(number -> number).toArray());
            position = accepted.next();
            accepted.events().stream()
                    .filter(DanishEvent.Dealt.class::isInstance)
                    .map(DanishEvent.Dealt.class::cast)
                    .forEach(dealt::add);
        }
        return dealt;
    }
}
