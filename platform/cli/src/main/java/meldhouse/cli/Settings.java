package meldhouse.cli;

import meldhouse.scripting.Locks;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * What a host is set to, and who says so: its defaults, before a file, before the environment,
 * before the command line. The keys of a file are the names of the options, so that a new option is
 * a new key.
 */
final class Settings {
    /** What others must not read over one's shoulder. */
    private static final Set<String> SECRET = Set.of("password", "database");

    /** Told in one of two ways. */
    private static final Set<String> PASSWORDS = Set.of("password", "password-file");

    private static final Map<String, String> VARIABLES =
            Map.of(
                    "password", PasswordOptions.VARIABLE,
                    "password-file", PasswordOptions.VARIABLE,
                    "database", JournalOptions.VARIABLE);

    private final Map<String, OptionSpec> options;
    private final ParseResult typed;
    private final Map<String, String> environment;
    private final @Nullable SettingsFile file;

    /** A key, what it is set to as it may be shown, and by whom. */
    record Setting(String key, String value, Message origin) {}

    private Settings(
            Map<String, OptionSpec> options,
            ParseResult typed,
            Map<String, String> environment,
            @Nullable SettingsFile file) {
        this.options = options;
        this.typed = typed;
        this.environment = environment;
        this.file = file;
    }

    /** All keys with their options, in the order of the help. */
    static Map<String, OptionSpec> keys(CommandSpec host) {
        Map<String, OptionSpec> keys = new LinkedHashMap<>();
        for (OptionSpec option : host.options()) {
            String key = option.longestName().replaceFirst("^--", "");
            if ((!option.hidden() || key.matches("(tls|bots)-.*"))
                    && !option.usageHelp()
                    && !option.versionHelp()
                    && !Set.of("config", "lang").contains(key)) {
                keys.put(key, option);
            }
        }
        return keys;
    }

    /**
     * Sets what the file says and the command line does not.
     *
     * @param named the file; null: the usual one, if it is there
     * @throws Stop if the file cannot be read, or anything in it is wrong: with all its faults
     */
    static Settings settle(
            CommandSpec host, ParseResult typed, Console console, @Nullable Path named) {
        Path data = typed.matchedOptionValue("--data", (Path) null);
        Optional<Path> where =
                named == null
                        ? SettingsFile.usual(data, console.environment())
                        : Optional.of(named);
        SettingsFile file = where.map(SettingsFile::read).orElse(null);
        Settings settings = new Settings(keys(host), typed, console.environment(), file);
        if (file != null) {
            List<Message> faults = faults(file, settings.options);
            if (!faults.isEmpty()) {
                throw Stop.configuration(
                        faults.stream()
                                .reduce((one, next) -> Message.of("config.both", one, next))
                                .orElseThrow());
            }
            settings.options.forEach(settings::set);
        }
        return settings;
    }

    /** The file that counts. */
    Optional<Path> file() {
        return Optional.ofNullable(file).map(SettingsFile::file);
    }

    private void set(String key, OptionSpec option) {
        List<SettingsFile.Entry> entries = fromFile(key);
        if (entries.isEmpty() || isTyped(key) || variable(key) != null) {
            return;
        }
        String value = entries.getLast().value();
        Object settled =
                option.isMultiValue()
                        ? new ArrayList<>(entries.stream().map(SettingsFile.Entry::value).toList())
                        : option.type() == Path.class
                                ? Objects.requireNonNull(file).path(value)
                                : option.type() == Integer.class
                                        ? (Object) Integer.valueOf(value)
                                        : option.type() == boolean.class
                                                ? (Object) Boolean.valueOf(value)
                                                : value;
        option.setValue(settled);
    }

    private List<SettingsFile.Entry> fromFile(String key) {
        return file == null
                ? List.of()
                : file.entries().stream().filter(entry -> entry.key().equals(key)).toList();
    }

    private boolean isTyped(String key) {
        return PASSWORDS.contains(key)
                ? PASSWORDS.stream().anyMatch(each -> typed.hasMatchedOption("--" + each))
                : typed.hasMatchedOption("--" + key)
                        || key.equals("rules") && typed.hasMatchedOption("--house-rules");
    }

    private @Nullable String variable(String key) {
        String name = VARIABLES.get(key);
        return name == null || environment.getOrDefault(name, "").isEmpty() ? null : name;
    }

