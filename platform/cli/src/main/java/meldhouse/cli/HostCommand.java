package meldhouse.cli;

import meldhouse.catalog.Catalog;
import meldhouse.scripting.HouseRuleFolder;
import meldhouse.scripting.Locks;
import meldhouse.scripting.ShareCode;
import meldhouse.server.Server;
import meldhouse.server.ServerConfig;
import meldhouse.store.Database;
import meldhouse.store.DatabaseJournal;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Collectors;

/** {@code meldhouse host}: a server for a house full of players. */
@CommandLine.Command(
        name = "host",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        abbreviateSynopsis = true,
        description = "Serve tables until Ctrl-C; matches go on at the next start.")
final class HostCommand implements Callable<Integer> {
    private static final int FIRST_FREE_FOR_ALL = 1024;

    private final Console console;

    /** Whether the host was told to end at the admin's door. */
    private final CountDownLatch ended = new CountDownLatch(1);

    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;
    @CommandLine.Mixin private HostOptions options = new HostOptions();

    HostCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws InterruptedException {
        options.check();
        Settings settings =
                Settings.settle(spec, spec.commandLine().getParseResult(), console, options.config);
        LogLines.everywhere(options.log);
        HostCertificate certificate = options.hostCertificate();
        String secret = options.password.chosen(console.environment());
        NamedBots named = new NamedBots();
        options.programs.forEach(word -> named.program(word, false));
        named.warm(1);
        Installation installation = Installation.find(console).with(named.programs());
        Locks locked = LockOptions.read(installation, options.locks);
        HouseRuleFolder rules =
                houseRuleFolder(installation).telling(new Overruled(locked, console::complain));
        read(rules, installation);
        Database database = options.kept.database(console.environment());
        DatabaseJournal journal = journal(database);
        int port = options.port == null ? free(ServerConfig.USUAL_PORT, -1) : options.port;
        OptionalInt http = httpPort(port);
        ServerConfig config =
                ServerConfig.of(installation.catalog(), journal)
                        .withBind(options.bind)
                        .withPort(port)
                        .withHouseRules(rules)
                        .withLocks(locked)
                        .withPassword(secret)
                        .withUndo(options.undo)
                        .withBots(options.bots.limits())
                        .withTls(
                                certificate == null
                                        ? null
                                        : new ServerConfig.Tls(
                                                certificate.key(), certificate.chain()))
                        .withLimits(Most.limits(options.most))
                        .withHttp(
                                http.isEmpty()
                                        ? null
                                        : new ServerConfig.Http(
                                                http.getAsInt(),
                                                options.metrics.equals("all"),
                                                ServerConfig.Http.USUAL_RATE,
                                                () -> LanAddresses.of(options.bind)));
        Server server = new Server(config);
        int open = start(server, journal, http.orElse(-1), port);
        journal.report().forEach(console::complain);
        server.setAside().forEach(console::complain);
        HostFace face =
                new HostFace(console, server, options.bind, open, database.name(), certificate);
        settings.file().ifPresent(file -> console.say("host.settings", file));
        Administration administration =
                new Administration(
                        server.desk(),
                        () -> anew(server, face, rules, installation),
                        ended::countDown);
        AdminDoor door = door(server, face, administration);
        face.show(options.plain);
        LanAnnouncement announcement =
                options.unlisted
                        ? null
                        : LanAnnouncement.of(
                                new LanHost(
                                        UUID.randomUUID().toString(),
                                        config.name(),
                                        List.of(),
                                        open,
                                        Installation.version(),
                                        secret != null,
                                        certificate != null),
                                server.httpPort());
        LanWatch watch =
                LanWatch.start(
                        () -> LanAddresses.places(options.bind),
                        LanWatch.EVERY,
                        places -> {
                            face.reached(places);
                            if (announcement != null) {
                                announcement.at(announced(places));
                            }
                        });
        untilStopped(server, journal, named, door, watch, announcement, face);
        return Exit.DONE;
    }

    private HouseRuleFolder houseRuleFolder(Installation installation) {
        Path houseRules = options.rules;
        if (houseRules != null && !Files.isDirectory(houseRules)) {
            boolean isCode = ShareCode.isCode(houseRules.toString());
            boolean isFile = Files.isRegularFile(houseRules);
            throw Stop.configuration(
                    isCode ? "host.rules.code" : isFile ? "host.rules.file" : "host.rules",
                    houseRules);
        }
        return new HouseRuleFolder(
                houseRules == null ? installation.houseRules() : List.of(houseRules));
    }

    /** For the first time; what is wrong is said, now and while the host runs. */
    private void read(HouseRuleFolder rules, Installation installation) {
        HouseRuleFolder.Contents files = rules.read(installation.rulesets());
        List<String> faults =
                files.broken().stream().flatMap(broken -> broken.faults().stream()).toList();
        faults.forEach(console::complain);
        BrokenRules.tell(console, faults);
    }

    private DatabaseJournal journal(Database database) {
        try {
            // Where hosts kept their matches before there was a database.
            return DatabaseJournal.open(database, options.kept.folder().resolve("journal"));
        } catch (IOException e) {
            String why = String.valueOf(e.getMessage());
            throw switch (database) {
                case Database.Sqlite _ -> Stop.configuration("host.journal", why);
                case Database.Postgres _ -> Stop.configuration(why);
            };
        }
    }

    /** A port that nobody named, or the next that is free: then it is said. */
    private int free(int usual, int not) {
        int port = Ports.freeFrom(options.bind, usual == not ? usual + 1 : usual);
        if (port != usual && usual != not) {
            console.say("host.instead", usual, holder(usual), port);
        }
        return port;
    }

