package meldhouse.client.terminal;

import org.jline.utils.WCWidth;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A line on the screen: pieces of text, each with its style. Widths are columns of the terminal, so
 * that a wide character counts two; characters that would move the cursor are shown as a question
 * mark.
 *
 * @param spans from left to right
 */
public record Line(List<Span> spans) {
    /** Nothing. */
    public static final Line EMPTY = new Line(List.of());

    /** Before the second line of a sentence and the next, where there is room for more. */
    private static final int INDENT = 2;

    public Line {
        spans = List.copyOf(spans);
    }

    /**
     * A piece of text in one style.
     *
     * @param text without control characters
     * @param style how it looks
     */
    public record Span(String text, Style style) {
        public Span {
            text = harmless(text);
        }
    }

    /** One piece of text. */
    public static Line of(String text, Style style) {
        return new Line(List.of(new Span(text, style)));
    }

    /** Plain text. */
    public static Line of(String text) {
        return of(text, Style.PLAIN);
    }

    /** A sign from end to end. */
    public static Line rule(String sign, int width) {
        return of(sign.repeat(width), Style.FAINT);
    }

    /** How many columns it takes. */
    public int width() {
        return spans.stream().mapToInt(span -> width(span.text())).sum();
    }

    /** The same with another behind it. */
    public Line and(Line other) {
        List<Span> all = new ArrayList<>(spans);
        all.addAll(other.spans);
        return new Line(all);
    }

    /** The same with a piece of text behind it. */
    public Line and(String text, Style style) {
        return and(of(text, style));
    }

    /** Exactly so wide: cut, or filled with spaces behind. */
    public Line fit(int columns) {
        Line cut = cut(columns);
        int missing = columns - cut.width();
        return missing == 0 ? cut : cut.and(of(" ".repeat(missing)));
    }

    /** Exactly so wide, in the middle of it. */
    public Line centred(int columns) {
        Line cut = cut(columns);
        return of(" ".repeat((columns - cut.width()) / 2)).and(cut).fit(columns);
    }

    /** Exactly so wide, at the right of it. */
    public Line right(int columns) {
        Line cut = cut(columns);
        return of(" ".repeat(columns - cut.width())).and(cut);
    }

    /** At most so wide. */
    public Line cut(int columns) {
        List<Span> kept = new ArrayList<>();
        int left = columns;
        for (Span span : spans) {
            String text = start(span.text(), left);
            if (!text.isEmpty()) {
                kept.add(new Span(text, span.style()));
            }
            left -= width(text);
            if (text.length() < span.text().length()) {
                break;
            }
        }
        return new Line(kept);
    }

    /** Its text without styles or spaces at the end. */
    public String text() {
        return spans.stream().map(Span::text).collect(Collectors.joining()).stripTrailing();
    }

    /** How many columns a text takes. */
    public static int width(String text) {
        return text.codePoints().map(point -> Math.max(0, WCWidth.wcwidth(point))).sum();
    }

    /** A text without characters that move the cursor or turn the line around. */
    public static String harmless(String text) {
        return text.codePoints()
                .map(
                        point ->
                                switch (Character.getType(point)) {
                                    case Character.CONTROL,
                                            Character.FORMAT,
                                            Character.SURROGATE,
                                            Character.PRIVATE_USE,
                                            Character.UNASSIGNED,
                                            Character.LINE_SEPARATOR,
                                            Character.PARAGRAPH_SEPARATOR ->
                                            '?';
                                    default -> point;
                                })
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    /** A text in pieces of at most so many columns, broken at spaces, the later ones indented. */
    public static List<String> broken(String text, int columns) {
        List<String> pieces = new ArrayList<>();
        String rest = text;
        while (width(rest) > columns) {
            String piece = start(rest, columns);
            int space = piece.lastIndexOf(' ');
            int end =
                    space <= rest.length() - rest.stripLeading().length() ? piece.length() : space;
            pieces.add(rest.substring(0, end));
            String later = rest.substring(end).stripLeading();
            rest = columns > INDENT && !later.isEmpty() ? " ".repeat(INDENT) + later : later;
        }
        if (!rest.isEmpty() || pieces.isEmpty()) {
            pieces.add(rest);
        }
        return pieces;
    }

    private static String start(String text, int columns) {
        int width = 0;
        int index = 0;
        while (index < text.length()) {
            int point = text.codePointAt(index);
            width += Math.max(0, WCWidth.wcwidth(point));
            if (width > columns && index > 0) {
                break;
            }
            index += Character.charCount(point);
        }
        return text.substring(0, index);
    }
}
