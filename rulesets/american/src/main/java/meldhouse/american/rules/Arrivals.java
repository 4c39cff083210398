package meldhouse.american.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * When the cards that a hand has shown can have come to it, where cards are drawn from a stock
 * while others are played.
 *
 * <p>A card that was shown came before that, one still in the hand at any time. So a seat that has
 * played one copy of a card early is likelier to have drawn the other copy since than to have been
 * dealt both. The places in which cards can have come are the cards dealt and each draw that nobody
 * saw; the number of ways to fill them is a product over the cards shown, by time: for each the
 * places so far less the cards before it.
 */
final class Arrivals {
    /** Below this a chance is taken for this. */
    private static final double LEAST = 1e-9;

    /**
     * A card that a seat has shown.
     *
     * @param came how many cards had come to the seat unseen by then
     */
    private record Shown(int card, int came) {}

    private final int[] came = new int[Seating.MOST];
    private final List<List<Shown>> shown = new ArrayList<>();

    /**
     * @param dealt how many cards a seat is dealt
     */
    Arrivals(int dealt) {
        for (int seat = 0; seat < came.length; seat++) {
            came[seat] = dealt;
            shown.add(new ArrayList<>());
        }
    }

    /** A seat has drawn a card unseen. */
    void drew(int seat) {
        came[seat]++;
    }

    /** A seat has shown a card that it was not known to hold. */
    void showed(int seat, int card) {
        shown.get(seat).add(new Shown(card, came[seat]));
    }

    /**
     * How likely it is that a seat holds some copies of a card beside those it has shown; compared
     * with the likelihood of other numbers of copies of this card.
     */
    double weight(int seat, int card, int copies) {
        double[] early =
                shown.get(seat).stream()
                        .filter(one -> one.card() == card)
                        .mapToDouble(one -> Math.max(LEAST, early(seat, one.came())))
                        .toArray();
        int all = early.length + copies;
        return early.length == 0
                ? 1 / factorial(copies)
                : inTime(early, all) / inTime(early, early.length) / factorial(all);
    }

    /**
     * The chance that a card which is still in a hand came before one that was shown.
     *
     * @param by how many cards had come when that was shown
     */
    private double early(int seat, int by) {
        List<Shown> others = shown.get(seat);
        int free = came[seat] - others.size();
        if (free <= 0) {
            return 0;
        }
        int before = 0;
        double chance = 1;
        for (int place = 0; place < others.size(); place++) {
            int room = others.get(place).came() - place;
            if (others.get(place).came() <= by) {
                before++;
            } else {
                chance *= (room - 1.0) / room;
            }
        }
        return Math.clamp(chance * (by - before) / free, 0, 1);
    }

    /**
     * The chance that of some copies enough came in time for each that was shown.
     *
     * @param early for each copy shown, the first first, the chance that a copy came before it
     */
    private static double inTime(double[] early, int copies) {
        double[] chances = new double[copies + 1];
        chances[0] = 1;
        double before = 0;
        for (int place = 0; place < early.length; place++) {
            double step = before < 1 ? Math.max(0, early[place] - before) / (1 - before) : 0;
            double[] next = new double[copies + 1];
            for (int had = 0; had <= copies; had++) {
                for (int more = 0; had + more <= copies; more++) {
                    if (had + more > place) {
                        next[had + more] += chances[had] * binomial(copies - had, more, step);
                    }
                }
            }
            chances = next;
            before = Math.max(before, early[place]);
        }
        double sum = 0;
        for (double chance : chances) {
            sum += chance;
        }
        return sum;
    }

    private static double binomial(int of, int take, double chance) {
        return factorial(of)
                / factorial(take)
                / factorial(of - take)
                * Math.pow(chance, take)
                * Math.pow(1 - chance, of - take);
    }

    private static double factorial(int number) {
        double product = 1;
        for (int factor = 2; factor <= number; factor++) {
            product *= factor;
        }
        return product;
    }
}
