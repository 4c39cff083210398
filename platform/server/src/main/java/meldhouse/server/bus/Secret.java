package meldhouse.server.bus;

import org.jspecify.annotations.Nullable;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/** Tokens, codes and ids: made here, and compared so that the time tells nothing. */
public final class Secret {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int TOKEN_BYTES = 24;

    /** Without letters that are read as one another. */
    private static final String LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

    private Secret() {}

    /** A new token: 192 bits. */
    public static String token() {
        byte[] bytes = new byte[TOKEN_BYTES];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** A new short word, to be read aloud and typed. */
    public static String word(int length) {
        StringBuilder word = new StringBuilder();
        for (int i = 0; i < length; i++) {
            word.append(LETTERS.charAt(RANDOM.nextInt(LETTERS.length())));
        }
        return word.toString();
    }

    /** What is kept of a token. */
    public static String hash(String token) {
        return HexFormat.of().formatHex(sha256(token));
    }

    /** Whether what somebody says is the secret; null: they say nothing. */
    public static boolean same(String secret, @Nullable String said) {
        return said != null && MessageDigest.isEqual(sha256(secret), sha256(said));
    }

    /** Where they come from. */
    public static SecureRandom random() {
        return RANDOM;
    }

    private static byte[] sha256(String text) {
        try {
            return MessageDigest.getInstance("SHA-256")
                    .digest(text.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
