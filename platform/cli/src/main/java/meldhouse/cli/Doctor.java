package meldhouse.cli;

import meldhouse.catalog.Catalog;
import meldhouse.client.Address;
import meldhouse.client.terminal.Look;
import meldhouse.scripting.HouseRuleFolder;
import meldhouse.scripting.Scripts;

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
    private static final int MEGABYTES_NEEDED = 64;

    private final Console console;
    private final Installation installation;

    Doctor(Console console, Installation installation) {
        this.console = console;
        this.installation = installation;
    }

    List<Check> checks() {
        List<Check> checks = new ArrayList<>();
        checks.add(java(Runtime.version().feature()));
        checks.add(compiler(String.valueOf(System.getProperty("java.vm.info"))));
        checks.add(memory(Runtime.getRuntime().maxMemory()));
        checks.add(port(Address.USUAL_PORT));
        checks.add(folder("data", Installation.data()));
        checks.add(folder("state", Installation.state()));
        checks.add(games(installation.catalog()));
        checks.addAll(plugins(installation.catalog()));
        checks.add(scripts(Scripts.engine(), Scripts.compiled()));
        checks.addAll(
                houseRules(
                        new HouseRuleFolder(installation.houseRules())
                                .read(installation.rulesets())));
        checks.addAll(terminal());
        return checks;
    }

    static Check java(int feature) {
        Message found =
                Message.verbatim(
                        "Java %s, %s"
                                .formatted(Runtime.version(), System.getProperty("java.vm.name")));
        return feature >= JAVA_NEEDED
                ? Check.fine("java", found)
                : Check.wrong("java", found, Message.of("doctor.java.do", JAVA_NEEDED));
    }

    /**
     * @param mode what the virtual machine says of itself: {@code "mixed mode, sharing"}
     */
    static Check compiler(String mode) {
        CompilationMXBean compiler = ManagementFactory.getCompilationMXBean();
        return compiler == null || mode.contains("interpreted")
                ? Check.wrong(
                        "compiler",
                        Message.of("doctor.compiler.none", mode),
                        Message.of("doctor.compiler.do"))
                : Check.fine(
                        "compiler", Message.verbatim("%s, %s".formatted(compiler.getName(), mode)));
    }

    static Check memory(long most) {
        long megabytes = most >> 20;
        Message found = Message.of("doctor.memory.found", megabytes, cores());
        return megabytes >= MEGABYTES_NEEDED
                ? Check.fine("memory", found)
                : Check.wrong("memory", found, Message.of("doctor.memory.do", MEGABYTES_NEEDED));
    }

    private static int cores() {
        return Runtime.getRuntime().availableProcessors();
    }

    static Check port(int port) {
        try (ServerSocket socket = new ServerSocket(port)) {
            return Check.fine("port", Message.of("doctor.port.free", socket.getLocalPort()));
        } catch (IOException e) {
            return HostProbe.name(port)
                    .map(name -> Check.fine("port", Message.of("doctor.port.ours", port, name)))
                    .orElseGet(() -> taken(port, String.valueOf(e.getMessage())));
        }
    }

    private static Check taken(int port, String why) {
        return Check.wrong(
                "port",
                Message.of("doctor.port.taken", port, Ports.holder(port).orElse(why)),
                Message.of("doctor.port.do"));
    }

    static Check folder(String name, Path folder) {
        Path existing = folder;
        while (existing.getParent() != null && !Files.exists(existing)) {
            existing = existing.getParent();
        }
        boolean writable = Files.isDirectory(existing) && Files.isWritable(existing);
        Message found =
                Files.exists(folder)
                        ? Message.verbatim(folder.toString())
                        : Message.of("doctor.folder.new", folder);
        return writable
                ? Check.fine(name, found)
                : Check.wrong(
                        name,
                        Message.of("doctor.folder.shut", found),
                        Message.of("doctor.folder.do", existing));
    }

    static Check games(Catalog catalog) {
        List<String> rulesets = catalog.rulesetIds();
        List<String> bots = catalog.bots().stream().map(found -> found.id()).toList();
        Message found = Message.of("doctor.games.found", Names.list(rulesets), Names.list(bots));
        return rulesets.isEmpty() || bots.isEmpty()
                ? Check.wrong("games", found, Message.of("doctor.games.do"))
                : Check.fine("games", found);
    }

    static List<Check> plugins(Catalog catalog) {
        if (catalog.skipped().isEmpty()) {
            return List.of(Check.fine("plugins", Message.of("doctor.plugins.well")));
        }
        return catalog.skipped().stream()
                .map(
                        skipped ->
                                Check.wrong(
                                        "plugins",
                                        Message.verbatim(skipped.reason()),
                                        Message.of("doctor.plugins.do", skipped.file())))
                .toList();
    }

    /** A missing JIT is no fault: house rules work without. */
    static Check scripts(String engine, boolean compiled) {
        return Check.fine(
                "scripts",
                Message.of(compiled ? "doctor.scripts.jit" : "doctor.scripts.plain", engine));
    }

    static List<Check> houseRules(HouseRuleFolder.Contents contents) {
        if (contents.broken().isEmpty()) {
            return List.of(
                    Check.fine("rules", Message.of("doctor.rules.found", contents.files().size())));
        }
        return contents.broken().stream()
                .map(
                        broken ->
                                Check.wrong(
                                        "rules",
                                        Message.verbatim(String.join(" ", broken.faults())),
                                        Message.of("doctor.rules.do", broken.file())))
                .toList();
    }

    private List<Check> terminal() {
        List<Check> checks = new ArrayList<>();
        if (!console.person()) {
            checks.add(Check.fine("terminal", Message.of("doctor.terminal.none")));
            return checks;
        }
        checks.add(
                console.charset().equals(StandardCharsets.UTF_8)
                        ? Check.fine("characters", Message.verbatim("UTF-8"))
                        : Check.wrong(
                                "characters",
                                Message.of("doctor.characters.none", console.charset()),
                                Message.of("doctor.characters.do")));
        checks.add(colours(console.environment()));
        TerminalSize.ofProcess().ifPresent(size -> checks.add(size(size)));
        return checks;
    }

    static Check colours(Map<String, String> environment) {
        String term = environment.getOrDefault("TERM", "");
        if (environment.containsKey("NO_COLOR")) {
            return Check.fine("colours", Message.of("doctor.colours.off"));
        }
        return term.equals("dumb")
                ? Check.fine("colours", Message.of("doctor.colours.dumb"))
                : Check.fine("colours", Message.of("doctor.colours.on", term));
    }

    static Check size(TerminalSize size) {
        Message found = Message.of("doctor.size.found", size.columns(), size.lines());
        return size.columns() >= Look.LEAST_WIDTH && size.lines() >= Look.LEAST_HEIGHT
                ? Check.fine("size", found)
                : Check.wrong(
                        "size",
                        found,
                        Message.of("doctor.size.do", Look.LEAST_WIDTH, Look.LEAST_HEIGHT));
    }
}
