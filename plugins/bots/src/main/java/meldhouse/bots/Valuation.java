package meldhouse.bots;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Suit;
import meldhouse.api.game.Game;
import meldhouse.api.game.Question;
import meldhouse.api.game.Question.Unanswerable;
import meldhouse.api.game.Ruleset;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
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

    private Map<String, @Nullable Object> ask(Question question, List<Card> cards, Suit trump) {
        try {
            return question.answering()
                    .answer(
                            game,
                            Map.of(
                                    "hand",
                                    cards.stream().map(Card::toString).toList(),
                                    "trump",
                                    trump.toString()));
        } catch (Unanswerable e) {
            throw new IllegalStateException("the ruleset does not value " + cards, e);
        }
    }

    private static int number(Map<String, @Nullable Object> answer, String field) {
        return answer.get(field) instanceof Integer number ? number : 0;
    }
}
