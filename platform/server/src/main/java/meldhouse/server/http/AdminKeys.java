package meldhouse.server.http;

import meldhouse.server.bus.Secret;

import org.jspecify.annotations.Nullable;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * Who may do more than look: keys that are good for one use, and what a browser gets for one. Kept
 * in memory alone, as hashes, so that a restart forgets them. Safe for any thread.
 */
public final class AdminKeys {
    /** Nearly ninety bits, and still to be typed. */
    private static final int LENGTH = 18;

    /** Of more than so many the oldest is forgotten. */
    private static final int MOST = 16;

    private final Set<String> keys = new LinkedHashSet<>();
    private final Map<String, String> formKeys = new LinkedHashMap<>();

    /** A new key, good for one use. */
    public synchronized String newKey() {
        String key = Secret.word(LENGTH);
        keys.add(Secret.hash(key));
        if (keys.size() > MOST) {
            keys.remove(keys.iterator().next());
        }
        return key;
    }

    /** Whether a key has yet to be used. */
    public synchronized boolean isFresh(String key) {
        return keys.contains(Secret.hash(key));
    }

    /**
     * Uses a key up.
     *
     * @return the secret of the browser that brought it; null: the key is none, or was used before
     */
    synchronized @Nullable String redeem(String key) {
        if (!keys.remove(Secret.hash(key))) {
            return null;
        }
        String session = Secret.token();
        formKeys.put(Secret.hash(session), Secret.token());
        if (formKeys.size() > MOST) {
            formKeys.remove(formKeys.keySet().iterator().next());
        }
        return session;
    }

    /**
     * What every form of this browser has to bring, so that no other site can fill one in.
     *
     * @return null: it is no admin's
     */
    synchronized @Nullable String formKey(@Nullable String session) {
        return session == null ? null : formKeys.get(Secret.hash(session));
    }

    /** The browser is no admin's any more. */
    synchronized void leave(String session) {
        formKeys.remove(Secret.hash(session));
    }
}
