package meldhouse.screens;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Rank;
import meldhouse.api.cards.Suit;
import meldhouse.client.terminal.CardWords;
import meldhouse.client.terminal.Line;
import meldhouse.client.terminal.Look;
import meldhouse.client.terminal.Style;
import meldhouse.danish.DanishCard;
import meldhouse.danish.LaidCard;
import meldhouse.danish.TableMeld;

import java.util.ArrayList;
import java.util.List;

/** Cards and melds of the Danish game as they are drawn. */
record DanishArt(Words words, Look look) {
    Line card(DanishCard card, Style style) {
        String mark = card.turnedUp() ? DanishCards.MARK : "";
        Line printed = Line.of(text(card.card()) + mark, coloured(card.card(), style));
        if (card.rank() == null) {
            return printed;
        }
        Line standing =
                card.suit() == null
                        ? Line.of("=" + rank(card.rank()), style)
                        : Line.of(
                                "=" + rank(card.rank()) + suit(card.suit()),
                                coloured(Card.of(card.rank(), card.suit()), style));
        return printed.and(standing);
    }

    Line card(DanishCard card) {
        return card(card, card.isWild() ? Style.STRONG : Style.PLAIN);
    }

    Line cards(List<DanishCard> cards) {
        Line line = Line.EMPTY;
        for (DanishCard card : cards) {
            line = line.spans().isEmpty() ? card(card) : line.and(" ", Style.PLAIN).and(card(card));
        }
        return line;
    }

    private String text(Card card) {
        return card.isJoker() ? words.code(card) : rank(card.rank()) + suit(card.suit());
    }

    private String rank(Rank rank) {
        return look.signs() && rank == Rank.TEN ? "10" : words.rank(rank);
    }

    private String suit(Suit suit) {
        return look.signs() ? CardWords.sign(suit) : words.letter(suit);
    }

    private static Style coloured(Card card, Style style) {
        boolean red =
                !card.isJoker() && (card.suit() == Suit.HEARTS || card.suit() == Suit.DIAMONDS);
        return red && !style.inverse() ? style.inRed(true) : style;
    }

    /** A meld in pieces that are not broken: its number, its cards, its worth. */
    List<Line> meld(TableMeld meld) {
        List<Line> pieces = new ArrayList<>();
        List<LaidCard> cards = meld.cards();
        for (int i = 0; i < cards.size(); i++) {
            Line card = card(cards.get(i).card());
            pieces.add(i == 0 ? Line.of(meld.number() + ": ", Style.FAINT).and(card) : card);
        }
        for (var rescued : meld.rescued()) {
            if (!rescued.inHand()) {
                pieces.add(
                        Line.of("(", Style.FAINT)
                                .and(card(rescued.laid().card().bare(), Style.FAINT))
                                .and(")", Style.FAINT));
            }
        }
        pieces.add(Line.of(String.valueOf(meld.worth().total()), Style.STRONG));
        return pieces;
    }

    /** Pieces in lines of a width, with a space between them, later lines indented. */
    static List<Line> flow(List<Line> pieces, int width, int indent) {
        List<Line> lines = new ArrayList<>();
        Line line = Line.EMPTY;
        for (Line piece : pieces) {
            boolean empty = line.width() == 0;
            if (!empty && line.width() + 1 + piece.width() > width) {
                lines.add(line);
                line = Line.of(" ".repeat(indent)).and(piece);
            } else {
                line = empty ? piece : line.and(" ", Style.PLAIN).and(piece);
            }
        }
        if (line.width() > 0) {
            lines.add(line);
        }
        return lines;
    }

    /** Whole things beside each other where they fit, two spaces between them. */
    static List<Line> beside(List<List<Line>> things, int width, int indent) {
        List<Line> lines = new ArrayList<>();
        for (List<Line> thing : things) {
            List<Line> alone = flow(thing, width, indent);
            Line last = lines.isEmpty() ? Line.EMPTY : lines.getLast();
            if (alone.size() == 1
                    && last.width() > 0
                    && last.width() + 2 + alone.getFirst().width() <= width) {
                lines.set(lines.size() - 1, last.and("  ", Style.PLAIN).and(alone.getFirst()));
            } else {
                lines.addAll(alone);
            }
        }
        return lines;
    }
}
