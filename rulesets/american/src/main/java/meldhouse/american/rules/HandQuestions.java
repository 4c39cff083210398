package meldhouse.american.rules;

import meldhouse.american.rules.Choices.PassOrder;
import meldhouse.american.rules.Forms.PassReturn;
import meldhouse.api.game.Question.Unanswerable;

import org.jspecify.annotations.Nullable;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The plain questions about the house rules themselves, misdeals and the exchange. */
final class HandQuestions {
    private HandQuestions() {}

    /** Answers {@code rules}: what follows from the option values. */
    static Map<String, @Nullable Object> rules(AmericanGame game, Given given) {
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("dealTotal", game.rules().dealTotal());
        answer.put("deckSize", game.packSize());
        answer.put("sides", game.sides().count());
        return answer;
    }

    /** Answers {@code misdeal}: whether a hand may claim new cards. */
    static Map<String, @Nullable Object> misdeal(AmericanGame game, Given given)
            throws Unanswerable {
        long hand = Given.hand(game, given.cards("hand"));
        Misdeal misdeal = Misdeal.of(game, hand);
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("mayClaim", game.mayClaim(hand));
        answer.put("matched", misdeal.matched());
        answer.put("nines", misdeal.nines());
        answer.put("nonCounters", misdeal.nonCounters());
        answer.put("aces", misdeal.aces());
        answer.put("meldWithoutDix", misdeal.meldWithoutDix());
        return answer;
    }

    /**
     * Answers {@code exchange}: the hands after it, from the hands {@code declarer} and {@code
     * partner} and the cards {@code passed} and {@code returned}.
     */
    static Map<String, @Nullable Object> exchange(AmericanGame game, Given given)
            throws Unanswerable {
        ExchangeRules rules = game.rules().exchange();
        if (rules.passCount() == 0) {
            throw new Unanswerable("noExchange", "No cards are passed by these house rules.");
        }
        long declarer = Given.hand(game, given.cards("declarer"));
        long partner = Given.hand(game, given.cards("partner"));
        long passed = passed(game, given, "passed", partner);
        boolean own =
                rules.passOrder() == PassOrder.SIMULTANEOUS
                        || rules.passReturn() == PassReturn.NOT_RECEIVED;
        long enlarged = Hand.plus(declarer, passed);
        long returned = passed(game, given, "returned", own ? declarer : enlarged);
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("declarer", Questions.texts(Hand.cards(Hand.minus(enlarged, returned))));
        answer.put(
                "partner",
                Questions.texts(Hand.cards(Hand.plus(Hand.minus(partner, passed), returned))));
        return answer;
    }

    private static long passed(AmericanGame game, Given given, String field, long held)
            throws Unanswerable {
        List<Integer> cards = given.cards(field);
        int count = game.rules().exchange().passCount();
        if (cards.size() != count) {
            throw new Unanswerable(
                    "wrongCount",
                    "Cannot pass %d cards: %d are to be passed.".formatted(cards.size(), count));
        }
        long hand = Given.hand(game, cards);
        if (!Hand.holds(held, hand)) {
            throw new Unanswerable(
                    "notHeld",
                    "Cannot pass %s: not all of them are held, or may go."
                            .formatted(Hand.text(hand)));
        }
        return hand;
    }
}
