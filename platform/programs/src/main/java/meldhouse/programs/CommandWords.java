package meldhouse.programs;

import java.util.ArrayList;
import java.util.List;

/**
 * A command line in its words: parted by blanks, where quotes of either kind keep words together.
 */
final class CommandWords {
    private CommandWords() {}

    /**
     * @throws IllegalArgumentException if there is none, or a quote is not closed
     */
    static List<String> of(String line) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean isWord = false;
        char quote = 0;
        for (char c : line.toCharArray()) {
            if (quote != 0) {
                if (c == quote) {
                    quote = 0;
                } else {
                    word.append(c);
                }
            } else if (c == '"' || c == '\'') {
                quote = c;
                isWord = true;
            } else if (Character.isWhitespace(c)) {
                if (isWord) {
                    words.add(word.toString());
                }
                word.setLength(0);
                isWord = false;
            } else {
                word.append(c);
                isWord = true;
            }
        }
        if (isWord) {
            words.add(word.toString());
        }
        if (quote != 0 || words.isEmpty()) {
            throw new IllegalArgumentException(
                    "Cannot run '%s': %s. Allowed: a program and its words, as in python3 mybot.py."
                            .formatted(
                                    line,
                                    quote == 0
                                            ? "there is no command"
                                            : "a quote is opened and not closed"));
        }
        return List.copyOf(words);
    }
}
