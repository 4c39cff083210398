package meldhouse.engine;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;

import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** HMAC-SHA-256 with one key. For one thread at a time. */
final class Hash {
    private static final String NAME = "HmacSHA256";

    private final Mac mac;

    private Hash(Mac mac) {
        this.mac = mac;
    }

    static Hash keyed(byte[] key) {
        try {
            Mac mac = Mac.getInstance(NAME);
            mac.init(new SecretKeySpec(key, NAME));
            return new Hash(mac);
        } catch (GeneralSecurityException e) {
            throw missing(e);
        }
    }

    byte[] of(byte[] message) {
        return mac.doFinal(message);
    }

    static byte[] sha256(byte[] message) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(message);
        } catch (GeneralSecurityException e) {
            throw missing(e);
        }
    }

    private static IllegalStateException missing(GeneralSecurityException e) {
        return new IllegalStateException("every Java has SHA-256 and its HMAC", e);
    }
}
