package meldhouse.american.rules;

import meldhouse.american.Laid;
import meldhouse.american.Meld;
import meldhouse.american.SeatMelds;
import meldhouse.api.game.Question;
import meldhouse.api.game.Question.Unanswerable;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The plain questions about cards, answered by the classes that tables play with; those about
 * auctions, scores and whole deals are in {@link ScoreQuestions} and {@link Replay}.
 */
final class Questions {
    private static final List<Question.Field> HAND_AND_TRUMP =
            List.of(Question.Field.cards("hand"), Question.Field.suit("trump"));

    static final List<Question> ALL =
            List.of(
                    question(
                            "meld",
                            "What a hand melds with a trump suit.",
                            HAND_AND_TRUMP,
                            Questions::meld),
                    question(
                            "estimate",
                            "What a side can expect if this hand names trump.",
                            HAND_AND_TRUMP,
                            Estimate::answer),
                    question("legal", "Which cards a hand may play to a trick.", Questions::legal),
                    question("winner", "Who wins a trick.", Questions::winner),
                    question("points", "What cards taken in tricks count.", Questions::points),
                    question("deal", "How a pack is dealt.", DealtQuestions::deal),
                    question(
                            "active", "Who plays a deal and who sits out.", DealtQuestions::active),
                    question("give", "The widow given out, a card each.", DealtQuestions::give),
                    question("bury", "Cards laid away by the declarer.", DealtQuestions::bury),
                    question("visible", "Whether a seat may see some cards.", Sight::visible),
                    question("twoMelds", "The melds that can be laid now.", StockQuestions::melds),
                    question("twoMeld", "Lays a meld.", StockQuestions::meld),
                    question("twoDix", "Claims a nine of trump.", StockQuestions::dix),
                    question("twoReplay", "How a two-handed deal goes.", StockReplay::replay),
                    question(
                            "declareOut",
                            "Who wins if a seat says that it has reached the target.",
                            StockQuestions::declareOut),
                    question("draw", "Who deals first, from cards drawn.", Questions::draw),
                    question("trumps", "Which suits a declarer may name.", Questions::trumps),
                    question(
                            "auction",
                            "How an auction stands after some calls.",
                            ScoreQuestions::auction),
                    question(
                            "score_deal",
                            "What a deal brings both sides.",
                            ScoreQuestions::scoreDeal),
                    question(
                            "match", "How a match stands after some deals.", ScoreQuestions::match),
                    question("replay", "How a whole deal goes.", Replay::replay));

    private Questions() {}

    /** Works out the answer from the rules and the fields that were given. */
    @FunctionalInterface
    private interface Answer {
        Map<String, @Nullable Object> of(AmericanGame game, Given given) throws Unanswerable;
    }

    private static Question question(String op, String meaning, Answer answer) {
        return question(op, meaning, List.of(), answer);
    }

    private static Question question(
            String op, String meaning, List<Question.Field> fields, Answer answer) {
        return new Question(
                op,
                meaning,
                fields,
                (game, given) -> answer.of((AmericanGame) game, new Given(given)));
    }

    static List<String> texts(List<?> things) {
        return things.stream().map(Object::toString).toList();
    }

    private static Map<String, @Nullable Object> meld(AmericanGame game, Given given)
            throws Unanswerable {
        long hand = Given.hand(game, given.cards("hand"));
        int trump = given.suit("trump").ordinal();
        SeatMelds best = game.sheet().best(0, hand, trump);
        Map<String, @Nullable Object> counts = new LinkedHashMap<>();
        List<Map<String, @Nullable Object>> melds = new ArrayList<>();
        for (Meld meld : best.melds()) {
            counts.merge(meld.kind().toString(), 1, (a, b) -> (Integer) a + (Integer) b);
            Map<String, @Nullable Object> shown = new LinkedHashMap<>();
            shown.put("kind", meld.kind().toString());
            shown.put("cards", texts(meld.cards()));
            shown.put("points", meld.points());
            melds.add(shown);
        }
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("total", best.points());
        answer.put("counts", counts);
        answer.put("melds", melds);
        return answer;
    }

    private static Map<String, @Nullable Object> legal(AmericanGame game, Given given)
            throws Unanswerable {
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
        if (given.has("stockLeft") && given.whole("stockLeft") > 0) {
            Map<String, @Nullable Object> free = new LinkedHashMap<>();
            free.put("legal", texts(Hand.distinct(hand)));
            free.put("branch", "phaseOneFree");
            return free;
        }
        int legal =
                Duty.answer(
                        game.rules(),
                        hand,
                        trick,
                        trumps,
                        friends(game, given, Trick.toPlay(trick)),
                        given.flag("firstTrick"),
                        given.flag("trumpBroken"));
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("legal", texts(Hand.distinct(Duty.cards(legal))));
        answer.put("branch", Duty.branch(legal).toString());
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

    private static Map<String, @Nullable Object> winner(AmericanGame game, Given given)
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

    private static Map<String, @Nullable Object> points(AmericanGame game, Given given)
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

    private static Map<String, @Nullable Object> deal(AmericanGame game, Given given)
            throws Unanswerable {
        List<Integer> deck = given.cards("deck");
        int dealer = given.seat("dealer", game);
        Given.hand(game, deck);
        if (deck.size() != game.packSize()) {
            throw new Unanswerable(
                    "badDeck",
                    "Cannot deal %d cards: the pack has %d."
                            .formatted(deck.size(), game.packSize()));
        }
        List<List<String>> hands = new ArrayList<>();
        for (int seat = 0; seat < game.seats(); seat++) {
            hands.add(new ArrayList<>());
        }
        int[] receivers = Layout.receivers(game, dealer);
        for (int place = 0; place < receivers.length; place++) {
            hands.get(receivers[place]).add(Deck.card(deck.get(place)).toString());
        }
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("firstCaller", game.seating().order(dealer).getFirst());
        answer.put("hands", hands);
        return answer;
    }

    private static Map<String, @Nullable Object> draw(AmericanGame game, Given given)
            throws Unanswerable {
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

    private static Map<String, @Nullable Object> trumps(AmericanGame game, Given given)
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
