package meldhouse.danish.rules;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Rank;
import meldhouse.api.cards.Suit;
import meldhouse.api.game.Question.Unanswerable;
import meldhouse.danish.DanishCard;
import meldhouse.danish.End;
import meldhouse.danish.MeldType;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The fields of a question, read and checked; what is wrong with one has a code. */
record Given(Map<String, @Nullable Object> fields) {
    private static final String FULL_PACK = "<fullPack>";
    private static final int JOKERS = 4;

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

    int whole(String name) throws Unanswerable {
        return whole(name, fields.get(name));
    }

    int whole(String name, int missing) throws Unanswerable {
        return has(name) ? whole(name) : missing;
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

    /** A whole number of a range. */
    int between(int least, int most, String name) throws Unanswerable {
        int number = whole(name);
        if (number < least || number > most) {
            throw bad("badNumber", name, number, least + " to " + most);
        }
        return number;
    }

    String text(String name) throws Unanswerable {
        return text(name, fields.get(name));
    }

    static String text(String name, @Nullable Object value) throws Unanswerable {
        if (value instanceof String text) {
            return text;
        }
        throw bad("badRequest", name, value, "a text");
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

    /** A list that may be left out. */
    List<?> listOrNone(String name) throws Unanswerable {
        return has(name) ? list(name) : List.of();
    }

    List<String> texts(String name) throws Unanswerable {
        List<String> texts = new ArrayList<>();
        for (Object element : list(name)) {
            texts.add(text(name, element));
        }
        return texts;
    }

    Given object(String name) throws Unanswerable {
        return object(name, fields.get(name));
    }

    static Given object(String name, @Nullable Object value) throws Unanswerable {
        if (!(value instanceof Map<?, ?> map)) {
            throw bad("badRequest", name, value, "an object");
        }
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        map.forEach((key, element) -> fields.put(String.valueOf(key), element));
        return new Given(fields);
    }

    List<Given> objects(String name) throws Unanswerable {
        List<Given> objects = new ArrayList<>();
        for (Object element : list(name)) {
            objects.add(object(name, element));
        }
        return objects;
    }

    List<DanishCard> cards(String name) throws Unanswerable {
        List<DanishCard> cards = new ArrayList<>();
        for (Object element : list(name)) {
            if (FULL_PACK.equals(element)) {
                cards.addAll(fullPack());
            } else {
                cards.add(card(name, element));
            }
        }
        return cards;
    }

    List<DanishCard> cardsOrNone(String name) throws Unanswerable {
        return has(name) ? cards(name) : List.of();
    }

    DanishCard card(String name) throws Unanswerable {
        return card(name, fields.get(name));
    }

    static DanishCard card(String name, @Nullable Object value) throws Unanswerable {
        try {
            return DanishCard.parse(text(name, value));
        } catch (IllegalArgumentException e) {
            throw new Unanswerable("badCard", String.valueOf(e.getMessage()));
        }
    }

    private static List<DanishCard> fullPack() {
        List<DanishCard> pack = new ArrayList<>();
        for (Suit suit : Suit.values()) {
            for (Rank rank : Rank.values()) {
                DanishCard card = DanishCard.of(Card.of(rank, suit));
                pack.add(card);
                pack.add(card);
            }
        }
        for (int joker = 0; joker < JOKERS; joker++) {
            pack.add(DanishCard.of(Card.JOKER));
        }
        return pack;
    }

    MeldType type() throws Unanswerable {
        Object value = fields.get("type");
        for (MeldType type : MeldType.values()) {
            if (type.toString().equals(value)) {
                return type;
            }
        }
        throw bad("badType", "type", value, "set, straight");
    }

    @Nullable End end() throws Unanswerable {
        Object value = fields.get("end");
        if (value == null) {
            return null;
        }
        for (End end : End.values()) {
            if (end.toString().equals(value)) {
                return end;
            }
        }
        throw bad("badEnd", "end", value, "low, high");
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
