package meldhouse.cli;

import org.bouncycastle.asn1.x500.X500Name;
import org.bouncycastle.asn1.x509.BasicConstraints;
import org.bouncycastle.asn1.x509.Extension;
import org.bouncycastle.asn1.x509.GeneralName;
import org.bouncycastle.asn1.x509.GeneralNames;
import org.bouncycastle.cert.jcajce.JcaX509CertificateConverter;
import org.bouncycastle.cert.jcajce.JcaX509v3CertificateBuilder;
import org.bouncycastle.openssl.jcajce.JcaPEMWriter;
import org.bouncycastle.operator.jcajce.JcaContentSignerBuilder;
import org.jspecify.annotations.Nullable;

import java.io.StringWriter;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;

/**
 * Somebody who vouches for hosts.
 *
 * @param chain its certificate, and those of whoever vouches for it, the root last
 */
record Authority(KeyPair keys, List<X509Certificate> chain) {
    static final Duration DAY = Duration.ofDays(1);

    static KeyPair keys(String algorithm, int bits) throws Exception {
        KeyPairGenerator generator = KeyPairGenerator.getInstance(algorithm);
        generator.initialize(bits);
        return generator.generateKeyPair();
    }

    /** For whom nobody vouches. */
    static Authority root() throws Exception {
        KeyPair keys = keys("EC", 384);
        Instant until = Instant.now().plus(DAY);
        return new Authority(keys, List.of(signed(keys, "Root", keys, "Root", null, until)));
    }

    /** For whom this one vouches. */
    Authority below() throws Exception {
        KeyPair below = keys("EC", 256);
        Instant until = Instant.now().plus(DAY);
        List<X509Certificate> all = new ArrayList<>(chain);
        all.addFirst(signed(keys, own(), below, "Below", null, until));
        return new Authority(below, all);
    }

    private String own() {
        return chain.getFirst().getSubjectX500Principal().getName().replaceFirst("^CN=", "");
    }

    /** A host's certificate, for an address, in front of those of its authorities but the root. */
    List<X509Certificate> host(KeyPair host, String address, Instant until) throws Exception {
        List<X509Certificate> all = new ArrayList<>(chain);
        all.removeLast();
        all.addFirst(signed(keys, own(), host, "Host", address, until));
        return all;
    }

    private static X509Certificate signed(
            KeyPair by,
            String issuer,
            KeyPair whose,
            String subject,
            @Nullable String address,
            Instant until)
            throws Exception {
        var builder =
                new JcaX509v3CertificateBuilder(
                        new X500Name("CN=" + issuer),
                        BigInteger.valueOf(System.nanoTime()),
                        Date.from(until.minus(DAY.multipliedBy(9))),
                        Date.from(until),
                        new X500Name("CN=" + subject),
                        whose.getPublic());
        builder.addExtension(
                Extension.basicConstraints, true, new BasicConstraints(address == null));
        if (address != null) {
            builder.addExtension(
                    Extension.subjectAlternativeName,
                    false,
                    new GeneralNames(new GeneralName(GeneralName.iPAddress, address)));
        }
        String algorithm =
                by.getPrivate().getAlgorithm().equals("RSA") ? "SHA256withRSA" : "SHA256withECDSA";
        return new JcaX509CertificateConverter()
                .getCertificate(
                        builder.build(
                                new JcaContentSignerBuilder(algorithm).build(by.getPrivate())));
    }

    /** Writes them as PEM, in the order given. */
    static Path write(Path file, List<?> written) throws Exception {
        StringWriter text = new StringWriter();
        try (JcaPEMWriter pem = new JcaPEMWriter(text)) {
            for (Object each : written) {
                pem.writeObject(each);
            }
        }
        return Files.writeString(file, text.toString());
    }
}
