package meldhouse.cli;

import meldhouse.client.Address;
import meldhouse.client.CannotConnect;
import meldhouse.client.Credentials;
import meldhouse.client.MeldhouseClient;
import meldhouse.client.RequestFailed;
import meldhouse.client.terminal.Inbox;
import meldhouse.client.terminal.Lobby;
import meldhouse.client.terminal.Screens;
import meldhouse.client.terminal.Terminal;
import meldhouse.client.terminal.Texts;
import meldhouse.protocol.ErrorCode;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;

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

    @CommandLine.Parameters(
            paramLabel = "HOST[:PORT]",
            description = "Where the host is, as in 192.168.1.20 or den.local:7777.")
    private String host = "";

    @CommandLine.Option(
            names = "--name",
            paramLabel = "NAME",
            description = "Your name at the table.")
    private String name = Names.ofUser();

    @CommandLine.Option(
            names = "--password",
            paramLabel = "WORD",
            description = "Where the host asks for one.")
    private @Nullable String password;

    @CommandLine.Mixin private TerminalOptions shown = new TerminalOptions();

    JoinCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws CannotConnect, InterruptedException {
        String player = Names.ofPlayer(name);
        Address address;
        try {
            address = Address.parse(host);
        } catch (IllegalArgumentException e) {
            throw Stop.usage(String.valueOf(e.getMessage()));
        }
        Installation installation = Installation.find(console);
        Tokens tokens = new Tokens(Installation.state());
        Inbox inbox = new Inbox();
        Credentials credentials = Credentials.named(player).withPassword(password);
        try (MeldhouseClient client = connect(address, credentials, tokens, inbox)) {
            tokens.keep(address, player, client.token());
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

    /** As the player of last time, or as a new one where the server does not know that one. */
    private MeldhouseClient connect(
            Address address, Credentials credentials, Tokens tokens, Inbox inbox)
            throws CannotConnect, InterruptedException {
        String token = tokens.find(address, String.valueOf(credentials.name()));
        if (token != null) {
            try {
                return MeldhouseClient.connect(address, credentials.withToken(token), inbox);
            } catch (CannotConnect e) {
                boolean unknown =
                        e.getCause() instanceof RequestFailed failed
                                && failed.code() == ErrorCode.BAD_TOKEN;
                if (!unknown) {
                    throw e;
                }
            }
        }
        return MeldhouseClient.connect(address, credentials, inbox);
    }
}
