package meldhouse.cli;

import meldhouse.client.Address;
import meldhouse.client.CannotConnect;
import meldhouse.client.Credentials;
import meldhouse.client.Encryption;
import meldhouse.client.MeldhouseClient;
import meldhouse.client.Pace;
import meldhouse.client.RequestFailed;
import meldhouse.client.terminal.Inbox;
import meldhouse.client.terminal.Lobby;
import meldhouse.client.terminal.Screens;
import meldhouse.client.terminal.Terminal;
import meldhouse.client.terminal.Texts;
import meldhouse.protocol.ErrorCode;
import meldhouse.server.ServerConfig;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;

/** {@code meldhouse join}: a player at a host's server. */
@CommandLine.Command(
        name = "join",
        mixinStandardHelpOptions = true,
        description = {
            "Join a host: see its tables, sit down and play, or watch.",
            "A lost connection is made anew by itself. Come back with the same name to",
            "find your seat again."
        })
final class JoinCommand implements Callable<Integer> {
    private final Console console;

    /** How long hosts have to answer. */
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    @CommandLine.Parameters(
            arity = "0..1",
            paramLabel = "HOST[:PORT]",
            descriptionKey = "address",
            description = {
                "Where the host is, as in 192.168.1.20 or den.local:7777.",
                "Left out: the hosts on this network are listed."
            })
    private String host = "";

    @CommandLine.Option(
            names = "--name",
            paramLabel = "NAME",
            description = "Your name at the table.")
    private String name = Names.ofUser();

    @CommandLine.Option(names = "--tls", description = "Encrypt: the host does so, too.")
    private boolean tls;

    @CommandLine.Mixin private PasswordOptions password = new PasswordOptions();

    @CommandLine.Mixin private TerminalOptions shown = new TerminalOptions();

    JoinCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws CannotConnect, InterruptedException {
        String player = Names.ofPlayer(name);
        shown.check();
        Address address = address();
        Encryption encryption =
                tls
                        ? new Encryption.Tls(new KnownHostsFile(Installation.data(), console))
                        : Encryption.NONE;
        Meeting meeting = new Meeting(address, encryption, new Tokens(Installation.state()));
        @Nullable String secret = password.chosen(console.environment());
        Installation installation = Installation.find(console);
        Inbox inbox = new Inbox();
        Credentials credentials =
                Credentials.named(player)
                        .withPassword(secret)
                        .withProgram("meldhouse/" + Installation.version());
        try (MeldhouseClient client = connect(meeting, credentials, inbox)) {
            meeting.tokens().keep(address, player, client.token());
            Screens screens =
                    Screens.of(JoinCommand.class.getClassLoader(), installation.catalog());
            try (Terminal terminal = shown.open(console)) {
                inbox.readFrom(terminal);
                if (!new Lobby(terminal, inbox, client, screens).stay()) {
                    return Exit.WRONG;
                }
                terminal.say(Texts.of(terminal.tongue()).say("play.goodbye"));
            }
        }
        return Exit.DONE;
    }

    private Address address() throws InterruptedException {
        if (host.isEmpty()) {
            return found();
        }
        try {
            return Address.parse(host);
        } catch (IllegalArgumentException e) {
            throw Stop.usage("join.address", host);
        }
    }

    /** The host that answers, or the one that is chosen of several. */
    private Address found() throws InterruptedException {
        console.say("join.searching");
        List<LanHost> hosts = LanSearch.hosts(PATIENCE);
        if (hosts.isEmpty()) {
            throw Stop.wrong("join.nobody", ServerConfig.USUAL_PORT);
        }
        for (int number = 1; number <= hosts.size(); number++) {
            LanHost one = hosts.get(number - 1);
            console.say(
                    one.password() ? "join.foundShut" : "join.found",
                    number,
                    one.name(),
                    one.addresses().getFirst(),
                    one.port(),
                    one.version());
        }
        if (hosts.size() == 1) {
            return address(hosts.getFirst());
        }
        while (true) {
            String typed =
                    console.line("join.which")
                            .orElseThrow(() -> Stop.usage(Message.of("join.many")));
            if (typed.strip().matches("[0-9]{1,4}")) {
                int number = Integer.parseInt(typed.strip());
                if (number >= 1 && number <= hosts.size()) {
                    return address(hosts.get(number - 1));
                }
            }
        }
    }

    /** One that says that it encrypts is taken at its word. */
    private Address address(LanHost found) {
        tls |= found.tls();
        return new Address(found.addresses().getFirst(), found.port());
    }

    /** Asks for the password where the host wants one and somebody is there to type it. */
    private MeldhouseClient connect(Meeting meeting, Credentials credentials, Inbox inbox)
            throws CannotConnect, InterruptedException {
        try {
            return known(meeting, credentials, inbox);
        } catch (CannotConnect e) {
            Optional<String> typed =
                    isRefused(e, ErrorCode.NOT_ALLOWED) && credentials.password() == null
                            ? console.secret("join.password")
                            : Optional.empty();
            if (typed.isEmpty()) {
                throw e;
            }
            return known(meeting, credentials.withPassword(typed.get()), inbox);
        }
    }

    /** As the player of last time, or as a new one where the server does not know that one. */
    private static MeldhouseClient known(Meeting meeting, Credentials credentials, Inbox inbox)
            throws CannotConnect, InterruptedException {
        String token = meeting.tokens().find(meeting.address(), String.valueOf(credentials.name()));
        if (token != null) {
            try {
                return meeting.connect(credentials.withToken(token), inbox);
            } catch (CannotConnect e) {
                if (!isRefused(e, ErrorCode.BAD_TOKEN)) {
                    throw e;
                }
            }
        }
        return meeting.connect(credentials, inbox);
    }

    /** Where somebody joins, and how. */
    private record Meeting(Address address, Encryption encryption, Tokens tokens) {
        MeldhouseClient connect(Credentials credentials, Inbox inbox)
                throws CannotConnect, InterruptedException {
            return MeldhouseClient.connect(address, encryption, credentials, Pace.USUAL, inbox);
        }
    }

    private static boolean isRefused(CannotConnect refused, ErrorCode code) {
        return refused.getCause() instanceof RequestFailed failed && failed.code() == code;
    }
}
