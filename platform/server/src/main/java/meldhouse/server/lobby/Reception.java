package meldhouse.server.lobby;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;

import meldhouse.protocol.ClientMessage;
import meldhouse.protocol.ErrorCode;
import meldhouse.protocol.MessageCodec;
import meldhouse.protocol.ServerMessage;
import meldhouse.server.bus.Player;
import meldhouse.server.bus.Secret;
import meldhouse.server.bus.ToLobby;
import meldhouse.server.journal.Fact;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Who comes in. It changes nothing: what is to be kept is in the greeting.
 *
 * @param front what the host asks of newcomers
 * @param sessions the players that are known
 * @param tables where they may sit
 */
record Reception(LobbyVerticle.Front front, Sessions sessions, Collection<ToLobby.TableIs> tables) {
    private static final int ID_LENGTH = 6;

    /**
     * Who somebody turns out to be.
     *
     * @param facts what has to be kept of it
     */
    record Greeting(Player player, String token, List<Fact.OfLobby> facts) {}

    /**
     * Works it out.
     *
     * @param from the network address that the newcomer comes from
     * @throws Refused with the reason
     */
    Greeting greeting(ClientMessage.Hello hello, String from) throws Refused {
        if (!hello.protocol().contains(MessageCodec.VERSION)) {
            throw otherVersion(hello);
        }
        if (sessions.bans().has(from)) {
            throw keptOut("whoever comes from your address, %s,".formatted(from));
        }
        if (front.password() != null
                && (hello.password() == null || !Secret.same(front.password(), hello.password()))) {
            throw new Refused(
                    ErrorCode.NOT_ALLOWED,
                    hello.password() == null
                            ? "Cannot let you in: the host set a password, and you gave none."
                            : "Cannot let you in: the host set a password, and that is not it.");
        }
        return hello.token() == null ? newcomer(hello.name()) : returning(hello, hello.token());
    }

    private Greeting returning(ClientMessage.Hello hello, String token) throws Refused {
        String hash = Secret.hash(token);
        Player known = sessions.ofToken(hash);
        if (known == null) {
            throw new Refused(
                    ErrorCode.BAD_TOKEN,
                    "Cannot find you: the token is nobody's. Allowed: a token of this server, or"
                            + " none and a name.");
        }
        if (sessions.bans().has(known.id())) {
            throw keptOut("you");
        }
        if (hello.name() == null || hello.name().equals(known.name())) {
            return new Greeting(known, token, List.of());
        }
        List<Fact.OfLobby> facts = new ArrayList<>(freeName(hello.name(), known.id()));
        Player renamed = new Player(known.id(), hello.name());
        facts.add(new Fact.PlayerKnown(renamed, hash));
        return new Greeting(renamed, token, facts);
    }

    private Greeting newcomer(@Nullable String name) throws Refused {
        if (name == null) {
            throw new Refused(
                    ErrorCode.BAD_REQUEST,
                    "Cannot read hello: the field 'name' is missing. Allowed: a text of 1 to 32"
                            + " characters, or a token instead.");
        }
        List<Fact.OfLobby> facts = new ArrayList<>(freeName(name, ""));
        Player player = new Player(newId(), name);
        String token = Secret.token();
        facts.add(new Fact.PlayerKnown(player, Secret.hash(token)));
        return new Greeting(player, token, facts);
    }

    /** Whoever has the name but neither a connection nor a seat gives way. */
    private List<Fact.OfLobby> freeName(String name, String me) throws Refused {
        if (sessions.bans().hasName(name)) {
            throw keptOut("a player named '%s'".formatted(name));
        }
        Player other = sessions.named(name);
        if (other == null || other.id().equals(me)) {
            return List.of();
        }
        if (sessions.isConnected(other.id()) || !seatsOf(other.id()).isEmpty()) {
            throw new Refused(
                    ErrorCode.NAME_TAKEN,
                    "Cannot call you '%s': another player has this name. Allowed: any other, or that player's token."
                            .formatted(name));
        }
        return List.of(new Fact.PlayerForgotten(other.id()));
    }

    /** Both sides' versions, and which of them has to be brought up to date. */
    private Refused otherVersion(ClientMessage.Hello hello) {
        String theirs =
                hello.protocol().stream()
                        .sorted()
                        .map(String::valueOf)
                        .collect(Collectors.joining(", "));
        boolean isNewer =
                hello.protocol().stream().allMatch(version -> version > MessageCodec.VERSION);
        return new Refused(
                ErrorCode.BAD_VERSION,
                "Cannot speak protocol %s: your program%s speaks that, and this server, %s, speaks %d. %s"
                        .formatted(
                                theirs,
                                hello.client() == null ? "" : ", " + hello.client() + ",",
                                front.name(),
                                MessageCodec.VERSION,
                                isNewer
                                        ? "Ask the host to bring the server up to date, or play"
                                                + " with the version that it has."
                                        : "Bring your program up to date: get the version that the"
                                                + " server has."),
                JsonNodeFactory.instance
                        .objectNode()
                        .put("server", front.name())
                        .put("protocol", MessageCodec.VERSION));
    }

    private static Refused keptOut(String whom) {
        return new Refused(
                ErrorCode.BANNED,
                "Cannot let you in: the host of this server keeps %s out. Allowed: to ask the host to end that."
                        .formatted(whom));
    }

    private String newId() {
        String id = "p" + Secret.word(ID_LENGTH);
        return sessions.knows(id) ? newId() : id;
    }

    /** Where a player sits. */
    List<ServerMessage.SeatedAt> seatsOf(String player) {
        List<ServerMessage.SeatedAt> seats = new ArrayList<>();
        for (ToLobby.TableIs table : tables) {
            int seat = table.players().indexOf(player);
            if (seat >= 0) {
                seats.add(
                        new ServerMessage.SeatedAt(table.row().table(), seat, table.row().state()));
            }
        }
        return seats;
    }
}
