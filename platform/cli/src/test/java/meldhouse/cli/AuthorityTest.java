package meldhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import meldhouse.catalog.Catalog;
import meldhouse.server.Server;
import meldhouse.server.ServerConfig;
import meldhouse.store.MemoryJournal;

import org.bouncycastle.asn1.x509.SubjectPublicKeyInfo;
import org.bouncycastle.openssl.jcajce.JcaPKCS8Generator;
import org.bouncycastle.util.io.pem.PemObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyPair;
import java.security.cert.X509Certificate;
import java.security.interfaces.ECPrivateKey;
import java.time.Clock;
import java.time.Instant;
import java.util.List;

/** A host whose certificate an authority has signed, and the files in which it comes. */
@Timeout(120)
class AuthorityTest {
    private static final Clock NOW = Clock.systemUTC();

    @TempDir private Path folder;

    private static HostCertificate signed(Authority by, String address) throws Exception {
        KeyPair keys = Authority.keys("EC", 256);
        Instant until = Instant.now().plus(Authority.DAY);
        return new HostCertificate(keys.getPrivate(), by.host(keys, address, until));
    }

    private static Server server(HostCertificate shown) {
        return new Server(
                ServerConfig.of(Catalog.of(List.of(), List.of()), new MemoryJournal())
                        .withTls(new ServerConfig.Tls(shown.key(), shown.chain())));
    }

    private Ran join(HostCertificate shown, Path trusted) throws Exception {
        try (Server server = server(shown)) {
            String address = "127.0.0.1:" + server.start();
            return Ran.command("join", address, "--name", "Ann", "--tls-trust", trusted.toString());
        }
    }

    @Test
    void aHostForWhichATrustedAuthorityVouchesIsJoinedWithoutAQuestion() throws Exception {
        Authority root = Authority.root();
        Path trusted = Authority.write(folder.resolve("root.pem"), root.chain());

        Ran ran = join(signed(root.below(), "127.0.0.1"), trusted);

        assertThat(ran.code()).as(ran.err()).isEqualTo(Exit.DONE);
        assertThat(ran.out()).contains("There are no tables yet.").doesNotContain("first time");
    }

    @Test
    void whoNamesAuthoritiesTrustsNobodyElse() throws Exception {
        Path trusted = Authority.write(folder.resolve("root.pem"), Authority.root().chain());

        for (HostCertificate shown :
                List.of(
                        signed(Authority.root().below(), "127.0.0.1"),
                        HostCertificate.ofItsOwn(folder, NOW))) {
            Ran ran = join(shown, trusted);
            assertThat(ran.code()).isEqualTo(Exit.WRONG);
            assertThat(ran.err()).contains("its certificate is of no use");
        }
    }

    @Test
    void aCertificateForAnotherAddressIsRefused() throws Exception {
        Authority root = Authority.root();
        Path trusted = Authority.write(folder.resolve("root.pem"), root.chain());

        Ran ran = join(signed(root, "192.0.2.7"), trusted);

        assertThat(ran.code()).isEqualTo(Exit.WRONG);
        assertThat(ran.err()).contains("its certificate is of no use", "127.0.0.1");
    }

    @Test
    void aCertificateThatIsOutOfItsTimeIsRefusedByBothEnds() throws Exception {
        Authority root = Authority.root();
        KeyPair keys = Authority.keys("EC", 256);
        List<X509Certificate> old =
                root.host(keys, "127.0.0.1", Instant.now().minus(Authority.DAY));
        Path certificate = Authority.write(folder.resolve("old.pem"), old);
        Path key = Authority.write(folder.resolve("key.pem"), List.of(ofItsKind(keys)));

        assertThatThrownBy(() -> HostCertificate.of(certificate, key, NOW))
                .isInstanceOfSatisfying(
                        Stop.class,
                        stop -> assertThat(stop.sentence().key()).isEqualTo("tls.time"));
        Path trusted = Authority.write(folder.resolve("root.pem"), root.chain());
        Ran ran = join(new HostCertificate(keys.getPrivate(), old), trusted);
        assertThat(ran.code()).isEqualTo(Exit.WRONG);
        assertThat(ran.err()).contains("its certificate is of no use");
    }

    /** As OpenSSL wrote keys before PKCS #8: one of EC with its curve in it, as Java has it not. */
    private static Object ofItsKind(KeyPair keys) throws Exception {
        if (!(keys.getPrivate() instanceof ECPrivateKey ec)) {
            return keys.getPrivate();
        }
        var all = SubjectPublicKeyInfo.getInstance(keys.getPublic().getEncoded());
        return new PemObject(
                "EC PRIVATE KEY",
                new org.bouncycastle.asn1.sec.ECPrivateKey(
                                ec.getParams().getOrder().bitLength(),
                                ec.getS(),
                                all.getPublicKeyData(),
                                all.getAlgorithm().getParameters())
                        .getEncoded());
    }

