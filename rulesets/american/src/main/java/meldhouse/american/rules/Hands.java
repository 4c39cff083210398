package meldhouse.american.rules;

import meldhouse.american.SeatMelds;

import java.util.List;
import java.util.stream.IntStream;

/**
 * The hands, packed as {@link Hand} does it; a seat that sits out has none.
 *
 * @param first the hand of seat 0, and so on
 */
record Hands(long first, long second, long third, long fourth, long fifth) {
    static final Hands NONE = new Hands(0, 0, 0, 0, 0);

    long of(int seat) {
        return switch (seat) {
            case 0 -> first;
            case 1 -> second;
            case 2 -> third;
            case 3 -> fourth;
            case 4 -> fifth;
            default -> throw new IllegalArgumentException("no seat " + seat);
        };
    }

    static Hands of(long[] hands) {
        Hands all = NONE;
        for (int seat = 0; seat < hands.length; seat++) {
            all = all.with(seat, hands[seat]);
        }
        return all;
    }

    Hands with(int seat, long hand) {
        return new Hands(
                seat == 0 ? hand : first,
                seat == 1 ? hand : second,
                seat == 2 ? hand : third,
                seat == 3 ? hand : fourth,
                seat == 4 ? hand : fifth);
    }

    /** With these cards gone from one seat to another. */
    Hands moved(int from, int to, long cards) {
        return with(from, Hand.minus(of(from), cards)).with(to, Hand.plus(of(to), cards));
    }

    /**
     * What each hand melds, in the order of the seats.
     *
     * @param active a bit for each seat that plays
     */
    List<SeatMelds> melds(MeldSheet sheet, int active, int trump) {
        return IntStream.range(0, Seating.MOST)
                .filter(seat -> (active & 1 << seat) != 0)
                .mapToObj(seat -> sheet.best(seat, of(seat), trump))
                .toList();
    }
}
