package meldhouse.bots;

import meldhouse.american.MeldKind;
import meldhouse.american.TableCard;
import meldhouse.api.cards.Card;
import meldhouse.api.cards.Suit;
import meldhouse.api.game.Game;
import meldhouse.api.game.Question;
import meldhouse.api.game.Question.Unanswerable;
import meldhouse.api.game.Ruleset;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a hand is worth with each suit as trump, by the ruleset's own answers, so that every house
 * rule about melds and points is in it. Remembers the last hand.
 */
final class Valuation {
    private static final Suit[] SUITS = Suit.values();

    private final Game game;
    private final Question estimate;
    private final Question meld;
    private List<Card> hand = List.of();
    private List<Worth> worths = List.of();

    /**
     * A hand with one suit as trump.
     *
     * @param trump the suit
     * @param meld its own meld
     * @param estimate meld and trick points that its side can expect, the partner's share included
     */
    record Worth(Suit trump, int meld, int estimate) {}

    /**
     * @throws IllegalArgumentException if the ruleset does not answer what must be asked
     */
    Valuation(Game game) {
        this.game = game;
        estimate =
                question(game.ruleset(), "estimate")
                        .orElseThrow(() -> new IllegalArgumentException("no question estimate"));
        meld =
                question(game.ruleset(), "meld")
                        .orElseThrow(() -> new IllegalArgumentException("no question meld"));
    }

    static Optional<Question> question(Ruleset ruleset, String op) {
        return ruleset.questions().stream().filter(found -> found.op().equals(op)).findFirst();
    }

    /** The worth of a hand with each suit, in the order of the suits. */
    List<Worth> of(List<Card> cards) {
        if (!cards.equals(hand) || worths.isEmpty()) {
            List<Worth> found = new ArrayList<>();
            for (Suit suit : SUITS) {
                Map<String, @Nullable Object> answer = ask(estimate, cards, suit);
                found.add(new Worth(suit, number(answer, "meld"), number(answer, "estimate")));
            }
            hand = cards;
            worths = List.copyOf(found);
        }
        return worths;
    }

    /** The worth with the suit of the highest estimate, the first of equal ones. */
    Worth best(List<Card> cards) {
        Worth best = of(cards).getFirst();
        for (Worth worth : of(cards)) {
            if (worth.estimate() > best.estimate()) {
                best = worth;
            }
        }
        return best;
    }

    /** What a hand melds with this trump. */
    int meld(List<Card> cards, Suit trump) {
        return number(ask(meld, cards, trump), "total");
    }

    /** The price of the dearest meld that a seat of the two-handed game could lay now; 0: none. */
    int waiting(List<Card> cards, List<TableCard> table, Suit trump) {
        Question melds =
                question(game.ruleset(), "twoMelds")
                        .orElseThrow(() -> new IllegalArgumentException("no question twoMelds"));
        Map<String, Object> given = new HashMap<>(given(cards, trump));
        given.put(
                "table",
                table.stream()
                        .map(
                                laid ->
                                        Map.of(
                                                "card",
                                                laid.card().toString(),
                                                "used",
                                                laid.used().stream()
                                                        .map(MeldKind::toString)
                                                        .toList()))
                        .toList());
        int dearest = 0;
        if (answer(melds, given).get("melds") instanceof Collection<?> found) {
            for (Object one : found) {
                if (one instanceof Map<?, ?> fields
                        && fields.get("value") instanceof Integer value) {
                    dearest = Math.max(dearest, value);
                }
            }
        }
        return dearest;
    }

    /** The price of one meld; 0 where it has none. */
    int price(MeldKind kind) {
        String word = kind.toString();
        String option = "meld" + word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
        return game.houseRules().values().get(option) instanceof Integer price ? price : 0;
    }

    /** The cards that serve in the best melds of a hand. */
    Set<Card> melding(List<Card> cards, Suit trump) {
        Set<Card> melding = new HashSet<>();
        if (ask(meld, cards, trump).get("melds") instanceof Collection<?> melds) {
            for (Object one : melds) {
                if (one instanceof Map<?, ?> fields
                        && fields.get("cards") instanceof Collection<?> texts) {
                    texts.forEach(text -> melding.add(Card.parse(String.valueOf(text))));
                }
            }
        }
        return melding;
    }

    /** Whether the house rules let a declarer lay some cards of the hand away. */
    boolean mayBury(List<Card> cards, List<Card> buried, Suit trump) {
        Question bury =
                question(game.ruleset(), "bury")
                        .orElseThrow(() -> new IllegalArgumentException("no question bury"));
        Map<String, Object> given =
                new HashMap<>(given(cards.subList(buried.size(), cards.size()), trump));
        given.put("widow", texts(cards.subList(0, buried.size())));
        given.put("bury", texts(buried));
        try {
            bury.answering().answer(game, given);
            return true;
        } catch (Unanswerable e) {
            return false;
        }
    }

    private static List<String> texts(List<Card> cards) {
        return cards.stream().map(Card::toString).toList();
    }

    private Map<String, @Nullable Object> ask(Question question, List<Card> cards, Suit trump) {
        return answer(question, given(cards, trump));
    }

    private static Map<String, Object> given(List<Card> cards, Suit trump) {
        return Map.of("hand", texts(cards), "trump", trump.toString());
    }

    private Map<String, @Nullable Object> answer(Question question, Map<String, Object> given) {
        try {
            return question.answering().answer(game, given);
        } catch (Unanswerable e) {
            throw new IllegalStateException("the ruleset does not value " + given, e);
        }
    }

    private static int number(Map<String, @Nullable Object> answer, String field) {
        return answer.get(field) instanceof Integer number ? number : 0;
    }
}
