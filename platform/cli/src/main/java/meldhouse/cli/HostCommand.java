package meldhouse.cli;

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
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Collectors;

/** {@code meldhouse host}: a server for a house full of players. */
@CommandLine.Command(
        name = "host",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Serve tables to players on the network until Ctrl-C.",
            "SIGTERM ends it too. Matches are kept, and go on at the next start."
        })
final class HostCommand implements Callable<Integer> {
    private static final int FIRST_FREE_FOR_ALL = 1024;
    private static final int LAST_PORT = 65535;

    private final Console console;

    @CommandLine.Option(
            names = "--port",
            paramLabel = "N",
            description = "The TCP port; 0: any that is free. Default: 7777.")
    private int port = ServerConfig.USUAL_PORT;

    @CommandLine.Option(
            names = "--bind",
            paramLabel = "ADDR",
            description = "Listen on this address alone. Default: on all.")
    private String bind = LanAddresses.ALL;

    @CommandLine.Option(
            names = "--undo",
            description = "Bids may be taken back until answered, unless a table says no.")
    private boolean undo;

    @CommandLine.Mixin private JournalOptions kept = new JournalOptions();

    @CommandLine.Option(
            names = {"--rules", "--house-rules"},
            paramLabel = "DIR",
            description = "Your house-rule files. Default: the house-rules folders.")
    private @Nullable Path houseRules;

    @CommandLine.Option(
            names = "--lock",
            paramLabel = "OPTION",
            description = "No table may change this: NAME or NAME=VALUE.")
    private List<String> locks = new ArrayList<>();

    @CommandLine.Option(
            names = "--bot",
            paramLabel = "NAME=COMMAND",
            description = "A program as a bot: Monty='python3 my.py'. May be repeated.")
    private List<String> programs = new ArrayList<>();

    @CommandLine.Mixin private PasswordOptions password = new PasswordOptions();

    @CommandLine.Option(
            names = "--unlisted",
            description = "Do not announce this host on the network.")
    private boolean unlisted;

    @CommandLine.Option(
            names = "--plain",
            description = "Plain lines: all that a host ever prints.")
    private boolean plain;

    HostCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws InterruptedException {
        String secret = password.chosen(console.environment());
        NamedBots named = new NamedBots();
        programs.forEach(word -> named.program(word, false));
        named.warm(1);
        Installation installation = Installation.find(console).with(named.programs());
        HouseRuleFolder rules = houseRuleFolder(installation);
        Locks locked = LockOptions.read(installation, locks);
        HouseRuleFolder.Contents files = files(rules, installation);
        LockOptions.overridden(locked, files).forEach(console::complain);
        Database database = kept.database(console.environment());
        DatabaseJournal journal = journal(database);
        ServerConfig config;
        try {
            config =
                    ServerConfig.of(installation.catalog(), journal)
                            .withBind(bind)
                            .withPort(port)
                            .withHouseRules(rules)
                            .withLocks(locked)
                            .withPassword(secret)
                            .withUndo(undo);
        } catch (IllegalArgumentException e) {
            journal.close();
            throw Stop.usage("host.port", port);
        }
        Server server = new Server(config);
        int open = start(server, journal);
        journal.report().forEach(console::complain);
        server.setAside().forEach(console::complain);
        AdminDoor door = door(server, kept.folder());
        announce(open, database);
        LanAnnouncement announcement =
                unlisted
                        ? null
                        : LanAnnouncement.of(
                                config.name(),
                                announced(),
                                open,
                                Installation.version(),
                                secret != null);
        untilStopped(server, journal, named, door, announcement);
        return Exit.DONE;
    }

