package meldhouse.american.rules;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Suit;
import meldhouse.api.game.Refusal;

import java.util.List;
import java.util.stream.Collectors;

/** Says why a card may not be played, naming the rule and the cards (american.md 7). */
final class Misplay {
    private Misplay() {}

    /**
     * The refusal of a card that is not legal.
     *
     * @param legal what the rule answers for the hand: see {@link Duty}
     */
    static Refusal refusal(Card card, long hand, int trick, int trump, int legal) {
        int number = Deck.number(card);
        if (number < 0 || !Hand.has(hand, number)) {
            return new Refusal("notHeld", "You do not hold the %s.".formatted(card.title()));
        }
        List<Card> allowed = Hand.distinct(Duty.cards(legal));
        return switch (Duty.branch(legal)) {
            case LEAD_TRUMP_ONLY ->
                    new Refusal(
                            "leadTrump",
                            "The first lead must be a trump: you hold the %s."
                                    .formatted(list(allowed, "and")));
            case LEAD_PLAIN_ONLY -> trumpNotBroken();
            case FOLLOW_CANNOT_BEAT, FOLLOW_FREE -> mustFollow(trick);
            case FOLLOW_HIGHER ->
                    card.suit() == led(trick)
                            ? mustBeat("mustBeat", allowed, highest(trick, led(trick)))
                            : mustFollow(trick);
            case OVERTRUMP ->
                    card.suit() == Deck.suit(trump)
                            ? mustBeat("mustOvertrump", allowed, highest(trick, card.suit()))
                            : mustTrump(trick, trump);
            case TRUMP_FIRST, UNDERTRUMP, TRUMP_FREE -> mustTrump(trick, trump);
            case LEAD_ANY, DISCARD, DISCARD_OPTIONAL, UNDERTRUMP_OPTIONAL ->
                    throw new IllegalArgumentException("every card held is legal here: " + card);
        };
    }

    static Refusal trumpNotBroken() {
        return new Refusal(
                "trumpNotBroken",
                "No trump has been played yet, so you may not lead one: lead another suit.");
    }

    private static Suit led(int trick) {
        return Deck.suit(Deck.suitOf(Trick.card(trick, 0)));
    }

    private static Card highest(int trick, Suit suit) {
        int cards = Trick.cards(trick) & Deck.ofSuit(suit.ordinal());
        return Deck.card(Integer.numberOfTrailingZeros(cards));
    }

    private static Refusal mustFollow(int trick) {
        String suit = led(trick).title();
        return new Refusal(
                "followSuit", "You hold %s, so you must follow %s.".formatted(suit, suit));
    }

    private static Refusal mustTrump(int trick, int trump) {
        return new Refusal(
                "mustTrump",
                "You hold no %s, but you hold %s, which are trump: you must play a trump."
                        .formatted(led(trick).title(), Deck.suit(trump).title()));
    }

    private static Refusal mustBeat(String rule, List<Card> allowed, Card beaten) {
        boolean one = allowed.size() == 1;
        return new Refusal(
                rule,
                "You hold the %s, which %s the %s: you must play %s."
                        .formatted(
                                list(allowed, "and"),
                                one ? "beats" : "beat",
                                beaten.rank().title(),
                                one ? "it" : "one of them"));
    }

    /** As in {@code ace of hearts and the ten of hearts}. */
    private static String list(List<Card> cards, String last) {
        if (cards.size() == 1) {
            return cards.getFirst().title();
        }
        String before =
                cards.subList(0, cards.size() - 1).stream()
                        .map(Card::title)
                        .collect(Collectors.joining(", the "));
        return before + " " + last + " the " + cards.getLast().title();
    }
}
