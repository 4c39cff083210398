package meldhouse.server.lobby;

import meldhouse.server.bus.Player;
import meldhouse.server.journal.Fact;

import org.jspecify.annotations.Nullable;

import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * The players that the server knows: by id, by name and by the hash of their secret. The fold of
 * the lobby's facts, and beside it who is connected.
 */
final class Sessions {
    private record Known(Player player, String tokenHash) {}

    private final Map<String, Known> byId = new HashMap<>();
    private final Map<String, String> idByHash = new HashMap<>();
    private final Map<String, String> idByName = new HashMap<>();
    private final Bans bans = new Bans();

    /** Of each player who is connected: the connections, and where each comes from. */
    private final Map<String, Map<String, String>> connections = new HashMap<>();

    /** The connections of programs that play by themselves. */
    private final Set<String> bots = new HashSet<>();

    void apply(Fact.OfLobby fact) {
        switch (fact) {
            case Fact.PlayerKnown(Player player, String hash) -> {
                forget(player.id());
                byId.put(player.id(), new Known(player, hash));
                idByHash.put(hash, player.id());
                idByName.put(key(player.name()), player.id());
            }
            case Fact.PlayerForgotten(String player) -> forget(player);
            case Fact.PlayerBanned(String player, String name) ->
                    bans.add(new Bans.Ban(player, name));
            case Fact.AddressBanned(String address) -> bans.add(new Bans.Ban(address, address));
            case Fact.BanLifted(String whom) -> bans.lift(whom);
        }
    }

    private void forget(String id) {
        Known known = byId.remove(id);
        if (known != null) {
            idByHash.remove(known.tokenHash());
            idByName.remove(key(known.player().name()));
        }
    }

    /** Names that look alike are one name. */
    static String key(String name) {
        return java.text.Normalizer.normalize(name.strip(), java.text.Normalizer.Form.NFKC)
                .toLowerCase(Locale.ROOT);
    }

    /** The player with this secret, by its hash. */
    @Nullable Player ofToken(String hash) {
        String id = idByHash.get(hash);
        return id == null ? null : byId.get(id).player();
    }

    /** The player of this name. */
    @Nullable Player named(String name) {
        String id = idByName.get(key(name));
        return id == null ? null : byId.get(id).player();
    }

    /** The player of this name or id. */
    @Nullable Player find(String nameOrId) {
        Player named = named(nameOrId);
        Known known = byId.get(nameOrId);
        return named != null || known == null ? named : known.player();
    }

    boolean knows(String id) {
        return byId.containsKey(id);
    }

    boolean isConnected(String id) {
        return connections.containsKey(id);
    }

    /** The players who are connected, by name. */
    List<Player> present() {
        return connections.keySet().stream()
                .map(byId::get)
                .filter(Objects::nonNull)
                .map(Known::player)
                .sorted(Comparator.comparing(Player::name))
                .toList();
    }

    /** Where a player is connected. */
    List<String> connections(String id) {
        return List.copyOf(connections.getOrDefault(id, Map.of()).keySet());
    }

    /** The network addresses that a player comes from. */
    List<String> addresses(String id) {
        return connections.getOrDefault(id, Map.of()).values().stream().distinct().toList();
    }

    /** Every connection that comes from an address. */
    List<String> comingFrom(String address) {
        return connections.values().stream()
                .flatMap(all -> all.entrySet().stream())
                .filter(each -> each.getValue().equals(address))
                .map(Map.Entry::getKey)
                .toList();
    }

    /** Whom the host keeps out. */
    Bans bans() {
        return bans;
    }

    /**
     * A player is connected.
     *
     * @param from the network address
     * @param isBot whether a program plays there by itself
     */
    void connected(String id, String connection, String from, boolean isBot) {
        if (isBot) {
            bots.add(connection);
        }
        connections.computeIfAbsent(id, ignored -> new LinkedHashMap<>()).put(connection, from);
    }

    /** How many connections are bots'. */
    int bots() {
        return bots.size();
    }

    void departed(String id, String connection) {
        bots.remove(connection);
        connections.computeIfPresent(
                id,
                (player, all) -> {
                    all.remove(connection);
                    return all.isEmpty() ? null : all;
                });
    }
}
