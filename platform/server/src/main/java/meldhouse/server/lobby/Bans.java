package meldhouse.server.lobby;

import org.jspecify.annotations.Nullable;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Whom the host keeps out: players with their names, and addresses. A fold of facts, by the lobby
 * alone; from any thread it may be asked, since what is there is never changed but replaced.
 */
final class Bans {
    private volatile Map<String, Ban> all = Map.of();

    /**
     * Somebody who is kept out.
     *
     * @param id of the player, or the address
     * @param name of the player, or the address
     */
    record Ban(String id, String name) {}

    void add(Ban ban) {
        change(more -> more.put(ban.id(), ban));
    }

    void lift(String id) {
        change(fewer -> fewer.remove(id));
    }

    private void change(Consumer<Map<String, Ban>> how) {
        Map<String, Ban> next = new LinkedHashMap<>(all);
        how.accept(next);
        all = Collections.unmodifiableMap(next);
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
