package meldhouse.cli;

import meldhouse.catalog.Catalog;
import meldhouse.client.Address;

import java.io.IOException;
import java.lang.management.CompilationMXBean;
import java.lang.management.ManagementFactory;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Looks at all that a game on this machine needs. */
final class Doctor {
    private static final int JAVA_NEEDED = 25;
    private static final int LEAST_COLUMNS = 80;
    private static final int LEAST_LINES = 24;

    private final Console console;
    private final Installation installation;
    private final Map<String, String> environment;

    /**
     * @param environment the variables of the process
     */
    Doctor(Console console, Installation installation, Map<String, String> environment) {
        this.console = console;
        this.installation = installation;
        this.environment = environment;
    }

    List<Check> checks() {
        List<Check> checks = new ArrayList<>();
        checks.add(java(Runtime.version().feature()));
        checks.add(compiler(String.valueOf(System.getProperty("java.vm.info"))));
        checks.add(memory(Runtime.getRuntime().maxMemory()));
        checks.add(port(Address.USUAL_PORT));
        checks.add(folder("data folder", Installation.data()));
        checks.add(folder("state folder", Installation.state()));
        checks.add(games(installation.catalog()));
        checks.addAll(plugins(installation.catalog()));
        checks.addAll(terminal());
        return checks;
    }

    static Check java(int feature) {
        String found =
                "Java %s, %s".formatted(Runtime.version(), System.getProperty("java.vm.name"));
        return feature >= JAVA_NEEDED
                ? Check.fine("java", found)
                : Check.wrong(
                        "java",
                        found,
                        "Install Java %d or newer, or name yours in MELDHOUSE_JAVA."
                                .formatted(JAVA_NEEDED));
    }

    /**
     * @param mode what the virtual machine says of itself: {@code "mixed mode, sharing"}
     */
    static Check compiler(String mode) {
        CompilationMXBean compiler = ManagementFactory.getCompilationMXBean();
        return compiler == null || mode.contains("interpreted")
                ? Check.wrong(
                        "compiler",
                        "Java only interprets (%s), which is twenty times slower".formatted(mode),
                        "Take -Xint out of MELDHOUSE_JAVA_OPTIONS and JAVA_TOOL_OPTIONS.")
                : Check.fine("compiler", "%s, %s".formatted(compiler.getName(), mode));
    }

    static Check memory(long most) {
        long megabytes = most >> 20;
        String found = "up to %d MB on %d cores".formatted(megabytes, cores());
        return megabytes >= 64
                ? Check.fine("memory", found)
                : Check.wrong(
                        "memory", found, "Allow 64 MB or more: -Xmx in MELDHOUSE_JAVA_OPTIONS.");
    }

    private static int cores() {
        return Runtime.getRuntime().availableProcessors();
    }

    static Check port(int port) {
        try (ServerSocket socket = new ServerSocket(port)) {
            return Check.fine("port " + socket.getLocalPort(), "free for a server");
        } catch (IOException e) {
            return Check.wrong(
                    "port " + port,
                    "taken: " + e.getMessage(),
                    "If that is your own server, all is well; else host with another --port.");
        }
    }

    static Check folder(String name, Path folder) {
        Path existing = folder;
        while (existing.getParent() != null && !Files.exists(existing)) {
            existing = existing.getParent();
        }
        boolean writable = Files.isDirectory(existing) && Files.isWritable(existing);
        String found = Files.exists(folder) ? folder.toString() : folder + ", not there yet";
        return writable
                ? Check.fine(name, found)
                : Check.wrong(
                        name,
                        found + ": nothing can be written there",
                        "Make %s a folder that you may write to, or set XDG_DATA_HOME and XDG_STATE_HOME to others."
                                .formatted(existing));
    }

    static Check games(Catalog catalog) {
        List<String> rulesets =
                catalog.rulesets().stream().map(found -> found.info().id()).toList();
        List<String> bots = catalog.bots().stream().map(found -> found.id()).toList();
        String found =
                "rulesets %s; bots %s"
                        .formatted(
                                rulesets.isEmpty() ? "none" : String.join(", ", rulesets),
                                bots.isEmpty() ? "none" : String.join(", ", bots));
        return rulesets.isEmpty() || bots.isEmpty()
                ? Check.wrong(
                        "games",
                        found,
                        "Unpack the distribution anew: its lib folder is not complete.")
                : Check.fine("games", found);
    }

    static List<Check> plugins(Catalog catalog) {
        if (catalog.skipped().isEmpty()) {
            return List.of(Check.fine("plugins", "none was left out"));
        }
        return catalog.skipped().stream()
                .map(
                        skipped ->
                                Check.wrong(
                                        "plugins",
                                        skipped.reason(),
                                        "Remove %s, or get a version that fits."
                                                .formatted(skipped.file())))
                .toList();
    }

    private List<Check> terminal() {
        List<Check> checks = new ArrayList<>();
        if (!console.person()) {
            checks.add(
                    Check.fine("terminal", "none here: output goes to a file or another program"));
            return checks;
        }
        checks.add(
                console.charset().equals(StandardCharsets.UTF_8)
                        ? Check.fine("characters", "UTF-8")
                        : Check.wrong(
                                "characters",
                                console.charset() + " has no suit signs",
                                "Set LANG to one that ends in .UTF-8, or play with --plain."));
        checks.add(colours(environment));
        TerminalSize.ofProcess().ifPresent(size -> checks.add(size(size)));
        return checks;
    }

    static Check colours(Map<String, String> environment) {
        String term = environment.getOrDefault("TERM", "");
        if (environment.containsKey("NO_COLOR")) {
            return Check.fine("colours", "off, because NO_COLOR is set");
        }
        return term.equals("dumb")
                ? Check.fine("colours", "none: TERM is dumb, so tables are shown in plain lines")
                : Check.fine("colours", term.isEmpty() ? "on" : "on, TERM is " + term);
    }

    static Check size(TerminalSize size) {
        String found = "%d columns, %d lines".formatted(size.columns(), size.lines());
        return size.columns() >= LEAST_COLUMNS && size.lines() >= LEAST_LINES
                ? Check.fine("size", found)
                : Check.wrong(
                        "size",
                        found,
                        "Make the window %d columns wide and %d lines high, or play with --plain."
                                .formatted(LEAST_COLUMNS, LEAST_LINES));
    }
}