    private HouseRuleFolder houseRuleFolder(Installation installation) {
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

    /** What is in the folder now; what is wrong with it is said, now and while the host runs. */
    private HouseRuleFolder.Contents files(HouseRuleFolder rules, Installation installation) {
        HouseRuleFolder.Contents files = rules.read(installation.rulesets());
        List<String> faults =
                files.broken().stream().flatMap(broken -> broken.faults().stream()).toList();
        faults.forEach(console::complain);
        BrokenRules.tell(console, faults);
        return files;
    }

    private DatabaseJournal journal(Database database) {
        try {
            // Where hosts kept their matches before there was a database.
            return DatabaseJournal.open(database, kept.folder().resolve("journal"));
        } catch (IOException e) {
            String why = String.valueOf(e.getMessage());
            throw switch (database) {
                case Database.Sqlite _ -> Stop.configuration("host.journal", why);
                case Database.Postgres _ -> Stop.configuration(why);
            };
        }
    }

    private int start(Server server, DatabaseJournal journal) {
        try {
            return server.start();
        } catch (IOException e) {
            journal.close();
            throw Stop.wrong("host.start", String.valueOf(e.getMessage()), why(e.getCause()));
        }
    }

    /** What can be said beyond the system's own words about an address that could not be had. */
    private Message why(@Nullable Throwable cause) {
        if (cause instanceof UnknownHostException || cause instanceof BindException && !isOurs()) {
            return Message.of(
                    "host.bind",
                    bind,
                    LanAddresses.ALL,
                    LanAddresses.of(LanAddresses.ALL).stream()
                            .map(address -> ", " + address)
                            .collect(Collectors.joining()));
        }
        if (!(cause instanceof BindException)) {
            return Message.none();
        }
        return port < FIRST_FREE_FOR_ALL
                ? Message.of("host.lowPort", FIRST_FREE_FOR_ALL, ServerConfig.USUAL_PORT)
                : Message.of("host.taken", port == LAST_PORT ? ServerConfig.USUAL_PORT : port + 1);
    }

    /** Whether the address to listen on is one of this machine, or stands for all of them. */
    private boolean isOurs() {
        try {
            InetAddress address = InetAddress.getByName(bind);
            return address.isAnyLocalAddress()
                    || NetworkInterface.getByInetAddress(address) != null;
        } catch (IOException e) {
            return false;
        }
    }

    /** Null where the system has no such sockets: the host does without. */
    private @Nullable AdminDoor door(Server server, Path folder) {
        try {
            return AdminDoor.open(folder, command -> administer(server, command));
        } catch (IOException | UnsupportedOperationException e) {
            console.complain(Message.of("plugins.noDoor", folder, String.valueOf(e.getMessage())));
            return null;
        }
    }

    private List<String> administer(Server server, String command) {
        if (!command.equals(PluginsCommand.RELOAD)) {
            return List.of(
                    "Cannot do '%s': it is no command. Allowed: %s."
                            .formatted(command, PluginsCommand.RELOAD));
        }
        try {
            List<String> lines =
                    PluginsCommand.lines(server.reloadPlugins()).stream()
                            .map(line -> line.in(console.tongue()))
                            .toList();
            console.say("plugins.reloaded");
            lines.forEach(console.out()::println);
            return lines;
        } catch (IllegalStateException e) {
            return List.of("Cannot reload plugins: %s.".formatted(e.getMessage()));
        }
    }

    private List<String> announced() {
        List<String> all = new ArrayList<>(LanAddresses.of(bind));
        if (bind.equals(LanAddresses.ALL)) {
            all.add("127.0.0.1");
        }
        return all;
    }

    private void announce(int open, Database database) {
        String suffix = open == ServerConfig.USUAL_PORT ? "" : ":" + open;
        console.say("host.open", open);
        console.say("host.others");
        for (String address : LanAddresses.of(bind)) {
            console.out().println("  meldhouse join " + address + suffix);
        }
        console.say("host.here", "meldhouse join localhost" + suffix);
        console.say("host.kept", database.name());
        console.say("host.stop");
        console.out().flush();
    }

    /** Waits for Ctrl-C or SIGTERM, and ends in order: the exit code is then 0. */
    private void untilStopped(
            Server server,
            DatabaseJournal journal,
            NamedBots named,
            @Nullable AdminDoor door,
            @Nullable LanAnnouncement announcement)
            throws InterruptedException {
        Runtime.getRuntime()
                .addShutdownHook(
                        new Thread(
                                () -> {
                                    console.say("host.closing");
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
        new CountDownLatch(1).await();
    }
}
