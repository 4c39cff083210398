package meldhouse.client.terminal;

import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.util.Map;

/** Letters of our languages as they are spelled where a terminal does not have them. */
final class Spelling {
    private static final Map<Integer, String> LETTERS =
            Map.ofEntries(
                    Map.entry((int) '\u00e4', "ae"),
                    Map.entry((int) '\u00f6', "oe"),
                    Map.entry((int) '\u00fc', "ue"),
                    Map.entry((int) '\u00df', "ss"),
                    Map.entry((int) '\u00c4', "Ae"),
                    Map.entry((int) '\u00d6', "Oe"),
                    Map.entry((int) '\u00dc', "Ue"),
                    Map.entry((int) '\u00e6', "ae"),
                    Map.entry((int) '\u00f8', "oe"),
                    Map.entry((int) '\u00e5', "aa"),
                    Map.entry((int) '\u00c6', "Ae"),
                    Map.entry((int) '\u00d8', "Oe"),
                    Map.entry((int) '\u00c5', "Aa"));

    private final CharsetEncoder encoder;

    Spelling(Charset charset) {
        this.encoder = charset.newEncoder();
    }

    /** The text as the terminal can show it; what has no other spelling stays. */
    String of(String text) {
        if (encoder.canEncode(text)) {
            return text;
        }
        StringBuilder spelled = new StringBuilder();
        text.codePoints()
                .forEach(
                        point -> {
                            String letter = Character.toString(point);
                            spelled.append(
                                    encoder.canEncode(letter)
                                            ? letter
                                            : LETTERS.getOrDefault(point, letter));
                        });
        return spelled.toString();
    }
}