    /** Every key, what it is set to, and who says so. */
    List<Setting> all() {
        return options.entrySet().stream()
                .map(each -> setting(each.getKey(), each.getValue()))
                .toList();
    }

    private Setting setting(String key, OptionSpec option) {
        Object value = option.getValue();
        boolean isSet = value != null && !List.of().equals(value);
        List<SettingsFile.Entry> entries = fromFile(key);
        String name = variable(key);
        Message origin =
                typed.hasMatchedOption("--" + key) || isTyped(key) && isSet
                        ? Message.of("config.typed")
                        : name != null && !isTyped(key) && !key.equals("password-file")
                                ? Message.of("config.variable", name)
                                : !entries.isEmpty() && isSet
                                        ? Message.of(
                                                "config.file",
                                                file == null ? "" : file.file(),
                                                entries.getLast().number())
                                        : Message.of("config.default");
        String shown =
                SECRET.contains(key) && (isSet || name != null)
                        ? "***"
                        : isSet ? text(value) : usual(key);
        return new Setting(key, shown, origin);
    }

    private static String text(Object value) {
        return value instanceof List<?> all
                ? String.join(", ", all.stream().map(String::valueOf).toList())
                : String.valueOf(value);
    }

    /** What a setting that is not set comes to; empty: nothing. */
    static String usual(String key) {
        return switch (key) {
            case "port" -> "7777";
            case "http-port" -> "7778";
            case "data" -> Installation.data().toString();
            default -> "";
        };
    }

    /** All that is wrong with a file, without asking what is installed. */
    static List<Message> faults(SettingsFile file, Map<String, OptionSpec> known) {
        List<Message> faults = new ArrayList<>(file.faults());
        Map<String, SettingsFile.Entry> seen = new LinkedHashMap<>();
        for (SettingsFile.Entry entry : file.entries()) {
            OptionSpec option = known.get(entry.key());
            Message fault =
                    option == null
                            ? Names.unknown("key", entry.key(), known.keySet())
                            : HostOptions.fault(entry.key(), entry.value());
            SettingsFile.Entry before = seen.put(entry.key(), entry);
            if (fault == null && option != null && before != null && !option.isMultiValue()) {
                fault = Message.of("config.twice", entry.key(), before.number());
            }
            if (fault == null && option != null && option.type() == Path.class) {
                fault = pathFault(file, entry);
            }
            if (fault != null) {
                faults.add(file.at(entry, fault));
            }
        }
        if (seen.keySet().containsAll(PASSWORDS)) {
            faults.add(
                    file.at(
                            Objects.requireNonNull(seen.get("password-file")),
                            Message.of("password.both")));
        }
        return SettingsFile.inOrder(faults);
    }

    private static @Nullable Message pathFault(SettingsFile file, SettingsFile.Entry entry) {
        try {
            Path path = file.path(entry.value());
            return switch (entry.key()) {
                case "rules" -> Files.isDirectory(path) ? null : Message.of("host.rules", path);
                case "tls-cert", "tls-key" ->
                        Files.isReadable(path)
                                ? null
                                : Message.of("tls.unreadable", path, Message.of("noSuchFile"));
                case "password-file" ->
                        Files.isReadable(path)
                                ? null
                                : Message.of("password.unusable", path, Message.of("noSuchFile"));
                default -> null;
            };
        } catch (InvalidPathException e) {
            return Message.of("config.noPath", entry.key(), entry.value());
        }
    }

    /** What is wrong with what names games and programs, by what is installed. */
    static List<Message> faults(SettingsFile file, Installation installation) {
        List<Message> faults = new ArrayList<>();
        for (SettingsFile.Entry entry : file.entries()) {
            try (NamedBots bots = new NamedBots()) {
                switch (entry.key()) {
                    case "lock" -> {
                        Locks ignored = LockOptions.read(installation, List.of(entry.value()));
                        Objects.requireNonNull(ignored);
                    }
                    case "bot" -> bots.program(entry.value(), false);
                    case "database" -> meldhouse.store.Database.of(entry.value());
                    default -> {}
                }
            } catch (Stop e) {
                faults.add(file.at(entry, e.sentence()));
            } catch (IllegalArgumentException e) {
                faults.add(file.at(entry, Message.verbatim(String.valueOf(e.getMessage()))));
            }
        }
        return faults;
    }
}
