package meldhouse.client.terminal;

import meldhouse.client.MeldhouseClient;
import meldhouse.client.RequestFailed;
import meldhouse.protocol.ClientMessage;
import meldhouse.protocol.ErrorCode;
import meldhouse.protocol.SeatKind;
import meldhouse.protocol.SeatWish;
import meldhouse.protocol.ServerMessage;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A person at a server, between tables: sees what there is, sits down, makes a table. */
public final class Lobby {
    private static final List<String> COMMANDS = List.of("list", "sit", "watch", "new", "quit");

    private final Terminal terminal;
    private final Texts texts;
    private final Inbox inbox;
    private final MeldhouseClient client;
    private final Screens screens;
    private List<ServerMessage.TableRow> tables = List.of();

    /**
     * A lobby of the server that the client is connected to; the inbox is the client's listener.
     */
    public Lobby(Terminal terminal, Inbox inbox, MeldhouseClient client, Screens screens) {
        this.terminal = terminal;
        this.texts = Texts.of(terminal.tongue());
        this.inbox = inbox;
        this.client = client;
        this.screens = screens;
    }

    /**
     * Stays until the person leaves, their input ends, or the connection is gone for good, which is
     * told. Tells whether the connection was there to the end.
     */
    public boolean stay() throws InterruptedException {
        terminal.say(texts.say("lobby.connected", client.welcome().server()));
        boolean here = true;
        for (ServerMessage.SeatedAt seat : client.welcome().tables()) {
            if (here) {
                here =
                        await("watch", client.watch(seat.table(), null, null)).isEmpty()
                                || at(seat.table(), "lobby.seat");
            }
        }
        if (here) {
            list();
        }
        while (here && !inbox.isConnectionEnded()) {
            Optional<String> line = inbox.answer(terminal, texts.say("lobby.prompt"));
            here = line.isPresent() && obey(line.get());
        }
        return !inbox.isConnectionEnded();
    }

    private boolean obey(String line) throws InterruptedException {
        inbox.forget();
        String[] words = line.split("\\s+", 3);
        @Nullable String second = words.length > 1 ? words[1] : null;
        @Nullable String third = words.length > 2 ? words[2] : null;
        switch (words[0].isEmpty() ? "list" : command(words[0])) {
            case "quit" -> {
                return false;
            }
            case "list" -> list();
            case "sit" -> {
                Optional<ServerMessage.TableRow> table = table(second);
                if (table.isPresent()) {
                    return sit(table.get().table(), third);
                }
            }
            case "watch" -> {
                Optional<ServerMessage.TableRow> table = table(second);
                if (table.isPresent()) {
                    return await("watch", client.watch(table.get().table(), null, third)).isEmpty()
                            || at(table.get().table(), "");
                }
            }
            case "new" -> {
                return makeOf(line);
            }
            case "help" -> help();
            default -> terminal.say(texts.say("lobby.noCommand", words[0]));
        }
        return true;
    }

    /** The command that a word of the reader's language, or of English, stands for. */
    private String command(String typed) {
        return Stream.concat(COMMANDS.stream(), Stream.of("help"))
                .filter(command -> texts.means("lobby.word." + command, typed))
                .findFirst()
                .orElse("");
    }

    private void help() throws InterruptedException {
        List<String> lines = new ArrayList<>();
        for (String command : COMMANDS) {
            lines.add(texts.say("lobby.help." + command));
        }
        await("rulesets", client.rulesets())
                .ifPresent(
                        known ->
                                known.rulesets()
                                        .forEach(
                                                row ->
                                                        lines.add(
                                                                texts.say(
                                                                        "lobby.help.ruleset",
                                                                        row.id(),
                                                                        presets(row),
                                                                        files(row)))));
        terminal.show(lines);
    }

    private String presets(ServerMessage.RulesetRow ruleset) {
        return names(ruleset.presets().stream().map(ServerMessage.PresetRow::id).toList());
    }

    private String files(ServerMessage.RulesetRow ruleset) {
        return names(ruleset.houseRules());
    }

    private String names(List<String> names) {
        return names.isEmpty() ? texts.say("generic.none") : String.join(", ", names);
    }

