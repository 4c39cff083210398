package meldhouse.danish.rules;

import meldhouse.api.game.Game;
import meldhouse.api.game.Position;
import meldhouse.api.game.Turn;
import meldhouse.api.options.HouseRules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/** First rounds to measure with: always the same ones, so that two runs do the same work. */
final class DanishDeals {
    /**
     * A first round in which the first draw is due.
     *
     * @param position of the platform
     * @param cards the same deal as {@link DanishLoop} has it
     */
    record Dealt(Position position, DanishLoop.Cards cards) {}

    private DanishDeals() {}

    static Game game() {
        return new DanishRuleset().configure(HouseRules.DEFAULTS);
    }

    static List<Dealt> dealt(int count) {
        Game game = game();
        SplittableRandom random = new SplittableRandom(11);
        List<Dealt> deals = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Position position = game.start();
            while (position.turn() instanceof Turn.Chance(int things)) {
                position = position.shuffled(order(things, random)).next();
            }
            deals.add(new Dealt(position, cards(((Drawing) position).round())));
        }
        return List.copyOf(deals);
    }

    private static DanishLoop.Cards cards(Round round) {
        long[] one = new long[DanishLoop.SEATS];
        long[] two = new long[DanishLoop.SEATS];
        int seat = round.seat;
        for (int i = 0; i < DanishLoop.SEATS; i++) {
            one[i] = round.hands[seat].one();
            two[i] = round.hands[seat].two();
            seat = round.chairs().after(seat);
        }
        byte[] stock = Arrays.copyOfRange(round.stock, round.top, round.stock.length);
        return new DanishLoop.Cards(one, two, stock, round.turnedUp);
    }

    static int[] order(int things, SplittableRandom random) {
        int[] order = new int[things];
        for (int i = 1; i < things; i++) {
            int j = random.nextInt(i + 1);
            order[i] = order[j];
            order[j] = i;
        }
        return order;
    }
}
