package meldhouse.danish.rules;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Rank;
import meldhouse.api.cards.Suit;
import meldhouse.api.options.HouseRules;
import meldhouse.danish.DanishCard;
import meldhouse.danish.MeldType;
import meldhouse.danish.NewMeld;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** What a hand can lay and what it is worth, against a search that tries everything. */
class LayingTest {
    private static List<NewMeld> laid(DanishRules rules, String hand) {
        return Laying.best(
                new MeldPrices(rules, false), DanishCard.parseAll(hand), Integer.MAX_VALUE);
    }

    private static int worth(DanishRules rules, List<NewMeld> melds) {
        return melds.stream()
                .mapToInt(meld -> Worth.of(rules, meld.type(), meld.cards(), false).total())
                .sum();
    }

    @Test
    void setsAndStraightsShareNoCard() {
        assertThat(laid(Rules.DEFAULTS, "7H 8H 9H 9S 9D 9C KC KD KS 3C"))
                .containsExactlyInAnyOrder(
                        NewMeld.straight(DanishCard.parseAll("7H 8H 9H")),
                        NewMeld.set(DanishCard.parseAll("9S 9D 9C")),
                        NewMeld.set(DanishCard.parseAll("KD KS KC")));
    }

    @Test
    void aWildGoesWhereItBringsMost() {
        assertThat(laid(Rules.DEFAULTS, "AH AS 4C 5C JK"))
                .containsExactly(NewMeld.set(DanishCard.parseAll("AH AS JK=A")));
    }

    @Test
    void aFullStraightTakesTheWildsThatLeaveItSemiClean() {
        List<NewMeld> melds = laid(Rules.DEFAULTS, "3H 4H 5H 6H 7H 9H TH JH QH KH AH 2S 2H AS AC");

        assertThat(melds)
                .contains(
                        NewMeld.straight(
                                DanishCard.parseAll("3H 4H 5H 6H 7H 2H=8H 9H TH JH QH KH AH")));
        assertThat(worth(Rules.DEFAULTS, melds)).isEqualTo(1045);
    }

    @Test
    void aWildDoesNotSpoilEightAces() {
        assertThat(worth(Rules.DEFAULTS, laid(Rules.DEFAULTS, "AH AH AS AS AD AD AC AC JK")))
                .isEqualTo(1000);
    }

    @Test
    void nothingIsFoundWhereNothingCanBeLaid() {
        assertThat(laid(Rules.DEFAULTS, "3H 4H 6S 7D 9C JH KH")).isEmpty();
        assertThat(laid(Rules.DEFAULTS, "JK JK 2S")).isEmpty();
    }

    @Test
    void smallHandsAreWorthWhatATryOfEverythingFinds() {
        Random random = new Random(7);
        for (HouseRules house :
                List.of(
                        HouseRules.DEFAULTS,
                        HouseRules.of("aceInStraights", "highOrLow"),
                        HouseRules.of("minNaturalsPerMeld", 2).with("maxWildsPerMeld", 1))) {
            DanishRules rules = Rules.of(house);
            for (int deal = 0; deal < 25; deal++) {
                List<DanishCard> hand = narrowHand(random);
                List<NewMeld> melds =
                        Laying.best(new MeldPrices(rules, false), hand, Integer.MAX_VALUE);

                assertAllowed(rules, hand, melds);
                assertThat(worth(rules, melds))
                        .as("%s with %s: %s", hand, house.values(), melds)
                        .isEqualTo(everything(rules, hand));
            }
        }
    }

    /** Eight cards of a few ranks, so that there is something to choose. */
    private static List<DanishCard> narrowHand(Random random) {
        List<DanishCard> pack = new ArrayList<>();
        for (String rank : "Q K A 3".split(" ")) {
            for (String suit : "S H".split(" ")) {
                DanishCard card = DanishCard.of(Card.parse(rank + suit));
                pack.add(card);
                pack.add(card);
            }
        }
        pack.addAll(DanishCard.parseAll("JK JK 2S 4S 4H"));
        Collections.shuffle(pack, random);
        return pack.subList(0, 8);
    }

    private static void assertAllowed(
            DanishRules rules, List<DanishCard> hand, List<NewMeld> melds) {
        List<DanishCard> left = new ArrayList<>(hand);
        for (NewMeld meld : melds) {
            assertThat(new MeldJudge(rules).lay(meld)).isInstanceOf(Ruling.Fits.class);
            meld.cards().forEach(card -> assertThat(left.remove(card.bare())).isTrue());
        }
    }