    private void list() throws InterruptedException {
        look();
        if (tables.isEmpty()) {
            terminal.say(texts.say("lobby.none"));
        }
        for (int i = 0; i < tables.size(); i++) {
            terminal.say(line(i + 1, tables.get(i)));
        }
    }

    /** Without showing them. */
    private void look() throws InterruptedException {
        await("tables", client.tables()).ifPresent(list -> tables = list.tables());
    }

    private String line(int number, ServerMessage.TableRow row) {
        String seats =
                row.seats().stream()
                        .map(
                                seat ->
                                        seat.kind() == SeatKind.OPEN
                                                ? texts.say("lobby.open")
                                                : String.valueOf(seat.who()))
                        .collect(Collectors.joining(", "));
        return texts.say(
                row.isPrivate() ? "lobby.table.private" : "lobby.table",
                number,
                TableTitle.in(terminal.tongue(), row.title()),
                plays(row),
                texts.say("lobby.state." + row.state().name()),
                seats);
    }

    /**
     * The game, the preset or file it began with, and how many options differ from the defaults.
     */
    private String plays(ServerMessage.TableRow row) {
        List<String> parts = new ArrayList<>(List.of(row.ruleset()));
        if (row.preset() != null) {
            parts.add(row.preset());
        }
        if (!row.changed().isEmpty()) {
            parts.add(texts.say("lobby.changed", row.changed().size()));
        }
        if (row.turnSeconds() != null) {
            parts.add(texts.say("lobby.timer", row.turnSeconds()));
        }
        return String.join(", ", parts);
    }

    /** By its number in the list as it was shown, or one that has been added since. */
    private Optional<ServerMessage.TableRow> table(@Nullable String typed)
            throws InterruptedException {
        int number = typed != null && typed.matches("[1-9]\\d{0,5}") ? Integer.parseInt(typed) : 0;
        if (number == 0 || number > tables.size()) {
            look();
        }
        if (number > 0 && number <= tables.size()) {
            return Optional.of(tables.get(number - 1));
        }
        terminal.say(
                tables.isEmpty()
                        ? texts.say("lobby.noTables")
                        : texts.say("lobby.number", tables.size()));
        return Optional.empty();
    }

    private boolean sit(String table, @Nullable String code) throws InterruptedException {
        return await("sit", client.sit(table, null, code)).isEmpty() || at(table, "");
    }

    /** {@code new RULESET NAME}, and behind it what goes for the table alone, in any order. */
    private boolean makeOf(String line) throws InterruptedException {
        boolean undo = false;
        Integer seconds = null;
        String rest = line;
        while (rest.contains(" ")) {
            String last = rest.substring(rest.lastIndexOf(' ') + 1);
            Optional<TurnTimer> timer = TurnTimer.of(texts, last);
            if (timer.isPresent()) {
                seconds = timer.get().seconds();
            } else if (texts.means("command.undo", last)) {
                undo = true;
            } else {
                break;
            }
            rest = rest.substring(0, rest.lastIndexOf(' ')).strip();
        }
        String[] words = rest.split("\\s+", 3);
        return make(
                words.length > 1 ? words[1] : null,
                words.length > 2 ? words[2] : null,
                undo,
                seconds);
    }

    private boolean make(
            @Nullable String wanted,
            @Nullable String rules,
            boolean undo,
            @Nullable Integer turnSeconds)
            throws InterruptedException {
        Optional<ServerMessage.RulesetList> rulesets = await("rulesets", client.rulesets());
        if (rulesets.isEmpty()) {
            return true;
        }
        List<ServerMessage.RulesetRow> rows = rulesets.get().rulesets();
        Optional<ServerMessage.RulesetRow> chosen =
                rows.stream().filter(row -> wanted == null || row.id().equals(wanted)).findFirst();
        if (chosen.isEmpty()) {
            terminal.say(
                    texts.say(
                            "lobby.noRuleset",
                            rows.stream()
                                    .map(ServerMessage.RulesetRow::id)
                                    .collect(Collectors.joining(", "))));
            return true;
        }
        ServerMessage.RulesetRow ruleset = chosen.get();
        boolean isPreset = ruleset.presets().stream().anyMatch(known -> known.id().equals(rules));
        boolean isListed = rules == null || isPreset || ruleset.houseRules().contains(rules);
        CompletableFuture<ServerMessage.Created> making =
                client.create(
                        id ->
                                new ClientMessage.Create(
                                        id,
                                        ruleset.id(),
                                        isPreset ? rules : null,
                                        isPreset ? null : rules,
                                        null,
                                        null,
                                        null,
                                        seats(ruleset),
                                        null,
                                        turnSeconds,
                                        undo ? true : null,
                                        null));
        Optional<ServerMessage.Created> created =
                isListed
                        ? await("create", making)
                        : await(making, refusal -> unlisted(refusal, rules, ruleset));
        return created.isEmpty() || at(created.get().table(), "lobby.made");
    }

