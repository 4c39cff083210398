package meldhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The files that people copy: every verb takes each of them. */
class RuleExamplesTest {
    private static final Path FOLDER = Path.of("../../examples/house-rules");

    static List<Path> files() throws IOException {
        try (Stream<Path> all = Files.list(FOLDER)) {
            List<Path> files =
                    all.filter(file -> file.toString().matches(".*[.](js|json)"))
                            .filter(file -> !hasFunctions(file))
                            .sorted()
                            .toList();
            assertThat(files).hasSize(9);
            return files;
        }
    }

    /** Those have {@link FunctionExamplesTest}. */
    private static boolean hasFunctions(Path file) {
        try {
            return Files.readString(file).contains("hooks:");
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    @Test
    void allOfThemAreFineAndNothingInThemIsWithoutEffect() throws IOException {
        String[] words =
                Stream.concat(Stream.of("rules", "check"), files().stream().map(Path::toString))
                        .toArray(String[]::new);
        Run run = Run.of(words);
        assertThat(run.code()).as(run.out() + run.err()).isZero();
        assertThat(run.out().lines()).hasSize(9).allMatch(line -> line.contains(": fine."));
    }

    @ParameterizedTest
    @MethodSource("files")
    void eachHasASheet(Path file) {
        Run run = Run.of("rules", "sheet", file.toString(), "--format", "txt");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out().lines()).hasSizeGreaterThan(20);
    }

    @ParameterizedTest
    @MethodSource("files")
    void theExamplesInEachHold(Path file) {
        Run run = Run.of("rules", "test", file.toString());
        assertThat(run.code()).as(run.out()).isZero();
        assertThat(run.out()).containsPattern("(\\d) of \\1 examples? holds?");
    }

    @ParameterizedTest
    @MethodSource("files")
    void theImpactOfEachIsMeasured(Path file) throws IOException {
        Run run =
                Run.of(
                        "rules",
                        "impact",
                        file.toString(),
                        "--deals=20",
                        "--matches=1",
                        "--bots=steady",
                        "--json");
        assertThat(run.code()).as(run.err()).isZero();
        JsonNode answer = new JsonMapper().readTree(run.out());
        assertThat(answer.at("/ofDeals/points/rules/count").asInt()).isGreaterThan(20);
        assertThat(answer.at("/ofMatches/dealsPerMatch/rules/mean").asDouble()).isPositive();
    }

    @ParameterizedTest
    @MethodSource("files")
    void eachIsShownTriedAndSharedAndComesBackTheSame(Path file) throws IOException {
        assertThat(Run.of("rules", "try", file.toString(), "--seed", "4").out()).contains("points");
        assertThat(Run.of("rules", "show", file.toString()).out()).contains(" = ");
        String code = Run.of("rules", "code", file.toString()).out().strip();
        assertThat(code).startsWith("MH1.").hasSizeLessThan(80);
        assertThat(Run.of("rules", "diff", file.toString(), code).out())
                .contains("are the same rules");
    }

    /** The declarations that editors read are made from the schemas: {@code ./meldhouse golden}. */
    @Test
    void theDeclarationsBesideThemAreUpToDate() throws IOException {
        Path types = FOLDER.resolve("meldhouse.d.ts");
        String made = Run.of("rules", "types").out();
        if (Boolean.getBoolean("golden.write")) {
            Files.writeString(types, made);
        }
        assertThat(Files.readString(types).replace("\r\n", "\n")).isEqualTo(made);
    }
}
