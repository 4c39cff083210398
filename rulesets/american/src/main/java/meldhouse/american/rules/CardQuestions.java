package meldhouse.american.rules;

import meldhouse.american.ExtraMeld;
import meldhouse.american.Laid;
import meldhouse.american.Meld;
import meldhouse.american.SeatMelds;
import meldhouse.api.game.Question.Unanswerable;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The plain questions about cards: melds, duties, tricks, deals. */
final class CardQuestions {
    private CardQuestions() {}

    static Map<String, @Nullable Object> meld(AmericanGame game, Given given) throws Unanswerable {
        long hand = Given.hand(game, given.cards("hand"));
        int trump = given.has("trump") ? given.suit("trump").ordinal() : Deck.NO_TRUMP;
        SeatMelds best = game.sheet().best(0, hand, trump);
        Map<String, @Nullable Object> counts = new LinkedHashMap<>();
        List<Map<String, @Nullable Object>> melds = new ArrayList<>();
        for (Meld meld : best.melds()) {
            counts.merge(meld.kind().toString(), 1, (a, b) -> (Integer) a + (Integer) b);
            Map<String, @Nullable Object> shown = new LinkedHashMap<>();
            shown.put("kind", meld.kind().toString());
            shown.put("cards", Questions.texts(meld.cards()));
            shown.put("points", meld.points());
            melds.add(shown);
        }
        for (ExtraMeld extra : best.extras()) {
            counts.merge(extra.name(), 1, (a, b) -> (Integer) a + (Integer) b);
            Map<String, @Nullable Object> shown = new LinkedHashMap<>();
            shown.put("kind", extra.name());
            shown.put("cards", Questions.texts(extra.cards()));
            shown.put("points", extra.points());
            melds.add(shown);
        }
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("total", best.points());
        answer.put("counts", counts);
        answer.put("melds", melds);
        return answer;
    }

    static Map<String, @Nullable Object> legal(AmericanGame game, Given given) throws Unanswerable {
        List<Integer> own = given.cards("hand");
        List<Integer> table = given.cards("trick");
        int seats = game.rules().table().seats();
        int leader = given.has("leader") ? given.seat("leader", game) : 0;
        int trick = Given.trick(table, leader, active(game, given, leader), seats - 1);
        List<Integer> all = new ArrayList<>(own);
        all.addAll(table);
        Given.hand(game, all);
        int trumps = Deck.ofSuit(given.suit("trump").ordinal());
        int hand = Hand.once(Given.hand(game, own));
        if (hand == 0) {
            throw new Unanswerable("noCards", "Cannot play from an empty hand.");
        }
        boolean isFree =
                game.rules().table().stockDraw()
                        && given.has("stockLeft")
                        && given.whole("stockLeft") > 0;
        int legal =
                isFree
                        ? hand
                        : Duty.answer(
                                game.rules().play(),
                                hand,
                                trick,
                                trumps,
                                friends(game, given, Trick.toPlay(trick)),
                                given.flag("firstTrick"),
                                given.flag("trumpBroken"));
        if (game.functions() != null) {
            legal =
                    game.functions()
                            .legalCards(
                                    Given.hand(game, own),
                                    trick,
                                    given.suit("trump").ordinal(),
                                    given.has("tricks") ? given.whole("tricks") : 0,
                                    given.has("declarer") ? given.seat("declarer", game) : -1,
                                    legal);
        }
        return legal(Duty.cards(legal), isFree ? "phaseOneFree" : Duty.branch(legal).toString());
    }

    private static Map<String, @Nullable Object> legal(int cards, String branch) {
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("legal", Questions.texts(Hand.distinct(cards)));
        answer.put("branch", branch);
        return answer;
    }

    /** Who plays where nobody says who deals: as many as do, and the leader among them. */
    private static int active(AmericanGame game, Given given, int leader) throws Unanswerable {
        if (given.has("dealer")) {
            return game.seating().active(given.seat("dealer", game));
        }
        int active = 0;
        for (int count = 0, seat = leader; count < game.rules().table().seats(); count++) {
            active |= 1 << seat;
            seat = game.seating().left(seat);
        }
        return active;
    }

    private static int friends(AmericanGame game, Given given, int seat) throws Unanswerable {
        int declarer = given.has("declarer") ? given.seat("declarer", game) : seat;
        return game.sides().friends(seat, declarer);
    }

    static Map<String, @Nullable Object> winner(AmericanGame game, Given given)
            throws Unanswerable {
        List<Integer> cards = given.cards("trick");
        int leader = given.has("leader") ? given.seat("leader", game) : 0;
        int trick =
                Given.trick(
                        cards, leader, active(game, given, leader), game.rules().table().seats());
        Given.hand(game, cards);
        if (cards.isEmpty()) {
            throw new Unanswerable("noCards", "Cannot find the winner of an empty trick.");
        }
        int place = Trick.winner(trick, Deck.ofSuit(given.suit("trump").ordinal()));
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("winnerIndex", place);
        answer.put("card", Deck.card(cards.get(place)).toString());
        if (given.has("leader")) {
            answer.put("winnerSeat", Trick.seat(trick, place));
        }
        return answer;
    }

    static Map<String, @Nullable Object> points(AmericanGame game, Given given)
            throws Unanswerable {
        List<Integer> cards = given.cards("cards");
        Given.hand(game, cards);
        int sum = cards.stream().mapToInt(game::pointsOf).sum();
        int bonus = given.flag("lastTrick") ? game.rules().points().lastTrickBonus() : 0;
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("cardPoints", sum);
        answer.put("points", sum + bonus);
        answer.put("dealTotal", game.rules().dealTotal());
        return answer;
    }

    static Map<String, @Nullable Object> draw(AmericanGame game, Given given) throws Unanswerable {
        int drawing = game.seating().everybody();
        List<Integer> drawn = new ArrayList<>();
        for (Object round : given.list("rounds")) {
            List<Integer> cards = Given.cards("rounds", round);
            if (cards.size() != Integer.bitCount(drawing) || Integer.bitCount(drawing) == 1) {
                throw new Unanswerable(
                        "badRound",
                        "Cannot draw %d cards: %d seats draw one each."
                                .formatted(
                                        cards.size(),
                                        Integer.bitCount(drawing) == 1
                                                ? 0
                                                : Integer.bitCount(drawing)));
            }
            drawn.addAll(cards);
            List<Laid> laid = new ArrayList<>();
            for (int card : cards) {
                int seat = Integer.numberOfTrailingZeros(drawing);
                drawing &= drawing - 1;
                laid.add(new Laid(seat, Deck.card(card)));
            }
            drawing = Drawing.dealers(game.rules(), laid);
        }
        Given.hand(game, drawn);
        boolean found = Integer.bitCount(drawing) == 1;
        List<Integer> again = new ArrayList<>();
        for (int seat = 0; seat < game.seats(); seat++) {
            if (!found && (drawing & 1 << seat) != 0) {
                again.add(seat);
            }
        }
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("dealer", found ? Integer.numberOfTrailingZeros(drawing) : null);
        answer.put("redraw", again);
        return answer;
    }

    static Map<String, @Nullable Object> trumps(AmericanGame game, Given given)
            throws Unanswerable {
        int suits = Naming.suits(game.rules(), Given.hand(game, given.cards("hand")));
        List<String> letters = new ArrayList<>();
        for (int suit = 0; suit < Deck.SUITS; suit++) {
            if ((suits & 1 << suit) != 0) {
                letters.add(Deck.suit(suit).toString());
            }
        }
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("suits", letters);
        answer.put("forfeit", suits == 0);
        return answer;
    }
}
