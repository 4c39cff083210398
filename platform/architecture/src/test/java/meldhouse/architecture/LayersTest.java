package meldhouse.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import static java.util.stream.Collectors.toMap;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;

import meldhouse.architecture.House.Room;
import meldhouse.catalog.Catalog;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Who may see whom: by the descriptors, by the compiled code, and by the text of the sources. */
class LayersTest {

    /**
     * Raise these as the house grows: fewer than this, and the test has looked in the wrong place.
     */
    private static final int CLASSES = 150;

    private static final int SOURCES = 80;

    /** What it hands to a function of house rules has a name, random, that a bot has too. */
    private static final String HANDED = "HookContext.java";

    /** What must not know any game. Rulesets are reached through ServiceLoader alone. */
    private static final Set<String> KNOWS_NO_RULESET =
            Set.of(
                    "meldhouse.api",
                    "meldhouse.engine",
                    "meldhouse.catalog",
                    "meldhouse.scripting",
                    "meldhouse.protocol",
                    "meldhouse.store",
                    "meldhouse.testkit",
                    "meldhouse.programs",
                    "meldhouse.load",
                    "meldhouse.server",
                    "meldhouse.client");

    @Test
    void aDescriptorRequiresOnlyLowerFloors() {
        for (Room room : House.rooms()) {
            for (String required : requiredOf(room)) {
                assertThat(Layers.maySee(room.name(), required))
                        .as("%s requires %s", room.name(), required)
                        .isTrue();
            }
        }
    }

    @Test
    void aClassSeesOnlyLowerFloors() {
        Map<String, String> moduleOf =
                House.rooms().stream()
                        .flatMap(
                                room ->
                                        new ClassFileImporter()
                                                .importPath(room.classes()).stream()
                                                        .map(JavaClass::getName)
                                                        .map(type -> Map.entry(type, room.name())))
                        .collect(toMap(Map.Entry::getKey, Map.Entry::getValue));
        assertThat(moduleOf).hasSizeGreaterThanOrEqualTo(CLASSES);

        List<String> tooHigh =
                House.classes().stream()
                        .flatMap(type -> type.getDirectDependenciesFromSelf().stream())
                        .filter(dependency -> isTooHigh(dependency, moduleOf))
                        .map(Dependency::getDescription)
                        .toList();

        assertThat(tooHigh).isEmpty();
    }

    @Test
    void aRulesetSeesTheApiAlone() {
        assertThat(House.rulesets()).isNotEmpty();
        for (Room room : House.rooms()) {
            if (House.rulesets().contains(room.name())) {
                assertThat(requiredOf(room)).as(room.name()).containsExactly("meldhouse.api");
            }
        }
    }

    @Test
    void nothingButServiceLoaderReachesARuleset() throws IOException {
        String ids =
                House.rulesets().stream()
                        .map(module -> module.substring("meldhouse.".length()))
                        .collect(Collectors.joining("|"));
        // A package of a ruleset, or its id as a literal.
        Pattern named = Pattern.compile("meldhouse\\.(" + ids + ")\\b|\"(" + ids + ")\"");

        int looked = 0;
        for (Room room : House.rooms()) {
            if (!KNOWS_NO_RULESET.contains(room.name())) {
                continue;
            }
            for (Path source : sourcesOf(room)) {
                looked++;
                assertThat(named.matcher(Files.readString(source)).results().toList())
                        .as("%s names a ruleset", House.ROOT.relativize(source))
                        .isEmpty();
            }
        }
        assertThat(looked).isGreaterThanOrEqualTo(SOURCES);
    }

    @Test
    void nothingNamesABotThatIsInstalled() throws IOException {
        String ids =
                Catalog.of(LayersTest.class.getClassLoader()).bots().stream()
                        .map(bot -> Pattern.quote(bot.id()))
                        .collect(Collectors.joining("|"));
        assertThat(ids).isNotEmpty();
        Pattern named = Pattern.compile("\"(" + ids + ")\"");

        for (Room room : House.rooms()) {
            if (!KNOWS_NO_RULESET.contains(room.name())) {
                continue;
            }
            for (Path source : sourcesOf(room)) {
                if (source.endsWith(HANDED)) {
                    continue;
                }
                assertThat(named.matcher(Files.readString(source)).results().toList())
                        .as("%s names a bot", House.ROOT.relativize(source))
                        .isEmpty();
            }
        }
    }

    private static List<String> requiredOf(Room room) {
        return room.descriptor().requires().stream()
                .map(required -> required.name())
                .filter(name -> name.startsWith("meldhouse."))
                .sorted()
                .toList();
    }

    private static boolean isTooHigh(Dependency dependency, Map<String, String> moduleOf) {
        String to = moduleOf.get(dependency.getTargetClass().getBaseComponentType().getName());
        if (to == null) {
            return false; // of the JDK or of a library
        }
        return !Layers.maySee(moduleOf.get(dependency.getOriginClass().getName()), to);
    }

    private static List<Path> sourcesOf(Room room) throws IOException {
        try (Stream<Path> files = Files.walk(room.folder().resolve("src/main/java"))) {
            return files.filter(file -> file.toString().endsWith(".java")).toList();
        }
    }
}
