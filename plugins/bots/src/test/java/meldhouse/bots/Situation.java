package meldhouse.bots;

import meldhouse.american.AmericanEvent;
import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanView;
import meldhouse.american.Laid;
import meldhouse.american.Next;
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
import meldhouse.api.game.View;
import meldhouse.api.game.Viewer;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * What seat 0 sees at some moment, told in card texts and folded from events. Its partner is seat
 * 2. Legal cards come from the ruleset's own answer.
 */
final class Situation {
    private final Game game = American.game();
    private final List<Card> hand;
    private final List<AmericanEvent> told = new ArrayList<>();
    private List<Laid> trick = List.of();
    private @Nullable Suit trump;
    private int tricks;
    private int declarer = 1;

    private Situation(String hand) {
        this.hand = Card.parseAll(hand);
    }

    /** What seat 0 holds now. */
    static Situation holding(String hand) {
        return new Situation(hand);
    }

    /** The auction is over and trump named, by seat 1 where no other is said before. */
    Situation trump(String suit) {
        trump = Suit.parse(suit);
        told.add(new AmericanEvent.ContractMade(declarer, 250, null));
        told.add(new AmericanEvent.TrumpNamed(declarer, trump, null));
        return this;
    }

    Situation declarer(int seat) {
        declarer = seat;
        return this;
    }

    Situation shows(int seat, String cards) {
        SeatMelds melds = new SeatMelds(seat, 0, Card.parseAll(cards), List.of(), 0);
        told.add(new AmericanEvent.MeldsShown(List.of(melds), null));
        return this;
    }

    /** A trick that is over. */
    Situation taken(int leader, String cards, int winner) {
        tricks++;
        trick(leader, cards);
        told.add(new AmericanEvent.TrickTaken(new TakenTrick(tricks, trick, winner, 0), null));
        trick = List.of();
        return this;
    }

    /** The open trick. */
    Situation trick(int leader, String cards) {
        trick = laid(leader, cards);
        trick.forEach(laid -> told.add(new AmericanEvent.Played(laid.seat(), laid.card(), null)));
        return this;
    }

    Situation bids(int seat, int amount) {
        told.add(new AmericanEvent.Bid(seat, amount, null));
        return this;
    }

    Situation passes(int seat) {
        told.add(new AmericanEvent.Passed(seat, null));
        return this;
    }

    private static List<Laid> laid(int leader, String texts) {
        List<Card> cards = Card.parseAll(texts);
        return IntStream.range(0, cards.size())
                .mapToObj(i -> new Laid((leader + i) % 4, cards.get(i)))
                .toList();
    }

    private List<Event> history(Phase phase) {
        List<Event> history = new ArrayList<>();
        history.add(new AmericanEvent.DealerDrawn(List.of(), 3, null));
        for (int seat = 0; seat < 4; seat++) {
            List<Card> cards = seat == 0 ? dealt() : null;
            int count = hand.size() + tricks;
            history.add(new AmericanEvent.Dealt(1, 3, seat, count, cards, null));
        }
        history.addAll(told);
        history.add(new AmericanEvent.Declined(0, new Next(phase, 0)));
        return history;
    }

    /** What seat 0 holds and what it has played. */
    private List<Card> dealt() {
        List<Card> cards = new ArrayList<>(hand);
        for (AmericanEvent event : told) {
            if (event instanceof AmericanEvent.Played played && played.seat() == 0) {
                cards.add(played.card());
            }
        }
        return cards;
    }

    AmericanView view(Phase phase) {
        View view = game.start().view(Viewer.seat(0));
        for (Event event : history(phase)) {
            view = view.after(event);
        }
        return (AmericanView) view;
    }

    CardMemory memory() {
        return new CardMemory(
                TableRules.of(game.houseRules()),
                Friends.of(view(Phase.PLAY), 0, game.houseRules()),
                view(Phase.PLAY),
                history(Phase.PLAY));
    }

    private Chosen choose(AmericanView view, LegalMoves legal) {
        return new SteadyBot(game)
                .choose(
                        new Thinking(
                                game,
                                0,
                                view,
                                legal,
                                history(view.phase()),
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
