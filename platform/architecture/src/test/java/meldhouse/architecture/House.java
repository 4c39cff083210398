package meldhouse.architecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.module.ModuleDescriptor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The modules of the project as they were built, found by their folders. */
final class House {

    /** The folder of the project; Surefire runs in the folder of the module. */
    static final Path ROOT = Path.of("../..").toAbsolutePath().normalize();

    /** A module: its folder in the project, and what its compiled descriptor says. */
    record Room(Path folder, ModuleDescriptor descriptor) {

        Path classes() {
            return folder.resolve("target/classes");
        }

        String name() {
            return descriptor.name();
        }
    }

    private static final List<Room> ROOMS = findRooms();
    private static final JavaClasses CLASSES =
            new ClassFileImporter().importPaths(ROOMS.stream().map(Room::classes).toList());

    private House() {}

    static List<Room> rooms() {
        return ROOMS;
    }

    static JavaClasses classes() {
        return CLASSES;
    }

    /** The classes of the modules whose names fit. */
    static JavaClasses classesOf(Predicate<String> moduleName) {
        Set<Path> places =
                Set.copyOf(
                        ROOMS.stream()
                                .filter(room -> moduleName.test(room.name()))
                                .map(Room::classes)
                                .toList());
        return new ClassFileImporter().importPaths(places);
    }

    /** The rulesets by module name; their folders are the only list of them. */
    static Set<String> rulesets() {
        return Set.copyOf(
                ROOMS.stream()
                        .filter(room -> room.folder().getParent().endsWith("rulesets"))
                        .map(Room::name)
                        .toList());
    }

    private static List<Room> findRooms() {
        return Stream.of("platform", "rulesets", "plugins")
                .map(ROOT::resolve)
                .flatMap(House::foldersIn)
                .filter(folder -> Files.exists(folder.resolve("src/main/java/module-info.java")))
                .map(folder -> new Room(folder, descriptor(folder)))
                .sorted(Comparator.comparing(Room::name))
                .toList();
    }

    private static Stream<Path> foldersIn(Path parent) {
        try (Stream<Path> children = Files.list(parent)) {
            return children.toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static ModuleDescriptor descriptor(Path folder) {
        Path file = folder.resolve("target/classes/module-info.class");
        try (InputStream in = Files.newInputStream(file)) {
            return ModuleDescriptor.read(in);
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "Cannot read module '"
                            + folder
                            + "': it is not built. Is it a dependency in"
                            + " platform/architecture/pom.xml?",
                    e);
        }
    }
}
