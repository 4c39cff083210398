package meldhouse.danish.rules;

import meldhouse.api.game.Question.Unanswerable;
import meldhouse.danish.DanishCard;
import meldhouse.danish.MeldWorth;
import meldhouse.danish.NewMeld;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The question {@code meld} about a hand: what it can lay at once, and what that is worth. */
final class HandQuestion {
    private HandQuestion() {}

    static Map<String, @Nullable Object> answer(DanishRules rules, Given given)
            throws Unanswerable {
        List<DanishCard> hand = given.cards("hand").stream().map(DanishCard::bare).toList();
        if (new MeldLimits(rules).copies(hand) instanceof Ruling.Not not) {
            throw new Unanswerable(not.why().rule(), not.why().sentence());
        }
        if (given.has("trump")) {
            throw new Unanswerable(
                    "badRequest",
                    "Cannot use trump '%s': there is no trump in this game."
                            .formatted(given.fields().get("trump")));
        }
        List<NewMeld> melds =
                rules.judgesMelds() || rules.valuesMelds()
                        ? asked(rules, hand)
                        : Laying.best(new MeldPrices(rules, false), hand, Integer.MAX_VALUE);
        List<DanishCard> left = new ArrayList<>(hand);
        List<Map<String, @Nullable Object>> shown = new ArrayList<>();
        int total = 0;
        int opening = 0;
        for (NewMeld meld : melds) {
            boolean start = given.flag("startHand") && meld.cards().size() == Worth.PINOCHLE;
            MeldWorth worth = Worth.of(rules, meld.type(), meld.cards(), start);
            total += worth.total();
            opening += Worth.opening(rules, meld.type(), meld.cards(), start);
            meld.cards().forEach(card -> left.remove(card.bare()));
            shown.add(told(meld, worth));
        }
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("total", total);
        answer.put("melds", shown);
        answer.put("left", left.stream().sorted().map(DanishCard::toString).toList());
        answer.put("leftCosts", CardValue.own(left));
        answer.put("opening", opening);
        answer.put("opens", opening >= rules.barbeleMinimum());
        answer.put("notes", notes(rules, left, opening));
        return answer;
    }

    /** The melds of greatest worth together, by what functions say of each. */
    private static List<NewMeld> asked(DanishRules rules, List<DanishCard> cards) {
        Hand hand = Hand.of(cards);
        long[] melds = AskedMelds.of(rules, hand, hand.size());
        int[] values =
                Arrays.stream(melds)
                        .mapToObj(Packed::newMeld)
                        .mapToInt(meld -> Worth.of(rules, meld.type(), meld.cards(), false).total())
                        .toArray();
        return Arrays.stream(new Together(rules, melds, values).dearest(hand))
                .mapToObj(Packed::newMeld)
                .toList();
    }

    private static List<String> notes(DanishRules rules, List<DanishCard> left, int opening) {
        List<String> notes = new ArrayList<>();
        if (!left.isEmpty()) {
            notes.add(
                    "left in the hand: %s, which cost %d"
                            .formatted(
                                    DanishCard.text(left.stream().sorted().toList()),
                                    CardValue.own(left)));
        }
        notes.add(
                "an opening with Barbele needs %d, and this counts %d"
                        .formatted(rules.barbeleMinimum(), opening));
        return notes;
    }

    private static Map<String, @Nullable Object> told(NewMeld meld, MeldWorth worth) {
        Map<String, @Nullable Object> told = new LinkedHashMap<>();
        String name = worth.specialName();
        told.put("kind", name != null ? name : meld.type().toString());
        told.put("cards", meld.cards().stream().map(DanishCard::toString).toList());
        told.put("points", worth.total());
        return told;
    }
}
