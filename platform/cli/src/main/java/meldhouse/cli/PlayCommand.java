package meldhouse.cli;

import meldhouse.api.bot.BotProvider;
import meldhouse.client.Address;
import meldhouse.client.Credentials;
import meldhouse.client.MeldhouseClient;
import meldhouse.client.terminal.Inbox;
import meldhouse.client.terminal.Screens;
import meldhouse.client.terminal.TableSession;
import meldhouse.client.terminal.Terminal;
import meldhouse.protocol.ClientMessage;
import meldhouse.protocol.SeatWish;
import meldhouse.protocol.ServerMessage;
import meldhouse.server.Server;
import meldhouse.server.ServerConfig;
import meldhouse.store.MemoryJournal;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;

/**
 * {@code meldhouse play}: a match against bots. It starts a server of its own in this process, open
 * to this machine alone, and joins it over TCP as anybody would.
 */
@CommandLine.Command(
        name = "play",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Play a match against bots, in this terminal.")
final class PlayCommand implements Callable<Integer> {
    private static final String LOOPBACK = "127.0.0.1";
    private static final int SEED_DIGITS = 64;
    private static final TableSession.Leaving LEAVING =
            new TableSession.Leaving("The match ends when you leave, and it is not kept.");

    private final Console console;

    @CommandLine.Mixin private GameOptions game = new GameOptions();

    @CommandLine.Option(
            names = "--bots",
            split = ",",
            paramLabel = "ID",
            description =
                    "Who plays the other seats: one bot for all, or one for each. See: meldhouse"
                            + " bots. Default: the best there is.")
    private List<String> bots = new ArrayList<>();

    @CommandLine.Option(
            names = "--seed",
            paramLabel = "NUMBER",
            description = "Deal the same cards again: a whole number, or 64 hexadecimal digits.")
    private @Nullable String seed;

    @CommandLine.Option(
            names = "--name",
            paramLabel = "NAME",
            description = "Your name. Default: your login.")
    private String name = Names.ofUser();

    @CommandLine.Option(names = "--plain", description = "Plain lines; there is nothing else yet.")
    private boolean plain;

    PlayCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws InterruptedException, IOException {
        Installation installation = Installation.find(console);
        GameOptions.Chosen chosen = game.chosen(installation);
        List<SeatWish> seats = seats(installation, chosen);
        String dealing = seed == null ? null : hex(seed);
        try (MemoryJournal journal = new MemoryJournal();
                Server server = new Server(ServerConfig.of(installation.catalog(), journal))) {
            Address address = new Address(LOOPBACK, server.start());
            Inbox inbox = new Inbox();
            try (MeldhouseClient client =
                    MeldhouseClient.connect(address, Credentials.named(name), inbox)) {
                String table = client.create(id -> table(id, chosen, seats, dealing)).get().table();
                play(installation, client, inbox, row(client, table));
            }
        } catch (ExecutionException e) {
            throw Stop.wrong(String.valueOf(e.getCause().getMessage()));
        }
        return Exit.DONE;
    }

    private void play(
            Installation installation,
            MeldhouseClient client,
            Inbox inbox,
            ServerMessage.TableRow row)
            throws InterruptedException {
        Terminal terminal = console.terminal();
        terminal.say("Type ? for help, q to leave.");
        inbox.readFrom(terminal);
        TableSession session =
                new TableSession(
                        terminal,
                        inbox,
                        client,
                        row,
                        Screens.of(PlayCommand.class.getClassLoader(), installation.catalog()),
                        LEAVING);
        TableSession.Ending ending = session.follow();
        while (ending == TableSession.Ending.OVER) {
            ending = session.again();
        }
        terminal.say("Goodbye.");
    }

    private ClientMessage.Create table(
            meldhouse.protocol.RequestId id,
            GameOptions.Chosen chosen,
            List<SeatWish> seats,
            @Nullable String dealing) {
        return new ClientMessage.Create(
                id,
                chosen.ruleset().info().id(),
                chosen.preset(),
                null,
                chosen.onTop().values(),
                null,
                true,
                seats,
                dealing,
                null);
    }

    private static ServerMessage.TableRow row(MeldhouseClient client, String table)
            throws InterruptedException, ExecutionException {
        return client.tables().get().tables().stream()
                .filter(row -> row.table().equals(table))
                .findFirst()
                .orElseThrow(() -> Stop.wrong("Cannot play: the table is gone."));
    }

    /** The player in the first seat, bots in the others. */
    private List<SeatWish> seats(Installation installation, GameOptions.Chosen chosen) {
        List<String> wanted = bots.isEmpty() ? List.of(best(installation, chosen)) : bots;
        int others = chosen.seats() - 1;
        if (wanted.size() != 1 && wanted.size() != others) {
            throw Stop.usage(
                    "Cannot seat %d bots: there are %d other seats. Allowed: 1 bot for all, or %d."
                            .formatted(wanted.size(), others, others));
        }
        wanted.forEach(bot -> installation.requireBot(bot, chosen.ruleset()));
        List<SeatWish> seats = new ArrayList<>();
        seats.add(new SeatWish.Me());
        for (int seat = 0; seat < others; seat++) {
            seats.add(new SeatWish.BotNamed(wanted.get(wanted.size() == 1 ? 0 : seat)));
        }
        return seats;
    }

    private static String best(Installation installation, GameOptions.Chosen chosen) {
        return installation.bots(chosen.ruleset()).stream()
                .max(Comparator.comparing(BotProvider::level))
                .map(BotProvider::id)
                .orElseThrow(
                        () ->
                                Stop.configuration(
                                        "Cannot play %s: no bot that plays it is installed."
                                                .formatted(chosen.ruleset().info().id())));
    }

    /** A seed as the server wants it. */
    private static String hex(String typed) {
        if (typed.matches("[0-9a-fA-F]{" + SEED_DIGITS + "}")) {
            return typed.toLowerCase(java.util.Locale.ROOT);
        }
        if (typed.matches("[0-9]{1,18}")) {
            return "%064x".formatted(Long.parseLong(typed));
        }
        throw Stop.usage(
                "Cannot use seed '%s': it is none. Allowed: a whole number of up to 18 digits, or 64 hexadecimal digits."
                        .formatted(typed));
    }
}
