package meldhouse.american.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import meldhouse.api.options.HouseRules;

import org.junit.jupiter.api.Test;

import java.util.Random;

/** The arithmetic of hands against plain counting, with two copies and with four. */
class HandTest {
    private static final AmericanGame DOUBLE =
            Games.game(
                    HouseRules.of("deckCopies", 4)
                            .with("deckNines", false)
                            .with("handSize", 20)
                            .with("dealPackets", java.util.List.of(5, 5, 5, 5)));

    private static int[] counts(long hand) {
        int[] counts = new int[Deck.KINDS];
        Hand.cards(hand).forEach(card -> counts[Deck.number(card)]++);
        return counts;
    }

    @Test
    void cardsComeAndGoOneByOneInAnyOrder() {
        Random random = new Random(1);
        for (AmericanGame game : new AmericanGame[] {Games.PLAIN, DOUBLE}) {
            int[] held = new int[Deck.KINDS];
            long hand = Hand.EMPTY;
            int size = 0;
            for (int step = 0; step < 20_000; step++) {
                int card = random.nextInt(Deck.KINDS);
                int most = Hand.copies(game.pack(), card);
                if (held[card] < most && random.nextBoolean()) {
                    hand = Hand.with(hand, card);
                    held[card]++;
                    size++;
                } else if (held[card] > 0) {
                    hand = Hand.without(hand, card);
                    held[card]--;
                    size--;
                }
                assertThat(Hand.copies(hand, card)).isEqualTo(held[card]);
                assertThat(Hand.has(hand, card)).isEqualTo(held[card] > 0);
                assertThat(Hand.size(hand)).isEqualTo(size);
                if (step % 50 == 0) {
                    agree(hand, held, random);
                }
            }
        }
    }

    private static void agree(long hand, int[] held, Random random) {
        assertThat(counts(hand)).isEqualTo(held);
        for (int copies = 1; copies <= Deck.MOST_COPIES; copies++) {
            int mask =
                    switch (copies) {
                        case 1 -> Hand.once(hand);
                        case 2 -> Hand.twice(hand);
                        case 3 -> Hand.thrice(hand);
                        default -> Hand.fourTimes(hand);
                    };
            for (int card = 0; card < Deck.KINDS; card++) {
                assertThat(mask >>> card & 1).isEqualTo(held[card] >= copies ? 1 : 0);
            }
        }
        int some = random.nextInt(Deck.ALL + 1);
        int sum = 0;
        int least = Deck.MOST_COPIES;
        for (int card = 0; card < Deck.KINDS; card++) {
            boolean isIn = (some >>> card & 1) != 0;
            sum += isIn ? held[card] : 0;
            least = isIn ? Math.min(least, held[card]) : least;
        }
        assertThat(Hand.count(hand, some)).isEqualTo(sum);
        assertThat(some == 0 ? least : Hand.sets(hand, some)).isEqualTo(least);
    }

    @Test
    void aPackIsSharedOutAndPutTogetherAgain() {
        Random random = new Random(2);
        for (AmericanGame game : new AmericanGame[] {Games.PLAIN, DOUBLE}) {
            for (int i = 0; i < 300; i++) {
                long first = Hand.draw(game.pack(), random.nextInt(game.packSize()), random);
                long second = Hand.minus(game.pack(), first);
                assertThat(Hand.size(first) + Hand.size(second)).isEqualTo(game.packSize());
                assertThat(Hand.plus(second, first)).isEqualTo(game.pack());
                assertThat(Hand.holds(game.pack(), first)).isTrue();
                assertThat(Hand.holds(first, game.pack())).isEqualTo(first == game.pack());
                assertThat(Hand.parse(Hand.text(first))).isEqualTo(first);
            }
        }
    }

    @Test
    void noHandHoldsMoreThanAPackHas() {
        assertThat(Hand.size(Hand.parse("AS AS AS AS"))).isEqualTo(4);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Hand.parse("AS AS AS AS AS"))
                .withMessage("Cannot hold the ace of spades 5 times: no pack has so many.");
        assertThatIllegalArgumentException().isThrownBy(() -> Hand.parse("9S 9S 9S"));
    }
}
