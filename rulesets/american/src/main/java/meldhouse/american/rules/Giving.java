package meldhouse.american.rules;

import meldhouse.american.AmericanEvent.Conceded;
import meldhouse.american.AmericanEvent.PassedCards;
import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanMove.Concede;
import meldhouse.american.AmericanMove.Give;
import meldhouse.american.CardsPassed;
import meldhouse.american.Outcome;
import meldhouse.american.Phase;
import meldhouse.api.cards.Card;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.Refusal;
import meldhouse.api.game.Turn;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/**
 * The declarer, who holds the widow, keeps one card of it and gives one to each of the others
 * (variants.md 1.2).
 *
 * @param trump the trump suit's number, or {@link Deck#NO_TRUMP} where it is named afterwards
 */
record Giving(Contract contract, int trump, Hands hands) implements InDeal.Contracted {
    @Override
    public Phase phase() {
        return Phase.GIVE;
    }

    @Override
    public @Nullable Terms terms() {
        return trump == Deck.NO_TRUMP ? null : Terms.named(contract, trump);
    }

    @Override
    public Turn turn() {
        return Turn.seat(contract.declarer());
    }

    private List<Integer> others() {
        return Seating.clockwise(
                contract.ledger().active() & ~(1 << contract.declarer()), contract.declarer());
    }

    /** Every way to give the cards out. */
    @Override
    public LegalMoves legalMoves() {
        List<Move> moves = new ArrayList<>();
        List<Card> widow = Hand.cards(contract.widow().cards());
        for (Card keep : widow.stream().distinct().toList()) {
            List<Card> rest = new ArrayList<>(widow);
            rest.remove(keep);
            give(keep, List.of(), rest, moves);
        }
        if (contract.canConcede(false)) {
            moves.add(new Concede());
        }
        return LegalMoves.of(moves);
    }

    private static void give(Card keep, List<Card> given, List<Card> left, List<Move> moves) {
        if (left.isEmpty()) {
            moves.add(new Give(keep, given));
            return;
        }
        for (Card card : left.stream().distinct().toList()) {
            List<Card> more = new ArrayList<>(given);
            more.add(card);
            List<Card> rest = new ArrayList<>(left);
            rest.remove(card);
            give(keep, more, rest, moves);
        }
    }

    @Override
    public @Nullable Refusal refusal(AmericanMove move) {
        if (move instanceof Concede && contract.canConcede(false)) {
            return null;
        }
        return move instanceof Give give
                ? refusal(give, contract.widow().cards(), others().size())
                : InDeal.notNow("keep one card of the widow and give one to each of the others");
    }

    /**
     * Why the widow may not be given out like this; null: it may.
     *
     * @param others how many others get a card
     */
    static @Nullable Refusal refusal(Give give, long widow, int others) {
        if (give.to().size() != others) {
            return new Refusal(
                    "wrongCount",
                    "You give %d cards, but each of the %d others gets one."
                            .formatted(give.to().size(), others));
        }
        List<Card> cards = new ArrayList<>(give.to());
        cards.addFirst(give.keep());
        long left = widow;
        for (Card card : cards) {
            int number = Deck.number(card);
            if (number < 0 || !Hand.has(left, number)) {
                return new Refusal(
                        "notInWidow",
                        "The widow has no %s%s: it was %s."
                                .formatted(
                                        card.title(),
                                        number >= 0 && Hand.has(widow, number) ? " so often" : "",
                                        Hand.text(widow)));
            }
            left = Hand.without(left, number);
        }
        return null;
    }

    @Override
    public AmericanPosition make(AmericanMove move, Story story) {
        int declarer = contract.declarer();
        if (!(move instanceof Give give)) {
            story.tell(new Conceded(declarer));
            Terms terms = terms();
            return terms == null
                    ? contract.without(hands, Outcome.CONCEDED, story)
                    : terms.conceded(hands, story);
        }
        TakenWidow widow = contract.widow();
        widow = widow.given(declarer, Deck.number(give.keep()));
        Hands given = hands;
        List<Integer> others = others();
        for (int place = 0; place < others.size(); place++) {
            int to = others.get(place);
            List<Card> card = List.of(give.to().get(place));
            widow = widow.given(to, Deck.number(card.getFirst()));
            given = given.moved(declarer, to, Hand.of(card));
            story.tell(next -> new PassedCards(new CardsPassed(declarer, to, 1, card), next));
        }
        Contract done = contract.with(widow);
        return trump == Deck.NO_TRUMP
                ? done.naming(given, story)
                : Terms.named(done, trump).given(given, story);
    }
}
