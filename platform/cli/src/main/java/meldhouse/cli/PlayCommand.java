package meldhouse.cli;

import meldhouse.api.bot.BotProvider;
import meldhouse.client.Address;
import meldhouse.client.Credentials;
import meldhouse.client.MeldhouseClient;
import meldhouse.client.terminal.Failures;
import meldhouse.client.terminal.Inbox;
import meldhouse.client.terminal.Screens;
import meldhouse.client.terminal.TableSession;
import meldhouse.client.terminal.Terminal;
import meldhouse.client.terminal.Texts;
import meldhouse.protocol.ClientMessage;
import meldhouse.protocol.SeatWish;
import meldhouse.protocol.ServerMessage;
import meldhouse.protocol.TableState;
import meldhouse.scripting.HouseRuleFolder;
import meldhouse.scripting.RuleChain;
import meldhouse.server.Server;
import meldhouse.server.ServerConfig;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;

import java.io.IOException;
import java.nio.file.Path;
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
            names = "--bot",
            paramLabel = "NAME=COMMAND",
            description = "A program that plays: Monty='python3 bot.py'.")
    private List<String> programs = new ArrayList<>();

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

    @CommandLine.Option(
            names = "--resume",
            description = "Go on with the match that was left last, as it was.")
    private boolean resume;

    @CommandLine.Option(
            names = "--data",
            paramLabel = "DIR",
            description = "Where matches are kept. Default: your data folder.")
    private @Nullable Path data;

    @CommandLine.Mixin private TerminalOptions shown = new TerminalOptions();

    /** The ids of the programs. */
    private List<String> brought = List.of();

    /** The file whose functions the table has; null: it has none, or its journal has them. */
    private @Nullable HouseRuleFolder folder;

    /** Whether another match is kept, which is left alone. */
    private boolean unfinished;

    PlayCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws InterruptedException, IOException {
        String player = Names.ofPlayer(name);
        shown.check();
        try (NamedBots named = new NamedBots().endingWithThis()) {
            programs.forEach(word -> named.program(word, false));
            named.warm(1);
            brought = named.programs().stream().map(BotProvider::id).toList();
            return call(player, Installation.find(console).with(named.programs()));
        }
    }

    private int call(String player, Installation installation)
            throws InterruptedException, IOException {
        KeptMatches matches = new KeptMatches(data == null ? Installation.data() : data);
        if (resume) {
            KeptMatches.Kept match =
                    matches.latest().orElseThrow(() -> Stop.wrong(Message.of("play.nothingKept")));
            KeptMatches.Seat seat = match.seat();
            return at(installation, match, seat.name(), seat.token(), client -> seat.table());
        }
        GameOptions.Chosen chosen = game.chosen(installation);
        if (chosen.file() != null) {
            folder = HouseRuleFolder.ofFile(Path.of(chosen.file().file().file()));
        }
        List<SeatWish> seats = seats(installation, chosen);
        String dealing = seed == null ? null : hex(seed);
        unfinished = matches.any();
        return at(
                installation,
                matches.begin(),
                player,
                null,
                client -> client.create(id -> table(id, chosen, seats, dealing)).get().table());
    }

    /** Finds a table to play at. */
    private interface Finding {
        String table(MeldhouseClient client) throws InterruptedException, ExecutionException;
    }

    private int at(
            Installation installation,
            KeptMatches.Kept match,
            String player,
            @Nullable String token,
            Finding finding)
            throws InterruptedException, IOException {
        boolean over = false;
        try (match;
                Server server = new Server(config(installation, match))) {
            Address address = new Address(LOOPBACK, server.start());
            server.setAside().forEach(console::complain);
            Inbox inbox = new Inbox();
            Credentials credentials = Credentials.named(player).withToken(token);
            try (MeldhouseClient client = MeldhouseClient.connect(address, credentials, inbox)) {
                String table = finding.table(client);
                if (token == null) {
                    match.keep(new KeptMatches.Seat(table, player, client.token()));
                } else {
                    client.watch(table, null, null).get();
                }
                List<String> left;
                Keeping keeping = new Keeping(console);
                try {
                    left = play(installation, client, inbox, row(client, table));
                } finally {
                    keeping.end();
                }
                over = row(client, table).state() == TableState.OVER;
                (over || left.isEmpty()
                                ? left
                                : List.of(Texts.of(console.tongue()).say("play.leaving")))
                        .forEach(console.out()::println);
            }
        } catch (ExecutionException e) {
            throw Stop.wrong(
                    Message.verbatim(Failures.in(console.tongue()).of(e.getCause(), "create")));
        }
        if (over) {
            KeptMatches.remove(match.folder());
        }
        return Exit.DONE;
    }

    private ServerConfig config(Installation installation, KeptMatches.Kept match) {
        return ServerConfig.of(installation.catalog(), match.journal())
                .withHouseRules(folder)
                .withPatience(
                        ServerConfig.Patience.USUAL.withReconsider(shown.reconsider(console)));
    }

    /**
     * Plays until the player leaves. Where the table was drawn, so that nothing of it is left, it
     * is given back in sentences.
     */
    private List<String> play(
            Installation installation,
            MeldhouseClient client,
            Inbox inbox,
            ServerMessage.TableRow row)
            throws InterruptedException {
        try (Terminal terminal = shown.open(console)) {
            Texts texts = Texts.of(terminal.tongue());
            terminal.say(texts.say("play.welcome"));
            if (unfinished) {
                terminal.say(texts.say("play.unfinished"));
            }
            inbox.readFrom(terminal);
            TableSession session =
                    new TableSession(
                            terminal,
                            inbox,
                            client,
                            row,
                            Screens.of(PlayCommand.class.getClassLoader(), installation.catalog()),
                            new TableSession.Leaving(texts.say("play.leaving")));
            TableSession.Ending ending = session.follow();
            while (ending == TableSession.Ending.OVER) {
                ending = session.again();
            }
            terminal.say(texts.say("play.goodbye"));
            return terminal.isDrawn() ? session.table() : List.of();
        }
    }

    private ClientMessage.Create table(
            meldhouse.protocol.RequestId id,
            GameOptions.Chosen chosen,
            List<SeatWish> seats,
            @Nullable String dealing) {
        RuleChain file = chosen.file();
        return new ClientMessage.Create(
                id,
                chosen.id(),
                file == null ? chosen.preset() : null,
                file == null ? null : file.file().name(),
                (file == null ? chosen.onTop() : chosen.besidesFile()).values(),
                null,
                true,
                seats,
                dealing,
                null,
                true,
                null);
    }

    private static ServerMessage.TableRow row(MeldhouseClient client, String table)
            throws InterruptedException, ExecutionException {
        return client.tables().get().tables().stream()
                .filter(row -> row.table().equals(table))
                .findFirst()
                .orElseThrow(() -> Stop.wrong(Message.of("play.tableGone")));
    }

    /** The player in the first seat, bots in the others. */
    private List<SeatWish> seats(Installation installation, GameOptions.Chosen chosen) {
        List<String> wanted = bots.isEmpty() ? usual(installation, chosen) : bots;
        int others = chosen.seats() - 1;
        if (wanted.size() != 1 && wanted.size() != others) {
            throw Stop.usage("play.bots", wanted.size(), others);
        }
        wanted.forEach(bot -> installation.requireBot(bot, chosen.ruleset()));
        List<SeatWish> seats = new ArrayList<>();
        seats.add(new SeatWish.Me());
        for (int seat = 0; seat < others; seat++) {
            seats.add(new SeatWish.BotNamed(wanted.get(wanted.size() == 1 ? 0 : seat)));
        }
        return seats;
    }

    /** Without a word about it: the program that was brought along, or the best bot there is. */
    private List<String> usual(Installation installation, GameOptions.Chosen chosen) {
        return brought.size() == 1 ? brought : List.of(best(installation, chosen));
    }

    private static String best(Installation installation, GameOptions.Chosen chosen) {
        return installation.bots(chosen.ruleset()).stream()
                .max(Comparator.comparing(BotProvider::level))
                .map(BotProvider::id)
                .orElseThrow(() -> Stop.configuration("play.noBot", chosen.id()));
    }

    /** A seed as the server wants it. */
    private static String hex(String typed) {
        if (typed.matches("[0-9a-fA-F]{" + SEED_DIGITS + "}")) {
            return typed.toLowerCase(java.util.Locale.ROOT);
        }
        if (typed.matches("[0-9]{1,18}")) {
            return "%064x".formatted(Long.parseLong(typed));
        }
        throw Stop.usage("play.seed", typed, SEED_DIGITS);
    }
}
