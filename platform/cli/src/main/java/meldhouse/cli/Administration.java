package meldhouse.cli;

import meldhouse.client.terminal.TableTitle;
import meldhouse.client.terminal.Tongue;
import meldhouse.protocol.Letters;
import meldhouse.protocol.SeatKind;
import meldhouse.protocol.ServerMessage;
import meldhouse.server.HostDesk;

import java.io.IOException;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * What a host does when it is told at its {@link AdminDoor}. A command is a line of words with tabs
 * between them: the language of the answer, the verb, and what it is about. The answer is {@link
 * #DONE} or {@link #FAILED}, and sentences.
 *
 * @param desk does it
 * @param reload loads plugins and house rules anew, and says what there is now
 * @param stop begins to end the host
 */
record Administration(HostDesk desk, Supplier<List<Message>> reload, Runnable stop) {
    /** It was done. */
    static final String DONE = "done";

    /** It was not, and the sentence says why. */
    static final String FAILED = "failed";

    private static final String BETWEEN = "\t";
    private static final int LONGEST_SAYING = 200;

    /** The command of these words. */
    static String line(List<String> words) {
        return words.stream()
                .map(word -> word.replaceAll("\\p{Cntrl}", " "))
                .collect(Collectors.joining(BETWEEN));
    }

    /** Whether a command is one for here. */
    static boolean isMeant(String line) {
        return line.contains(BETWEEN);
    }

    /** Does it. */
    List<String> answer(String line) {
        List<String> words = Arrays.asList(line.split(BETWEEN, -1));
        Tongue tongue = Tongue.of(words.getFirst()).orElse(Tongue.ENGLISH);
        List<String> lines = new ArrayList<>();
        try {
            List<Message> said = done(words.get(1), words.subList(2, words.size()));
            lines.add(DONE);
            said.forEach(sentence -> lines.add(sentence.in(tongue)));
        } catch (Stop refused) {
            lines.addAll(List.of(FAILED, refused.sentence().in(tongue)));
        } catch (IOException | IllegalStateException e) {
            lines.addAll(List.of(FAILED, String.valueOf(e.getMessage())));
        }
        return lines;
    }

    private List<Message> done(String verb, List<String> about) throws IOException {
        String what = about.isEmpty() ? "" : about.getFirst().strip();
        return switch (verb) {
            case "list" -> list();
            case "kick" -> kick(player(what));
            case "ban" -> ban(what);
            case "unban" -> unban(what);
            case "bans" -> bans();
            case "close" -> close(table(what));
            case "say" ->
                    say(what, about.size() > 1 ? Optional.of(about.get(1)) : Optional.empty());
            case "reload" -> reload.get();
            case "stop" -> {
                stop.run();
                yield List.of(Message.of("admin.stopping"));
            }
            // A command of another version of Meldhouse.
            default -> throw Stop.wrong("admin.version", verb, Installation.version());
        };
    }

    private List<Message> list() throws IOException {
        List<Message> lines = new ArrayList<>();
        List<ServerMessage.TableRow> tables = desk.tables();
        lines.add(Message.of(tables.isEmpty() ? "page.noTables" : "page.tables", tables.size()));
        tables.forEach(row -> lines.add(line(row)));
        List<HostDesk.Guest> guests = desk.guests();
        lines.add(Message.of(guests.isEmpty() ? "page.nobody" : "admin.players", guests.size()));
        guests.forEach(
                guest ->
                        lines.add(
                                Message.of(
                                        "admin.player",
                                        guest.name(),
                                        String.join(", ", guest.addresses()))));
        return lines;
    }

    private static Message line(ServerMessage.TableRow row) {
        return Message.of(
                "admin.table",
                row.table(),
                row.title(),
                row.ruleset(),
                Message.of("page.state." + row.state()),
                Message.joined(row.seats().stream().map(Administration::seat).toList()),
                row.watchers());
    }

    private static Message seat(ServerMessage.SeatRow seat) {
        Message who = seat.who() == null ? Message.of("page.open") : Message.verbatim(seat.who());
        return seat.kind() == SeatKind.PLAYER && !seat.connected()
                ? Message.of("page.away", who)
                : who;
    }

    private HostDesk.Guest player(String name) throws IOException {
        Optional<HostDesk.Guest> known = desk.known(name);
        if (known.isPresent()) {
            return known.get();
        }
        throw Stop.wrong(unknown("player", name, names()));
    }

    /** Those who are connected or sit somewhere. */
    private Set<String> names() throws IOException {
        Set<String> names = new LinkedHashSet<>();
        desk.guests().forEach(guest -> names.add(guest.name()));
        for (ServerMessage.TableRow row : desk.tables()) {
            for (ServerMessage.SeatRow seat : row.seats()) {
                if (seat.kind() == SeatKind.PLAYER && seat.who() != null) {
                    names.add(seat.who());
                }
            }
        }
        return names;
    }

    private static Message unknown(String what, String name, Set<String> known) {
        return known.isEmpty()
                ? Message.of("admin.none." + what, name)
                : Names.unknown(what, name, known);
    }

    /** The table of an id, or of a title that no other has. */
    private ServerMessage.TableRow table(String named) throws IOException {
        List<ServerMessage.TableRow> all = desk.tables();
        List<ServerMessage.TableRow> meant =
                all.stream()
                        .filter(
                                row ->
                                        row.table().equals(named)
                                                || TableTitle.isShown(row.title(), named))
                        .toList();
        if (meant.size() > 1) {
            throw Stop.wrong(
                    "admin.several",
                    named,
                    meant.stream()
                            .map(ServerMessage.TableRow::table)
                            .collect(Collectors.joining(", ")));
        }
        if (meant.isEmpty()) {
            Set<String> known = new LinkedHashSet<>();
            all.forEach(row -> known.add("%s (%s)".formatted(row.title(), row.table())));
            throw Stop.wrong(
                    known.isEmpty()
                            ? Message.of("admin.none.table", named)
                            : Message.of("unknown.table", named, String.join(", ", known)));
        }
        return meant.getFirst();
    }

    private List<Message> kick(HostDesk.Guest player) throws IOException {
        return List.of(
                Message.of(
                        desk.kick(player) > 0 ? "admin.kicked" : "admin.notHere", player.name()));
    }

    private List<Message> ban(String whom) throws IOException {
        Optional<String> address = address(whom);
        if (address.isPresent()) {
            desk.banAddress(address.get());
            return List.of(Message.of("admin.bannedAddress", address.get()));
        }
        HostDesk.Guest player = player(whom);
        desk.ban(player);
        List<Message> lines = new ArrayList<>(List.of(Message.of("admin.banned", player.name())));
        if (!player.addresses().isEmpty()) {
            lines.add(Message.of("admin.otherName", String.join(", ", player.addresses())));
        }
        return lines;
    }

    /** An address as the server writes it; a name is none. */
    private static Optional<String> address(String typed) {
        try {
            return Optional.of(
                    InetAddress.ofLiteral(typed).getHostAddress().replaceFirst("%.*", ""));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private List<Message> unban(String whom) throws IOException {
        Map<String, String> all = desk.bans();
        String address = address(whom).orElse(whom);
        for (Map.Entry<String, String> ban : all.entrySet()) {
            if (ban.getKey().equals(address) || ban.getValue().equalsIgnoreCase(whom)) {
                desk.unban(ban.getKey());
                return List.of(Message.of("admin.unbanned", ban.getValue()));
            }
        }
        throw Stop.wrong(unknown("ban", whom, new LinkedHashSet<>(all.values())));
    }

    private List<Message> bans() throws IOException {
        Map<String, String> all = desk.bans();
        return all.isEmpty()
                ? List.of(Message.of("admin.noBans"))
                : all.values().stream().map(Message::verbatim).toList();
    }

    private List<Message> close(ServerMessage.TableRow row) throws IOException {
        desk.close(row.table());
        return List.of(Message.of("admin.closed", row.title(), row.table()));
    }

    private List<Message> say(String text, Optional<String> where) throws IOException {
        int length = text.codePointCount(0, text.length());
        if (length == 0 || length > LONGEST_SAYING || !Letters.arePlain(text)) {
            throw Stop.wrong("admin.text", length, LONGEST_SAYING);
        }
        String table = where.isEmpty() ? null : table(where.get().strip()).table();
        return List.of(Message.of("admin.said", desk.say(text, table)));
    }
}
