package meldhouse.screens;

import meldhouse.api.cards.Suit;
import meldhouse.client.terminal.Line;
import meldhouse.client.terminal.Style;
import meldhouse.danish.DanishCard;
import meldhouse.danish.Drawn;

import java.util.ArrayList;
import java.util.List;

/**
 * A player's own hand by suit, the wild cards last, in as many rows as it takes; what was drawn in
 * this turn stands in brackets.
 */
record DanishHand(DanishSides sides, DanishArt art) {
    List<Line> lines() {
        List<DanishCard> drawn = drawn();
        List<List<Line>> groups = new ArrayList<>();
        for (Suit suit : Suit.values()) {
            add(
                    groups,
                    drawn,
                    hand().stream()
                            .filter(card -> !card.isWild() && card.card().suit() == suit)
                            .toList());
        }
        add(groups, drawn, hand().stream().filter(DanishCard::isWild).toList());
        List<Line> lines = new ArrayList<>();
        Line line = Line.of(" ");
        int width = art.look().width() - 1;
        for (List<Line> group : groups) {
            int whole = group.stream().mapToInt(card -> card.width() + 1).sum();
            if (line.width() > 1 && line.width() + 2 + Math.min(whole, width / 2) > width) {
                lines.add(line);
                line = Line.of(" ");
            } else if (line.width() > 1) {
                line = line.and("  ", Style.PLAIN);
            }
            for (Line card : group) {
                if (line.width() + card.width() > width) {
                    lines.add(line);
                    line = Line.of(" ");
                }
                line = line.and(card).and(" ", Style.PLAIN);
            }
        }
        lines.add(line);
        return lines;
    }

    private List<DanishCard> hand() {
        return sides.view().hand();
    }

    private List<DanishCard> drawn() {
        Drawn drawn = sides.view().drawn();
        boolean own = sides.view().toMove() != null && sides.seats().isOwn(sides.view().toMove());
        return own && drawn != null && drawn.cards() != null
                ? new ArrayList<>(drawn.cards())
                : new ArrayList<>();
    }

    private void add(List<List<Line>> groups, List<DanishCard> drawn, List<DanishCard> cards) {
        if (cards.isEmpty()) {
            return;
        }
        List<Line> group = new ArrayList<>();
        for (DanishCard card : cards) {
            boolean fresh = drawn.remove(card);
            Line shown = art.card(card, fresh ? Style.STRONG : Style.PLAIN);
            group.add(fresh ? Line.of("[", Style.FAINT).and(shown).and("]", Style.FAINT) : shown);
        }
        groups.add(group);
    }
}
