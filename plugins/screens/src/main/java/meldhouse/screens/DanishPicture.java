package meldhouse.screens;

import meldhouse.api.game.LegalMoves;
import meldhouse.client.terminal.Line;
import meldhouse.client.terminal.Look;
import meldhouse.client.terminal.Picture;
import meldhouse.client.terminal.Style;
import meldhouse.danish.DanishCard;
import meldhouse.danish.DanishMove;
import meldhouse.danish.DanishView;
import meldhouse.danish.Phase;
import meldhouse.danish.TableMeld;

import java.util.ArrayList;
import java.util.List;

/**
 * The Danish table drawn on a whole screen: a title, the scores, the seats with the number of their
 * cards, stock and pile, the melds of each side, what may be laid, and the hand.
 */
record DanishPicture(DanishSides sides, LegalMoves legal, Look look) {
    private static final int WIDE = 110;

    private static final int HIGH = 30;

    /** Rows kept for the news with their title, on a low screen and on a high one. */
    private static final int NEWS = 4;

    private static final int NEWS_HIGH = 8;

    /** The line over the hand, what was refused or the keys, and the line to type in. */
    private static final int BELOW = 3;

    private static final int MOST_CHOICES = 9;

    Picture picture() {
        List<Line> hand = hand();
        List<Line> table = new ArrayList<>();
        table.add(title());
        table.addAll(DanishArt.flow(scores(), look.width(), 1));
        boolean played = new DanishTable(sides).isPlayed();
        if (played) {
            table.addAll(DanishArt.flow(seats(), look.width(), 1));
            table.add(pile());
        }
        table.add(Line.rule(look.signs() ? "\u2504" : "-", look.width()));
        int news = look.height() >= HIGH ? NEWS_HIGH : NEWS;
        int rows = Math.max(4, look.height() - table.size() - hand.size() - BELOW - news);
        if (played) {
            List<Line> choices = choices(rows);
            table.addAll(melds(rows - choices.size()));
            table.addAll(choices);
        } else {
            table.addAll(sheet(rows));
        }
        return new Picture(table.stream().map(line -> line.cut(look.width())).toList(), hand);
    }

    private DanishView view() {
        return sides.view();
    }

    private String say(String key, Object... arguments) {
        return sides.words().say("dk.screen." + key, arguments);
    }

    private DanishArt art() {
        return new DanishArt(sides.words(), look);
    }

    private Line title() {
        String between = look.signs() ? " \u00b7 " : " - ";
        List<String> parts = new ArrayList<>();
        if (view().phase() == Phase.OVER) {
            parts.add(say("over"));
        } else if (view().round() > 0) {
            parts.add(say("round", view().round()));
            if (new DanishTable(sides).isPlayed()) {
                parts.add(say("turn", view().turn()));
            }
            if (view().dealer() != null) {
                parts.add(say("dealer", sides.who(view().dealer())));
            }
        }
        for (int side : sides.order()) {
            if (new DanishTable(sides).hasBarbele(side)) {
                parts.add(say("barbele", sides.side(side)));
            }
        }
        String right = sides.seats().isDecided("matchEnd") ? "" : say("to", view().target()) + " ";
        int room = Math.max(0, look.width() - right.length());
        return Line.of(" " + String.join(between, parts), Style.TITLE)
                .cut(room)
                .fit(room)
                .and(right, Style.TITLE)
                .spans()
                .stream()
                .map(span -> Line.of(span.text(), Style.TITLE))
                .reduce(Line.EMPTY, Line::and);
    }

    /** The totals, and behind them what lies on the table. */
    private List<Line> scores() {
        List<Line> pieces = new ArrayList<>();
        for (int side : sides.order()) {
            String table =
                    new DanishTable(sides).isPlayed()
                            ? " + " + new DanishMelds(sides).worth(side)
                            : "";
            String total = view().totals().get(side) + table;
            pieces.add(
                    Line.of(
                            gap(pieces) + sides.side(side).form("cap") + ": " + total,
                            side == sides.own() ? Style.STRONG : Style.PLAIN));
        }
        return pieces;
    }

