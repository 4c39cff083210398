package meldhouse.american.rules;

import meldhouse.american.AmericanEvent.CardsChosen;
import meldhouse.american.AmericanEvent.Conceded;
import meldhouse.american.AmericanEvent.PassedCards;
import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanMove.Concede;
import meldhouse.american.AmericanMove.PassCards;
import meldhouse.american.CardsPassed;
import meldhouse.american.Phase;
import meldhouse.american.rules.Choices.PassOrder;
import meldhouse.american.rules.Forms.PassReturn;
import meldhouse.api.cards.Card;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.Refusal;
import meldhouse.api.game.Turn;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/**
 * The declarer's partner, then the declarer, is to pass cards to the other (american.md 5; P13).
 *
 * @param terms with the cards already given, where the partner gives first
 * @param chosen the cards that the partner has chosen but still holds, where both choose before
 *     either sees what came; empty: none yet
 */
record Exchanging(Terms terms, Hands hands, long chosen) implements InDeal.Agreed {

    @Override
    public Phase phase() {
        return Phase.EXCHANGE;
    }

    /** Whether the partner has given or chosen, and the declarer is to pass. */
    boolean isSecond() {
        return chosen != Hand.EMPTY || terms.exchange().given() != Hand.EMPTY;
    }

    private boolean isSimultaneous() {
        return rules().exchange().passOrder() == PassOrder.SIMULTANEOUS;
    }

    private int giver() {
        return isSecond() ? contract().declarer() : contract().partner();
    }

    @Override
    public Turn turn() {
        return Turn.seat(giver());
    }

    /** The cards that the seat to pass may pass: not those that it has just got, by one rule. */
    private long free() {
        long hand = hands.of(giver());
        boolean own = rules().exchange().passReturn() == PassReturn.NOT_RECEIVED;
        return own ? Hand.minus(hand, terms.exchange().given()) : hand;
    }

    /** Whether the declarer, who is to pass cards, may give up instead. */
    private boolean canConcede() {
        return isSecond() && contract().canConcede(false);
    }

    /**
     * Neighbouring cards of the hand, one choice for each place to begin; every other choice of so
     * many cards is legal too.
     */
    @Override
    public LegalMoves legalMoves() {
        List<Card> cards = Hand.cards(free());
        int count = rules().exchange().passCount();
        List<Move> moves = new ArrayList<>();
        for (int from = 0; from + count <= cards.size(); from++) {
            Move move = new PassCards(cards.subList(from, from + count));
            if (!moves.contains(move)) {
                moves.add(move);
            }
        }
        if (canConcede()) {
            moves.add(new Concede());
        }
        return new OpenMoves(moves);
    }

    @Override
    public @Nullable Refusal refusal(AmericanMove move) {
        if (move instanceof Concede && canConcede()) {
            return null;
        }
        int count = rules().exchange().passCount();
        if (!(move instanceof PassCards pass)) {
            return InDeal.notNow("pass " + count + " cards to your partner");
        }
        if (pass.cards().size() != count) {
            return new Refusal(
                    "wrongCount",
                    "You pass %d cards, but %d are to be passed."
                            .formatted(pass.cards().size(), count));
        }
        long held = hands.of(giver());
        long free = free();
        for (Card card : pass.cards()) {
            int number = Deck.number(card);
            if (number < 0 || !Hand.has(held, number)) {
                boolean once = number >= 0 && Hand.has(hands.of(giver()), number);
                return new Refusal(
                        "notHeld",
                        "You do not hold the %s%s."
                                .formatted(card.title(), once ? " so often" : ""));
            }
            if (!Hand.has(free, number)) {
                return new Refusal(
                        "notHeld",
                        "You may not pass back the %s that you just got.".formatted(card.title()));
            }
            held = Hand.without(held, number);
            free = Hand.without(free, number);
        }
        return null;
    }

    @Override
    public AmericanPosition make(AmericanMove move, Story story) {
        if (!(move instanceof PassCards pass)) {
            story.tell(new Conceded(contract().declarer()));
            return terms.conceded(hands, story);
        }
        long cards = Hand.of(pass.cards());
        int partner = contract().partner();
        int declarer = contract().declarer();
        if (isSecond()) {
            if (isSimultaneous()) {
                tellPassed(partner, declarer, chosen, story);
            }
            tellPassed(declarer, partner, cards, story);
            return exchanged(cards).exchanged(passed(cards), story);
        }
        if (isSimultaneous()) {
            story.tell(next -> new CardsChosen(partner, Hand.size(cards), Hand.cards(cards), next));
            return new Exchanging(terms, hands, cards);
        }
        tellPassed(partner, declarer, cards, story);
        return new Exchanging(
                terms.with(new Exchange(cards, Hand.EMPTY)),
                hands.moved(partner, declarer, cards),
                Hand.EMPTY);
    }

    /** The terms once the declarer has passed these cards. */
    private Terms exchanged(long cards) {
        long given = isSimultaneous() ? chosen : terms.exchange().given();
        return terms.with(new Exchange(given, cards));
    }

    /** The hands then. */
    private Hands passed(long cards) {
        int partner = contract().partner();
        int declarer = contract().declarer();
        if (!isSimultaneous()) {
            return hands.moved(declarer, partner, cards);
        }
        long declared = Hand.plus(Hand.minus(hands.of(declarer), cards), chosen);
        long partnered = Hand.plus(Hand.minus(hands.of(partner), chosen), cards);
        return hands.with(declarer, declared).with(partner, partnered);
    }

    private static void tellPassed(int from, int to, long cards, Story story) {
        story.tell(
                next ->
                        new PassedCards(
                                new CardsPassed(from, to, Hand.size(cards), Hand.cards(cards)),
                                next));
    }
}
