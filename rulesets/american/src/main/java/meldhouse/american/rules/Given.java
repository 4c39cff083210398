package meldhouse.american.rules;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Suit;
import meldhouse.api.game.Question.Unanswerable;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The fields of a question, read and checked; what is wrong with one has a code. */
record Given(Map<String, @Nullable Object> fields) {
    boolean has(String name) {
        return fields.get(name) != null;
    }

    boolean flag(String name) throws Unanswerable {
        Object value = fields.get(name);
        if (value == null) {
            return false;
        }
        if (value instanceof Boolean flag) {
            return flag;
        }
        throw bad("badRequest", name, value, "true or false");
    }

    /** A text. */
    String text(String name) throws Unanswerable {
        if (fields.get(name) instanceof String text) {
            return text;
        }
        throw bad("badRequest", name, fields.get(name), "a text");
    }

    int whole(String name) throws Unanswerable {
        return whole(name, fields.get(name));
    }

    static int whole(String name, @Nullable Object value) throws Unanswerable {
        try {
            if (value instanceof Number number) {
                return new BigDecimal(number.toString()).intValueExact();
            }
        } catch (ArithmeticException | NumberFormatException e) {
            // falls through: 2.5 and NaN are no whole numbers
        }
        throw bad("badNumber", name, value, "a whole number");
    }

    /** A number from 0 up: a seat, or a side. */
    int upTo(int most, String name, String code) throws Unanswerable {
        Object value = fields.get(name);
        int number = value instanceof Number ? whole(name, value) : -1;
        if (number < 0 || number > most) {
            throw bad(code, name, value, "0 to " + most);
        }
        return number;
    }

    int seat(String name, AmericanGame game) throws Unanswerable {
        return upTo(game.seats() - 1, name, "badSeat");
    }

    int side(String name) throws Unanswerable {
        return upTo(1, name, "badTeam");
    }

    Suit suit(String name) throws Unanswerable {
        Object value = fields.get(name);
        try {
            return Suit.parse(value instanceof String text ? text : "");
        } catch (IllegalArgumentException e) {
            throw bad("badSuit", name, value, "S, H, D, C");
        }
    }

    List<?> list(String name) throws Unanswerable {
        return list(name, fields.get(name));
    }

    static List<?> list(String name, @Nullable Object value) throws Unanswerable {
        if (value instanceof List<?> list) {
            return list;
        }
        throw bad("badRequest", name, value, "a list");
    }

    /** A list of objects. */
    List<Given> objects(String name) throws Unanswerable {
        List<Given> objects = new ArrayList<>();
        for (Object element : list(name)) {
            if (!(element instanceof Map<?, ?> map)) {
                throw bad("badRequest", name, element, "an object");
            }
            Map<String, @Nullable Object> fields = new LinkedHashMap<>();
            map.forEach((key, value) -> fields.put(String.valueOf(key), value));
            objects.add(new Given(fields));
        }
        return objects;
    }

    /** So many whole numbers. */
    List<Integer> wholes(String name, int count) throws Unanswerable {
        List<Integer> numbers = new ArrayList<>();
        for (Object element : list(name)) {
            numbers.add(whole(name, element));
        }
        if (numbers.size() != count) {
            throw bad("badRequest", name, numbers, count + " numbers");
        }
        return numbers;
    }

    /** The numbers of some cards, in their order. */
    List<Integer> cards(String name) throws Unanswerable {
        return cards(name, fields.get(name));
    }

    static List<Integer> cards(String name, @Nullable Object value) throws Unanswerable {
        List<Integer> cards = new ArrayList<>();
        for (Object element : list(name, value)) {
            cards.add(card(element));
        }
        return cards;
    }

    private static int card(@Nullable Object value) throws Unanswerable {
        try {
            int number = Deck.number(Card.parse(value instanceof String text ? text : ""));
            if (number >= 0) {
                return number;
            }
        } catch (IllegalArgumentException e) {
            // falls through: a text that is no card at all
        }
        throw new Unanswerable(
                "badCard",
                "Cannot use card '%s': the pack has none. Allowed: A T K Q J 9 of S H D C, as in TS."
                        .formatted(value));
    }

    /** These cards as one hand. */
    static long hand(AmericanGame game, List<Integer> cards) throws Unanswerable {
        long hand = Hand.EMPTY;
        for (int card : cards) {
            int copies = Hand.copies(game.pack(), card);
            if (copies == 0) {
                throw new Unanswerable(
                        "badCard",
                        "Cannot use card '%s': the pack has none. Allowed: A T K Q J of S H D C."
                                .formatted(Deck.card(card)));
            }
            if (Hand.copies(hand, card) == copies) {
                throw new Unanswerable(
                        "tooManyCopies",
                        "Cannot have the %s %d times: the pack has %d."
                                .formatted(Deck.card(card).title(), copies + 1, copies));
            }
            hand = Hand.with(hand, card);
        }
        return hand;
    }

    /**
     * A trick so far.
     *
     * @param leader who led it
     * @param active a bit for each seat that plays
     * @param most how many cards it may have
     */
    static int trick(List<Integer> cards, int leader, int active, int most) throws Unanswerable {
        if (cards.size() > most) {
            throw new Unanswerable(
                    "tooManyCards",
                    "Cannot take %d cards as the trick: %d at the most."
                            .formatted(cards.size(), most));
        }
        int trick = Trick.led(leader, active);
        for (int card : cards) {
            trick = Trick.with(trick, card);
        }
        return trick;
    }

    static Unanswerable bad(String code, String name, @Nullable Object value, String allowed) {
        return new Unanswerable(
                code,
                value == null
                        ? "Cannot answer: the field '%s' is missing. Allowed: %s."
                                .formatted(name, allowed)
                        : "Cannot use %s '%s': it is not one. Allowed: %s."
                                .formatted(name, value, allowed));
    }
}
