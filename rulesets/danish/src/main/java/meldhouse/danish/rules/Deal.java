package meldhouse.danish.rules;

import meldhouse.danish.DanishCard;
import meldhouse.danish.RescuedWild;
import meldhouse.danish.TableMeld;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;

/** The pack, from which cards that are seen are taken one by one. */
final class Deal {
    private final int[] counts = new int[Pack.KINDS];
    private boolean marked;

    Deal() {
        for (int number = 0; number < Pack.SIZE; number++) {
            counts[Pack.kind(number)]++;
        }
    }

    void take(DanishCard card) {
        counts[Pack.of(card.card())]--;
        marked |= card.turnedUp();
    }

    void take(List<DanishCard> cards) {
        cards.forEach(this::take);
    }

    /** Takes the cards of a meld, and those that lie beside it. */
    void take(TableMeld meld) {
        meld.cards().forEach(laid -> take(laid.card()));
        for (RescuedWild wild : meld.rescued()) {
            if (!wild.inHand()) {
                take(wild.laid().card());
            }
        }
    }

    /**
     * What is left.
     *
     * @param turnedUp the card that was turned up, with its mark: one of its copies, if it was not
     *     seen
     */
    List<DanishCard> left(@Nullable DanishCard turnedUp) {
        List<DanishCard> left = new ArrayList<>();
        for (int kind = 0; kind < Pack.KINDS; kind++) {
            for (int n = 0; n < counts[kind]; n++) {
                left.add(Pack.seen(kind));
            }
        }
        if (turnedUp != null && !marked) {
            left.set(left.indexOf(Pack.seen(Pack.of(turnedUp.card()))), turnedUp);
        }
        return left;
    }

    static List<DanishCard> shuffled(List<DanishCard> cards, RandomGenerator random) {
        List<DanishCard> shuffled = new ArrayList<>(cards);
        for (int i = shuffled.size() - 1; i > 0; i--) {
            Collections.swap(shuffled, i, random.nextInt(i + 1));
        }
        return shuffled;
    }
}
