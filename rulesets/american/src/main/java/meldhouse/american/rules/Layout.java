package meldhouse.american.rules;

import java.util.Arrays;

/** Where each card of a shuffled pack goes (american.md 2; variants.md 3). */
final class Layout {
    private Layout() {}

    /**
     * Deals the pack.
     *
     * @param order the shuffled pack, the top first: see {@link AmericanGame#dealt}
     */
    static Hands dealt(AmericanGame game, int dealer, int[] order) {
        long[] hands = new long[Seating.MOST];
        int[] receivers = receivers(game, dealer);
        for (int place = 0; place < order.length; place++) {
            int seat = receivers[place];
            hands[seat] = Hand.with(hands[seat], game.dealt(order[place]));
        }
        return Hands.of(hands);
    }

    /** Who gets each card of the pack, from the top. */
    static int[] receivers(AmericanGame game, int dealer) {
        int[] receivers = new int[game.packSize()];
        int top = 0;
        for (int packet : game.rules().table().dealPackets()) {
            for (int seat : game.seating().order(dealer)) {
                Arrays.fill(receivers, top, top + packet, seat);
                top += packet;
            }
        }
        return receivers;
    }
}
