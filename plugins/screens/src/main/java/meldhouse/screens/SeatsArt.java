package meldhouse.screens;

import meldhouse.american.AmericanView;
import meldhouse.american.Call;
import meldhouse.american.Laid;
import meldhouse.american.Phase;
import meldhouse.american.SeatMelds;
import meldhouse.client.terminal.Line;
import meldhouse.client.terminal.Seats;
import meldhouse.client.terminal.Style;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The seats around the table, the viewer's at the bottom and the next to play at its left, with the
 * trick between them. The card that is ahead stands in brackets.
 */
record SeatsArt(AmericanView view, Sides sides, CardArt art, int width, int rows) {
    /** How many rows it takes at least. */
    static final int ROWS = 10;

    /** With so many, the seats move apart. */
    private static final int HIGH = 16;

    private static final int CARD = CardArt.WIDTH + 2;

    /** More seats than these do not play a deal; between two deals there can be one more. */
    private static final int MOST = 4;

    private static final int NOBODY = -1;
    private static final Set<Phase> TRICKS = EnumSet.of(Phase.PLAY, Phase.MELDING, Phase.TAKE);

    List<Line> lines() {
        List<Integer> seats = seats();
        int bottom = seats.getFirst();
        int left = seats.size() > 2 ? seats.get(1) : NOBODY;
        int top = seats.size() == 3 ? NOBODY : seats.get(seats.size() / 2);
        int beside = seats.size() > MOST ? seats.get(3) : NOBODY;
        int right = seats.size() > 2 ? seats.getLast() : NOBODY;
        int side = (width - 3 * CARD) / 2;
        List<Line> lines = new ArrayList<>();
        lines.add(across(name(top), name(beside)));
        lines.add(across(status(top), status(beside)));
        lines.addAll(space());
        lines.add(Line.EMPTY);
        lines.add(card(top).centred(width));
        lines.addAll(space());
        lines.add(
                name(left)
                        .fit(side)
                        .and(Line.of(" ".repeat(3 * CARD)))
                        .and(name(right).right(side)));
        lines.add(
                status(left)
                        .fit(side)
                        .and(card(left).centred(CARD))
                        .and(Line.of(" ".repeat(CARD)))
                        .and(card(right).centred(CARD))
                        .and(status(right).right(side)));
        lines.addAll(space());
        lines.add(card(bottom).centred(width));
        lines.add(outcome().centred(width));
        lines.addAll(space());
        lines.add(name(bottom).centred(width));
        lines.add(status(bottom).centred(width));
        return lines.stream().map(line -> line.fit(width)).toList();
    }

    /** What stands opposite the viewer: alone, or beside that of a fifth seat between two deals. */
    private Line across(Line one, Line other) {
        int half = width / 2;
        return other.width() == 0
                ? one.centred(width)
                : one.centred(half).and(other.centred(width - half));
    }

    /**
     * Who sits around the table, clockwise from the bottom: in a deal those that play, and all as
     * long as it is being dealt.
     */
    private List<Integer> seats() {
        int people = sides.people();
        int own = sides.isWatched() ? 0 : sides.seats().own();
        boolean isDealt = !view.active().isEmpty() && view.phase() != Phase.DEAL;
        return IntStream.range(0, people)
                .map(step -> (own + step) % people)
                .filter(seat -> !isDealt || view.active().contains(seat))
                .boxed()
                .toList();
    }

    private List<Line> space() {
        return rows >= HIGH ? List.of(Line.EMPTY) : List.of();
    }

    private Words words() {
        return sides.words();
    }

    private Line name(int seat) {
        if (seat == NOBODY) {
            return Line.EMPTY;
        }
        boolean toMove = view.toMove() != null && view.toMove() == seat;
        boolean dealer = view.dealer() != null && view.dealer() == seat;
        Seats seats = sides.seats();
        String name = seats.who(seat).first();
        String shown = Line.width(name) > side() ? Line.of(name).cut(side()).text() : name;
        return Line.of(
                (toMove ? "> " : "") + shown + (dealer ? " " + words().say("screen.dealMark") : ""),
                toMove ? Style.STRONG : Style.PLAIN);
    }

    private int side() {
        return (width - 3 * CARD) / 2 - 6;
    }

    /** What a seat has last said: its call, its contract, its melds. */
    private Line status(int seat) {
        if (seat == NOBODY) {
            return Line.EMPTY;
        }
        if (!view.active().isEmpty() && view.stock() > 0) {
            return Line.of(
                    words().say("screen.has", view.counts().get(seat), points(seat)), Style.FAINT);
        }
        if (view.contract() == null && view.trump() == null) {
            return Line.of(lastCall(seat), Style.FAINT);
        }
        boolean declarer = view.declarer() != null && view.declarer() == seat;
        String bid = declarer ? String.valueOf(view.contract()) : "";
        boolean shown = view.melds().stream().anyMatch(melds -> melds.seat() == seat);
        String melded = shown ? words().say("screen.meld", points(seat)) : "";
        return Line.of(
                bid.isEmpty() || melded.isEmpty() ? bid + melded : bid + ", " + melded,
                Style.FAINT);
    }

    /** What a seat has melded in this deal. */
    private int points(int seat) {
        return view.melds().stream()
                .filter(shown -> shown.seat() == seat)
                .mapToInt(SeatMelds::points)
                .sum();
    }

    private String lastCall(int seat) {
        return view.calls().stream()
                .filter(call -> call.seat() == seat)
                .reduce((earlier, later) -> later)
                .map(Call::amount)
                .map(String::valueOf)
                .orElseGet(
                        () ->
                                view.calls().stream().anyMatch(call -> call.seat() == seat)
                                        ? words().say("screen.pass")
                                        : "");
    }

    /** The cards that lie there: the open trick, or the last one until the next is begun. */
    private List<Laid> trick() {
        boolean between = view.trick().isEmpty() && view.lastTrick() != null;
        return between && TRICKS.contains(view.phase()) ? view.lastTrick().cards() : view.trick();
    }

    private Line card(int seat) {
        List<Laid> trick = trick();
        boolean old = view.trick().isEmpty();
        for (Laid laid : trick) {
            if (laid.seat() == seat) {
                boolean ahead = AmericanTable.best(trick, view.trump()).seat() == seat;
                Style style = old ? Style.FAINT : ahead ? Style.STRONG : Style.PLAIN;
                Line card = art.card(laid.card(), style);
                return ahead ? Line.of("[", style).and(card).and("]", style) : card;
            }
        }
        return Line.EMPTY;
    }

    private Line outcome() {
        if (!view.trick().isEmpty()) {
            int seat = AmericanTable.best(view.trick(), view.trump()).seat();
            int led = view.trick().getFirst().seat();
            if (view.lastTrick() == null && led != seat) {
                // The melds stand beside the first trick, not who played what.
                Seats seats = sides.seats();
                String both = words().say("screen.ledAhead", seats.who(led), seats.who(seat));
                if (Line.width(both) <= width) {
                    return Line.of(both, Style.FAINT);
                }
            }
            return Line.of(words().say("screen.ahead", sides.seats().who(seat)), Style.FAINT);
        }
        return trick().isEmpty()
                ? Line.EMPTY
                : Line.of(
                        words().say(
                                        "screen.took",
                                        sides.seats().who(view.lastTrick().winner()),
                                        view.lastTrick().points()),
                        Style.FAINT);
    }
}
