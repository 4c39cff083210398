package meldhouse.scripting;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;

/** What makes a call of a function known: its hook and its argument. */
public final class HookRandom {
    private HookRandom() {}

    /**
     * The hash of an argument, as 64 hexadecimal digits: the same for the same plain data, in
     * whatever order its maps stand.
     */
    public static String hash(String hook, Map<String, ?> argument) {
        return HexFormat.of().formatHex(digest(hook, argument));
    }

    /** The chance that a function is handed: always the same for the same call. */
    static SplittableRandom of(String hook, Map<String, ?> argument) {
        return new SplittableRandom(ByteBuffer.wrap(digest(hook, argument)).getLong());
    }

    private static byte[] digest(String hook, Map<String, ?> argument) {
        StringBuilder text = new StringBuilder(hook);
        write(argument, text);
        try {
            return MessageDigest.getInstance("SHA-256")
                    .digest(text.toString().getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    private static void write(Object plain, StringBuilder text) {
        switch (plain) {
            case Map<?, ?> map -> {
                TreeMap<String, Object> sorted = new TreeMap<>();
                map.forEach(
                        (key, value) ->
                                sorted.put(String.valueOf(key), value == null ? "null" : value));
                text.append('{');
                sorted.forEach(
                        (key, value) -> {
                            text.append(key).append('=');
                            write(value, text);
                        });
                text.append('}');
            }
            case List<?> list -> {
                text.append('[');
                list.forEach(one -> write(String.valueOf(one).equals("null") ? "null" : one, text));
                text.append(']');
            }
            default -> {
                String one = plain.toString();
                text.append(one.length()).append(':').append(one);
            }
        }
    }
}
