package meldhouse.client;

import java.security.cert.X509Certificate;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

import javax.net.ssl.SSLEngine;

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
     * one on first use, and from then on that one alone. Where authorities are named, they are
     * asked and nobody else: a host for which none of them vouches, by the name that it is joined
     * by, is refused.
     *
     * @param known the fingerprints of the hosts that were met
     * @param authorities the certificates of those that are asked; empty: those that this machine
     *     knows
     */
    record Tls(KnownHosts known, List<X509Certificate> authorities) implements Encryption {
        public Tls {
            authorities = List.copyOf(authorities);
        }

        /** By the authorities that this machine knows, or on first use. */
        public Tls(KnownHosts known) {
            this(known, List.of());
        }

        /**
         * The client's ends of many connections to one host, for programs that make them by
         * themselves. They refuse whom a client refuses, but nobody is met by them.
         */
        public Supplier<SSLEngine> engines(Address host) {
            return new HostTrust(host, this)::engine;
        }
    }

    /** The hosts whose certificates were taken on first use, with what they showed. */
    interface KnownHosts {
        /** What this host showed the first time: as {@link Fingerprint#of} writes it. */
        Optional<String> fingerprint(Address host);

        /** A host was met for the first time, and proved that it has the key. */
        void met(Address host, String fingerprint);
    }
}
