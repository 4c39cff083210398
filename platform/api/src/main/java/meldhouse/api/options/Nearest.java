package meldhouse.api.options;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Guesses what a misspelt name was meant to be. */
public final class Nearest {
    /** A name that is this many letters off is no guess any more. */
    private static final int FAR = 4;

    /** Longer names are not guessed at: the work grows with the square of the length. */
    private static final int LONGEST = 60;

    private Nearest() {}

    /**
     * The known name that is nearest to a misspelt one, if any is near enough: at most three
     * letters to change, add or drop, and not all of them. Upper and lower case are the same.
     */
    public static Optional<String> to(String name, Collection<String> known) {
        if (name.length() > LONGEST) {
            return Optional.empty();
        }
        String best = null;
        int least = Math.min(FAR, Math.max(2, name.length()));
        for (String candidate : known) {
            int distance =
                    distance(name.toLowerCase(Locale.ROOT), candidate.toLowerCase(Locale.ROOT));
            if (distance < least) {
                least = distance;
                best = candidate;
            }
        }
        return Optional.ofNullable(best);
    }

    /**
     * The known names that are most like a misspelt one, the likest first; of equals the one that
     * was known first. Names that begin alike or hold the other are liker than a few letters make
     * them.
     *
     * @param most how many, at most
     */
    public static List<String> first(String name, Collection<String> known, int most) {
        String typed = name.toLowerCase(Locale.ROOT);
        return known.stream()
                .sorted(Comparator.comparingInt(candidate -> unlike(typed, candidate)))
                .limit(most)
                .toList();
    }

    private static int unlike(String typed, String candidate) {
        String lower = candidate.toLowerCase(Locale.ROOT);
        if (typed.length() > LONGEST) {
            return 0;
        }
        int distance = distance(typed, lower);
        return lower.contains(typed) || typed.contains(lower) ? distance / 4 : distance;
    }

    /** Levenshtein's distance: letters to change, add or drop. */
    private static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int change = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(change, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[b.length()];
    }
}
