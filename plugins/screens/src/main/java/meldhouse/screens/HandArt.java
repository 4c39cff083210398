package meldhouse.screens;

import meldhouse.american.AmericanView;
import meldhouse.american.Phase;
import meldhouse.api.cards.Card;
import meldhouse.api.game.LegalMoves;
import meldhouse.client.terminal.Line;
import meldhouse.client.terminal.Style;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * A player's own hand: sorted, in one row where it fits, and under each card that may be chosen the
 * number that chooses it.
 */
record HandArt(AmericanView view, LegalMoves legal, Sides sides, CardArt art) {
    private static final int WIDE_CELL = 5;
    private static final int CELL = 4;
    private static final int GAP = 2;

    List<Line> lines() {
        int width = art.look().width() - 1;
        int cards = view.hand().size();
        int gaps = GAP * (suits() - 1);
        if (cards * WIDE_CELL + gaps <= width) {
            return rows(view.hand(), WIDE_CELL, GAP);
        }
        if (cards * CELL + gaps <= width) {
            return rows(view.hand(), CELL, GAP);
        }
        List<Line> lines = new ArrayList<>();
        int most = width / CELL + 1;
        for (int from = 0; from < cards; from += most) {
            lines.addAll(rows(view.hand().subList(from, Math.min(cards, from + most)), CELL, 0));
        }
        return lines;
    }

    private int suits() {
        return (int) view.hand().stream().map(Card::suit).distinct().count();
    }

    private List<Line> rows(List<Card> cards, int cell, int gap) {
        boolean choosing = !legal.listed().isEmpty() && isChoosing();
        Line row = Line.EMPTY;
        Line keys = Line.EMPTY;
        for (int i = 0; i < cards.size(); i++) {
            Card card = cards.get(i);
            boolean next = i > 0 && cards.get(i - 1).suit() != card.suit();
            Line space = Line.of(" ".repeat((next ? gap : 0) + 1));
            OptionalInt key = choosing ? key(card, i) : OptionalInt.empty();
            Style style = choosing ? key.isPresent() ? Style.STRONG : Style.FAINT : Style.PLAIN;
            boolean last = i == cards.size() - 1;
            int columns = last ? CardArt.WIDTH : cell - 1;
            row = row.and(space).and(art.card(card, style).fit(columns));
            String number = key.isPresent() ? String.valueOf(key.getAsInt()) : "";
            keys = keys.and(space).and(Line.of(number, Style.STRONG).fit(columns));
        }
        return List.of(row, keys);
    }

    private boolean isChoosing() {
        return view.phase() == Phase.PLAY || view.phase() == Phase.EXCHANGE;
    }

    /** The number that chooses a card. */
    private OptionalInt key(Card card, int place) {
        if (view.phase() == Phase.EXCHANGE) {
            return OptionalInt.of(place + 1);
        }
        int key = List.copyOf(new AmericanTurn(view, legal, sides).playable()).indexOf(card) + 1;
        return key == 0 ? OptionalInt.empty() : OptionalInt.of(key);
    }
}
