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
import java.util.Optional;

/**
 * The American table drawn on a whole screen: a title with the contract and what it still needs,
 * the scores, the seats with the trick between them, beside them auction, melds or tricks, and the
 * hand.
 */
record AmericanPicture(AmericanView view, LegalMoves legal, Sides sides, Look look) {
    private static final int SEATS = 48;
    private static final int SEATS_WIDE = 64;
    private static final int WIDE = 110;
    private static final int BETWEEN = 3;

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
            trump().ifPresent(parts::add);
            if (!view.melds().isEmpty()) {
                parts.add(
                        table.needed() <= 0
                                ? words().say("screen.enough")
                                : words().say("screen.need", table.needed()));
            }
        } else if (view.dealer() != null) {
            parts.add(words().say("screen.dealer", sides.seats().who(view.dealer())));
            trump().ifPresent(parts::add);
        }
        String right =
                view.target() == null || sides.seats().isDecided("matchEnd")
                        ? ""
                        : words().say("screen.to", view.target()) + " ";
        int width = look.width();
        Line left = Line.of(" " + String.join(between, parts), Style.TITLE);
        int rest = Math.max(0, width - left.cut(width - right.length()).width());
        return left.cut(width - right.length())
                .and(" ".repeat(Math.max(0, rest - right.length())) + right, Style.TITLE);
    }

    private Optional<String> trump() {
        return Optional.ofNullable(view.trump())
                .map(suit -> words().say("screen.trump", art().suit(suit, Style.TITLE).text()));
    }

    /** Long names leave less room; the totals are never cut for the tricks. */
    private Line scores() {
        Line totals = totals(look.width());
        if (view.trump() != null && !view.active().isEmpty()) {
            for (String key : List.of("screen.tricks", "screen.tricks.short")) {
                String tricks = words().say(key, joined(view.tricks()), joined(view.trickPoints()));
                int room = look.width() - tricks.length() - 1;
                if (totals.width() + 2 <= room) {
                    return totals.fit(room).and(tricks, Style.PLAIN);
                }
            }
        }
        int each = look.width() / sides.count() - BETWEEN;
        return totals.width() <= look.width() ? totals : totals(each);
    }

    private Line totals(int each) {
        Line totals = Line.of(" ");
        for (int side : sides.listed()) {
            totals = totals.width() > 1 ? totals.and(" ".repeat(BETWEEN), Style.PLAIN) : totals;
            totals = totals.and(total(side, each));
        }
        return totals;
    }

    /** Numbers of all sides, the viewer's first: {@code "3:2"}. */
    private String joined(List<Integer> numbers) {
        return sides.each(":", side -> String.valueOf(numbers.get(side)));
    }

    /** A side with its total, in so many columns at most. */
    private Line total(int side, int room) {
        Style style = sides.isOwn(side) ? Style.STRONG : Style.PLAIN;
        String total = ": " + view.totals().get(side);
        return Line.of(sides.who(side).form("cap"), style)
                .cut(Math.max(1, room - total.length()))
                .and(total, style);
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
