package meldhouse.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.api.ApiVersion;
import meldhouse.testkit.BotContract;
import meldhouse.testkit.RulesetContract;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/** What is written for the authors of plugins is what holds. */
class PluginDocsTest {
    private static final Pattern MUST =
            Pattern.compile("^- .*\\bMUST\\b.*: `(\\w+)`$", Pattern.MULTILINE);
    private static final int MOST_LINES = 40;

    private static String text(String file) throws IOException {
        return Files.readString(House.ROOT.resolve(file)).replace("\r\n", "\n");
    }

    private static List<String> musts(String page) throws IOException {
        return MUST.matcher(text(page)).results().map(found -> found.group(1)).toList();
    }

    private static List<String> tests(Class<?> contract) {
        return Arrays.stream(contract.getDeclaredMethods())
                .filter(method -> method.isAnnotationPresent(Test.class))
                .map(method -> method.getName())
                .toList();
    }

    @Test
    void eachMustOfARulesetIsATestOfItsContractAndEachTestAMust() throws IOException {
        assertThat(musts("docs/rulesets.md"))
                .containsExactlyInAnyOrderElementsOf(tests(RulesetContract.class));
    }

    @Test
    void eachMustOfABotIsATestOfItsContractAndEachTestAMust() throws IOException {
        assertThat(musts("docs/bots.md"))
                .containsExactlyInAnyOrderElementsOf(tests(BotContract.class));
        assertThat(text("docs/bots.md")).doesNotContain("MUST that");
    }

    @Test
    void noMustStandsOutsideOfTheLists() throws IOException {
        for (String page : List.of("docs/rulesets.md", "docs/bots.md")) {
            long all = Pattern.compile("\\bMUST\\b").matcher(text(page)).results().count();
            assertThat(musts(page)).as(page).hasSize((int) all);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"bot-java", "ruleset-plugin"})
    void anExampleIsForTheApiAndTheVersionThatAreHere(String example) throws IOException {
        String ours = between(text("pom.xml"), "<version>", "</version>");
        String pom = text("examples/" + example + "/pom.xml");
        assertThat(between(pom, "<meldhouse.version>", "<")).isEqualTo(ours);
        assertThat(between(pom, "<meldhouse.api>", "<")).isEqualTo(ApiVersion.CURRENT.toString());
        assertThat(text("docs/rulesets.md")).contains("now " + ApiVersion.CURRENT);
    }

    private static String between(String text, String begin, String end) {
        int from = text.indexOf(begin) + begin.length();
        return text.substring(from, text.indexOf(end, from));
    }

    @Test
    void theBotInJavaIsAClassOfFortyLines() throws IOException {
        String source = text("examples/bot-java/src/main/java/cautious/CautiousBot.java");
        String type = source.substring(source.indexOf("public final class"));
        assertThat(type.lines().count()).isLessThanOrEqualTo(MOST_LINES);
        assertThat(type.lines()).allMatch(line -> line.length() <= 100);
    }
}