    @Test
    void keysAreTakenInEveryFormThatOpenSslWrites() throws Exception {
        Authority root = Authority.root();
        for (KeyPair keys :
                List.of(
                        Authority.keys("EC", 256),
                        Authority.keys("EC", 384),
                        Authority.keys("RSA", 2048),
                        Authority.keys("Ed25519", 255))) {
            Instant until = Instant.now().plus(Authority.DAY);
            List<X509Certificate> chain = root.host(keys, "127.0.0.1", until);
            Path certificate = Authority.write(folder.resolve("chain.pem"), chain);
            // PKCS #1 of RSA, SEC 1 of EC, then PKCS #8 of each.
            Path own = Authority.write(folder.resolve("own.pem"), List.of(ofItsKind(keys)));
            Path plain =
                    Authority.write(
                            folder.resolve("plain.pem"),
                            List.of(new JcaPKCS8Generator(keys.getPrivate(), null)));
            for (Path key : List.of(own, plain)) {
                assertThat(HostCertificate.of(certificate, key, NOW).chain())
                        .as(Files.readString(key).lines().findFirst().orElseThrow())
                        .isEqualTo(chain);
            }
        }
    }

    @Test
    void aKeyBehindTheParametersOfItsCurveIsTaken() throws Exception {
        KeyPair keys = Authority.keys("EC", 256);
        Instant until = Instant.now().plus(Authority.DAY);
        Path certificate =
                Authority.write(
                        folder.resolve("chain.pem"),
                        Authority.root().host(keys, "127.0.0.1", until));
        Path key = Authority.write(folder.resolve("key.pem"), List.of(ofItsKind(keys)));
        Files.writeString(
                key,
                "-----BEGIN EC PARAMETERS-----\nBggqhkjOPQMBBw==\n-----END EC PARAMETERS-----\n"
                        + Files.readString(key));

        assertThat(HostCertificate.of(certificate, key, NOW).key())
                .isInstanceOfSatisfying(
                        ECPrivateKey.class,
                        read ->
                                assertThat(read.getS())
                                        .isEqualTo(((ECPrivateKey) keys.getPrivate()).getS()));
    }

    @Test
    void aKeyThatAsksForAPasswordIsRefusedWithTheCommandThatTakesItAway() throws Exception {
        KeyPair keys = Authority.keys("RSA", 2048);
        Instant until = Instant.now().plus(Authority.DAY);
        Path certificate =
                Authority.write(
                        folder.resolve("chain.pem"),
                        Authority.root().host(keys, "127.0.0.1", until));
        Path modern =
                Files.writeString(
                        folder.resolve("modern.pem"),
                        "-----BEGIN ENCRYPTED PRIVATE KEY-----\nAAAA\n"
                                + "-----END ENCRYPTED PRIVATE KEY-----\n");
        Path old =
                Files.writeString(
                        folder.resolve("old.pem"),
                        "-----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\n"
                                + "DEK-Info: AES-128-CBC,00112233445566778899AABBCCDDEEFF\n\nAAAA\n"
                                + "-----END RSA PRIVATE KEY-----\n");
        for (Path key : List.of(modern, old)) {
            Ran ran =
                    Ran.command(
                            "host",
                            "--tls-cert",
                            certificate.toString(),
                            "--tls-key",
                            key.toString());
            assertThat(ran.code()).isEqualTo(Exit.CONFIGURATION);
            assertThat(ran.err())
                    .contains("it asks for a password", "openssl pkey -in '" + key + "'");
        }
    }

    @Test
    void aKeyThatIsNoPemIsRefusedWithTheCommandThatMakesItOne() throws Exception {
        KeyPair keys = Authority.keys("EC", 256);
        Path certificate = Authority.write(folder.resolve("chain.pem"), Authority.root().chain());
        Path der = Files.write(folder.resolve("key.der"), keys.getPrivate().getEncoded());

        Ran ran =
                Ran.command(
                        "host", "--tls-cert", certificate.toString(), "--tls-key", der.toString());

        assertThat(ran.code()).isEqualTo(Exit.CONFIGURATION);
        assertThat(ran.err()).contains("openssl pkey -inform DER -in '" + der + "'");
    }

    @Test
    void authoritiesThatCannotBeReadAreNamed() {
        Ran ran = Ran.command("join", "127.0.0.1:1", "--tls-trust", folder + "/none.pem");
        assertThat(ran.code()).isEqualTo(Exit.CONFIGURATION);
        assertThat(ran.err()).contains("none.pem", "no such file");
    }
}
