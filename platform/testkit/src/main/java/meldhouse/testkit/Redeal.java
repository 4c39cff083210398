package meldhouse.testkit;

import meldhouse.api.cards.Card;
import meldhouse.api.game.Decision;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Position;
import meldhouse.api.game.Turn;
import meldhouse.api.game.Viewer;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Finds the deal that a determinization stands for, so that it can be held against the history. Who
 * holds what in it shows when it is played on to the end of the deal; that, and what was played
 * before, is what each seat must be dealt; the order of the pack that does so is found card by
 * card.
 */
final class Redeal {
    private final Deal whole;
    private final int count;
    private final List<List<Card>> wanted = new ArrayList<>();

    /**
     * @param whole the deal to its end
     * @param count after so many moves the determinization was made
     */
    private Redeal(Deal whole, int count) {
        this.whole = whole;
        this.count = count;
    }

    /** An order of the pack for a determinization; whether it is right is for the caller to see. */
    static int[] of(Course course, Deal whole, int count, Position determinization) {
        Redeal redeal = new Redeal(whole, count);
        List<List<Card>> there = redeal.playedOn(course, determinization);
        for (int seat = 0; seat < course.game().seats(); seat++) {
            List<Card> hand = new ArrayList<>(seen(whole.dealt().next(), seat));
            redeal.playedFrom(seat).forEach(hand::remove);
            hand.addAll(there.get(seat));
            redeal.wanted.add(hand);
        }
        return redeal.order();
    }

    private static List<Card> seen(Position position, int seat) {
        return CardsAreConserved.named(position.view(Viewer.seat(seat)).toString());
    }

    /** What a seat played in the match from there on. */
    private List<Card> playedFrom(int seat) {
        return whole.moves().subList(count, whole.moves().size()).stream()
                .filter(moved -> moved.seat() == seat)
                .flatMap(moved -> CardsAreConserved.named(moved.move().toString()).stream())
                .toList();
    }

    /** What each seat plays if the determinization is played on. */
    private List<List<Card>> playedOn(Course course, Position determinization) {
        List<List<Card>> played = new ArrayList<>();
        IntStream.range(0, course.game().seats()).forEach(seat -> played.add(new ArrayList<>()));
        RandomMover mover = new RandomMover(course.random());
        Position now = determinization;
        for (int move = 0; move < course.game().longestDeal(); move++) {
            LegalMoves legal = now.legalMoves();
            if (!(now.turn() instanceof Turn.Seated(int seat)) || legal.size() == 0) {
                break;
            }
            var made = mover.pick(legal);
            if (!(now.decide(seat, made) instanceof Decision.Accepted accepted)) {
                break;
            }
            played.get(seat).addAll(CardsAreConserved.named(made.toString()));
            now = accepted.next();
        }
        return played;
    }

    /** Exchanges cards as long as that brings the hands nearer to what is wanted. */
    private int[] order() {
        int[] order = whole.dealt().order().array();
        int far = far(order);
        boolean nearer = true;
        while (nearer && far > 0) {
            nearer = false;
            for (int a = 0; a < order.length && far > 0; a++) {
                for (int b = a + 1; b < order.length && far > 0; b++) {
                    exchange(order, a, b);
                    int now = far(order);
                    if (now < far) {
                        far = now;
                        nearer = true;
                    } else {
                        exchange(order, a, b);
                    }
                }
            }
        }
        return order;
    }

    private static void exchange(int[] order, int a, int b) {
        int kept = order[a];
        order[a] = order[b];
        order[b] = kept;
    }

    /** How many wanted cards are missing from the hands that an order deals. */
    private int far(int[] order) {
        Position dealt = whole.dealt().before().shuffled(order.clone()).next();
        int far = 0;
        for (int seat = 0; seat < wanted.size(); seat++) {
            List<Card> missing = new ArrayList<>(wanted.get(seat));
            seen(dealt, seat).forEach(missing::remove);
            far += missing.size();
        }
        return far;
    }
}
