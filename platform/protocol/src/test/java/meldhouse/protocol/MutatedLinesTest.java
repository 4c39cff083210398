package meldhouse.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import org.junit.jupiter.api.Test;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;

/** Lines that were valid until somebody meddled with them: each is answered, none throws. */
class MutatedLinesTest {
    private static final int LINES = 20_000;
    private static final long SEED = 20_261_130;
    private static final String BITS =
            "{}[]\",:\\0123456789-+.eE truefalsenul\u0000\u001f\u007f\u00e9\u2028\ud83c\udca1";
    private static final List<String> WORDS =
            List.of(
                    "null",
                    "true",
                    "[]",
                    "{}",
                    "1e999",
                    "-0",
                    "1.5",
                    "\"\"",
                    "99999999999999999999",
                    "\"\\ud800\"",
                    "{\"type\":\"hello\"}",
                    "[[[[[[[[[[[[",
                    "1e99999999999999999999",
                    "{\"a\":",
                    "\"id\":",
                    "NaN");

    private final SplittableRandom random = new SplittableRandom(SEED);

    @Test
    void aMutatedLineIsAMessageOrAFaultWithASentence() {
        List<String> valid = Samples.lines();
        int faulty = 0;
        for (int i = 0; i < LINES; i++) {
            String line = mutated(valid.get(random.nextInt(valid.size())));
            faulty += answered(line, MessageCodec::request);
            answered(line, MessageCodec::answer);
            answered(line, text -> MessageCodec.request(bytes(text)));
        }
        assertThat(faulty)
                .as("lines of %d that were refused", LINES)
                .isBetween(LINES / 2, LINES - 1);
    }

    @Test
    void aMutatedMoveIsAMoveOrUnreadable() {
        LanguageCodec codec = new LanguageCodec(Whist.LANGUAGE);
        List<String> valid =
                LanguageCodecTest.moves().stream()
                        .map(move -> codec.move(move).toString())
                        .toList();
        int read = 0;
        for (int i = 0; i < LINES; i++) {
            String line =
                    "{\"type\":\"move\",\"id\":1,\"table\":\"t\",\"seq\":1,\"move\":"
                            + mutated(valid.get(random.nextInt(valid.size())))
                            + "}";
            if (MessageCodec.request(line) instanceof Decoded.Message<ClientMessage> message
                    && message.message() instanceof ClientMessage.MakeMove move) {
                try {
                    codec.move(move.move());
                    read++;
                } catch (Unreadable e) {
                    assertThat(e).hasMessageStartingWith("Cannot read the move: ");
                } catch (RuntimeException e) {
                    fail("seed " + SEED + ", line " + line, e);
                }
            }
        }
        assertThat(read).as("moves of %d that were still moves", LINES).isBetween(100, LINES - 1);
    }

    private static <M> int answered(String line, Function<String, Decoded<M>> reading) {
        try {
            Decoded<M> decoded = reading.apply(line);
            if (decoded instanceof Decoded.Faulty<M> faulty) {
                assertThat(faulty.message())
                        .startsWith("Cannot read ")
                        .endsWith(".")
                        .hasSizeLessThan(1000);
                assertThat(Letters.arePlain(faulty.message())).as(line).isTrue();
                return 1;
            }
            return 0;
        } catch (RuntimeException | StackOverflowError e) {
            return fail("seed " + SEED + ", line " + line, e);
        }
    }

    /** The bytes of the line, sometimes with one that is no UTF-8. */
    private byte[] bytes(String line) {
        byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
        if (bytes.length > 0 && random.nextInt(3) == 0) {
            bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
        }
        return bytes;
    }

    private String mutated(String line) {
        StringBuilder changed = new StringBuilder(line);
        for (int i = random.nextInt(3); i >= 0; i--) {
            int from = random.nextInt(changed.length() + 1);
            int to = Math.min(changed.length(), from + random.nextInt(6));
            switch (random.nextInt(6)) {
                case 0 -> changed.delete(from, to);
                case 1 -> changed.insert(from, BITS.charAt(random.nextInt(BITS.length())));
                case 2 -> changed.replace(from, to, WORDS.get(random.nextInt(WORDS.size())));
                case 3 -> changed.insert(from, changed.substring(from, to));
                case 4 -> changed.setLength(from);
                default -> value(changed, from);
            }
        }
        return changed.toString();
    }

    /** Puts another value after the next colon. */
    private void value(StringBuilder line, int from) {
        int colon = line.indexOf(":", from);
        if (colon < 0) {
            return;
        }
        int end = colon + 1;
        while (end < line.length() && ",}]".indexOf(line.charAt(end)) < 0) {
            end++;
        }
        line.replace(colon + 1, end, WORDS.get(random.nextInt(WORDS.size())));
    }
}
