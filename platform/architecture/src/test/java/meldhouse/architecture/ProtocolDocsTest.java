package meldhouse.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.api.game.Ruleset;
import meldhouse.protocol.MessageSchemas;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Collectors;

/**
 * What {@code docs/} says of the wire is made from the code. {@code ./meldhouse golden} writes it
 * anew.
 */
class ProtocolDocsTest {

    private static final boolean WRITE = Boolean.getBoolean("golden.write");
    private static final Path DOCS = House.ROOT.resolve("docs");
    private static final String BEGIN = "<!-- languages -->\n";
    private static final String END = "<!-- end of languages -->\n";

    static List<Ruleset> rulesets() {
        return ServiceLoader.load(Ruleset.class).stream()
                .map(ServiceLoader.Provider::get)
                .sorted(Comparator.comparing(ruleset -> ruleset.info().id()))
                .toList();
    }

    @Test
    void theSchemasAreThoseOfTheCodec() throws IOException {
        compare(DOCS.resolve("schemas/requests.json"), pretty(MessageSchemas.requests()));
        compare(DOCS.resolve("schemas/answers.json"), pretty(MessageSchemas.answers()));
    }

    @Test
    void theLanguageOfEveryRulesetIsOnTheProtocolPage() throws IOException {
        Path file = DOCS.resolve("protocol.md");
        String page = Files.readString(file).replace("\r\n", "\n");
        assertThat(page).containsOnlyOnce(BEGIN).containsOnlyOnce(END);
        assertThat(rulesets()).isNotEmpty();
        String languages =
                rulesets().stream().map(LanguageWords::of).collect(Collectors.joining("\n"));
        String before = page.substring(0, page.indexOf(BEGIN) + BEGIN.length());
        String after = page.substring(page.indexOf(END));
        compare(file, before + "\n" + languages + "\n" + after);
    }

    private static String pretty(JsonNode json) {
        return json.toPrettyString().replace("\r\n", "\n") + "\n";
    }

    /** Compares a file with what it must be, or writes it. */
    static void compare(Path file, String text) throws IOException {
        if (WRITE) {
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
        }
        assertThat(file).as("It is missing. To write it: ./meldhouse golden").isRegularFile();
        assertThat(Files.readString(file).replace("\r\n", "\n"))
                .as("%s is not what the code says. To write it anew: ./meldhouse golden", file)
                .isEqualTo(text);
    }
}
