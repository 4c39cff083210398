package meldhouse.screens;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Rank;
import meldhouse.api.cards.Suit;
import meldhouse.client.terminal.CardWords;
import meldhouse.client.terminal.Line;
import meldhouse.client.terminal.Look;
import meldhouse.client.terminal.Style;

import java.util.List;

/** Cards as they are drawn: with suit signs and in red where the terminal can, else in letters. */
record CardArt(Words words, Look look) {
    /** The widest card: ten and a suit. */
    static final int WIDTH = 3;

    Line card(Card card, Style style) {
        return Line.of(text(card), coloured(card.suit(), style));
    }

    Line card(Card card) {
        return card(card, Style.PLAIN);
    }

    private String text(Card card) {
        return look.signs()
                ? (card.rank() == Rank.TEN ? "10" : words.rank(card.rank()))
                        + CardWords.sign(card.suit())
                : words.code(card);
    }

    Line cards(List<Card> cards, Style style) {
        Line line = Line.EMPTY;
        for (Card card : cards) {
            line = (line.spans().isEmpty() ? line : line.and(" ", style)).and(card(card, style));
        }
        return line;
    }

    /** A suit by its sign and name. */
    Line suit(Suit suit, Style style) {
        String sign = look.signs() ? CardWords.sign(suit) + " " : "";
        return Line.of(sign + words.suit(suit), coloured(suit, style));
    }

    private Style coloured(Suit suit, Style style) {
        boolean red = suit == Suit.HEARTS || suit == Suit.DIAMONDS;
        return red && !style.inverse() ? style.inRed(true) : style;
    }
}
