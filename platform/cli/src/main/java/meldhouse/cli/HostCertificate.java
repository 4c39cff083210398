package meldhouse.cli;

import meldhouse.client.Fingerprint;

import org.bouncycastle.asn1.ASN1ObjectIdentifier;
import org.bouncycastle.asn1.pkcs.PKCSObjectIdentifiers;
import org.bouncycastle.asn1.pkcs.PrivateKeyInfo;
import org.bouncycastle.asn1.x500.X500Name;
import org.bouncycastle.asn1.x509.BasicConstraints;
import org.bouncycastle.asn1.x509.Extension;
import org.bouncycastle.asn1.x509.GeneralName;
import org.bouncycastle.asn1.x509.GeneralNames;
import org.bouncycastle.asn1.x9.X9ObjectIdentifiers;
import org.bouncycastle.cert.CertIOException;
import org.bouncycastle.cert.jcajce.JcaX509CertificateConverter;
import org.bouncycastle.cert.jcajce.JcaX509v3CertificateBuilder;
import org.bouncycastle.openssl.PEMKeyPair;
import org.bouncycastle.openssl.PEMParser;
import org.bouncycastle.openssl.jcajce.JcaPEMWriter;
import org.bouncycastle.openssl.jcajce.JcaPKCS8Generator;
import org.bouncycastle.operator.OperatorCreationException;
import org.bouncycastle.operator.jcajce.JcaContentSignerBuilder;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.math.BigInteger;
import java.nio.charset.CharacterCodingException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.InvalidKeyException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.PKCS8EncodedKeySpec;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.List;

/**
 * What a host shows to clients that encrypt.
 *
 * @param key secret
 * @param chain its certificate, then those of whoever vouches for it
 */
record HostCertificate(PrivateKey key, List<X509Certificate> chain) {
    static final String CERTIFICATE_FILE = "tls-certificate.pem";
    static final String KEY_FILE = "tls-key.pem";

    /** Nobody vouches for it anyway, so it need not be made anew every year. */
    private static final Duration LIFE = Duration.ofDays(3650);

    private static final Duration CLOCKS_DIFFER = Duration.ofDays(1);

    HostCertificate {
        chain = List.copyOf(chain);
    }

    /** By which people know it. */
    String fingerprint() {
        return Fingerprint.of(chain.getFirst());
    }

    /** Without the key. */
    @Override
    public String toString() {
        return fingerprint();
    }

    /**
     * The one that a host has made for itself in its folder; made at the first call, for its owner
     * alone.
     *
     * @throws Stop if it is there and of no use, or cannot be written
     */
    static HostCertificate ofItsOwn(Path folder, Clock clock) {
        Path certificate = folder.resolve(CERTIFICATE_FILE);
        Path key = folder.resolve(KEY_FILE);
        if (!Files.exists(key)) {
            make(certificate, key, clock);
        }
        return of(certificate, key, clock);
    }

    /**
     * Read from files.
     *
     * @param certificate PEM, with those of its authorities behind it
     * @param key PEM: PKCS #8, or as OpenSSL writes RSA and EC keys; not encrypted
     * @throws Stop if one of them is missing, is none, is out of its time, or they do not fit
     */
    static HostCertificate of(Path certificate, Path key, Clock clock) {
        List<X509Certificate> chain = chain(certificate);
        X509Certificate own = chain.getFirst();
        PrivateKey secret = key(key);
        if (!fits(own, secret)) {
            throw Stop.configuration("tls.other", key, certificate);
        }
        try {
            own.checkValidity(Date.from(clock.instant()));
        } catch (CertificateException e) {
            throw Stop.configuration(
                    "tls.time",
                    certificate,
                    own.getNotBefore().toInstant().toString(),
                    own.getNotAfter().toInstant().toString());
        }
        return new HostCertificate(secret, chain);
    }

    /**
     * The certificates in a file, PEM; at least one.
     *
     * @throws Stop if it cannot be read, or there is none in it
     */
    static List<X509Certificate> chain(Path file) {
        byte[] text = text(file).getBytes(java.nio.charset.StandardCharsets.UTF_8);
        try {
            List<X509Certificate> chain =
                    CertificateFactory.getInstance("X.509")
                            .generateCertificates(new ByteArrayInputStream(text))
                            .stream()
                            .map(X509Certificate.class::cast)
                            .toList();
            if (!chain.isEmpty()) {
                return chain;
            }
        } catch (CertificateException e) {
            System.getLogger(HostCertificate.class.getName())
                    .log(System.Logger.Level.DEBUG, "no certificate in " + file, e);
        }
        throw Stop.configuration("tls.noCertificate", file);
    }