    /** The most that any arrangement of melds brings: every meld of every subset is tried. */
    private static int everything(DanishRules rules, List<DanishCard> hand) {
        int most = 0;
        int[] value = new int[1 << hand.size()];
        for (int subset = 0; subset < value.length; subset++) {
            value[subset] = best(rules, cards(hand, subset));
        }
        int[] total = new int[value.length];
        for (int subset = 1; subset < total.length; subset++) {
            for (int part = subset; part > 0; part = part - 1 & subset) {
                total[subset] =
                        Math.max(
                                total[subset],
                                value[part] + (part == subset ? 0 : total[subset & ~part]));
            }
            most = Math.max(most, total[subset]);
        }
        return most;
    }

    private static List<DanishCard> cards(List<DanishCard> hand, int subset) {
        List<DanishCard> cards = new ArrayList<>();
        for (int place = 0; place < hand.size(); place++) {
            if ((subset >>> place & 1) != 0) {
                cards.add(hand.get(place));
            }
        }
        return cards;
    }

    /** The most that exactly these cards bring as one meld, in whatever order. */
    private static int best(DanishRules rules, List<DanishCard> cards) {
        if (cards.size() < 3) {
            return 0;
        }
        int most = worth(rules, NewMeld.set(cards));
        List<DanishCard> naturals =
                cards.stream().filter(card -> !card.isWild()).distinct().toList();
        int wilds = (int) cards.stream().filter(DanishCard::isWild).count();
        if (naturals.isEmpty()
                || naturals.size() + wilds != cards.size()
                || naturals.stream().map(card -> card.card().suit()).distinct().count() > 1) {
            return most;
        }
        Set<List<DanishCard>> orders = new HashSet<>();
        order(new ArrayList<>(), new ArrayList<>(cards), orders);
        for (List<DanishCard> order : orders) {
            most = Math.max(most, worth(rules, NewMeld.straight(order)));
        }
        return most;
    }

    private static void order(
            List<DanishCard> so, List<DanishCard> rest, Set<List<DanishCard>> orders) {
        if (rest.isEmpty()) {
            orders.add(List.copyOf(so));
        }
        for (DanishCard next : new HashSet<>(rest)) {
            List<DanishCard> more = new ArrayList<>(so);
            more.add(next);
            List<DanishCard> left = new ArrayList<>(rest);
            left.remove(next);
            if (next.isWild() || ascends(so, next)) {
                order(more, left, orders);
            }
        }
    }

    private static boolean ascends(List<DanishCard> so, DanishCard next) {
        return so.stream()
                .filter(card -> !card.isWild())
                .allMatch(
                        card ->
                                card.card().rank().compareTo(next.card().rank()) < 0
                                        || card.card().rank() == Rank.ACE);
    }

    private static int worth(DanishRules rules, NewMeld meld) {
        return switch (new MeldJudge(rules).lay(meld)) {
            case Ruling.Not ignored -> 0;
            case Ruling.Fits fits -> Worth.of(rules, meld.type(), fits.cards(), false).total();
        };
    }

    /** A hand of thirty cards with six wilds is searched in a bounded number of looks. */
    @Test
    void largeHandsAreLaidToo() {
        Random random = new Random(3);
        List<DanishCard> pack = new ArrayList<>();
        for (Suit suit : Suit.values()) {
            for (Rank rank : Rank.values()) {
                if (rank != Rank.TWO) {
                    pack.add(DanishCard.of(Card.of(rank, suit)));
                    pack.add(DanishCard.of(Card.of(rank, suit)));
                }
            }
        }
        Collections.shuffle(pack, random);
        List<DanishCard> hand = new ArrayList<>(pack.subList(0, 24));
        hand.addAll(DanishCard.parseAll("JK JK JK 2S 2H 2D"));

        List<NewMeld> melds =
                Laying.best(new MeldPrices(Rules.DEFAULTS, false), hand, Integer.MAX_VALUE);

        assertAllowed(Rules.DEFAULTS, hand, melds);
        assertThat(melds).extracting(NewMeld::type).contains(MeldType.STRAIGHT, MeldType.SET);
    }
}
