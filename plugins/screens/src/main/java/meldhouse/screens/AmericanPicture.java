package meldhouse.screens;

import meldhouse.american.AmericanView;
import meldhouse.american.Phase;
import meldhouse.api.game.LegalMoves;
import meldhouse.client.terminal.Line;
import meldhouse.client.terminal.Look;
import meldhouse.client.terminal.Picture;
import meldhouse.client.terminal.Style;

import java.util.ArrayList;
import java.util.List;

/**
 * The American table drawn on a whole screen: a title with the contract and what it still needs,
 * the scores, the seats with the trick between them, beside them auction, melds or tricks, and the
 * hand.
 */
record AmericanPicture(AmericanView view, LegalMoves legal, Sides sides, Look look) {
    private static final int SEATS = 48;
    private static final int SEATS_WIDE = 64;
    private static final int WIDE = 110;

    /** What news, title and hand take of the height. */
    private static final int AROUND = 14;

    private static final int MOST_ROWS = 20;

    Picture picture() {
        List<Line> table = new ArrayList<>();
        table.add(title());
        table.add(scores());
        table.addAll(middle());
        return new Picture(table, view.hand().isEmpty() ? List.of() : hand());
    }

    private Words words() {
        return sides.words();
    }

    private CardArt art() {
        return new CardArt(words(), look);
    }

    private Line title() {
        String between = look.signs() ? " \u00b7 " : " - ";
        List<String> parts = new ArrayList<>();
        if (view.phase() == Phase.OVER) {
            parts.add(words().say("screen.over"));
        } else {
            parts.add(words().say("screen.deal", view.deal()));
        }
        if (view.contract() != null) {
            AmericanTable table = new AmericanTable(view, sides);
            parts.add(
                    words().say(
                                    "screen.contract",
                                    sides.seats().who(view.declarer()),
                                    view.contract()));
            if (view.trump() != null) {
                parts.add(
                        words().say("screen.trump", art().suit(view.trump(), Style.TITLE).text()));
            }
            if (!view.melds().isEmpty()) {
                parts.add(
                        table.needed() <= 0
                                ? words().say("screen.enough")
                                : words().say("screen.need", table.needed()));
            }
        } else if (view.dealer() != null) {
            parts.add(words().say("screen.dealer", sides.seats().who(view.dealer())));
        }
        String right = view.target() == null ? "" : words().say("screen.to", view.target()) + " ";
        int width = look.width();
        Line left = Line.of(" " + String.join(between, parts), Style.TITLE);
        int rest = Math.max(0, width - left.cut(width - right.length()).width());
        return left.cut(width - right.length())
                .and(" ".repeat(Math.max(0, rest - right.length())) + right, Style.TITLE);
    }

    private Line scores() {
        int first = sides.first();
        Line totals = Line.of(" ").and(total(first)).and("   ", Style.PLAIN).and(total(1 - first));
        if (view.contract() == null || view.phase() == Phase.TRUMP) {
            return totals;
        }
        // Long names leave less room; the totals are never cut for the tricks.
        for (String key : List.of("screen.tricks", "screen.tricks.short")) {
            String tricks =
                    words().say(
                                    key,
                                    view.tricks().get(first),
                                    view.tricks().get(1 - first),
                                    view.trickPoints().get(first),
                                    view.trickPoints().get(1 - first));
            int room = look.width() - tricks.length() - 1;
            if (totals.width() + 2 <= room) {
                return totals.fit(room).and(tricks, Style.PLAIN);
            }
        }
        return totals;
    }

    private Line total(int side) {
        return Line.of(
                sides.who(side).form("cap") + ": " + view.totals().get(side),
                sides.isOwn(side) ? Style.STRONG : Style.PLAIN);
    }

    private List<Line> middle() {
        int seats = look.width() >= WIDE ? SEATS_WIDE : SEATS;
        int rows = Math.clamp(look.height() - AROUND, SeatsArt.ROWS, MOST_ROWS);
        List<Line> left = new SeatsArt(view, sides, art(), seats, rows).lines();
        int above = (rows - left.size()) / 2;
        List<Line> right =
                new PanelArt(view, legal, sides, art(), look.width() - seats - 3, rows).lines();
        String bar = look.signs() ? " \u250a " : " | ";
        List<Line> lines = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            int seatRow = row - above;
            Line seat = seatRow >= 0 && seatRow < left.size() ? left.get(seatRow) : Line.EMPTY;
            Line panel = row < right.size() ? right.get(row) : Line.EMPTY;
            lines.add(seat.fit(seats).and(bar, Style.FAINT).and(panel));
        }
        return lines;
    }

    private List<Line> hand() {
        return new HandArt(view, legal, sides, art()).lines();
    }
}
