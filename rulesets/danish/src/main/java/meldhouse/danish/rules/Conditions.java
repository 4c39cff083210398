package meldhouse.danish.rules;

import meldhouse.api.cards.Rank;
import meldhouse.api.cards.Suit;
import meldhouse.danish.DanishCard;
import meldhouse.danish.rules.Choices.WildColour;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/** The three conditions of a finish, each worth 1000 by default (danish.md 5.5, D38 to D40). */
enum Conditions {
    ONE_COLOUR {
        @Override
        boolean holds(List<DanishCard> cards, WildColour wilds) {
            boolean red = false;
            boolean black = false;
            for (DanishCard card : cards) {
                if (card.isWild() && wilds == WildColour.SPOILS) {
                    return false;
                }
                Suit suit = colour(card, wilds);
                boolean isRed = suit == Suit.HEARTS || suit == Suit.DIAMONDS;
                red |= isRed;
                black |= suit != null && !isRed;
            }
            return red != black;
        }
    },
    ONLY_HIGH_OR_WILD {
        @Override
        boolean holds(List<DanishCard> cards, WildColour wilds) {
            return cards.stream()
                    .allMatch(card -> card.isWild() || CardValue.isHigh(card.card().rank()));
        }
    },
    NO_ACES_NO_PICTURES {
        @Override
        boolean holds(List<DanishCard> cards, WildColour wilds) {
            return cards.stream().noneMatch(card -> isHigh(card, wilds));
        }
    };

    /**
     * Whether it holds for these cards, of which there is at least one.
     *
     * @param cards wild ones with what they stand for; a final discard stands for nothing
     */
    abstract boolean holds(List<DanishCard> cards, WildColour wilds);

    /** Those that hold, in the order of the rule page. */
    static List<Conditions> of(List<DanishCard> cards, WildColour wilds) {
        List<Conditions> holding = new ArrayList<>();
        for (Conditions condition : values()) {
            if (condition.holds(cards, wilds)) {
                holding.add(condition);
            }
        }
        return holding;
    }

    /** The suit that gives a card its colour; null: it has none. */
    private static @Nullable Suit colour(DanishCard card, WildColour wilds) {
        if (!card.isWild()) {
            return card.card().suit();
        }
        if (card.rank() != null && wilds == WildColour.REPRESENTED) {
            return card.suit();
        }
        return card.card().isJoker() ? null : card.card().suit();
    }

    /** Whether a card counts as an ace or a picture, or spoils the condition like one. */
    private static boolean isHigh(DanishCard card, WildColour wilds) {
        if (!card.isWild()) {
            return CardValue.isHigh(card.card().rank());
        }
        Rank rank = card.rank();
        return switch (wilds) {
            case REPRESENTED -> rank != null && CardValue.isHigh(rank);
            case PRINTED -> false;
            case SPOILS -> true;
        };
    }

    @Override
    public String toString() {
        return Words.of(this);
    }
}
