package meldhouse.american.rules;

import meldhouse.american.SeatMelds;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** The four hands, packed as {@link Hand} does it. */
record Hands(long first, long second, long third, long fourth) {
    long of(int seat) {
        return switch (seat) {
            case 0 -> first;
            case 1 -> second;
            case 2 -> third;
            case 3 -> fourth;
            default -> throw new IllegalArgumentException("no seat " + seat);
        };
    }

    static Hands of(long[] hands) {
        return new Hands(hands[0], hands[1], hands[2], hands[3]);
    }

    Hands with(int seat, long hand) {
        return new Hands(
                seat == 0 ? hand : first,
                seat == 1 ? hand : second,
                seat == 2 ? hand : third,
                seat == 3 ? hand : fourth);
    }

    /** With these cards gone from one seat to another. */
    Hands moved(int from, int to, long cards) {
        return with(from, Hand.minus(of(from), cards)).with(to, Hand.plus(of(to), cards));
    }

    /** What each hand melds. */
    List<SeatMelds> melds(MeldSheet sheet, int trump) {
        return IntStream.range(0, Deck.SEATS)
                .mapToObj(seat -> sheet.best(seat, of(seat), trump))
                .toList();
    }

    /**
     * Deals the pack (american.md 2).
     *
     * @param order the shuffled pack, the top first: number n is card n mod 24
     */
    static Hands dealt(AmericanRules rules, int dealer, int[] order) {
        long[] hands = new long[Deck.SEATS];
        int[] receivers = receivers(rules, dealer);
        for (int place = 0; place < order.length; place++) {
            int seat = receivers[place];
            hands[seat] = Hand.with(hands[seat], order[place] % Deck.KINDS);
        }
        return of(hands);
    }

    /** Who gets each card of the pack, from the top. */
    static int[] receivers(AmericanRules rules, int dealer) {
        int[] receivers = new int[Deck.SIZE];
        int top = 0;
        for (int packet : rules.dealPackets()) {
            for (int turn = 1; turn <= Deck.SEATS; turn++) {
                Arrays.fill(receivers, top, top + packet, dealer + turn & Deck.SEATS - 1);
                top += packet;
            }
        }
        return receivers;
    }
}
