package meldhouse.scripting;

import java.util.List;

/**
 * One thing that is wrong with a house-rule file.
 *
 * @param place where; the file alone where the line is not known
 * @param sentence what is wrong and what is allowed, without the place
 * @param excerpt three lines of the file and an arrow below the place, for whoever mends it; empty
 *     where the line is not known
 */
public record FileFault(Place place, String sentence, List<String> excerpt) {
    /** At most so much of a long line is shown. */
    private static final int WIDTH = 100;

    public FileFault {
        excerpt = List.copyOf(excerpt);
    }

    /** A fault, with what can be shown of the file's text. */
    static FileFault of(Place place, String text, String sentence) {
        return new FileFault(place, sentence, excerpt(text, place));
    }

    /** As in {@code kitchen.js:3:5: Cannot set minimumBid to "200": …}. */
    public String text() {
        return place + ": " + sentence;
    }

    public static List<String> excerpt(String text, Place place) {
        List<String> lines = text.lines().toList();
        if (place.line() < 1 || place.line() > lines.size()) {
            return List.of();
        }
        int first = Math.max(1, Math.min(place.line() - 1, lines.size() - 2));
        int last = Math.min(lines.size(), first + 2);
        int digits = String.valueOf(last).length();
        // A long line is shown from where its fault is in sight.
        int from = place.column() > WIDTH - 10 ? place.column() - WIDTH / 2 : 0;
        List<String> shown = new java.util.ArrayList<>();
        for (int number = first; number <= last; number++) {
            shown.add(
                    ("%" + digits + "d | %s").formatted(number, cut(lines.get(number - 1), from)));
            if (number == place.line()) {
                int blanks = Math.max(0, place.column() - 1 - from);
                shown.add(" ".repeat(digits) + " | " + " ".repeat(blanks) + "^");
            }
        }
        return shown;
    }

    private static String cut(String line, int from) {
        String plain = line.replaceAll("\\p{Cntrl}", " ");
        return plain.substring(
                        Math.min(from, plain.length()), Math.min(from + WIDTH, plain.length()))
                .stripTrailing();
    }
}
