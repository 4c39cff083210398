package meldhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.regex.Pattern;

/** Somebody plays a deal in German and in Danish, asks for everything, and reads no English. */
@Timeout(60)
class PlayTonguesTest {
    /** Words that neither language has. */
    private static final Pattern ENGLISH =
            Pattern.compile(
                    "(?i)\\b(the|you|your|with|from|which|cards?|points|bids?|trick|tricks|trump"
                            + "|spades|hearts|clubs|table|seat|type|score|cannot|allowed|partner's"
                            + "|lead|leads|plays|passes|wins|match|melds|nobody|highest|hint)\\b");

    private static final int PROMPTS = 60;

    @TempDir private Path data;

    @ParameterizedTest
    @CsvSource({"de, Dein Gebot, Nenne den Trumpf, j", "da, Dit bud, Vælg trumf, j"})
    void nothingThatIsShownIsEnglish(String lang, String bid, String trump, String yes) {
        Deque<String> asked =
                new ArrayDeque<>(
                        List.of(
                                "b 7", "xyz", "?", "h", "a", "m", "l", "s", "t", "v", "c",
                                "c hej"));
        int[] prompts = {0};
        Typist typist =
                new Typist(
                        screen -> {
                            String prompt =
                                    new String(
                                            screen.substring(screen.lastIndexOf('\n') + 1)
                                                    .getBytes(StandardCharsets.ISO_8859_1),
                                            StandardCharsets.UTF_8);
                            prompts[0]++;
                            if (!asked.isEmpty()) {
                                return asked.removeFirst();
                            }
                            if (prompts[0] == PROMPTS) {
                                return "q";
                            }
                            if (prompts[0] > PROMPTS) {
                                return yes;
                            }
                            if (prompts[0] % 7 == 0) {
                                return "h";
                            }
                            if (prompts[0] % 11 == 0) {
                                asked.addAll(List.of("m", "l", "s", "t"));
                            }
                            return prompt.startsWith(bid)
                                    ? "+"
                                    : prompt.startsWith(trump)
                                            ? "herz,hjerter".split(",")[lang.equals("de") ? 0 : 1]
                                            : "1";
                        });
        int code =
                typist.runs(
                        "play",
                        "--lang",
                        lang,
                        "--plain",
                        "--data",
                        data.toString(),
                        "--seed",
                        "5",
                        "--name",
                        "Ann",
                        "--preset",
                        "seedLively",
                        "--ruleset",
                        "american");
        String screen =
                new String(
                        typist.screen().getBytes(StandardCharsets.ISO_8859_1),
                        StandardCharsets.UTF_8);
        assertThat(code).as(screen).isEqualTo(Exit.DONE);
        assertThat(screen.lines().filter(line -> ENGLISH.matcher(line).find())).isEmpty();
        assertThat(screen).contains("Ann").hasSizeGreaterThan(4000);
    }
}