    /** A name that the host does not list: only the host knows whether such a file is there. */
    private String unlisted(
            Throwable refusal, @Nullable String rules, ServerMessage.RulesetRow ruleset) {
        if (!(refusal instanceof RequestFailed failed) || failed.code() != ErrorCode.BAD_RULES) {
            return new Failures(texts).of(refusal, "create");
        }
        boolean isBroken = failed.details() != null && failed.details().has("broken");
        return texts.say(
                isBroken ? "lobby.brokenRules" : "lobby.noRules",
                String.valueOf(rules),
                ruleset.id(),
                presets(ruleset),
                files(ruleset));
    }

    /** The maker in the first seat, the others open; null where the server should decide. */
    private static @Nullable List<SeatWish> seats(ServerMessage.RulesetRow ruleset) {
        if (ruleset.seats().from() != ruleset.seats().to()) {
            return null;
        }
        List<SeatWish> seats = new ArrayList<>();
        seats.add(new SeatWish.Me());
        while (seats.size() < ruleset.seats().from()) {
            seats.add(new SeatWish.Open());
        }
        return seats;
    }

    /**
     * At a table that the client follows, until it is left. Tells whether to stay in the lobby.
     *
     * @param greeting the key of what is said of the table first; empty: nothing
     */
    private boolean at(String table, String greeting) throws InterruptedException {
        await("tables", client.tables()).ifPresent(list -> tables = list.tables());
        Optional<ServerMessage.TableRow> row =
                tables.stream().filter(found -> found.table().equals(table)).findFirst();
        if (row.isEmpty()) {
            terminal.say(texts.say("lobby.gone"));
            return true;
        }
        if (!greeting.isEmpty()) {
            ServerMessage.TableRow here = row.get();
            terminal.say(
                    texts.say(
                            greeting,
                            tables.indexOf(here) + 1,
                            TableTitle.in(terminal.tongue(), here.title()),
                            plays(here)));
        }
        TableSession.Leaving leaving = new TableSession.Leaving(texts.say("lobby.leaving"));
        TableSession session =
                new TableSession(terminal, inbox, client, row.get(), screens(row.get()), leaving);
        TableSession.Ending ending = session.follow();
        while (ending == TableSession.Ending.OVER) {
            ending = session.again();
        }
        terminal.clear();
        if (ending == TableSession.Ending.QUIT && session.isSeated()) {
            await("stand", client.stand(table));
        }
        if (ending == TableSession.Ending.INPUT_ENDED || inbox.isConnectionEnded()) {
            return false;
        }
        list();
        return true;
    }

    /** With what the server says of the table's house rules where its ruleset is not here. */
    private Screens screens(ServerMessage.TableRow row) throws InterruptedException {
        return screens.knows(row.ruleset()) || row.changed().isEmpty()
                ? screens
                : await("rulesets", client.rulesets()).map(screens::with).orElse(screens);
    }

    /** Waits for an answer; a refusal is told. */
    private <T> Optional<T> await(String asked, CompletableFuture<T> future)
            throws InterruptedException {
        return await(future, refusal -> new Failures(texts).of(refusal, asked));
    }

    private <T> Optional<T> await(CompletableFuture<T> future, Function<Throwable, String> refused)
            throws InterruptedException {
        try {
            return Optional.of(future.get());
        } catch (ExecutionException e) {
            terminal.say(refused.apply(e.getCause()));
            return Optional.empty();
        }
    }
}
