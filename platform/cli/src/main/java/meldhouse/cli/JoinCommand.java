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

import java.security.cert.CertificateException;
import java.time.Duration;
import java.util.ArrayList;
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

    /** How long each of several ways to a host is tried, and again the host's answer. */
    private static final Duration EACH = Duration.ofSeconds(3);

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

    @CommandLine.Mixin private TlsOptions tls = new TlsOptions();

    @CommandLine.Mixin private PasswordOptions password = new PasswordOptions();

    @CommandLine.Mixin private TerminalOptions shown = new TerminalOptions();

    JoinCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws CannotConnect, InterruptedException {
        String player = Names.ofPlayer(name);
        shown.check();
        tls.read();
        List<Address> addresses = addresses();
        Encryption encryption = tls.encryption(console);
        @Nullable String secret = password.chosen(console.environment());
        Installation installation = Installation.find(console);
        Inbox inbox = new Inbox();
        Credentials credentials =
                Credentials.named(player)
                        .withPassword(secret)
                        .withProgram("meldhouse/" + Installation.version());
        Tokens tokens = new Tokens(Installation.state());
        List<Meeting> meetings =
                addresses.stream()
                        .map(address -> new Meeting(address, encryption, tokens, pace(addresses)))
                        .toList();
        try (MeldhouseClient client = reach(meetings, credentials, inbox)) {
            Screens screens =
                    Screens.of(JoinCommand.class.getClassLoader(), installation.catalog());
            Texts texts;
            boolean wasDrawn;
            boolean isThere;
            try (Terminal terminal = shown.open(console)) {
                texts = Texts.of(terminal.tongue());
                wasDrawn = terminal.isDrawn();
                inbox.readFrom(terminal);
                isThere = new Lobby(terminal, inbox, client, screens).stay();
                if (isThere) {
                    terminal.say(texts.say("play.goodbye"));
                }
            }
            if (wasDrawn && !isThere) {
                // What the screen said last is gone with it.
                inbox.whyEnded()
                        .ifPresent(
                                why -> console.err().println(texts.say("connection.ended", why)));
            }
            return isThere ? Exit.DONE : Exit.WRONG;
        }
    }

    /** Of the one host, the likeliest first. */
    private List<Address> addresses() throws InterruptedException {
        if (host.isEmpty()) {
            return found();
        }
        try {
            return List.of(Address.parse(host));
        } catch (IllegalArgumentException e) {
            throw Stop.usage("join.address", host);
        }
    }

    /** The host that answers, or the one that is chosen of several. */
    private List<Address> found() throws InterruptedException {
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
            return addresses(hosts.getFirst());
        }
        while (true) {
            String typed =
                    console.line("join.which")
                            .orElseThrow(() -> Stop.usage(Message.of("join.many")));
            if (typed.strip().matches("[0-9]{1,4}")) {
                int number = Integer.parseInt(typed.strip());
                if (number >= 1 && number <= hosts.size()) {
                    return addresses(hosts.get(number - 1));
                }
            }
        }
    }

    /** One that says that it encrypts is taken at its word. */
    private List<Address> addresses(LanHost found) {
        tls.announced(found.tls());
        return found.addresses().stream()
                .map(address -> new Address(address, found.port()))
                .toList();
    }

    /** Where there are other ways to a host, none of them is waited for long. */
    private static Pace pace(List<Address> addresses) {
        return addresses.size() == 1 ? Pace.USUAL : Pace.USUAL.withConnect(EACH);
    }

    /**
     * By the first way that leads to the host.
     *
     * @throws Stop if there were several, and none does: with what came of each
     */
    MeldhouseClient reach(List<Meeting> meetings, Credentials credentials, Inbox inbox)
            throws CannotConnect, InterruptedException {
        List<String> tried = new ArrayList<>();
        for (Meeting meeting : meetings) {
            try {
                MeldhouseClient client = connect(meeting, credentials, inbox);
                String player = String.valueOf(credentials.name());
                meeting.tokens().keep(meeting.address(), player, client.token());
                return client;
            } catch (CannotConnect e) {
                if (meetings.size() == 1 || isAnswered(e)) {
                    throw e;
                }
                tried.add(String.valueOf(e.getMessage()));
            }
        }
        throw Stop.wrong("join.unreached", tried.size(), String.join(" ", tried));
    }

    /** Whether it was the host that said no: it says the same by every other way. */
    private static boolean isAnswered(CannotConnect refused) {
        return refused.getCause() instanceof RequestFailed
                || refused.getCause() instanceof CertificateException;
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
    record Meeting(Address address, Encryption encryption, Tokens tokens, Pace pace) {
        MeldhouseClient connect(Credentials credentials, Inbox inbox)
                throws CannotConnect, InterruptedException {
            return MeldhouseClient.connect(address, encryption, credentials, pace, inbox);
        }
    }

    private static boolean isRefused(CannotConnect refused, ErrorCode code) {
        return refused.getCause() instanceof RequestFailed failed && failed.code() == code;
    }
}
