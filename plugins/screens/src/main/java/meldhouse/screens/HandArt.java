package meldhouse.screens;

import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanView;
import meldhouse.american.Origin;
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
        List<Line> lines = new ArrayList<>(onTable());
        lines.addAll(held());
        return lines;
    }

    /** The viewer's melded cards that can still be played; nothing if there are none. */
    private List<Line> onTable() {
        List<Card> cards =
                view.seat() == null
                        ? List.of()
                        : new AmericanTable(view, sides).onTable(view.seat());
        if (cards.isEmpty()) {
            return List.of();
        }
        List<AmericanMove.Play> plays = new AmericanTurn(view, legal, sides).plays();
        Line row = Line.of(" " + sides.words().say("screen.onTable"), Style.FAINT);
        Line keys = Line.of(" ".repeat(row.width()));
        for (Card card : cards) {
            int key = plays.indexOf(new AmericanMove.Play(card, Origin.TABLE)) + 1;
            Style style = key > 0 ? Style.STRONG : Style.PLAIN;
            row = row.and(" ", Style.PLAIN).and(art.card(card, style).fit(CardArt.WIDTH));
            String number = key > 0 ? String.valueOf(key) : "";
            keys = keys.and(" ", Style.PLAIN).and(Line.of(number, Style.STRONG).fit(CardArt.WIDTH));
        }
        int width = art.look().width();
        return plays.isEmpty() ? List.of(row.cut(width)) : List.of(row.cut(width), keys.cut(width));
    }

    private List<Line> held() {
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
        return view.phase() == Phase.PLAY
                || view.phase() == Phase.EXCHANGE
                || view.phase() == Phase.BURY;
    }

    /** The number that chooses a card. */
    private OptionalInt key(Card card, int place) {
        AmericanTurn turn = new AmericanTurn(view, legal, sides);
        if (view.phase() == Phase.EXCHANGE) {
            return OptionalInt.of(place + 1);
        }
        if (view.phase() == Phase.BURY) {
            return turn.buriable().contains(card) ? OptionalInt.of(place + 1) : OptionalInt.empty();
        }
        List<AmericanMove.Play> plays = turn.plays();
        for (int i = 0; i < plays.size(); i++) {
            if (plays.get(i).card() == card && plays.get(i).from() != Origin.TABLE) {
                return OptionalInt.of(i + 1);
            }
        }
        return OptionalInt.empty();
    }
}