    private static String gap(List<Line> before) {
        return before.isEmpty() ? " " : "  ";
    }

    /** Who holds how many cards, in the order of play, and whose turn it is. */
    private List<Line> seats() {
        List<Line> pieces = new ArrayList<>();
        for (int seat : sides.play()) {
            boolean toMove = view().toMove() != null && view().toMove() == seat;
            boolean deals = view().dealer() != null && view().dealer() == seat;
            int count = view().counts().get(seat);
            String name = sides.who(seat).first();
            String dealer = deals ? " " + sides.words().say("screen.dealMark") : "";
            pieces.add(
                    Line.of(
                                    gap(pieces)
                                            + (toMove ? "> " : "")
                                            + name
                                            + dealer
                                            + " "
                                            + count,
                                    toMove ? Style.STRONG : Style.PLAIN)
                            .and(count == 1 && !toMove ? " " + say("pumba") : "", Style.STRONG));
        }
        return pieces;
    }

    /** Stock and pile, the top card first and strong. */
    private Line pile() {
        List<DanishCard> pile = view().pile();
        Line line = Line.of(" " + say("stock", view().stock()) + "   ");
        line = line.and(say("pile", pile.size()) + "  ", Style.PLAIN);
        for (int i = pile.size() - 1; i >= 0; i--) {
            boolean top = i == pile.size() - 1;
            Line card = art().card(pile.get(i), top ? Style.STRONG : Style.FAINT);
            boolean last = i == 0;
            if (line.width() + card.width() + (last ? 0 : 4) > look.width()) {
                return line.and("...", Style.FAINT);
            }
            line =
                    top
                            ? line.and("[", Style.STRONG).and(card).and("] ", Style.STRONG)
                            : line.and(card).and(" ", Style.PLAIN);
        }
        return line;
    }

    /** The melds of all sides, in columns beside each other. */
    private List<Line> melds(int rows) {
        List<Integer> order = sides.order();
        int columns = Math.clamp(order.size(), 1, look.width() >= WIDE ? 3 : 2);
        String bar = look.signs() ? " \u250a " : " | ";
        int width = (look.width() - bar.length() * (columns - 1)) / columns;
        List<List<Line>> filled = new ArrayList<>();
        for (int column = 0; column < columns; column++) {
            filled.add(new ArrayList<>());
        }
        int others = Math.max(1, columns - 1);
        int[] count = new int[columns];
        for (int i = 0; i < order.size(); i++) {
            count[i == 0 ? 0 : columns == 1 ? 0 : 1 + (i - 1) % others]++;
        }
        for (int i = 0; i < order.size(); i++) {
            int column = i == 0 || columns == 1 ? 0 : 1 + (i - 1) % others;
            filled.get(column).addAll(side(order.get(i), width, rows / count[column]));
        }
        List<Line> lines = new ArrayList<>();
        int most = filled.stream().mapToInt(List::size).max().orElse(0);
        for (int row = 0; row < Math.min(rows, most); row++) {
            Line line = Line.EMPTY;
            for (int column = 0; column < columns; column++) {
                List<Line> cells = filled.get(column);
                Line cell = row < cells.size() ? cells.get(row) : Line.EMPTY;
                line = column == 0 ? line : line.and(bar, Style.FAINT);
                line = line.and(column == columns - 1 ? cell.cut(width) : cell.fit(width));
            }
            lines.add(line);
        }
        return lines;
    }

    /** One side's melds: each in a line of its own where there is room, else beside each other. */
    private List<Line> side(int side, int width, int rows) {
        DanishMelds melds = new DanishMelds(sides);
        List<TableMeld> own = melds.of(side);
        List<Line> lines = new ArrayList<>();
        Style style = side == sides.own() ? Style.STRONG : Style.PLAIN;
        String head = sides.side(side).form("cap");
        String whole =
                own.isEmpty() ? say("side.none", head) : say("side", head, melds.worth(side));
        String title = Line.width(whole) <= width ? whole : head + ": " + melds.worth(side);
        lines.add(Line.of(title, style).cut(width));
        List<List<Line>> things = own.stream().map(art()::meld).toList();
        List<Line> alone = new ArrayList<>();
        things.forEach(meld -> alone.addAll(DanishArt.flow(meld, width, 3)));
        List<Line> shown = alone.size() < rows ? alone : DanishArt.beside(things, width, 3);
        if (shown.size() > Math.max(1, rows - 1)) {
            int kept = Math.max(0, rows - 2);
            lines.addAll(shown.subList(0, kept));
            lines.add(Line.of(say("more", shown.size() - kept), Style.FAINT));
        } else {
            lines.addAll(shown);
        }
        return lines;
    }