    private static PrivateKey key(Path file) {
        String text = keyText(file);
        if (text.contains("ENCRYPTED")) {
            throw Stop.configuration("tls.encrypted", file);
        }
        try (PEMParser parser = new PEMParser(new StringReader(text))) {
            for (Object read = parser.readObject(); read != null; read = parser.readObject()) {
                if (read instanceof PrivateKeyInfo plain) {
                    return key(plain);
                } else if (read instanceof PEMKeyPair pair) {
                    return key(pair.getPrivateKeyInfo());
                }
            }
        } catch (IOException | GeneralSecurityException | RuntimeException e) {
            // Not the exception itself: it may hold a part of the key.
            System.getLogger(HostCertificate.class.getName())
                    .log(System.Logger.Level.DEBUG, "no key in {0}: {1}", file, e.getClass());
        }
        throw Stop.configuration("tls.noKey", file);
    }

    private static PrivateKey key(PrivateKeyInfo read)
            throws IOException, GeneralSecurityException {
        ASN1ObjectIdentifier kind = read.getPrivateKeyAlgorithm().getAlgorithm();
        String algorithm =
                kind.equals(PKCSObjectIdentifiers.rsaEncryption)
                        ? "RSA"
                        : kind.equals(X9ObjectIdentifiers.id_ecPublicKey) ? "EC" : "EdDSA";
        return KeyFactory.getInstance(algorithm)
                .generatePrivate(new PKCS8EncodedKeySpec(read.getEncoded()));
    }

    /** A key that is no text may be one in the form DER, of which it is said what to do. */
    private static String keyText(Path file) {
        try {
            return Files.readString(file);
        } catch (CharacterCodingException e) {
            throw Stop.configuration("tls.noKey", file);
        } catch (IOException e) {
            return text(file);
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (NoSuchFileException e) {
            throw Stop.configuration("tls.unreadable", file, Message.of("noSuchFile"));
        } catch (CharacterCodingException e) {
            throw Stop.configuration("tls.unreadable", file, Message.of("password.noText"));
        } catch (IOException e) {
            throw Stop.configuration(
                    "tls.unreadable", file, Message.verbatim(String.valueOf(e.getMessage())));
        }
    }

    /** Whether what the key signs is believed by whoever has the certificate. */
    private static boolean fits(X509Certificate certificate, PrivateKey key) {
        String algorithm = key.getAlgorithm();
        if (!algorithm.equals(certificate.getPublicKey().getAlgorithm())) {
            return false;
        }
        try {
            Signature signature =
                    Signature.getInstance(
                            switch (algorithm) {
                                case "RSA" -> "SHA256withRSA";
                                case "EC" -> "SHA256withECDSA";
                                default -> algorithm;
                            });
            signature.initSign(key);
            signature.update((byte) 1);
            byte[] signed = signature.sign();
            signature.initVerify(certificate.getPublicKey());
            signature.update((byte) 1);
            return signature.verify(signed);
        } catch (InvalidKeyException | java.security.SignatureException e) {
            return false;
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void make(Path certificate, Path key, Clock clock) {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
            generator.initialize(new ECGenParameterSpec("secp256r1"));
            KeyPair pair = generator.generateKeyPair();
            X509Certificate made = signed(pair, clock.instant());
            Files.createDirectories(certificate.toAbsolutePath().getParent());
            Files.deleteIfExists(certificate);
            write(certificate, made);
            write(key, new JcaPKCS8Generator(pair.getPrivate(), null));
        } catch (IOException e) {
            throw Stop.configuration(
                    "tls.unwritable", key, Message.verbatim(String.valueOf(e.getMessage())));
        } catch (GeneralSecurityException | OperatorCreationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static X509Certificate signed(KeyPair pair, Instant now)
            throws CertIOException, OperatorCreationException, CertificateException {
        X500Name name = new X500Name("CN=Meldhouse");
        var builder =
                new JcaX509v3CertificateBuilder(
                        name,
                        new BigInteger(127, new SecureRandom()).add(BigInteger.ONE),
                        Date.from(now.minus(CLOCKS_DIFFER)),
                        Date.from(now.plus(LIFE)),
                        name,
                        pair.getPublic());
        builder.addExtension(Extension.basicConstraints, true, new BasicConstraints(false));
        builder.addExtension(
                Extension.subjectAlternativeName,
                false,
                new GeneralNames(
                        new GeneralName[] {
                            new GeneralName(GeneralName.dNSName, "localhost"),
                            new GeneralName(GeneralName.iPAddress, "127.0.0.1")
                        }));
        return new JcaX509CertificateConverter()
                .getCertificate(
                        builder.build(
                                new JcaContentSignerBuilder("SHA256withECDSA")
                                        .build(pair.getPrivate())));
    }

    private static void write(Path file, Object written) throws IOException {
        StringWriter text = new StringWriter();
        try (JcaPEMWriter pem = new JcaPEMWriter(text)) {
            pem.writeObject(written);
        }
        try {
            Files.createFile(file, Tokens.forItsOwnerAlone());
        } catch (FileAlreadyExistsException e) {
            throw new IOException("it is there already", e);
        }
        Files.writeString(file, text.toString());
    }
}
