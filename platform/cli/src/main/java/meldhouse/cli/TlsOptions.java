package meldhouse.cli;

import meldhouse.client.Address;
import meldhouse.client.CannotConnect;
import meldhouse.client.Credentials;
import meldhouse.client.Encryption;
import meldhouse.client.MeldhouseClient;
import meldhouse.client.Pace;
import meldhouse.client.terminal.Inbox;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;

import java.nio.file.Path;
import java.security.cert.X509Certificate;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

import javax.net.ssl.SSLEngine;

/** Whether a program that connects to a host encrypts, and whom it trusts then. */
final class TlsOptions {
    @CommandLine.Option(names = "--tls", description = "Encrypt: the host does so, too.")
    private boolean tls;

    @CommandLine.Option(
            names = "--tls-trust",
            paramLabel = "FILE",
            description = "Encrypt, and trust these authorities alone: PEM.")
    private @Nullable Path trust;

    private List<X509Certificate> authorities = List.of();

    /** Reads the authorities that are named. */
    void read() {
        if (trust != null) {
            authorities = HostCertificate.chain(trust);
        }
    }

    /** The host says that it encrypts. */
    void announced(boolean encrypts) {
        tls |= encrypts;
    }

    boolean isWanted() {
        return tls || trust != null;
    }

    Encryption encryption(Console console) {
        return isWanted()
                ? new Encryption.Tls(new KnownHostsFile(Installation.data(), console), authorities)
                : Encryption.NONE;
    }

    /**
     * The ends of many connections to a host, after one client has met it as any client does.
     *
     * @param console is told if that is for the first time
     * @return null: nothing is encrypted
     */
    @Nullable Supplier<SSLEngine> engines(Console console, Address host, @Nullable String password)
            throws CannotConnect, InterruptedException {
        if (!(encryption(console) instanceof Encryption.Tls how)) {
            return null;
        }
        Credentials credentials = Credentials.named("Load").withPassword(password);
        MeldhouseClient.connect(host, how, credentials, Pace.USUAL, new Inbox()).close();
        return how.engines(host);
    }

    /** The same to a host of our own, whose certificate is at hand. */
    static Supplier<SSLEngine> engines(Address host, HostCertificate shown) {
        return new Encryption.Tls(
                        new Encryption.KnownHosts() {
                            @Override
                            public Optional<String> fingerprint(Address any) {
                                return Optional.of(shown.fingerprint());
                            }

                            @Override
                            public void met(Address any, String fingerprint) {}
                        })
                .engines(host);
    }
}
