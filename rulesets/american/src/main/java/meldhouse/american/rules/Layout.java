package meldhouse.american.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * Where the cards of a shuffled pack go (american.md 2; variants.md 3).
 *
 * @param hands hands and widow
 * @param turned the card that makes trump, its number; -1 where trump is named
 * @param stock the cards to be drawn, the top first, without the turned one
 */
record Layout(Hands hands, int turned, List<Integer> stock) {
    /** In {@link #receivers} in place of a seat. */
    static final int WIDOW = -1;

    static final int STOCK = -2;

    /**
     * Deals the pack.
     *
     * @param cards the shuffled pack, the top first
     */
    static Layout of(AmericanGame game, int dealer, int[] cards) {
        long[] hands = new long[Seating.MOST];
        long widow = Hand.EMPTY;
        List<Integer> stock = new ArrayList<>();
        int[] receivers = game.receivers(dealer);
        for (int place = 0; place < cards.length; place++) {
            int receiver = receivers[place];
            int card = cards[place];
            switch (receiver) {
                case WIDOW -> widow = Hand.with(widow, card);
                case STOCK -> stock.add(card);
                default -> hands[receiver] = Hand.with(hands[receiver], card);
            }
        }
        int turned = -1;
        if (!stock.isEmpty()) {
            turned = stock.removeFirst();
        } else if (game.rules().auction().isTurned()) {
            turned = cards[cards.length - 1];
        }
        return new Layout(Hands.of(hands, widow), turned, List.copyOf(stock));
    }

    /** Who gets each card of the pack, from the top. */
    static int[] receivers(TableRules table, Seating seating, int dealer) {
        List<Integer> receivers = new ArrayList<>();
        List<Integer> order = seating.order(dealer);
        List<Integer> packets = table.dealPackets();
        for (int round = 0; round <= packets.size(); round++) {
            if (round == table.widowAfterPacket()) {
                add(receivers, WIDOW, table.widowSize());
            }
            for (int seat : order) {
                add(receivers, seat, round < packets.size() ? packets.get(round) : 0);
            }
        }
        add(receivers, STOCK, table.deckSize() - receivers.size());
        return receivers.stream().mapToInt(receiver -> receiver).toArray();
    }

    private static void add(List<Integer> receivers, int receiver, int count) {
        for (int card = 0; card < count; card++) {
            receivers.add(receiver);
        }
    }
}
