package meldhouse.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The tests that {@code docs/faults-elsewhere.md} names are there. */
class FaultsElsewhereTest {
    private static final Pattern NAMED = Pattern.compile("`([A-Z]\\w+)#(\\w+)`");
    private static final Pattern ROW = Pattern.compile("(?m)^\\| [A-Z].*$");

    @Test
    void everyTestThatIsNamedIsThere() throws IOException {
        String page = Files.readString(House.ROOT.resolve("docs/faults-elsewhere.md"));
        List<MatchResult> named = NAMED.matcher(page).results().toList();
        assertThat(named).hasSizeGreaterThan(40);
        for (MatchResult test : named) {
            assertThat(texts(test.group(1)))
                    .as(test.group())
                    .anyMatch(text -> text.contains("void " + test.group(2) + "("));
        }
    }

    @Test
    void everyFaultHasATest() throws IOException {
        String page = Files.readString(House.ROOT.resolve("docs/faults-elsewhere.md"));
        List<String> rows = ROW.matcher(page).results().map(MatchResult::group).toList();
        assertThat(rows).hasSizeGreaterThan(30).allMatch(row -> NAMED.matcher(row).find());
    }

    /** The classes of this name; there may be one in each module. */
    private static List<String> texts(String name) throws IOException {
        List<String> texts = new ArrayList<>();
        try (Stream<Path> files = Files.walk(House.ROOT)) {
            for (Path file : files.filter(path -> path.endsWith(name + ".java")).toList()) {
                texts.add(Files.readString(file));
            }
        }
        return texts;
    }
}
