package meldhouse.cli;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A host's settings in a file, {@code meldhouse.properties}: {@code key = value}, one a line, where
 * {@code #} begins a line that is a remark. A value is what stands there, without the blanks around
 * it: a backslash is a backslash. It is only ever read.
 *
 * @param file where it is
 * @param entries its lines that set something, in order
 * @param faults its lines that are none
 */
record SettingsFile(Path file, List<Entry> entries, List<Message> faults) {
    static final String NAME = "meldhouse.properties";

    SettingsFile {
        entries = List.copyOf(entries);
        faults = List.copyOf(faults);
    }

    /**
     * A line.
     *
     * @param number from 1
     */
    record Entry(String key, String value, int number) {}

    /**
     * Reads a file.
     *
     * @throws Stop if it cannot be read
     */
    static SettingsFile read(Path file) {
        try {
            return of(file, Files.readAllLines(file));
        } catch (NoSuchFileException e) {
            throw unusable(file, Message.of("noSuchFile"));
        } catch (CharacterCodingException e) {
            throw unusable(file, Message.of("password.noText"));
        } catch (IOException e) {
            throw unusable(file, Message.verbatim(String.valueOf(e.getMessage())));
        }
    }

    private static Stop unusable(Path file, Message why) {
        return Stop.configuration("config.unusable", file, why);
    }

    static SettingsFile of(Path file, List<String> lines) {
        List<Entry> entries = new ArrayList<>();
        List<Message> faults = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).replace("\uFEFF", "").strip();
            int equals = line.indexOf('=');
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            if (equals < 1) {
                faults.add(Message.of("config.at", file, i + 1, Message.of("config.noPair", line)));
            } else {
                entries.add(
                        new Entry(
                                line.substring(0, equals).strip(),
                                line.substring(equals + 1).strip(),
                                i + 1));
            }
        }
        return new SettingsFile(file, entries, faults);
    }

    /**
     * The file that counts where none is named: that of a data folder which is named, else that of
     * the configuration folder, else that of the usual data folder.
     *
     * @param data as named on the command line; null: none is
     */
    static Optional<Path> usual(@Nullable Path data, Map<String, String> environment) {
        List<Path> folders = new ArrayList<>();
        if (data != null) {
            folders.add(data);
        }
        folders.add(configurationFolder(environment));
        folders.add(Installation.data());
        return folders.stream()
                .map(folder -> folder.resolve(NAME))
                .filter(Files::isRegularFile)
                .findFirst();
    }

    private static Path configurationFolder(Map<String, String> environment) {
        String named = environment.getOrDefault("XDG_CONFIG_HOME", "");
        Path folder =
                !named.isEmpty() && Path.of(named).isAbsolute()
                        ? Path.of(named)
                        : Path.of(environment.getOrDefault("HOME", System.getProperty("user.home")))
                                .resolve(".config");
        return folder.resolve("meldhouse");
    }

    /** Faults in the order of their lines. */
    static List<Message> inOrder(List<Message> faults) {
        return faults.stream()
                .sorted(Comparator.comparing(fault -> (Integer) fault.args().get(1)))
                .toList();
    }

    /** Where a fault is. */
    Message at(Entry entry, Message what) {
        return Message.of("config.at", file, entry.number(), what);
    }

    /** A path of a value: one that begins with {@code ~/} or is not absolute is understood. */
    Path path(String value) {
        if (value.startsWith("~/")) {
            return Path.of(System.getProperty("user.home"), value.substring(2));
        }
        Path folder = file.toAbsolutePath().getParent();
        return folder == null ? Path.of(value) : folder.resolve(value).normalize();
    }
}
