package meldhouse.client;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.cert.CertificateEncodingException;
import java.security.cert.X509Certificate;
import java.util.HexFormat;

/** A certificate in a few words that people can compare: the SHA-256 of its bytes. */
public final class Fingerprint {
    private static final HexFormat PAIRS = HexFormat.ofDelimiter(":").withUpperCase();

    private Fingerprint() {}

    /** As in {@code SHA256:AB:12:…}, 32 bytes in hex digits. */
    public static String of(X509Certificate certificate) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(certificate.getEncoded());
            return "SHA256:" + PAIRS.formatHex(hash);
        } catch (NoSuchAlgorithmException | CertificateEncodingException e) {
            throw new IllegalStateException(e);
        }
    }
}
