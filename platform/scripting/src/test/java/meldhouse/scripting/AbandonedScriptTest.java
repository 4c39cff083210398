package meldhouse.scripting;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.io.File;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A recursion that goes on in its own {@code finally} throws at every depth and so never comes to a
 * place where the engine would end it: it is left behind. In a Java of its own, for its thread runs
 * until that ends.
 */
class AbandonedScriptTest {
    private static final String ENDLESS = "function f() { try { return f() } finally { f() } } f()";

    /** Reads the endless file, then another, and prints what came of both. */
    static final class Reading {
        private Reading() {}

        public static void main(String[] args) throws BadHouseRuleFile {
            HouseRuleFile.parse("export default {ruleset: 'a'}", "warm.js");
            try {
                HouseRuleFile.parse(ENDLESS, "m.js");
            } catch (BadHouseRuleFile e) {
                System.out.println(String.join("\n", e.faults()));
            }
            System.out.println(HouseRuleFile.parse("export default {ruleset: 'b'}", "b.js").name());
        }
    }

    @Test
    void recursionInFinallyIsAbandonedWithASentenceAndOtherFilesAreRead() throws Exception {
        String own = Reading.class.getName().replace('.', '/') + ".class";
        URI place = Objects.requireNonNull(Reading.class.getClassLoader().getResource(own)).toURI();
        String path = place.getPath();
        String tests = path.substring(0, path.length() - own.length());
        String classes =
                Stream.concat(
                                Stream.of("java.class.path", "jdk.module.path")
                                        .map(System::getProperty)
                                        .flatMap(paths -> Optional.ofNullable(paths).stream()),
                                Stream.of(Path.of(tests).toString()))
                        .collect(Collectors.joining(File.pathSeparator));
        Process process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-cp",
                                classes,
                                Reading.class.getName())
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start();
        try {
            String said =
                    new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
            assertThat(said.lines())
                    .hasSize(2)
                    .first()
                    .asString()
                    .startsWith("m.js: Cannot read the house rules: it ")
                    .endsWith("Allowed: a script that ends at once.");
            assertThat(said.lines().toList().getLast()).isEqualTo("b");
        } finally {
            process.destroyForcibly();
        }
    }
}
