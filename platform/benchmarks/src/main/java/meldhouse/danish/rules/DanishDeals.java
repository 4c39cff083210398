package meldhouse.danish.rules;

import meldhouse.api.game.Game;
import meldhouse.api.game.Position;
import meldhouse.api.game.Turn;
import meldhouse.api.options.HouseRules;
import meldhouse.danish.DanishCard;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
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

    /**
     * The text of a position of which the first seat has a large hand.
     *
     * @param cards how many cards that seat has
     * @param wilds how many of them are wild
     * @param drawn whether it has drawn, and is to lay
     * @param barbele whether its side has Barbele, from a round before
     */
    static String large(Random random, int cards, int wilds, boolean drawn, boolean barbele) {
        List<Integer> naturals = new ArrayList<>();
        List<Integer> wild = new ArrayList<>();
        for (int number = 0; number < Pack.SIZE; number++) {
            int kind = Pack.kind(number);
            (Pack.isWild(kind) ? wild : naturals).add(kind);
        }
        naturals.remove(Integer.valueOf(0));
        Collections.shuffle(naturals, random);
        Collections.shuffle(wild, random);
        List<Integer> hand = new ArrayList<>(wild.subList(0, wilds));
        hand.addAll(naturals.subList(0, cards - wilds));
        List<Integer> rest = new ArrayList<>(wild.subList(wilds, wild.size()));
        rest.addAll(naturals.subList(cards - wilds, naturals.size()));
        return "%s; order 0 1 2 3; dealer 3%s; up 3S; hands %s | %s | %s | %s; stock %s; pile 3S#1%s"
                .formatted(
                        drawn ? "play" : "draw",
                        barbele ? "; past 0/900,0" : "",
                        text(hand),
                        text(rest.subList(0, 11)),
                        text(rest.subList(11, 22)),
                        text(rest.subList(22, 33)),
                        text(rest.subList(33, rest.size())),
                        drawn ? "; drawn stock " + Pack.seen(hand.getFirst()) : "");
    }

    private static String text(List<Integer> kinds) {
        return DanishCard.text(kinds.stream().map(Pack::seen).sorted().toList());
    }

    static DanishLoop.Cards cards(Round round) {
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
