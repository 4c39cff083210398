package meldhouse.client;

import java.util.Optional;

/**
 * Whether a client encrypts what it sends, and whom it then trusts. The two ends must agree: a
 * client does not find out by itself, so that nobody in between can talk it into plain text.
 */
public sealed interface Encryption {
    /** Nothing is encrypted. */
    Encryption NONE = new None();

    /** Plain text. */
    record None() implements Encryption {}

    /**
     * TLS. A certificate that an authority known to this machine vouches for is trusted; any other
     * one on first use, and from then on that one alone.
     *
     * @param known the fingerprints of the hosts that were met
     */
    record Tls(KnownHosts known) implements Encryption {}

    /** The hosts whose certificates were taken on first use, with what they showed. */
    interface KnownHosts {
        /** What this host showed the first time: as {@link Fingerprint#of} writes it. */
        Optional<String> fingerprint(Address host);

        /** A host was met for the first time, and proved that it has the key. */
        void met(Address host, String fingerprint);
    }
}
