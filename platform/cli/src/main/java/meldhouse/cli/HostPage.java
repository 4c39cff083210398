package meldhouse.cli;

import meldhouse.client.terminal.Line;
import meldhouse.client.terminal.Style;
import meldhouse.client.terminal.TableTitle;
import meldhouse.client.terminal.Tongue;
import meldhouse.protocol.SeatKind;
import meldhouse.protocol.ServerMessage;
import meldhouse.server.Overview;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What a host shows in its terminal while it runs: how others come here, who is there and what is
 * played, as any guest may know it, and how to stop.
 *
 * @param tongue the reader's language
 * @param title its name and version
 * @param joins what others type, the likeliest address first
 * @param page the address for browsers; null: there is none
 * @param admin the admin's link, good for one use; null: there is none
 * @param fingerprint of the certificate that is shown to those who encrypt; null: nobody does
 * @param kept where matches are kept
 * @param now who and what is there
 * @param news what has been said last; empty: nothing
 * @param code whether a QR code can be drawn here
 */
record HostPage(
        Tongue tongue,
        String title,
        List<String> joins,
        @Nullable String page,
        @Nullable String admin,
        @Nullable String fingerprint,
        String kept,
        Overview now,
        String news,
        boolean code) {
    /** What it needs to be drawn at all. */
    static final int LEAST_WIDTH = 60;

    static final int LEAST_HEIGHT = 18;

    /** How the QR code is drawn: light on dark, whatever the terminal has. */
    static final Style DOTS = Style.TITLE;

    private static final int MOST_ADDRESSES = 4;

    /** Its lines, as many as the screen has, none wider. */
    List<Line> lines(int width, int height) {
        List<String> drawn = page != null && code ? QrCode.lines(page) : List.of();
        List<Line> top = top();
        List<Line> link = link();
        int room = drawn.isEmpty() ? 0 : width - drawn.getFirst().length() - 2;
        boolean beside = widest(top) < room && height > drawn.size() + MOST_ADDRESSES + 2;
        List<Line> lines = new ArrayList<>();
        if (!beside || widest(link) < room) {
            top.addAll(link);
            link = List.of();
        }
        lines.addAll(beside ? beside(top, drawn, width) : top);
        lines.addAll(link);
        List<Line> foot = foot();
        List<Line> all = new ArrayList<>(lines);
        all.addAll(tables(Math.max(0, height - lines.size() - foot.size())));
        all.addAll(foot);
        return all.stream().limit(height).map(line -> line.cut(width)).toList();
    }

    private static int widest(List<Line> lines) {
        return lines.stream().mapToInt(Line::width).max().orElse(0);
    }

    private String say(String key, Object... args) {
        return Message.of(key, args).in(tongue);
    }

    private List<Line> top() {
        List<Line> lines = new ArrayList<>();
        lines.add(Line.of(title, Style.STRONG));
        lines.add(Line.EMPTY);
        lines.add(Line.of(say("page.join")));
        joins.stream()
                .limit(MOST_ADDRESSES)
                .forEach(join -> lines.add(Line.of("  " + join, Style.STRONG)));
        if (joins.size() > MOST_ADDRESSES) {
            lines.add(Line.of("  " + say("page.more", joins.size() - MOST_ADDRESSES), Style.FAINT));
        }
        if (page != null) {
            lines.add(Line.of(say("page.browser")));
            lines.add(Line.of("  " + page, Style.STRONG));
        }
        return lines;
    }

    private List<Line> link() {
        List<Line> lines = new ArrayList<>();
        if (admin != null) {
            lines.add(Line.of(say("page.admin")));
            lines.add(Line.of("  " + admin));
        }
        if (fingerprint != null) {
            lines.add(Line.of(say("page.fingerprint")));
            // Too long for one line of most terminals.
            int half = fingerprint.length() / 2;
            int colon = fingerprint.indexOf(':', half) + 1;
            lines.add(Line.of("  " + fingerprint.substring(0, colon)));
            lines.add(Line.of("  " + fingerprint.substring(colon)));
        }
        return lines;
    }

    private static List<Line> beside(List<Line> left, List<String> right, int width) {
        int room = width - right.getFirst().length();
        List<Line> lines = new ArrayList<>();
        for (int i = 0; i < Math.max(left.size(), right.size()); i++) {
            Line line = i < left.size() ? left.get(i) : Line.EMPTY;
            lines.add(i < right.size() ? line.fit(room).and(Line.of(right.get(i), DOTS)) : line);
        }
        return lines;
    }

    private List<Line> tables(int room) {
        List<Line> lines = new ArrayList<>();
        lines.add(Line.EMPTY);
        lines.add(
                Line.of(
                        now.tables().isEmpty()
                                ? say("page.noTables")
                                : say("page.tables", now.tables().size()),
                        Style.STRONG));
        int rows = now.tables().size() <= room - 3 ? now.tables().size() : Math.max(0, room - 4);
        now.tables().stream().limit(rows).forEach(row -> lines.add(table(row)));
        if (rows < now.tables().size()) {
            lines.add(Line.of("  " + say("page.more", now.tables().size() - rows), Style.FAINT));
        }
        lines.add(
                Line.of(
                        now.players().isEmpty()
                                ? say("page.nobody")
                                : say(
                                        "page.players",
                                        now.players().size(),
                                        String.join(", ", now.players()))));
        while (lines.size() < room) {
            lines.add(Line.EMPTY);
        }
        return lines.subList(0, Math.min(lines.size(), room));
    }

    private Line table(ServerMessage.TableRow row) {
        String seats = row.seats().stream().map(this::seat).collect(Collectors.joining(", "));
        return Line.of("  " + TableTitle.in(tongue, row.title()), Style.PLAIN)
                .and("  " + say("page.state." + row.state()) + "  ", Style.FAINT)
                .and(seats, Style.PLAIN);
    }

    private String seat(ServerMessage.SeatRow seat) {
        String who = seat.who() == null ? say("page.open") : seat.who();
        return seat.kind() == SeatKind.PLAYER && !seat.connected() ? say("page.away", who) : who;
    }

    private List<Line> foot() {
        List<Line> lines = new ArrayList<>();
        if (!news.isEmpty()) {
            lines.add(Line.of(news));
        }
        lines.add(Line.of(say("host.kept", kept), Style.FAINT));
        lines.add(Line.of(say("host.stop"), Style.FAINT));
        return lines;
    }
}
