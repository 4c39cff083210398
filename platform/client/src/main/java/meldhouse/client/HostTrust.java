package meldhouse.client;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.net.Socket;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.CertificateException;
import java.security.cert.X509Certificate;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.TrustManager;
import javax.net.ssl.TrustManagerFactory;
import javax.net.ssl.X509ExtendedTrustManager;

/**
 * Decides whether a host is the one that it should be: by an authority, or as it was known before,
 * or for the first time. That one is kept only once the host has proved that it has the key.
 */
final class HostTrust extends X509ExtendedTrustManager {
    private final Address host;
    private final Encryption.KnownHosts known;
    private final X509ExtendedTrustManager authorities;
    private final boolean onFirstUse;
    private final SSLContext context;
    private @Nullable String fresh;

    HostTrust(Address host, Encryption.Tls how) {
        this.host = host;
        this.known = how.known();
        this.authorities = asking(how.authorities());
        this.onFirstUse = how.authorities().isEmpty();
        try {
            this.context = SSLContext.getInstance("TLS");
            context.init(null, new TrustManager[] {this}, null);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private static X509ExtendedTrustManager asking(List<X509Certificate> named) {
        try {
            KeyStore store = named.isEmpty() ? null : KeyStore.getInstance("PKCS12");
            if (store != null) {
                store.load(null, null);
                for (int i = 0; i < named.size(); i++) {
                    store.setCertificateEntry("authority " + i, named.get(i));
                }
            }
            TrustManagerFactory factory =
                    TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
            factory.init(store);
            return Arrays.stream(factory.getTrustManagers())
                    .filter(X509ExtendedTrustManager.class::isInstance)
                    .map(X509ExtendedTrustManager.class::cast)
                    .findFirst()
                    .orElseThrow();
        } catch (GeneralSecurityException | IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The client's end of one connection; an authority vouches for the host by its name. */
    SSLEngine engine() {
        SSLEngine engine = context.createSSLEngine(host.host(), host.port());
        engine.setUseClientMode(true);
        SSLParameters parameters = engine.getSSLParameters();
        parameters.setEndpointIdentificationAlgorithm("HTTPS");
        parameters.setProtocols(new String[] {"TLSv1.3", "TLSv1.2"});
        engine.setSSLParameters(parameters);
        return engine;
    }

    /** The connection stands: whoever was met for the first time is known from now on. */
    void connected() {
        String met = fresh;
        if (met != null) {
            known.met(host, met);
        }
    }

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String type, SSLEngine engine)
            throws CertificateException {
        try {
            authorities.checkServerTrusted(chain, type, engine);
        } catch (CertificateException e) {
            if (!onFirstUse) {
                throw e;
            }
            check(chain[0]);
        }
    }

    private void check(X509Certificate own) throws CertificateException {
        own.checkValidity();
        String shown = Fingerprint.of(own);
        Optional<String> before = known.fingerprint(host);
        if (before.isEmpty()) {
            fresh = shown;
        } else if (!before.get().equals(shown)) {
            throw new UntrustedHost(before.get(), shown);
        }
    }

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String type)
            throws CertificateException {
        throw new CertificateException("there is no connection");
    }

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String type, Socket socket)
            throws CertificateException {
        throw new CertificateException("there is no engine");
    }

    @Override
    public void checkClientTrusted(X509Certificate[] chain, String type)
            throws CertificateException {
        throw new CertificateException("this is no server");
    }

    @Override
    public void checkClientTrusted(X509Certificate[] chain, String type, Socket socket)
            throws CertificateException {
        throw new CertificateException("this is no server");
    }

    @Override
    public void checkClientTrusted(X509Certificate[] chain, String type, SSLEngine engine)
            throws CertificateException {
        throw new CertificateException("this is no server");
    }

    @Override
    public X509Certificate[] getAcceptedIssuers() {
        return authorities.getAcceptedIssuers();
    }
}
