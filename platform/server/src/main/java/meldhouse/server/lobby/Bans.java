package meldhouse.server.lobby;

import org.jspecify.annotations.Nullable;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Whom the host keeps out: players with their names, and addresses. A fold of facts. */
final class Bans {
    private final Map<String, Ban> all = new LinkedHashMap<>();

    /**
     * Somebody who is kept out.
     *
     * @param id of the player, or the address
     * @param name of the player, or the address
     */
    record Ban(String id, String name) {}

    void add(Ban ban) {
        all.put(ban.id(), ban);
    }

    void lift(String id) {
        all.remove(id);
    }

    /** All of them, in the order in which they came about. */
    List<Ban> all() {
        return List.copyOf(all.values());
    }

    /** Whether a player or an address is kept out. */
    boolean has(String id) {
        return all.containsKey(id);
    }

    /** Whether somebody who is kept out has this name. */
    boolean hasName(@Nullable String name) {
        return name != null
                && all.values().stream()
                        .anyMatch(ban -> Sessions.key(ban.name()).equals(Sessions.key(name)));
    }
}
