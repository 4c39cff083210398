package meldhouse.architecture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import meldhouse.architecture.House.Room;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Requires.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Each module's descriptor is kept as text beside its pom, so that a new door (an export, a
 * dependency, a service) is a line in a reviewed diff. {@code ./meldhouse golden} rewrites them.
 */
class ModuleDescriptorsTest {

    private static final String FILE = "module.expected.txt";
    private static final boolean WRITE = Boolean.getBoolean("golden.write");

    @TestFactory
    Stream<DynamicTest> aDescriptorIsAsItsGoldenFileSays() {
        return House.rooms().stream().map(room -> dynamicTest(room.name(), () -> compare(room)));
    }

    @Test
    void everyModuleOfTheReactorIsLookedAt() throws IOException {
        String pom = Files.readString(House.ROOT.resolve("pom.xml"));
        long inReactor = pom.lines().filter(line -> line.contains("<module>")).count();

        // Without a descriptor: benchmarks, architecture and examples.
        assertThat(House.rooms()).hasSize((int) inReactor - 3);
    }

    private static void compare(Room room) throws IOException {
        Path file = room.folder().resolve(FILE);
        String text = describe(room.descriptor());
        if (WRITE) {
            Files.writeString(file, text);
        }
        assertThat(file)
                .as("No golden descriptor. To write it: ./meldhouse golden")
                .isRegularFile();
        assertThat(text)
                .as(
                        "The descriptor of %s differs from %s. If that is meant: ./meldhouse"
                                + " golden",
                        room.name(), House.ROOT.relativize(file))
                .isEqualTo(Files.readString(file).replace("\r\n", "\n"));
    }

    private static String describe(ModuleDescriptor module) {
        Stream<String> exports =
                module.exports().stream().map(e -> "exports " + e.source() + targets(e.targets()));
        Stream<String> opens =
                module.opens().stream().map(o -> "opens " + o.source() + targets(o.targets()));
        Stream<String> provides =
                module.provides().stream()
                        .map(
                                p ->
                                        "provides "
                                                + p.service()
                                                + " with "
                                                + String.join(", ", p.providers()));
        Stream<String> requires =
                module.requires().stream()
                        .filter(r -> !r.modifiers().contains(Modifier.MANDATED))
                        .map(r -> "requires " + modifiers(r.modifiers()) + r.name());
        Stream<String> uses = module.uses().stream().map(u -> "uses " + u);
        return Stream.of(exports, opens, provides, requires, uses)
                .flatMap(Stream::sorted)
                .collect(
                        Collectors.joining(
                                "\n",
                                (module.isOpen() ? "open module " : "module ")
                                        + module.name()
                                        + "\n",
                                "\n"));
    }

    private static String targets(Set<String> targets) {
        return targets.isEmpty()
                ? ""
                : targets.stream().sorted().collect(Collectors.joining(", ", " to ", ""));
    }

    private static String modifiers(Set<Modifier> modifiers) {
        return Stream.of(Modifier.STATIC, Modifier.TRANSITIVE)
                .filter(modifiers::contains)
                .map(modifier -> modifier.name().toLowerCase(Locale.ROOT) + " ")
                .collect(Collectors.joining());
    }
}
