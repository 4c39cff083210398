package meldhouse.examples;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The pages' steps lead where they say: the examples are built, tested, installed and played. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the steps are typed into a shell")
@Timeout(600)
class NewcomerTest {
    private static final Pattern MARGIN =
            Pattern.compile("^trick points .* ([-\\d.]+) \\+- ([\\d.]+)$", Pattern.MULTILINE);

    @Test
    void whoFollowsThePageAboutBotsHasOneThatBeatsRandom(@TempDir Path temp) throws Exception {
        String answer;
        try (Newcomer newcomer = Newcomer.in(temp)) {
            answer = newcomer.types(Newcomer.steps("docs/bots.md"));
        }
        assertThat(answer)
                .contains("Made my-first, a bot")
                .contains("It fits: my-first-1.0.jar, version 1.0")
                .contains("Bot 'my-first': MyFirst, easy, plays american.");
        Matcher margin = MARGIN.matcher(answer);
        assertThat(margin.find()).as(answer).isTrue();
        assertThat(Double.parseDouble(margin.group(1)))
                .as(margin.group())
                .isGreaterThan(4 * Double.parseDouble(margin.group(2)));
    }

    @Test
    void whoFollowsThePageAboutRulesetsHasAGameThatIsPlayed(@TempDir Path temp) throws Exception {
        try (Newcomer newcomer = Newcomer.in(temp)) {
            playsAGameOfTheirOwn(newcomer);
        }
    }

    private static void playsAGameOfTheirOwn(Newcomer newcomer) throws Exception {
        String answer = newcomer.types(Newcomer.steps("docs/rulesets.md"));
        assertThat(answer)
                .contains("Made my-game, a ruleset")
                .contains("It fits: my-game-1.0.jar, version 1.0")
                .contains("Ruleset 'my-game': MyGame, ");
        String played =
                newcomer.types(
                        "yes 1 | head -n 400 | meldhouse play --ruleset my-game --preset quick"
                                + " --bots random --seed 1 --lang de\n");
        assertThat(played).contains("Deine Hand: ", " spielen", "Für Stiche: ");
    }
}
