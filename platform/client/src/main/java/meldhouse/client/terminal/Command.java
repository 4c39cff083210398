package meldhouse.client.terminal;

import meldhouse.api.game.View;

import java.util.List;
import java.util.function.BiFunction;

/**
 * Something that a screen shows when asked.
 *
 * @param key the letter that is typed
 * @param word the whole word that may be typed instead
 * @param about what it shows, for the help
 * @param show the lines
 */
public record Command(
        String key, String word, String about, BiFunction<View, Seats, List<String>> show) {
    boolean isMeantBy(String typed) {
        return typed.equalsIgnoreCase(key) || typed.equalsIgnoreCase(word);
    }
}