    private Message holder(int port) {
        return Ports.holder(port)
                .map(who -> Message.of("host.holder", who))
                .orElseGet(() -> Message.of("host.anotherHost"));
    }

    private OptionalInt httpPort(int port) {
        int usual = ServerConfig.Http.USUAL_PORT;
        if (options.httpPort == null && port != 0) {
            return OptionalInt.of(free(usual, port));
        }
        // Whoever takes any port for tables takes any for browsers too.
        return options.httpPort(0);
    }

    private int start(Server server, DatabaseJournal journal, int http, int port) {
        try {
            return server.start();
        } catch (IOException e) {
            journal.close();
            int taken = Ports.isFree(options.bind, port) ? http : port;
            throw Stop.wrong(
                    "host.start", String.valueOf(e.getMessage()), why(e.getCause(), taken));
        }
    }

    /** What can be said beyond the system's own words about an address that could not be had. */
    private Message why(@Nullable Throwable cause, int taken) {
        if (cause instanceof UnknownHostException || cause instanceof BindException && !isOurs()) {
            return Message.of(
                    "host.bind",
                    options.bind,
                    LanAddresses.ALL,
                    LanAddresses.of(LanAddresses.ALL).stream()
                            .map(address -> ", " + address)
                            .collect(Collectors.joining()));
        }
        if (!(cause instanceof BindException)) {
            return Message.none();
        }
        return taken < FIRST_FREE_FOR_ALL
                ? Message.of("host.lowPort", FIRST_FREE_FOR_ALL, ServerConfig.USUAL_PORT)
                : Message.of(
                        "host.taken",
                        holder(taken),
                        taken == ServerConfig.LAST_PORT ? ServerConfig.USUAL_PORT : taken + 1);
    }

    /** Whether the address to listen on is one of this machine, or stands for all of them. */
    private boolean isOurs() {
        try {
            InetAddress address = InetAddress.getByName(options.bind);
            return address.isAnyLocalAddress()
                    || NetworkInterface.getByInetAddress(address) != null;
        } catch (IOException e) {
            return false;
        }
    }

    /** Null where the system has no such sockets: the host does without. */
    private @Nullable AdminDoor door(Server server, HostFace face, Administration administration) {
        Path folder = options.kept.folder();
        try {
            return AdminDoor.open(
                    folder,
                    command ->
                            Administration.isMeant(command)
                                    ? administration.answer(command)
                                    : administer(server, face, command));
        } catch (IOException | UnsupportedOperationException e) {
            console.complain(Message.of("plugins.noDoor", folder, String.valueOf(e.getMessage())));
            return null;
        }
    }

    private List<String> administer(Server server, HostFace face, String command) {
        return switch (command) {
            case PluginsCommand.RELOAD -> reloaded(server, face);
            case AdminCommand.LINK ->
                    List.of(
                            face.newAdminLink()
                                    .orElse(
                                            "Cannot tell a link: this host has no port for"
                                                    + " browsers. Allowed: with --http-port N."));
            default ->
                    List.of(
                            "Cannot do '%s': it is no command. Allowed: %s, %s."
                                    .formatted(command, PluginsCommand.RELOAD, AdminCommand.LINK));
        };
    }

    private List<String> reloaded(Server server, HostFace face) {
        try {
            List<String> lines =
                    PluginsCommand.lines(server.reloadPlugins()).stream()
                            .map(line -> line.in(console.tongue()))
                            .toList();
            face.tell(console.text("plugins.reloaded"), lines);
            return lines;
        } catch (IllegalStateException e) {
            return List.of("Cannot reload plugins: %s.".formatted(e.getMessage()));
        }
    }

    /** Plugins and house rules as they are now. */
    private List<Message> anew(
            Server server, HostFace face, HouseRuleFolder rules, Installation installation) {
        Catalog fresh = server.reloadPlugins();
        List<Message> lines = new ArrayList<>(PluginsCommand.lines(fresh));
        HouseRuleFolder.Contents files = rules.read(installation.with(fresh).rulesets());
        lines.add(Message.of("admin.rules", files.files().size()));
        files.broken().stream()
                .flatMap(broken -> broken.faults().stream())
                .map(Message::verbatim)
                .forEach(lines::add);
        face.tell(
                console.text("admin.reloaded"),
                lines.stream().map(line -> line.in(console.tongue())).toList());
        return lines;
    }

    private List<LanAddresses.Place> announced(List<LanAddresses.Place> places) {
        List<LanAddresses.Place> all = new ArrayList<>(places);
        if (options.bind.equals(LanAddresses.ALL)) {
            all.add(new LanAddresses.Place("127.0.0.1", 0));
        }
        return all;
    }

    /**
     * Waits for Ctrl-C, SIGTERM or whoever says so at the admin's door, and ends in order: the exit
     * code is then 0.
     */
    private void untilStopped(
            Server server,
            DatabaseJournal journal,
            NamedBots named,
            @Nullable AdminDoor door,
            LanWatch watch,
            @Nullable LanAnnouncement announcement,
            HostFace face)
            throws InterruptedException {
        Runtime.getRuntime()
                .addShutdownHook(
                        new Thread(
                                () -> {
                                    face.close();
                                    console.say("host.closing");
                                    watch.close();
                                    if (announcement != null) {
                                        announcement.close();
                                    }
                                    if (door != null) {
                                        door.close();
                                    }
                                    server.stop();
                                    named.close();
                                    journal.close();
                                    console.say("host.closed");
                                    console.out().flush();
                                    Runtime.getRuntime().halt(Exit.DONE);
                                },
                                "meldhouse-closing"));
        ended.await();
    }
}