    /** What may be laid, by number, and what going out would bring. */
    private List<Line> choices(int rows) {
        if (view().phase() != Phase.PLAY || legal.size() == 0) {
            return List.of();
        }
        DanishTurn turn = new DanishTurn(sides, legal);
        List<DanishChoices.Choice> offered = new DanishChoices(sides, legal).weighed();
        List<List<Line>> things = new ArrayList<>();
        for (int i = 0; i < Math.min(offered.size(), MOST_CHOICES); i++) {
            things.add(
                    List.of(
                            Line.of((i + 1) + " ", Style.STRONG)
                                    .and(choice(offered.get(i), turn))));
        }
        if (offered.size() > things.size()) {
            things.add(
                    List.of(Line.of(say("choices", offered.size() - things.size()), Style.FAINT)));
        }
        List<Line> all = DanishArt.beside(things, look.width() - 1, 2);
        List<Line> lines =
                new ArrayList<>(all.subList(0, Math.min(all.size(), Math.max(1, rows / 3))));
        new DanishTable(sides)
                .opening()
                .ifPresent(opening -> lines.addFirst(Line.of(opening, Style.FAINT)));
        int hand = DanishWorth.hand(view().hand());
        String brief = new DanishOutlook(sides, legal).brief();
        lines.add(
                Line.of(
                        brief.isEmpty() ? say("costs", hand) : say("out", hand, brief),
                        Style.FAINT));
        return lines;
    }

    private Line choice(DanishChoices.Choice choice, DanishTurn turn) {
        return switch (choice.move()) {
            case DanishMove.Lay(var melds) -> {
                Line line = Line.EMPTY;
                for (var meld : melds) {
                    line = line.spans().isEmpty() ? line : line.and(" + ", Style.PLAIN);
                    line = line.and(art().cards(meld.cards()));
                }
                yield choice.gain() > 0 ? line.and(" (" + choice.gain() + ")", Style.FAINT) : line;
            }
            case DanishMove.LayOff(int meld, var cards, _) ->
                    art().cards(cards).and(" " + say("onto", meld), Style.FAINT);
            case DanishMove.Redde(int meld, var wild, var card) ->
                    art().card(card)
                            .and(" " + say("for") + " ", Style.FAINT)
                            .and(art().card(wild))
                            .and(" " + say("onto", meld), Style.FAINT);
            case DanishMove.Discard _, DanishMove.Cut _, DanishMove.Draw _, DanishMove.Accept _ ->
                    Line.of(turn.words(choice.move()));
        };
    }

    /** The sheet of the last round, between two rounds. */
    private List<Line> sheet(int rows) {
        List<Line> lines = new ArrayList<>();
        if (view().sheet() != null) {
            for (String sentence : new DanishSheet(view().sheet(), sides).lines()) {
                boolean head = !sentence.startsWith("+") && !sentence.startsWith("-");
                for (String piece :
                        Line.broken((head ? " " : "   ") + sentence, look.width() - 1)) {
                    lines.add(Line.of(piece, head ? Style.STRONG : Style.PLAIN));
                }
            }
        }
        if (lines.size() > rows) {
            lines = new ArrayList<>(lines.subList(0, rows - 1));
            lines.add(Line.of(" " + say("more.sheet"), Style.FAINT));
        }
        while (lines.size() < rows) {
            lines.add(Line.EMPTY);
        }
        return lines;
    }

    private List<Line> hand() {
        if (view().hand().isEmpty() || !new DanishTable(sides).isPlayed()) {
            return List.of();
        }
        return new DanishHand(sides, art()).lines();
    }
}
