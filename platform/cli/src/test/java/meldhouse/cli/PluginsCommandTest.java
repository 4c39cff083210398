package meldhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** What can be asked about plugins, and the door through which a host is told of new ones. */
@Timeout(60)
class PluginsCommandTest {
    @TempDir private Path temp;

    @Test
    void whatIsBuiltInAndWhereIsLookedIsListed() {
        Run run = Run.of("plugins");
        assertThat(run.code()).isEqualTo(Exit.DONE);
        assertThat(run.out())
                .contains("Built in: ", "ruleset 'american'", "bot 'random'", "Looked for in: ");
    }

    @Test
    void aFileThatDoesNotFitIsWrongAndSaysWhy() throws Exception {
        Path file = Files.writeString(temp.resolve("odd.jar"), "no jar");
        Run run = Run.of("plugins", "check", file.toString());
        assertThat(run.code()).isEqualTo(Exit.WRONG);
        assertThat(run.err())
                .contains("Cannot load plugin '" + file + "': odd.jar is no jar")
                .doesNotContain("\tat ");
    }

    @Test
    void aFileThatIsNotThereIsWrongUsage() {
        Run run = Run.of("plugins", "check", temp.resolve("gone.jar").toString());
        assertThat(run.code()).isEqualTo(Exit.USAGE);
        assertThat(run.err()).contains("there is no such file");
    }

    @Test
    void withoutAHostNothingCanBeReloaded() {
        Run run = Run.of("plugins", "reload", "--data", temp.toString());
        assertThat(run.code()).isEqualTo(Exit.WRONG);
        assertThat(run.err()).contains("no host runs with the data folder", "--data DIR");
    }

    @Test
    void aHostAnswersAtItsDoorUntilItCloses() throws Exception {
        Files.writeString(temp.resolve("admin.sock"), "left by a host that was killed");
        try (AdminDoor door =
                AdminDoor.open(
                        temp,
                        said -> {
                            if (said.equals("break")) {
                                throw new IllegalStateException("broken");
                            }
                            return List.of("you said", said);
                        })) {
            assertThat(door).isNotNull();
            assertThat(AdminDoor.say(temp, "hello")).containsExactly("you said", "hello");
            assertThat(AdminDoor.say(temp, "break")).isEmpty();
            assertThat(AdminDoor.say(temp, "again")).containsExactly("you said", "again");
            Run run = Run.of("plugins", "reload", "--data", temp.toString());
            assertThat(run.out()).contains("plugins reload");
        }
        assertThatIOException().isThrownBy(() -> AdminDoor.say(temp, "hello"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "My-Bot", "1st", "a--b", "a_b", "class", "new", "random"})
    void aNameThatIsNoneIsRefused(String name) {
        Run run = Run.of("new", "bot", name);
        assertThat(run.code()).isEqualTo(Exit.USAGE);
        assertThat(run.err()).contains("Cannot call it '" + name + "'");
    }

    @Test
    void aProjectNeedsTheDistribution() {
        Run run = Run.of("new", "bot", "my-bot", "--to", temp.resolve("x").toString());
        assertThat(run.code()).isEqualTo(Exit.CONFIGURATION);
        assertThat(run.err()).contains("the examples lie in the distribution");
    }

    @Test
    void anExampleIsRenamedWhereItsNameIsItsName() {
        Template template = Template.RULESET;
        assertThat(template.path("/src/main/java/bezique/BeziqueGame.java", "my-game"))
                .isEqualTo("/src/main/java/mygame/MyGameGame.java");
        assertThat(template.path("/src/main/java/bezique/Kind.java", "my-game"))
                .isEqualTo("/src/main/java/mygame/Kind.java");
        assertThat(template.text("package bezique;\nimport bezique.Kind;", "my-game", "r"))
                .isEqualTo("package mygame;\nimport mygame.Kind;");
        assertThat(template.text("BEZIQUE(\"bezique\", 40)", "my-game", "r"))
                .isEqualTo("BEZIQUE(\"bezique\", 40)");
        assertThat(template.text("ID = \"bezique\"; TITLE = \"Bezique\"", "my-game", "r"))
                .isEqualTo("ID = \"my-game\"; TITLE = \"MyGame\"");
        assertThat(template.text("play --ruleset bezique --bots random", "my-game", "r"))
                .isEqualTo("play --ruleset my-game --bots random");
        assertThat(template.text("{\"ruleset\":\"bezique\",\"op\":\"melds\"}", "my-game", "r"))
                .isEqualTo("{\"ruleset\":\"my-game\",\"op\":\"melds\"}");
        assertThat(Template.BOT.text("simulate --bots cautious,random", "my-bot", "r"))
                .isEqualTo("simulate --bots my-bot,random");
        assertThat(
                        template.text(
                                "<meldhouse.repository>a</meldhouse.repository>",
                                "my-game",
                                "file:///here/$1"))
                .isEqualTo("<meldhouse.repository>file:///here/$1</meldhouse.repository>");
    }
}
