package meldhouse.bots;

import meldhouse.american.AmericanEvent;
import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanView;
import meldhouse.american.Call;
import meldhouse.american.Laid;
import meldhouse.american.Phase;
import meldhouse.american.SeatMelds;
import meldhouse.american.TakenTrick;
import meldhouse.api.bot.Chosen;
import meldhouse.api.bot.Thinking;
import meldhouse.api.cards.Card;
import meldhouse.api.cards.Suit;
import meldhouse.api.game.Event;
import meldhouse.api.game.Game;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.MoveRange;
import meldhouse.api.game.Question;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * What seat 0 sees at some moment, told in card texts. Its partner is seat 2. Legal cards come from
 * the ruleset's own answer.
 */
final class Situation {
    private final Game game = American.game();
    private final List<Card> hand;
    private final List<TakenTrick> tricks = new ArrayList<>();
    private final List<Event> history = new ArrayList<>();
    private final List<SeatMelds> melds = new ArrayList<>();
    private final List<Call> calls = new ArrayList<>();
    private List<Laid> trick = List.of();
    private @Nullable Suit trump;
    private int declarer = 1;

    private Situation(String hand) {
        this.hand = Card.parseAll(hand);
    }

    static Situation holding(String hand) {
        return new Situation(hand);
    }

    Situation trump(String suit) {
        trump = Suit.parse(suit);
        history.add(new AmericanEvent.TrumpNamed(declarer, trump, null));
        return this;
    }

    Situation declarer(int seat) {
        declarer = seat;
        return this;
    }

    Situation shows(int seat, String cards) {
        melds.add(new SeatMelds(seat, 0, Card.parseAll(cards), List.of()));
        return this;
    }

    /** A trick that is over. */
    Situation taken(int leader, String cards, int winner) {
        TakenTrick taken = new TakenTrick(tricks.size() + 1, laid(leader, cards), winner, 0);
        tricks.add(taken);
        history.add(new AmericanEvent.TrickTaken(taken, null));
        return this;
    }

    /** The open trick. */
    Situation trick(int leader, String cards) {
        trick = laid(leader, cards);
        return this;
    }

    /** A call; a pass where there is no amount. */
    Situation calls(int seat, @Nullable Integer amount) {
        calls.add(new Call(seat, amount));
        return this;
    }

    private static List<Laid> laid(int leader, String texts) {
        List<Card> cards = Card.parseAll(texts);
        return IntStream.range(0, cards.size())
                .mapToObj(i -> new Laid((leader + i) % 4, cards.get(i)))
                .toList();
    }

    AmericanView view(Phase phase) {
        List<Card> played = new ArrayList<>();
        tricks.forEach(taken -> taken.cards().forEach(laid -> played.add(laid.card())));
        trick.forEach(laid -> played.add(laid.card()));
        List<Integer> counts = new ArrayList<>();
        for (int seat = 0; seat < 4; seat++) {
            int laying = seat;
            boolean hasPlayed = trick.stream().anyMatch(laid -> laid.seat() == laying);
            counts.add(hand.size() - (hasPlayed ? 1 : 0));
        }
        Call highest =
                calls.stream()
                        .filter(call -> call.amount() != null)
                        .reduce((a, b) -> b)
                        .orElse(null);
        return new AmericanView(
                0,
                phase,
                0,
                1000,
                null,
                1,
                3,
                hand,
                counts,
                calls,
                highest == null ? null : highest.amount(),
                highest == null ? null : highest.seat(),
                phase == Phase.PLAY ? declarer : null,
                phase == Phase.PLAY ? 250 : null,
                trump,
                List.of(),
                List.of(),
                melds,
                trick,
                tricks.isEmpty() ? null : tricks.getLast(),
                played,
                List.of(0, 0),
                List.of(0, 0),
                List.of(0, 0),
                List.of(),
                null);
    }

    List<Event> history() {
        return history;
    }

    CardMemory memory() {
        return new CardMemory(TableRules.of(game.houseRules()), 0, view(Phase.PLAY), history);
    }

    private Chosen choose(AmericanView view, LegalMoves legal) {
        return new SteadyBot(game)
                .choose(
                        new Thinking(
                                game,
                                0,
                                view,
                                legal,
                                history,
                                new SplittableRandom(1),
                                Instant.MAX));
    }

    /** Lets the bot play a card. */
    Chosen play() {
        return choose(view(Phase.PLAY), LegalMoves.of(legal()));
    }

    private List<AmericanMove> legal() {
        try {
            Question question = Valuation.question(American.RULESET, "legal").orElseThrow();
            Map<String, @Nullable Object> answer =
                    question.answering()
                            .answer(
                                    game,
                                    Map.of(
                                            "hand",
                                            texts(hand),
                                            "trick",
                                            texts(trick.stream().map(Laid::card).toList()),
                                            "trump",
                                            String.valueOf(trump)));
            return ((Collection<?>) answer.get("legal"))
                    .stream()
                            .<AmericanMove>map(
                                    card -> new AmericanMove.Play(Card.parse((String) card)))
                            .toList();
        } catch (Question.Unanswerable e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static List<String> texts(List<Card> cards) {
        return cards.stream().map(Card::toString).toList();
    }

    /** Lets the bot call; this is the lowest bid. */
    Chosen call(int lowest) {
        LegalMoves legal =
                LegalMoves.of(
                        List.of(new AmericanMove.Pass()),
                        List.of(
                                new MoveRange(
                                        "bid", "amount", lowest, null, 10, AmericanMove.Bid::new)));
        return choose(view(Phase.AUCTION), legal);
    }

    /** Lets the bot name trump. */
    Chosen name() {
        return choose(
                view(Phase.TRUMP),
                LegalMoves.of(
                        java.util.Arrays.stream(Suit.values())
                                .map(AmericanMove.Trump::new)
                                .toList()));
    }
}
