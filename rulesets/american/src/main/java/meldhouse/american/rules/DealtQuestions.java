package meldhouse.american.rules;

import meldhouse.american.AmericanMove.Give;
import meldhouse.api.cards.Card;
import meldhouse.api.game.Question.Unanswerable;
import meldhouse.api.game.Refusal;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The plain questions about a deal and about the widow (variants.md 10). */
final class DealtQuestions {
    private DealtQuestions() {}

    /** Answers {@code deal}: where the cards of a pack go. */
    static Map<String, @Nullable Object> deal(AmericanGame game, Given given) throws Unanswerable {
        List<Integer> deck = given.cards("deck");
        int dealer = given.seat("dealer", game);
        Given.hand(game, deck);
        if (deck.size() != game.packSize()) {
            throw new Unanswerable(
                    "badDeck",
                    "Cannot deal %d cards: the pack has %d."
                            .formatted(deck.size(), game.packSize()));
        }
        int[] receivers = game.receivers(dealer);
        Map<Integer, List<String>> piles = new LinkedHashMap<>();
        for (int place = 0; place < receivers.length; place++) {
            piles.computeIfAbsent(receivers[place], receiver -> new ArrayList<>())
                    .add(Deck.card(deck.get(place)).toString());
        }
        List<Integer> order = game.seating().order(dealer);
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("active", order);
        if (game.rules().auction().isTurned()) {
            List<String> stock = piles.getOrDefault(Layout.STOCK, new ArrayList<>());
            String turned =
                    stock.isEmpty() ? Deck.card(deck.getLast()).toString() : stock.removeFirst();
            answer.put("firstLeader", order.getFirst());
            answer.put("turned", turned);
            answer.put("trump", Card.parse(turned).suit().toString());
            answer.put("stock", stock);
        } else {
            answer.put("firstCaller", order.getFirst());
        }
        answer.put("hands", hands(game, piles));
        answer.put("widow", piles.getOrDefault(Layout.WIDOW, List.of()));
        return answer;
    }

    /** The base game's as a list by seat, the variants' by the seats that play. */
    private static Object hands(AmericanGame game, Map<Integer, List<String>> piles) {
        TableRules table = game.rules().table();
        if (table.people() == 4 && table.seats() == 4 && table.deckCopies() == 2) {
            return game.seating().each(seat -> seat).stream().map(piles::get).toList();
        }
        Map<String, List<String>> hands = new LinkedHashMap<>();
        for (int seat = 0; seat < game.seats(); seat++) {
            if (piles.containsKey(seat)) {
                hands.put(String.valueOf(seat), piles.get(seat));
            }
        }
        return hands;
    }

    /** Answers {@code active}: who plays and who sits out. */
    static Map<String, @Nullable Object> active(AmericanGame game, Given given)
            throws Unanswerable {
        int dealer = given.seat("dealer", game);
        List<Integer> order = game.seating().order(dealer);
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("active", order);
        answer.put(
                "sittingOut",
                game.seating().each(seat -> seat).stream()
                        .filter(seat -> !order.contains(seat))
                        .toList());
        return answer;
    }

    /** Answers {@code give}: the declarer's hand once the widow is given out. */
    static Map<String, @Nullable Object> give(AmericanGame game, Given given) throws Unanswerable {
        List<Integer> own = given.cards("hand");
        List<Integer> widow = given.cards("widow");
        long hand = both(game, own, widow);
        List<Card> to = given.cards("give").stream().map(Deck::card).toList();
        Card keep = Deck.card(Given.cards("keep", List.of(given.text("keep"))).getFirst());
        int others = game.rules().table().seats() - 1;
        refuse(Giving.refusal(new Give(keep, to), Given.hand(game, widow), others));
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("hand", Questions.texts(Hand.cards(Hand.minus(hand, Hand.of(to)))));
        answer.put("given", Questions.texts(to));
        return answer;
    }

    /** Answers {@code bury}: whether cards may be laid away, and what is left. */
    static Map<String, @Nullable Object> bury(AmericanGame game, Given given) throws Unanswerable {
        List<Integer> widow = given.cards("widow");
        long hand = both(game, given.cards("hand"), widow);
        int trump = given.suit("trump").ordinal();
        List<Card> cards = given.cards("bury").stream().map(Deck::card).toList();
        Burial burial = new Burial(game, hand, trump, widow.size());
        refuse(burial.refusal(cards));
        long buried = Hand.of(cards);
        long kept = Hand.minus(hand, buried);
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("kept", Questions.texts(Hand.cards(kept)));
        answer.put("meld", game.melding().points(burial.isMelded() ? hand : kept, trump));
        answer.put(
                "buriedPoints",
                cards.stream().mapToInt(card -> game.pointsOf(Deck.number(card))).sum());
        if (burial.isAnnounced()) {
            Map<String, @Nullable Object> announced = new LinkedHashMap<>();
            announced.put("trumps", Hand.count(buried, Deck.ofSuit(trump)));
            announced.put("aces", Hand.count(buried, Deck.ofRank(Deck.ACE)));
            answer.put("announced", announced);
        }
        return answer;
    }

    private static long both(AmericanGame game, List<Integer> hand, List<Integer> widow)
            throws Unanswerable {
        List<Integer> all = new ArrayList<>(hand);
        all.addAll(widow);
        return Given.hand(game, all);
    }

    static void refuse(@Nullable Refusal refusal) throws Unanswerable {
        if (refusal != null) {
            throw new Unanswerable(refusal.rule(), refusal.sentence());
        }
    }
}
